### Bring den Kara ins Haus en français. $you nomme le champ dont la place est celle de qui écoute; $first vaut "yes" la première fois.

kara = Bring den Kara ins Haus
    .help = cinq dés; approche-toi de la maison autant que tu peux
kara-spoken = Bring: brigne; ins: innss; Haus: haousse; Civis: Tsivis
loop-pot = pot

## Réponses et commandes

kara-answer-run = relancer, r, relance, lancer, lance
    .pick = Relancer ces dés
kara-answer-all = tout, t, tout relancer, les cinq dés, cinq dés, les 5 dés, 5 dés
kara-answer-stop = stop, s, arrêter, arrête, j'arrête, m'arrête, m'arrêter, stopper, fini, assez, rester, reste, rien, aucun, prendre, garder
kara-answer-stay = rester, e, reste
kara-answer-leave = partir, i, pause
kara-answer-join = revenir, v, reviens
kara-command-dice = dés, ds
    .said = à combien, à combien suis-je, à combien je suis, je suis à combien, où en suis-je, où suis-je, je suis loin, suis-je loin, mon Kara
    .help = ton Kara, et à combien il est de la maison
kara-command-house = maison, ms
    .help = les dés de la maison, et qui les a lancés
kara-command-who = qui, qi
    .said = à combien sont les autres, qui est le plus proche
    .help = à combien de la maison est chaque Kara, et qui mène
kara-command-pot = pot, po
    .said = combien y a-t-il dans le pot, combien dans le pot, il y a combien dans le pot, combien il y a dans le pot, qu'y a-t-il dans le pot, combien de jetons dans le pot, combien vaut le pot
    .help = ce qu'il y a dans le pot

## Questions

kara-run-or-stop = { $turn ->
        [yes] Ton Kara:{" "}
       *[no] {""}
    }{ $far } { $side ->
        [over] de trop
       *[under] de moins
    }, { $dice }{ $first ->
        [yes] . Relancer ou stop?
       *[no] : lesquels?
    }
    .less = { $far } { $side ->
        [over] de trop
       *[under] de moins
    }, { $dice }?
    .brief = { $dice }?
    .braille = { $dice }, { $far } { $side ->
        [over] de trop
       *[under] de moins
    }?
    .first = { $you ->
        [seat] C'est à toi.{" "}
       *[none] {""}
    }Tape relancer et les dés à relancer, par exemple relancer 3 3, ou stop pour les laisser tels quels.{ $last ->
        [yes] {""}
       *[no] {" "}Dès que quelqu'un a dit stop, chacun des autres a encore un tour.
    }
    .allowed = Tape relancer et les dés à relancer, par exemple relancer 3 3, ou tout, ou stop.
    .longest = r 3 3 4 5
    .figure = { $far } { $side ->
        [over] de plus que
       *[under] de moins que
    } { $sum }
    .does-run = relance ces dés
    .does-all = relance les cinq
    .does-stop = stop: garde les cinq
kara-stay-or-go = { $inside ->
        [yes] Manche suivante?
       *[no] Revenir?
    }{ $first ->
        [yes] {" "}Entrée, ou { $inside ->
            [yes] partir:
           *[no] revenir:
        }
       *[no] {""}
    }
    .brief = { $inside ->
        [yes] Suivante?
       *[no] Revenir?
    }
    .braille = { $inside ->
        [yes] manche suivante?
       *[no] revenir?
    }
    .sure = Partir? La partie finit dès que tous ont répondu.
    .sure-brief = finir ici?
    .allowed = { $inside ->
        [yes] Entrée continue. Tape partir pour quitter la table. Revenir te rend ta place.
       *[no] Entrée continue sans toi. Tape revenir pour jouer la manche suivante.
    }
    .longest = { $inside ->
        [yes] partir
       *[no] revenir
    }
    .does-stay = { $inside ->
        [yes] la manche suivante
       *[no] encore une manche sans toi
    }
    .does-leave = ne joue plus pour l'instant
    .does-join = joue de nouveau

## Événements

kara-stakes = { $stake ->
        [0] Pour l'honneur, { $rounds ->
            [one] une manche.
           *[other] { $rounds } manches.
        }
       *[other] { $chips ->
            [0] Aucun jeton
            [one] Un jeton
           *[other] { $chips } jetons
        } chacun, mise de { $stake }; { $rounds ->
            [one] une manche.
           *[other] { $rounds } manches.
        }
    }{ $first ->
        [yes] {" "}Le but: tes cinq dés sont ton Kara; approche leur somme le plus possible de celle de la maison, cinq autres dés. Le plus proche prend le pot, à égalité celui qui a le plus de dés en commun avec la maison; à la fin, celui qui a le plus de jetons gagne la partie. { loop-hear-more }
       *[no] {""}
    }
    .brief = { $stake ->
        [0] Pour l'honneur, manches { $rounds }.
       *[other] { $chips } jetons, mise { $stake }, manches { $rounds }.
    }
    .braille = { $stake ->
        [0] honneur, manches { $rounds }
       *[other] { $chips } jetons, mise { $stake }, manches { $rounds }
    }
kara-house-next = { $neutral ->
        [yes] Maintenant, on lance la maison; elle n'est à personne.
       *[no] { $you ->
            [thrower] Maintenant, tu lances la maison.
           *[other] Maintenant, { $thrower } lance la maison.
        }
    }
    .brief = { $neutral ->
        [yes] La maison n'est à personne.
       *[no] { $thrower } lance la maison.
    }
    .braille = { $neutral ->
        [yes] maison neutre
       *[no] maison { $thrower }
    }
kara-house = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }Maison { $total }{ $first ->
        [yes] , la somme à approcher; ses dés:
       *[no] :
    } { $dice }.
    .brief = Maison { $total }: { $dice }.
    .braille = maison { $total }: { $dice }
kara-house-by = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }Maison { $total }{ $first ->
        [yes] , la somme à approcher; ses dés:
       *[no] :
    } { $dice }, lancée par { $you ->
        [seat] toi
       *[other] { $seat }
    }{ $plays ->
        [yes] .
       *[no] {""}. { $you ->
            [seat] Tu passes donc cette manche.
           *[other] { $seat } passe donc cette manche.
        }
    }
    .brief = Maison { $total }: { $dice }, par { $you ->
        [seat] toi.
       *[other] { $seat }.
    }
    .braille = maison { $total }: { $dice } { $seat }
kara-threw-dice = { $you ->
        [seat] { $again ->
            [yes] , { $dice }
           *[no] : { $dice }
        }
       *[other] { $again ->
            [yes] {""}
           *[no] : { $dice }
        }
    }
kara-threw = { $again ->
        [yes] { $you ->
            [seat] Tu relances:
           *[other] { $seat } relance:
        }
       *[no] { $you ->
            [seat] Tu as
           *[other] { $seat } a
        }
    } { $far } { $side ->
        [over] { $first ->
            [yes] de plus que la maison
           *[no] de trop
        }
       *[under] { $first ->
            [yes] de moins que la maison
           *[no] de moins
        }
    }{ kara-threw-dice }.
    .full = { $again ->
        [yes] { $you ->
            [seat] Tu relances:
           *[other] { $seat } relance:
        }
       *[no] { $you ->
            [seat] Tu as
           *[other] { $seat } a
        }
    } { $far } { $side ->
        [over] { $first ->
            [yes] de plus que la maison
           *[no] de trop
        }
       *[under] { $first ->
            [yes] de moins que la maison
           *[no] de moins
        }
    }{ $again ->
        [yes] , { $dice }
       *[no] : { $dice }
    }.
    .brief = { loop-who }: { $far } { $side ->
        [over] de trop.
       *[under] de moins.
    }
    .braille = { $seat } { $again ->
        [yes] relance{" "}
       *[no] {""}
    }{ $dice }, { $far } { $side ->
        [over] de trop
       *[under] de moins
    }
kara-in-house = { $you ->
        [seat] Tu es
       *[other] { $seat } est
    } dans la maison avec { $dice }{ $first ->
        [yes] : la même somme qu'elle, donc { $you ->
            [seat] tu t'arrêtes
           *[other] { $seat } s'arrête
        }
       *[no] {""}
    }.
    .brief = { $you ->
        [seat] Tu es
       *[other] { $seat } est
    } dans la maison.
    .braille = { $seat } { $dice } dans la maison, { $matches ->
        [one] { $matches } en commun
       *[other] { $matches } en commun
    }
kara-exactly = { $you ->
        [seat] Tu as les mêmes dés que la maison, { $dice }, et tu gagnes
       *[other] { $seat } a les mêmes dés que la maison, { $dice }, et gagne
    } la manche.
    .brief = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } les mêmes dés que la maison.
    .braille = { $seat } { $dice } exactement
kara-stopped = { $you ->
        [seat] Tu t'arrêtes
       *[other] { $seat } s'arrête
    }, { $far } { $side ->
        [over] de trop.
       *[under] de moins.
    }
    .brief = { $you ->
        [seat] Tu t'arrêtes,
       *[other] { $seat } s'arrête,
    } { $far } { $side ->
        [over] de trop.
       *[under] de moins.
    }
    .braille = { $seat } stop, { $far } { $side ->
        [over] de trop
       *[under] de moins
    }
kara-last-turn = Dernier tour pour { $others-you ->
        [yes] toi{ $others-others ->
            [none] {""}
           *[other] {" "}et { $others-others }
        }
       *[no] { $others }
    }.{ $wait-you ->
        [yes] {" "}Tu ne lances qu'une fois.
       *[no] { $wait-others ->
            [none] {""}
           *[other] {" "}Un seul lancer pour { $wait-others }.
        }
    }
    .brief = Dernier tour: { $others-you ->
        [yes] toi{ $others-others ->
            [none] {""}
           *[other] {" "}et { $others-others }
        }
       *[no] { $others }
    }.
    .braille = dernier tour { $others }
kara-too-long = Cent tours de table: chaque Kara est arrêté.
    .brief = Cent tours: tous s'arrêtent.
    .braille = 100 tours, tous stop
kara-drinks = { $first ->
        [yes] { $cause ->
            [tie] Une égalité
           *[exactly] Le lancer exact de la maison
        } coûte une tournée générale
       *[no] Tournée générale
    }: { $chips } du pot{ $first ->
        [yes] {" "}pour le patron
       *[no] {""}
    }.
    .brief = Tournée générale: { $chips }.
    .braille = tournée { $chips }
kara-wins = { $you ->
        [seat] Tu gagnes
       *[other] { $seat } gagne
    }{ $first ->
        [yes] {" "}la manche
       *[no] {""}
    }: { $side ->
        [in] dans la maison
        [over] { $far } de trop
       *[under] { $far } de moins
    }{ $matches ->
        [-1] {""}
        [0] {""}
       *[other] , avec le plus de dés en commun{ $first ->
            [yes] {" "}avec la maison
           *[no] {""}
        }: { $matches }
    }.
    .brief = { $you ->
        [seat] Tu gagnes:
       *[other] { $seat } gagne:
    } { $side ->
        [in] dans la maison
        [over] { $far } de trop
       *[under] { $far } de moins
    }{ $matches ->
        [-1] {""}
       *[other] , { $matches } en commun
    }.
    .braille = { $seat } gagne, { $side ->
        [in] dans la maison
        [over] { $far } de trop
       *[under] { $far } de moins
    }{ $matches ->
        [-1] {""}
       *[other] , { $matches } en commun
    }
kara-equal = Égalité: { $winners-you ->
        [yes] toi et { $winners-others }
       *[no] { $winners }
    }, { $far ->
        [0] dans la maison
       *[other] à { $far } de la maison
    }{ $first ->
        [yes] . Le plus de dés en commun avec elle gagnerait, mais chacun en a { $matches ->
            [0] zéro
           *[other] { $matches }
        }
       *[no] , { $matches ->
            [0] sans dé en commun
            [one] un dé en commun chacun
           *[other] { $matches } dés en commun chacun
        }
    }.
    .brief = Égalité: { $winners-you ->
        [yes] toi et { $winners-others }
       *[no] { $winners }
    }.
    .braille = égalité { $winners }, { $far ->
        [0] dans la maison
       *[other] à { $far }
    }, { $matches ->
       *[other] { $matches } en commun
    }
kara-bill = Le patron a pris { $chips } pour les tournées.
    .brief = Le patron: { $chips }.
    .braille = patron { $chips }
kara-shared-short = { $shared ->
        [0] {""}
       *[other] , partagées { $shared }
    }
kara-won = { $you ->
        [seat] Tu gagnes la partie
       *[other] { $seat } gagne la partie
    } { $chips ->
        [0] sans jeton
        [one] avec un jeton
       *[other] avec { $chips } jetons
    }, { $rounds ->
        [0] aucune manche gagnée
        [one] une manche gagnée
       *[other] { $rounds } manches gagnées
    }{ $shared ->
        [0] .
        [one] , une partagée.
       *[other] , { $shared } partagées.
    }
    .brief = { $you ->
        [seat] Tu gagnes,
       *[other] { $seat } gagne,
    } { $chips }, manches { $rounds }{ kara-shared-short }.
    .braille = { $seat } gagne, { $chips }, manches { $rounds }{ kara-shared-short }
kara-standing = { $you ->
        [seat] Toi
       *[other] { $seat }
    }: { $chips ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $chips } jetons
    }, { $rounds ->
        [0] aucune manche gagnée
        [one] une manche gagnée
       *[other] { $rounds } manches gagnées
    }{ $shared ->
        [0] .
        [one] , une partagée.
       *[other] , { $shared } partagées.
    }
    .brief = { loop-who }: { $chips }, manches { $rounds }{ kara-shared-short }.
    .braille = { $seat } { $chips }, manches { $rounds }{ kara-shared-short }
    .cells = { $honour ->
        [yes] {""}
       *[no] Jetons: { $chips };{" "}
    }Manches gagnées: { $rounds }{ kara-shared-short }

## Demandé

kara-holding = { $side ->
        [in] dans la maison
        [over] { $far } de trop
       *[under] { $far } de moins
    }: { $dice }.
    .brief = { $side ->
        [in] dans la maison
        [over] { $far } de trop
       *[under] { $far } de moins
    }: { $dice }.
    .braille = { $dice } { $side ->
        [in] dans la maison
        [over] { $far } de trop
       *[under] { $far } de moins
    }
kara-not-thrown = Encore rien de lancé.
    .brief = Encore rien.
    .braille = encore rien
kara-in-pot = { $pot ->
        [0] Le pot est vide.
        [one] Un jeton dans le pot.
       *[other] { $pot } jetons dans le pot.
    }
    .brief = Pot { $pot }.
    .braille = pot { $pot }
    .cells = Pot: { $pot }
kara-who = { $you ->
        [seat] Toi
       *[other] { $seat }
    }: { $side ->
        [in] dans la maison
        [over] { $far } de trop
       *[under] { $far } de moins
    }, { $matches ->
        [0] aucun dé en commun
        [one] un dé en commun
       *[other] { $matches } dés en commun
    }{ $stopped ->
        [yes] , à l'arrêt
       *[no] {""}
    }{ $leads ->
        [yes] { $you ->
            [seat] , tu es en tête.
           *[other] , en tête.
        }
       *[no] .
    }
    .brief = { loop-who }: { $side ->
        [in] dedans
        [over] { $far } de trop
       *[under] { $far } de moins
    }{ $stopped ->
        [yes] , à l'arrêt
       *[no] {""}
    }{ $leads ->
        [yes] , en tête.
       *[no] .
    }
    .braille = { $seat } { $side ->
        [in] dedans
        [over] { $far } de trop
       *[under] { $far } de moins
    }{ $stopped ->
        [yes] {" "}stop
       *[no] {""}
    }{ $leads ->
        [yes] {" "}en tête
       *[no] {""}
    }
    .cells = Écart: { $side ->
        [in] dans la maison
        [over] { $far } de trop
       *[under] { $far } de moins
    }{ $stopped ->
        [yes] {""}, a dit stop
       *[no] {""}
    }{ $leads ->
        [yes] {""}, en tête
       *[no] {""}
    }
kara-waits = { $you ->
        [seat] Toi
       *[other] { $seat }
    }: encore rien de lancé.
    .brief = { loop-who }: encore rien.
    .braille = { $seat } encore rien
    .cells = Écart: { $plays ->
        [yes] { $turn ->
            [yes] lance
           *[no] encore rien
        }
       *[no] passe la manche
    }
kara-can-run = relancer { $dice }: dans la maison { $percent ->
        [0] moins d'une fois sur 100.
        [one] environ une fois sur 100.
       *[other] environ { $percent } fois sur 100.
    }
    .brief = relancer { $dice }: { $percent } sur 100.
    .braille = relancer { $dice }: { $percent } sur 100 dans la maison
kara-sum = { $sum }, { $side ->
        [in] dans la maison
        [over] { $far } de trop
       *[under] { $far } de moins
    }, { $matches ->
        [0] aucun dé en commun avec la maison
        [one] un dé en commun avec la maison
       *[other] { $matches } dés en commun avec la maison
    }
    .brief = { $sum }, { $side ->
        [in] dedans
        [over] { $far } de trop
       *[under] { $far } de moins
    }, { $matches ->
       *[other] { $matches } en commun
    }
    .braille = { $sum }, { $side ->
        [in] dedans
        [over] { $far } de trop
       *[under] { $far } de moins
    }, { $matches ->
       *[other] { $matches } en commun
    }
kara-exact-sum = { $sum }, exactement la maison
    .brief = { $sum }, exactement
    .braille = { $sum }, exactement

## Refus

kara-not-in-kara = { $some ->
        [yes] C'est trop: il n'y a que { $kara }.
       *[no] Pas de { $dice } dans { $kara }.
    }
kara-stay-or-go-only = Appuie sur Entrée pour continuer.
kara-five-dice = Un Kara et la maison ont cinq dés chacun, pas { $typed }.

## Chiffres de nombreuses parties

kara-figure-house-totals = Sommes de la maison
kara-figure-rounds = Manches par partie
kara-figure-in-house = Dans la maison, par manche
kara-figure-exact = Exactement la maison, par manche

## Conseils et retour

kara-advice-why = Ce qui décide: la chance de gagner cette manche, contre les Karas visibles et les tours qui restent aux autres.
kara-chance = { $percent ->
        [0] ne gagne jamais cette manche
        [1] ne gagne presque jamais cette manche
        [99] gagne presque toujours cette manche
        [100] gagne toujours cette manche
       *[other] gagne cette manche environ { $percent } fois sur 100
    }
kara-advise-run = Relance { $count ->
        [1] le { $dice }
        [5] tout
       *[other] { $dice }
    }: cela { kara-chance }{ $alike ->
        [yes] , et t'arrêter ne fait pas mieux.
       *[no] ; si tu t'arrêtes, { $stopping ->
            [0] jamais.
            [1] presque jamais.
            [99] presque toujours.
           *[other] { $stopping } fois{ $percent ->
                [99] {" "}sur 100.
                [100] {" "}sur 100.
               *[other] .
            }
        }
    }
    .brief = Relance { $dice }: { $percent } sur 100; stop: { $stopping }.
    .braille = relance { $dice }: { $percent } sur 100, stop { $stopping }
kara-advise-stop = Stop: { $tie ->
        [yes] l'égalité est sûre
       *[no] cela { kara-chance }
    }{ $alike ->
        [yes] , et rien ne fait mieux.
       *[no] . La meilleure relance, { $count ->
            [1] le { $dice }
            [5] les cinq dés
           *[other] { $dice }
        }, { $running ->
            [0] ne gagne jamais.
            [1] ne gagne presque jamais.
            [99] gagne presque toujours.
           *[other] gagne { $running } fois{ $percent ->
                [99] {" "}sur 100.
                [100] {" "}sur 100.
               *[other] .
            }
        }
    }
    .brief = Stop: { $percent } sur 100; relance { $dice }: { $running }.
    .braille = stop { $percent } sur 100, relance { $dice }: { $running }
kara-did = { $did ->
        [0] ne gagne jamais
        [1] ne gagne presque jamais
        [99] gagne presque toujours
       *[other] gagne { $did } fois sur 100
    }
kara-better = { $percent ->
        [1] gagne environ une fois sur 100.
        [99] gagne presque toujours.
        [100] gagne toujours.
       *[other] gagne { $percent } fois{ $did ->
            [0] {" "}sur 100.
            [1] {" "}sur 100.
           *[other] .
        }
    }
kara-cost-stopped = { $kara }, { $far } { $side ->
        [over] de trop
        [under] de moins
       *[in] dans la maison
    }: tu as dit stop, ce qui { $tie ->
        [yes] donne une égalité sûre
       *[no] { kara-did }
    }. Relancer { $dice-count ->
        [1] le { $dice }
        [5] les cinq dés
       *[other] { $dice }
    } { kara-better }
    .brief = { $kara }: stop, { $did } sur 100; relancer { $dice }: { $percent }.
    .braille = { $kara }: stop { $did }, relance { $dice }: { $percent }
kara-cost-ran = { $kara }, { $far } { $side ->
        [over] de trop
        [under] de moins
       *[in] dans la maison
    }: tu as relancé { $chosen-count ->
        [1] le { $chosen }
        [5] les cinq dés
       *[other] { $chosen }
    }, ce qui { kara-did }. Relancer { $dice-count ->
        [1] le { $dice }
        [5] les cinq dés
       *[other] { $dice }
    } { kara-better }
    .brief = { $kara }: relancé { $chosen }, { $did } sur 100; relancer { $dice }: { $percent }.
    .braille = { $kara }: relancé { $chosen } { $did }, relance { $dice }: { $percent }
kara-cost-went-on = { $kara }, { $far } { $side ->
        [over] de trop
        [under] de moins
       *[in] dans la maison
    }: tu as relancé { $chosen-count ->
        [1] le { $chosen }
        [5] les cinq dés
       *[other] { $chosen }
    }, ce qui { kara-did }. T'arrêter { $tie ->
        [yes] donne une égalité sûre.
       *[no] { kara-better }
    }
    .brief = { $kara }: relancé { $chosen }, { $did } sur 100; stop: { $percent }.
    .braille = { $kara }: relancé { $chosen } { $did }, stop { $percent }
kara-luck = { $throws ->
        [1] Ton seul lancer { $hits ->
            [0] n'est pas tombé
           *[other] est tombé
        }
       *[other] { $hits ->
            [0] Aucun de tes { $throws } lancers n'est tombé
            [one] Un de tes { $throws } lancers est tombé
           *[other] { $hits } de tes { $throws } lancers sont tombés
        }
    } dans la maison{ $usual ->
        [0] .
       *[other] ; la moyenne est de { $usual }.
    }
    .brief = Lancers { $throws }, dans la maison { $hits }; moyenne: { $usual }.
    .braille = lancers { $throws }, dans la maison { $hits }, moyenne { $usual }

## Ce qui est compté pour les joueurs

kara-rounds = { $rounds ->
        [0] Aucune manche
        [one] Une manche, { $shared ->
            [0] { $won ->
                [0] pas gagnée
               *[other] gagnée
            }
           *[other] partagée
        }
       *[other] { $rounds } manches, { $won ->
            [0] aucune gagnée
            [one] une gagnée
           *[other] { $won } gagnées, { $most } au plus dans une partie
        }{ $shared ->
            [0] {""}
            [one] , une partagée
           *[other] , { $shared } partagées
        }
    }; { $inside ->
        [0] aucun Kara
        [one] un Kara
       *[other] { $inside } Karas
    } dans la maison{ $exactly ->
        [0] .
       *[other] , dont { $exactly } exactement.
    }
    .brief = Manches { $rounds }, gagnées { $won }, au plus { $most }{ kara-shared-short }, dans la maison { $inside }, exactement { $exactly }.
    .braille = manches { $rounds }, gagnées { $won }, au plus { $most }{ kara-shared-short }, dans la maison { $inside }, exactement { $exactly }
kara-personal-best = { $number ->
        [one] Une manche
       *[other] { $number } manches
    } dans une partie: { $you ->
        [seat] c'est ton record.
       *[other] c'est le record { ELIDE("de", $seat) }.
    }

kara-legend = de trop: plus que la maison; de moins: moins que la maison; dans la maison: juste la somme de la maison; a dit stop: ne lance plus dans cette manche; en tête: le plus près jusqu'ici; passe la manche: ne joue pas cette manche; partagées: manches gagnées avec d'autres

## Options de la table

kara-option-stake = mise
    .help = les jetons que chacun paie par manche; avec 0, on joue pour l'honneur.
    .agreed = mise de { $value }
kara-option-chips = jetons
    .help = ce que chacun a au départ.
    .agreed = { $value ->
        [one] { $value } jeton chacun
       *[other] { $value } jetons chacun
    }
kara-option-rounds = manches
    .help = le nombre de manches.
kara-option-drink = tournée
    .help = ce que coûte une tournée par joueur.
kara-option-house = maison
    .help = qui lance la maison.
kara-value-house-player = joueur
kara-value-house-extra = extra
kara-value-house-neutral = neutre

## La leçon

kara-lesson-house = Ces cinq dés sont la maison. C'est leur somme que tu vises.
kara-lesson-kara = Ces cinq dés sont ton Kara. Ce qui compte, c'est l'écart entre leur somme et la maison.
kara-lesson-run = Pour relancer par exemple le 6, tape relancer 6; stop laisse tout en place. Conseil dit ce qui gagne le plus.
    .rest = Tu relances une partie de tes dés, tous, ou tu t'arrêtes.
kara-lesson-last = Dès que quelqu'un s'est arrêté, chacun des autres a encore un tour; puis la manche est finie.
kara-lesson-in-house = Dans la maison veut dire la même somme, et compte comme un stop.
    .rest = Un Kara qui a la somme de la maison est dans la maison, et s'y arrête.
kara-lesson-exactly = Les cinq mêmes dés que la maison gagnent la manche aussitôt.
kara-lesson-wins = Le Kara le plus proche prend le pot.
kara-lesson-equal = Si plusieurs Karas sont aussi proches, celui qui a le plus de dés en commun avec la maison gagne. Si là aussi c'est égal, le pot est partagé.
    .rest = À égalité, celui qui a le plus de dés en commun avec la maison l'emporte.
kara-lesson-drinks = Cela arrive après une égalité, ou après les cinq mêmes dés que la maison.
    .rest = Après les cinq mêmes dés que la maison, ou une égalité, le pot paie une tournée pour tous.
kara-lesson-stay = Entrée pour la manche suivante.

## Chiffres des règles, que des options changent

kara-guide-chips = { $chips ->
        [one] un jeton
       *[other] { $chips } jetons
    }
kara-guide-stake = { $stake }
kara-guide-drink = { $drink ->
        [0] 0 jeton
        [1] un jeton
       *[other] { $drink } jetons
    }
