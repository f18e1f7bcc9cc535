### Misericorde en français. Ses termes sont ceux de la source; les allemands peuvent aussi être tapés. $you nomme le champ dont la place est celle de qui écoute; $first vaut "yes" la première fois.

misericorde = Misericorde
    .help = des dés et des jetons; monte, ou bats en retraite

## Comment une voix lit les termes

misericorde-spoken = Misericorde: Miséricorde; Misericordes: Miséricordes; Spießgesellen: chpisse-guézélenn; Huuuren: hourenn; Huuurenhaus: hourenn-haousse; Retret: retraite; Panzerstecher: panne-tseur-chtécheur
loop-pot = pot

## Réponses et commandes

misericorde-answer-number = nombre, b, prendre, prends, jouer, joue, lancer, lance
misericorde-answer-pay = payer, p, paie, suivre, tout payer, paie tout
misericorde-answer-throw = lancer, l, lance
misericorde-answer-part = payer, p, paie, suivre
misericorde-answer-short = réduire, m, réduire les dés, moins, réduis, payer moins, paie moins, moins de dés, lancer moins de dés, lancer moins, partiellement
misericorde-answer-buy = acheter, a, achète, acheter des dés, acheter d'autres dés, acheter des jetons
misericorde-answer-retreat = retraite, t, retret, me retirer, abandonner, me coucher
misericorde-answer-raise = monter, r, relancer, monte, relance, plus, miser, mise
    .then = en bluffant
misericorde-answer-none = non, n, aucune, ne pas monter, pas de relance, ne pas relancer
misericorde-answer-stay = rester, e, reste
misericorde-answer-out = sauter, s, sauter la manche, passer, passe, pause, faire une pause, pas cette manche
misericorde-answer-cash = revendre, c, convertir, rendre
misericorde-answer-leave = partir, i, quitter la table
misericorde-answer-join = revenir, v, reviens
misericorde-answer-give = donner, d, donne
misericorde-command-pot = pot, po
    .said = combien y a-t-il dans le pot, combien dans le pot, il y a combien dans le pot, combien il y a dans le pot, qu'y a-t-il dans le pot, combien de jetons dans le pot, combien vaut le pot
    .help = ce qu'il y a dans le pot, et ce qu'il faut payer
misericorde-command-who = qui, qi
    .help = qui est encore dans la manche
misericorde-command-debts = dettes, dt
    .said = qui doit quoi, combien je dois, que dois-je
    .help = qui doit un verre à qui

## Jetons, sous et dés en peu de mots

misericorde-told-chips = { $chips } { $chips ->
        [one] jeton
       *[other] jetons
    }
misericorde-told-coppers = { $coppers } { $coppers ->
        [one] sou
       *[other] sous
    }
misericorde-told-price = { $price } { $price ->
        [one] jeton
       *[other] jetons
    }
misericorde-told-dice = { $dice } { $dice ->
        [one] dé
       *[other] dés
    }

## Un lancer en mots

misericorde-rank = { $kind ->
        [spiessgesellen] compères de { $value }
        [misericordes] { $value } Misericordes
        [void] nul
       *[sum] { $value }
    }
misericorde-figures-list = { $pairs ->
        [0] {""}
        [one] , paire
       *[other] , { $pairs } paires
    }{ $triples ->
        [0] {""}
        [one] , brelan
       *[other] , { $triples } brelans
    }{ $streets ->
        [0] {""}
        [one] , suite
       *[other] , { $streets } suites
    }{ $allees ->
        [0] {""}
       *[other] , allée
    }{ $cathedrale ->
        [yes] , cathédrale
       *[no] {""}
    }
misericorde-run = { $figure ->
        [street] {" "}de quatre
        [allee] {" "}de cinq
        [cathedrale] {" "}de six
       *[alike] {""}
    }
misericorde-figures-named = { $pairs ->
        [0] {""}
        [one] une paire
       *[other] { $pairs } paires
    }{ $triples ->
        [0] {""}
        [one] { $pairs ->
            [0] {""}
           *[other] {" "}et{" "}
        }un brelan
       *[other] { $pairs ->
            [0] {""}
           *[other] {" "}et{" "}
        }{ $triples } brelans
    }{ $streets ->
        [0] {""}
        [one] { $pairs ->
            [0] { $triples ->
            [0] {""}
           *[other] {" "}et{" "}
        }
           *[other] {" "}et{" "}
        }une suite
       *[other] { $pairs ->
            [0] { $triples ->
            [0] {""}
           *[other] {" "}et{" "}
        }
           *[other] {" "}et{" "}
        }{ $streets } suites
    }{ $allees ->
        [0] {""}
       *[other] { $pairs ->
            [0] { $triples ->
            [0] { $streets ->
            [0] {""}
           *[other] {" "}et{" "}
        }
           *[other] {" "}et{" "}
        }
           *[other] {" "}et{" "}
        }une allée
    }{ $cathedrale ->
        [yes] { $pairs ->
            [0] { $triples ->
            [0] { $streets ->
            [0] {""}
           *[other] {" "}et{" "}
        }
           *[other] {" "}et{" "}
        }
           *[other] {" "}et{" "}
        }une cathédrale
       *[no] {""}
    }

## Questions

misericorde-how-many-dice = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }{ $first ->
        [yes] Pot { $pot }. Combien de dés lancez-vous tous, 1 à 9?
       *[no] Combien de dés?
    }
    .brief = Dés, 1 à 9?
    .braille = pot { $pot }, combien de dés?
    .least = Dés?
    .allowed = Tape le nombre de dés pour cette manche, 1 à 9.
    .longest = 6
    .does-number = dés
misericorde-meet = { $way ->
        [throw] { misericorde-told-dice }{ $first ->
            [yes] , 1 jeton par dé de plus. Entrée lance. Lancer ou acheter 2?
           *[no] . Lancer?
        }
        [lack] { misericorde-told-dice }, { $price } { $price ->
            [one] jeton
           *[other] jetons
        } à payer, tu n'en as { $chips ->
            [0] pas
           *[other] que { $chips }
        }. Réduire ou retraite?
        [caught] { misericorde-told-dice }, { $price } { $price ->
            [one] jeton
           *[other] jetons
        } à payer, tu n'en as { $chips ->
            [0] pas
           *[other] que { $chips }
        }. Retraite, avec Entrée:
       *[pay] { misericorde-told-dice } pour { $price ->
            [one] { $chips ->
                [one] ton dernier jeton
               *[other] 1 de tes { $chips } jetons
            }
           *[other] { $price } de tes { $chips } jetons
        }{ $first ->
            [yes] . Payer, réduire, acheter, retraite?
           *[no] : payer?
        }
    }
    .less = { $way ->
        [throw] { misericorde-told-dice }. Lancer?
        [lack] { $price } à payer, { misericorde-told-dice }. Réduire?
        [caught] { $price } à payer, { misericorde-told-dice }. Retraite?
       *[pay] { $price } à payer, { misericorde-told-dice }?
    }
    .brief = { $way ->
        [throw] { $dice }, lancer?
        [lack] { $price } pour { $dice }, réduire?
        [caught] { $price } pour { $dice }, retraite?
       *[pay] { $price } à payer?
    }
    .braille = { $price ->
        [0] {""}
       *[other] { $price } à payer,{" "}
    }{ misericorde-told-dice }, { misericorde-told-chips }{ $way ->
        [throw] , lancer?
        [lack] , réduire?
        [caught] , retraite?
       *[pay] ?
    }
    .least = { $way ->
        [throw] { $dice } lancer?
        [lack] { $price } réduire?
        [caught] { $price }, retret?
       *[pay] { $price } payer?
    }
    .first = { $way ->
        [throw] {""}
        [lack] Réduire: un dé de moins pour chaque jeton impayé. Retraite: un jeton, s'il t'en reste, si haute que soit la relance, et tu es hors jeu.
        [caught] {""}
       *[pay] Payer: tous les dés. Réduire 1: paie un jeton de moins, lance un dé de moins. Acheter 1: paie un jeton de plus, lance un dé de plus. Retraite: un jeton, et tu es hors jeu; utile seulement contre une grosse relance.
    }
    .allowed = { $way ->
        [throw] Entrée lance. Ou tape acheter et combien de dés.
        [lack] Tape réduire, qui lance un dé de moins pour chaque jeton impayé, ou retraite.
        [caught] Entrée pour battre en retraite.
       *[pay] Tape payer, ou retraite; acheter 1 paie un jeton de plus et lance un dé de plus, réduire 1 paie un jeton de moins et lance un dé de moins.
    }
    .cost = Lancer { misericorde-told-dice } coûte { misericorde-told-price }. Payer?
    .cost-brief = Payer { $price }?
    .longest = { $way ->
        [throw] acheter 2
        [caught] retraite
       *[pay] réduire 1
    }
    .does-pay = { $price } pour tous tes dés
    .does-throw = tous tes dés
    .does-buy = dés en plus, 1 jeton chacun
    .does-short = payer et lancer moins
    .does-retreat = sors pour un jeton
misericorde-raise = { misericorde-rank }{ misericorde-figures-list }{ $first ->
        [yes] { misericorde-run }: { $dice }{ $most ->
            [one] . Monter de 1 ou non?
            [2] . Monter de 1, de 2 ou non?
           *[other] . Monter de 1 à { $most } ou non?
        }
       *[no] : { $dice }{ $most ->
            [one] . Monter de 1?
            [2] . Monter de 1 ou 2?
           *[other] . Monter de 1 à { $most }?
        }
    }
    .less = { misericorde-rank }. { $most ->
        [one] Monter de 1?
       *[other] Monter de 1 à { $most }?
    }
    .least = { $kind ->
        [misericordes] { $value }M plus?
       *[sum] { $value }, plus?
    }
    .brief = { $kind ->
        [misericordes] { $value } six
       *[sum] { $value }
    }, monter { $most }?
    .braille = { $dice }, { misericorde-rank }, monter { $most }?
    .first = Une paire permet de monter de 1, un brelan de 2; tu paies tout de suite. Qui lance plus tard paie autant, lance un dé de moins par jeton impayé, ou bat en retraite.
    .allowed = { $most ->
        [one] Tape monter, ou non.
       *[other] Tape monter et le nombre de jetons, { $most } au plus, ou non.
    }
    .longest = { $most ->
        [one] non
       *[other] monter { $most }
    }
    .figure = { misericorde-rank }
    .does-raise = monter de{ $most ->
        [1] {" "}1
       *[other] {""}
    }
    .does-none = ne monte pas
misericorde-how-many = { $what ->
        [buy] Acheter combien de dés
        [short] Réduire de combien de jetons
        [raise] Monter de combien
       *[give] Donner combien de jetons
    }, { $least } à { $most }?
    .brief = { $what ->
        [buy] Acheter { $least } à { $most }?
        [short] Réduire { $least } à { $most }?
        [raise] Monter { $least } à { $most }?
       *[give] Donner { $least } à { $most }?
    }
    .braille = { $what ->
        [buy] acheter combien
        [short] combien de moins
        [raise] monter de combien
       *[give] donner combien
    }, { $least } à { $most }?
    .least = { $what ->
        [buy] Acheter?
        [short] Réduire?
        [raise] Monter?
       *[give] Donner?
    }
    .allowed = Tape un nombre, { $least } à { $most }, { $what ->
        [raise] ou non pour ne pas monter.
       *[other] ou non pour revenir.
    }
    .longest = { $most }
    .does-none = retour
misericorde-between = { $inside ->
        [yes] { $needs ->
            [0] { $first ->
                [yes] { misericorde-told-chips }, { misericorde-told-coppers }. Entrée: continuer;{" "}{ $buys ->
                    [yes] acheter,{" "}
                   *[no] {""}
                }{ $cashes ->
                    [yes] revendre,{" "}
                   *[no] {""}
                }sauter, partir?
               *[no] Manche suivante?
            }
           *[other] { $first ->
                [yes] { $you ->
                    [seat] Tu as { misericorde-told-chips }
                   *[none] { misericorde-told-chips }
                }
               *[no] { misericorde-told-chips }
            }, { misericorde-told-coppers }. { $first ->
                [yes] { $needs ->
                    [1] Entrée achète { $rate } { $rate ->
                        [one] jeton
                       *[other] jetons
                    }:
                   *[other] Entrée change { $needs } sous en jetons:
                }
               *[no] Acheter?
            }
        }
       *[no] { $first ->
            [yes] Revenir? Entrée pour non, ou revenir:
           *[no] Revenir?
        }
    }
    .less = { $inside ->
        [yes] { misericorde-told-chips }. { $needs ->
            [0] Suivante?
           *[other] Acheter?
        }
       *[no] Revenir?
    }
    .brief = { $inside ->
        [yes] { $needs ->
            [0] Suivante?
           *[other] Acheter?
        }
       *[no] Revenir?
    }
    .braille = { $inside ->
        [yes] { misericorde-told-chips }, { misericorde-told-coppers }, { $needs ->
            [0] suivante?
           *[other] acheter?
        }
       *[no] revenir?
    }
    .first = { $way ->
        [out] {""}
        [short] { $you ->
            [seat] C'est à toi.{" "}
           *[none] {""}
        }Entrée seule achète, { $coppers ->
            [1] {""}
           *[other] acheter 2 dépense 2 sous,{" "}
        }non saute la manche.
       *[ready] {""}
    }
    .allowed = { $inside ->
        [yes] { $needs ->
            [0] Entrée continue. Ou tape { $buys ->
                [yes] acheter,{" "}
               *[no] {""}
            }{ $cashes ->
                [yes] revendre,{" "}
               *[no] {""}
            }sauter, ou partir. Revendre rend un sou pour { $rate } jetons, sauter passe une manche, partir quitte la table.
            [1] Entrée achète { $rate } jetons. Ou tape { $coppers ->
                [1] {""}
               *[other] acheter 2,{" "}
            }sauter, ou partir.
           *[other] Entrée change { $needs } sous en jetons. Ou tape acheter et combien de sous, sauter, ou partir.
        }
       *[no] Entrée passe encore cette manche. Tape revenir pour rejouer.
    }
    .sure = Partir? La partie finit dès que tous ont répondu.
    .sure-brief = finir ici?
    .longest = { $inside ->
        [yes] partir
       *[no] revenir
    }
    .does-buy = acheter des jetons; cuivre à payer:
    .does-cash = du cuivre contre des jetons rendus
    .does-stay = { $inside ->
        [yes] la manche suivante
       *[no] encore une manche sans toi
    }
    .does-out = pour une manche
    .does-leave = ne joue plus
    .does-join = joue de nouveau
misericorde-give-to = { $chips ->
        [one] Un jeton
       *[other] { $chips } jetons
    } à donner. { $first ->
        [yes] À qui? Un nom; Entrée les partage:
       *[no] À qui?
    }
    .brief = Jetons à qui?
    .braille = { misericorde-told-chips }, à qui?
    .least = À qui?
    .allowed = Tape un nom. Entrée distribue le reste, d'abord à ceux qui en ont le moins.
    .longest = Gustave
    .does-none = les autres se les partagent

## Événements

misericorde-stakes = { $coppers ->
        [one] Un sou
       *[other] { $coppers } sous
    } chacun, un sou vaut { $rate } jetons. Mise de { $stake }; { $rounds ->
        [one] une manche.
       *[other] { $rounds } manches.
    }{ $first ->
        [yes] {" "}Le but: être le plus riche; on compte les jetons, et { $rate } par sou gardé. À chaque manche, chacun lance une fois, et le meilleur lancer prend le pot: la plus haute somme ou, mieux que toute somme, deux 6 ou plus. Qui fait deux 1 ou plus est hors jeu. { loop-hear-more }
       *[no] {""}
    }
    .brief = { $coppers } sous chacun, { $rate } jetons par sou, mise { $stake }, manches { $rounds }.
    .braille = { $coppers } sous chacun, { $rate } jetons par sou, mise { $stake }, manches { $rounds }
misericorde-bought = { $you ->
        [seat] Tu achètes { $got } jetons, total { $chips }; { $coppers ->
            [0] tu n'as plus de sous
            [one] il te reste un sou
           *[other] il te reste { $coppers } sous
        }.
       *[other] { $seat } achète { $got } jetons, total { $chips }.
    }
    .brief = { $you ->
        [seat] Tu achètes,
       *[other] { $seat } achète,
    } { misericorde-told-chips }.
    .braille = { $seat } achète { $got } jetons, en a { $chips }
misericorde-cashed = { $you ->
        [seat] Tu reprends { $got ->
            [one] un sou
           *[other] { $got } sous
        }: { $coppers } maintenant, { $chips ->
            [0] tu n'as plus de jetons
            [one] il te reste un jeton
           *[other] il te reste { $chips } jetons
        }.
       *[other] { $seat } reprend { $got ->
            [one] un sou
           *[other] { $got } sous
        } et { $chips ->
            [0] n'a plus de jetons
            [one] garde un jeton
           *[other] garde { $chips } jetons
        }.
    }
    .brief = { $you ->
        [seat] Tu revends,
       *[other] { $seat } revend,
    } { misericorde-told-coppers }.
    .braille = { $seat } reprend { $got }, { misericorde-told-coppers }
misericorde-passes = { $you ->
        [seat] Tu sautes cette manche.
       *[other] { $seat } saute cette manche.
    }
    .brief = { $you ->
        [seat] Tu sautes.
       *[other] { $seat } saute.
    }
    .braille = { $seat } saute
misericorde-unplayed = Moins de deux veulent jouer: la manche { $number } est sautée.
    .brief = Manche { $number } sautée.
    .braille = manche { $number } sautée
misericorde-gave = { $you ->
        [giver] Tu donnes { $chips ->
            [one] un jeton
           *[other] { $chips } jetons
        } à { $to }.
        [to] { $giver } te donne { $chips }: tu as { $has }.
       *[other] { $giver } donne { $chips ->
            [one] un jeton
           *[other] { $chips } jetons
        } à { $to }.
    }
    .brief = { $you ->
        [giver] Tu donnes { $chips } à { $to }.
        [to] { $giver } te donne { $chips }.
       *[other] { $giver } donne { $chips } à { $to }.
    }
    .braille = { $chips } pour { $to }, de { $giver }, a { $has }
misericorde-gets = { $you ->
        [seat] Tu reçois { $got ->
            [one] le jeton restant
           *[other] les { $got } jetons restants
        } et en as { $chips }.
       *[other] { $seat } reçoit { $got ->
            [one] le jeton restant
           *[other] les { $got } jetons restants
        } et en a { $chips }.
    }
    .brief = { $you ->
        [seat] Tu reçois { $got }.
       *[other] { $seat } reçoit { $got }.
    }
    .braille = { $got } pour { $seat }, a { $chips }
misericorde-told-worth = { $worth ->
        [0] {""}
        [one] , soit un jeton
       *[other] , soit { $worth } jetons
    }
misericorde-standing = { $you ->
        [seat] Toi
       *[other] { $seat }
    }: { $chips ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $chips } jetons
    }, { $coppers ->
        [0] aucun sou
        [one] un sou
       *[other] { $coppers } sous
    }{ misericorde-told-worth }.
    .brief = { loop-who }: { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }.
    .braille = { $seat } { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }
    .cells = Valeur: { $worth }; Jetons: { $chips }; Sous: { $coppers }
misericorde-won = { $you ->
        [seat] Tu gagnes la partie
       *[other] { $seat } gagne la partie
    } { $chips ->
        [0] sans jeton, avec
        [one] avec un jeton et
       *[other] avec { $chips } jetons et
    } { $coppers ->
        [0] aucun sou
        [one] un sou
       *[other] { $coppers } sous
    }{ misericorde-told-worth }.
    .brief = { $you ->
        [seat] Tu gagnes:
       *[other] { $seat } gagne:
    } { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }.
    .braille = { $seat } gagne, { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }
misericorde-starts = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }{ $you ->
        [seat] Tu commences,
       *[other] { $seat } commence,
    } { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }{ $first ->
        [yes] , pot { $pot }
       *[no] {""}
    }.
    .brief = { $seat }: { misericorde-told-dice }.
    .braille = { misericorde-told-dice }, pot { $pot }, { $seat }
misericorde-pays = { $seat } { $paid ->
        [0] achète { $bought ->
            [one] un dé
           *[other] { $bought } dés
        }
       *[other] paie { $bought ->
            [0] { $paid ->
                [one] 1 jeton
               *[other] { $paid } jetons
            }
            [one] { $paid }{ $first ->
                [yes] , et encore 1 pour un dé de plus
               *[no] , achète un dé de plus
            }
           *[other] { $paid }{ $first ->
                [yes] , et encore { $bought } pour { $bought } dés de plus
               *[no] , achète { $bought } dés de plus
            }
        }
    }.
    .brief = { $seat } { $paid ->
        [0] achète { $bought }
       *[other] paie { $paid }{ $bought ->
            [0] {""}
           *[other] , achète { $bought }
        }
    }.
    .braille = { $seat } { $paid ->
        [0] achète { $bought }
       *[other] paie { $paid }{ $bought ->
            [0] {""}
           *[other] , achète { $bought }
        }
    }
misericorde-pays-short = { $you ->
        [seat] Tu
       *[other] { $seat }
    }{ $paid ->
        [0] {""}
       *[other] { $you ->
            [seat] {" "}paies { misericorde-told-paid } et
           *[other] {" "}paie { misericorde-told-paid } et
        }
    } { $you ->
        [seat] { $paid ->
                [0] ne paies rien et lances
               *[other] lances
            }
       *[other] { $paid ->
                [0] ne paie rien et lance
               *[other] lance
            }
    } { $fewer ->
        [one] un dé de moins.
       *[other] { $fewer } dés de moins.
    }
    .brief = { $you ->
        [seat] Tu paies { $paid },
       *[other] { $seat } paie { $paid },
    } { $fewer } { $fewer ->
        [one] dé
       *[other] dés
    } de moins.
    .braille = { $seat } paie { $paid }, { $fewer } de moins
misericorde-told-paid = { $paid ->
        [one] un jeton
       *[other] { $paid } jetons
    }
misericorde-retreats = { $you ->
        [seat] Tu bats en retraite
       *[other] { $seat } bat en retraite
    }: { $paid ->
        [0] {""}
        [one] un jeton au pot, et{" "}
       *[other] { $paid } jetons au pot, et{" "}
    }{ $you ->
        [seat] te voilà hors jeu.
       *[other] hors jeu pour cette manche.
    }
    .brief = { $you ->
        [seat] Tu bats en retraite.
       *[other] { $seat } bat en retraite.
    }
    .braille = { $seat } retraite{ $paid ->
        [0] {""}
       *[other] , { $paid }
    }
misericorde-threw = { $you ->
        [seat] Tu fais
       *[other] { $seat } fait
    } { misericorde-rank }{ $kind ->
        [misericordes] { $first ->
            [yes] {""}, c'est-à-dire des six
           *[no] {""}
        }
       *[other] {""}
    }: { $dice }.
    .brief = { $you ->
        [seat] Tu fais
       *[other] { $seat } fait
    } { misericorde-rank }.
    .braille = { misericorde-rank } { $seat }: { $dice }
misericorde-shows = { $you ->
        [seat] Tu peux
       *[other] { $seat } peut
    } monter de { $most } au plus, avec { misericorde-figures-named }.
    .brief = { loop-who }: { $most } au plus{ misericorde-figures-list }.
    .braille = { $seat } { $most } au plus{ misericorde-figures-list }
misericorde-raised = { $seat } fait { misericorde-rank }{ $kind ->
        [misericordes] { $first ->
            [yes] {""}, c'est-à-dire des six
           *[no] {""}
        }
       *[other] {""}
    }: { $dice }{ $by ->
        [0] .
       *[other] , et monte de { $by }.
    }
    .brief = { $seat } fait { misericorde-rank }{ $by ->
        [0] .
       *[other] , monte de { $by }.
    }
    .braille = { misericorde-rank }, { $by ->
        [0] {""}
       *[other] monte de { $by },{" "}
    }{ $seat }: { $dice }
misericorde-void = { $you ->
        [seat] Tu lances
       *[other] { $seat } lance
    } des putains{ $first ->
        [yes] , deux 1 ou plus, un lancer nul
       *[no] {""}
    }: { $dice }. Hors jeu.
    .brief = { loop-who }: putains, hors jeu.
    .braille = putains, nul, { $seat }: { $dice }
misericorde-dropped = Un dé est tombé de la table: { $you ->
        [seat] tu es hors jeu.
       *[other] { $seat } est hors jeu.
    }
    .brief = Un dé est tombé: { $you ->
        [seat] toi.
       *[other] { $seat }.
    }
    .braille = dé tombé, { $seat } hors jeu
misericorde-spiessgesellen = Compères de { $face }{ $first ->
        [yes] , cinq dés pareils ou plus
       *[no] {""}
    }: { $dice }. { $you ->
        [seat] Tu gagnes la manche.
       *[other] { $seat } gagne la manche.
    }
    .brief = Compères de { $face }: { $you ->
        [seat] toi.
       *[other] { $seat }.
    }
    .braille = compères { $face } { $seat }: { $dice }
misericorde-huuurenhaus = Maison close{ $first ->
        [yes] , cinq 1 ou plus, qui gagnent
       *[no] {""}
    }: { $dice }. { $you ->
        [seat] Tu gagnes la manche.
       *[other] { $seat } gagne la manche.
    }
    .brief = Maison close: { $you ->
        [seat] toi.
       *[other] { $seat }.
    }
    .braille = maison close { $seat }: { $dice }
misericorde-owes-drinks = { $you ->
        [seat] Tu dois
       *[other] { $seat } doit
    } un verre à chaque joueur de la manche.
    .brief = { $you ->
        [seat] Tu dois un verre à tous.
       *[other] { $seat } doit un verre à tous.
    }
    .braille = { $seat } doit des verres
misericorde-owes-pleasure = { $you ->
        [seat] Tu dois
       *[other] { $seat } doit
    } un plaisir à chaque joueur de la manche; à défaut, un verre.
    .brief = { $you ->
        [seat] Tu dois un plaisir à tous.
       *[other] { $seat } doit un plaisir à tous.
    }
    .braille = { $seat } doit des plaisirs
misericorde-best = { misericorde-rank } { $kind ->
        [misericordes] gagnent
       *[sum] gagne
    }{ $first ->
        [yes] {""}, { $kind ->
            [misericordes] mieux que toute somme
           *[sum] la plus haute somme
        }
       *[no] {""}
    }.
    .brief = { $you ->
        [seat] Tu gagnes:
       *[other] { $seat } gagne:
    } { misericorde-rank }.
    .braille = { $seat } gagne, { misericorde-rank }
misericorde-tie = Égalité à { misericorde-rank }: { $players-you ->
        [yes] toi et { $players-others }
       *[no] { $players }
    }. Barrage pour { $pot ->
        [one] un jeton
       *[other] { $pot } jetons
    }.
    .brief = Égalité à { misericorde-rank }: { $players-you ->
        [yes] toi et { $players-others }
       *[no] { $players }
    }. Barrage.
    .braille = { misericorde-rank }: { $players } barrage pour { $pot }
misericorde-nobody-valid = Aucun lancer valable{ $again ->
        [yes] : le barrage recommence.
       *[no] .
    }
    .brief = Aucun lancer valable.
    .braille = aucun lancer valable{ $again ->
        [yes] , encore
       *[no] {""}
    }

## Demandé

misericorde-holding = { misericorde-rank }: { $dice }.
    .brief = { misericorde-rank }: { $dice }.
    .braille = { $dice }, { misericorde-rank }
misericorde-not-thrown = Encore rien de lancé.
    .brief = Encore rien.
    .braille = encore rien
misericorde-in-pot = Pot { $pot }{ $front ->
        [0] {""}
        [one] , et { $front } misé
       *[other] , et { $front } misés
    }{ $price ->
        [0] .
        [one] . 1 jeton à payer.
       *[other] . { $price } jetons à payer.
    }
    .brief = Pot { $pot }{ $front ->
        [0] {""}
        [one] , { $front } misé
       *[other] , { $front } misés
    }{ $price ->
        [0] .
       *[other] , { $price } à payer.
    }
    .braille = pot { $pot }{ $front ->
        [0] {""}
        [one] , { $front } misé
       *[other] , { $front } misés
    }{ $price ->
        [0] {""}
       *[other] , { $price } à payer
    }
    .cells = Pot: { $pot }; Pour les relances: { $front ->
        [0] {""}
       *[other] { $front }
    }; À payer: { $price ->
        [0] {""}
       *[other] { $price }
    }
misericorde-who = { $you ->
        [seat] Toi
       *[other] { $seat }
    }: { $place ->
        [waits] encore rien de lancé
        [out] hors jeu
       *[in] { misericorde-rank }{ $leads ->
            [yes] { $you ->
                [seat] , tu es en tête
               *[other] , en tête
            }
           *[no] {""}
        }
    }{ $front ->
        [0] .
        [one] , { $front } misé.
       *[other] , { $front } misés.
    }
    .brief = { loop-who }: { $place ->
        [waits] attend
        [out] hors jeu
       *[in] { misericorde-rank }{ $leads ->
            [yes] , en tête
           *[no] {""}
        }
    }{ $front ->
        [0] .
        [one] , { $front } misé.
       *[other] , { $front } misés.
    }
    .braille = { $seat } { $place ->
        [waits] attend
        [out] hors jeu
       *[in] { misericorde-rank }{ $leads ->
            [yes] {" "}en tête
           *[no] {""}
        }
    }{ $front ->
        [0] {""}
       *[other] , misé { $front }
    }
    .cells = Lancer: { $place ->
        [waits] { $turn ->
            [yes] lance
           *[no] encore rien
        }
        [out] hors jeu
       *[in] { misericorde-rank }{ $leads ->
            [yes] {""}, en tête
           *[no] {""}
        }
    }{ $front ->
        [0] {""}
       *[other] , mise { $front }
    }
misericorde-owes = { $you ->
        [seat] Tu dois
        [to] { $seat } te doit
       *[other] { $seat } doit
    } { $drinks ->
        [0] {""}
        [one] un verre
       *[other] { $drinks } verres
    }{ $pleasures ->
        [0] {""}
       *[other] { $drinks ->
            [0] {""}
           *[other] {" "}et {""}
        }{ $pleasures ->
            [one] un plaisir
           *[other] { $pleasures } plaisirs
        }
    }{ $you ->
        [to] .
       *[other] {" "}à { $to }.
    }
    .brief = { $you ->
        [seat] Toi à { $to }:
        [to] { $seat } à toi:
       *[other] { $seat } à { $to }:
    } verres { $drinks }, plaisirs { $pleasures }.
    .braille = { $seat } à { $to }: verres { $drinks }, plaisirs { $pleasures }
misericorde-no-round = Pas encore de manche.
    .brief = Pas encore de manche.
    .braille = pas encore de manche
misericorde-no-debts = Personne ne doit rien.
    .brief = Aucune dette.
    .braille = aucune dette
misericorde-can-meet = { $way ->
        [pay] payer
        [throw] lancer
        [short] réduire { $count }
       *[buy] acheter { $count }
    }: { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } { $cost ->
        [0] sans payer
        [one] pour un jeton
       *[other] pour { $cost } jetons
    }, { $percent ->
        [0] presque jamais en tête.
       *[other] en tête { $percent } fois sur 100.
    }
    .brief = { $way ->
        [pay] payer
        [throw] lancer
        [short] réduire { $count }
       *[buy] acheter { $count }
    }: { misericorde-told-dice }, prix { $cost }, { $percent } sur 100.
    .braille = { $way ->
        [pay] payer
        [throw] lancer
        [short] réduire { $count }
       *[buy] acheter { $count }
    }: dés { $dice }, jetons { $cost }, en tête { $percent } sur 100
misericorde-figures = { $cathedrale ->
        [yes] Avec { misericorde-figures-named }, tu peux monter sans limite.
       *[no] { $most ->
            [0] Avec ce lancer, tu ne peux pas monter.
            [1] Avec { misericorde-figures-named }, tu peux monter de 1.
           *[other] Avec { misericorde-figures-named }, tu peux monter de { $most } au plus.
        }
    }
    .brief = { $cathedrale ->
        [yes] sans limite
       *[no] { $most ->
            [0] impossible de monter
           *[other] monter de { $most }
        }
    }{ misericorde-figures-list }
    .braille = { $cathedrale ->
        [yes] monter sans limite
       *[no] { $most ->
            [0] impossible de monter
           *[other] monter de { $most }
        }
    }{ misericorde-figures-list }
misericorde-worth = { $kind ->
        [sum] somme { $value }
       *[other] { misericorde-rank }
    }
    .brief = { $kind ->
        [sum] somme { $value }
       *[other] { misericorde-rank }
    }
    .braille = { misericorde-rank }

## Refus

misericorde-one-to-nine = Tape 1 à 9.
misericorde-one-to-nine-dice = Un lancer a d'un à neuf dés, pas { $typed }.
misericorde-cannot-pay = Tu n'as que { $chips } des { $price } jetons: tape réduire pour lancer moins de dés, ou retraite.
misericorde-pay-only = { $price ->
        [0] Rien à payer: lance.
        [one] Il n'y a qu'un jeton à payer.
       *[other] Il n'y a que { $price } jetons à payer.
    }
misericorde-no-retreat = On ne bat en retraite que si quelqu'un a monté la mise: lance.
misericorde-no-buy = Tu ne peux pas acheter de dés maintenant.
misericorde-no-short = Tu ne peux pas payer moins maintenant.
misericorde-buy = Tu peux acheter { $least } à { $most } dés.
misericorde-short = Tu peux réduire de { $least } à { $most } jetons.
misericorde-buy-only = { $most ->
        [one] Tu ne peux acheter qu'un dé.
       *[other] Tu ne peux acheter que { $most } dés.
    }
misericorde-short-only = Seul réduire { $most } est possible.
misericorde-meet-how = Tape payer, acheter, réduire ou retraite.
misericorde-raise-most = { $most ->
        [one] Tu ne peux monter que de 1.
       *[other] Tu peux monter de { $most } au plus.
    }
misericorde-how-many-only = Un nombre, { $least } à { $most }.
misericorde-nothing-to-buy = Tu n'as pas de sous.
misericorde-nothing-to-cash = Un sou coûte { $rate } jetons, et tu en as moins.
misericorde-buy-coppers-only = Tu n'as qu'un sou.
misericorde-cash-coppers-only = Tes jetons ne valent qu'un sou.
misericorde-buy-coppers = Tu peux dépenser 1 à { $most } sous.
misericorde-cash-coppers = Tes jetons valent 1 à { $most } sous.
misericorde-buy-first = Il te faut des jetons pour la mise: tape acheter, ou sauter pour passer cette manche.
misericorde-between-only = Appuie sur Entrée pour continuer.
misericorde-nobody-there = On ne peut donner des jetons qu'à des joueurs de la table.

## Chiffres de nombreuses parties

misericorde-figure-rounds = Manches par partie, barrages compris
misericorde-figure-raised = Jetons misés en montant, par manche
misericorde-figure-spiessgesellen-share = Compères par lancer
misericorde-figure-throws = Lancers, selon le nombre de dés
misericorde-figure-void-share = Nuls, selon le nombre de dés

## Conseils et retour

misericorde-advice-why = Ce qui décide: combien de fois tes dés prennent la tête, et ce que valent alors le pot et le prix; à deux, ce qui gagne la partie entière.
misericorde-advise-more = { $games ->
        [yes] { $wins ->
            [1] cela gagne la partie environ une fois sur 100, { $more }
            [100] cela gagne toujours la partie, { $more } fois sur 100
           *[other] cela gagne la partie environ { $wins } fois sur 100, { $more }
        }
       *[no] en 100 manches pareilles, cela rapporte { $more } { $more ->
            [one] jeton
           *[other] jetons
        }
    } de plus
misericorde-advise-alike = { $games ->
        [yes] { $wins ->
            [1] les deux se valent, et gagnent la partie environ une fois sur 100
            [100] les deux se valent, et gagnent toujours la partie
           *[other] les deux se valent, et gagnent la partie environ { $wins } fois sur 100
        }
       *[no] les deux se valent
    }
misericorde-advise-dice = Commence avec { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }{ $more ->
        [0] , ou avec { $other }: { misericorde-advise-alike }.
       *[other] : { misericorde-advise-more } qu'avec { $other ->
            [one] un dé.
           *[other] { $other } dés.
        }
    }
    .brief = { misericorde-told-dice }: { $more ->
        [0] aussi bien qu'avec { $other }
       *[other] { $more } de plus sur 100 qu'avec { $other }
    }.
    .braille = { misericorde-told-dice }: { $more ->
        [0] aussi bien qu'avec { $other }
       *[other] { $more } de plus sur 100 qu'avec { $other }
    }
misericorde-advise-meet = { $way ->
        [pay] Payer { $count }
        [throw] Lancer
        [short] Réduire { $count }
        [buy] Acheter { $count ->
            [one] un dé
           *[other] { $count } dés
        }
       *[retreat] Retraite
    }{ $more ->
        [0] , ou { $than ->
            [pay] payer { $other }
            [throw] lancer sans acheter
            [short] réduire { $other }
            [buy] acheter { $other ->
            [one] un dé
           *[other] { $other } dés
        }
           *[retreat] retraite
        }: { misericorde-advise-alike }.
       *[other] : { misericorde-advise-more } { $than ->
            [pay] que de payer { $other }.
            [throw] que de lancer sans acheter.
            [short] que de réduire { $other }.
            [buy] que d'acheter { $other ->
            [one] un dé
           *[other] { $other } dés
        }.
           *[retreat] que de battre en retraite.
        }
    }{ $kept ->
        [0] {""}
        [one] {" "}Tu gardes un jeton.
       *[other] {" "}Tu gardes { $kept } jetons.
    }{ $way ->
        [retreat] {""}
       *[other] {" "}Dans cette manche, { $percent ->
            [0] { $dice ->
                [one] un dé ne passe
               *[other] { $dice } dés ne passent
            } presque jamais en tête.
           *[other] { $dice ->
                [one] un dé passe
               *[other] { $dice } dés passent
            } en tête { $percent } fois sur 100.
        }
    }
    .brief = { $way ->
        [pay] Payer
        [throw] Lancer
        [short] Réduire { $count }
        [buy] Acheter { $count }
       *[retreat] Retraite
    }: { $more ->
        [0] pareil
       *[other] { $more } de plus sur 100
    }.
    .braille = { $way ->
        [pay] payer
        [throw] lancer
        [short] réduire { $count }
        [buy] acheter { $count }
       *[retreat] retraite
    }: { $more ->
        [0] pareil
       *[other] { $more } de plus sur 100
    }
misericorde-advise-raise = { $by ->
        [0] { $more ->
            [0] Ne pas monter, ou monter de { $other }: { misericorde-advise-alike }.
           *[other] Ne pas monter: { misericorde-advise-more } que de monter de { $other }.
        }
       *[other] Monter de { $by }{ $bluff ->
            [yes] , en bluffant
           *[no] {""}
        }{ $more ->
            [0] , ou { $other ->
                [0] ne pas monter
               *[other] de { $other }
            }: { misericorde-advise-alike }.
           *[other] : { misericorde-advise-more } { $other ->
                [0] que de ne pas monter.
               *[other] que de monter de { $other }.
            }
        }{ $bluff ->
            [yes] {" "}Sur 100 lancers, { $percent ->
                [one] { $percent } bat le tien.
               *[other] { $percent } battent le tien.
            }
           *[no] {""}
        }
    }
    .brief = { $by ->
        [0] Ne pas monter
       *[other] { $bluff ->
            [yes] Bluff de
           *[no] Monter de
        } { $by }
    }: { $more ->
        [0] pareil
       *[other] { $more } de plus sur 100
    }.
    .braille = { $by ->
        [0] non
       *[other] { $bluff ->
            [yes] bluff
           *[no] monter de
        } { $by }
    }: { $more ->
        [0] pareil
       *[other] { $more } de plus sur 100
    }
misericorde-cost-meet = { $price ->
        [0] Tu as
       *[other] Payer coûtait { $price }, et tu as
    } { $did ->
        [pay] payé
        [throw] lancé sans acheter
        [short] réduit de { $did-count }
        [buy] acheté { $did-count ->
            [one] un dé
           *[other] { $did-count } dés
        }
       *[retreat] battu en retraite
    }. { $way ->
        [pay] Payer
        [throw] Lancer sans acheter
        [short] Réduire { $count }
        [buy] Acheter { $count ->
            [one] un dé
           *[other] { $count } dés
        }
       *[retreat] Battre en retraite
    } aurait { $games ->
        [yes] gagné { $cost ->
            [one] une partie
           *[other] { $cost } parties
        } de plus sur 100
       *[no] rapporté { $cost ->
            [one] un jeton
           *[other] { $cost } jetons
        } de plus
    }.
    .brief = { $did ->
        [pay] Payé
        [throw] Lancé
        [short] Réduire { $did-count }
        [buy] Acheté { $did-count }
       *[retreat] Retraite
    }; { $way ->
        [pay] payer
        [throw] lancer
        [short] réduire { $count }
        [buy] acheter { $count }
       *[retreat] retraite
    } { $games ->
        [yes] gagnait { $cost } de plus sur 100.
       *[no] rapportait { $cost } de plus.
    }
    .braille = { $did ->
        [pay] payé
        [throw] lancé
        [short] réduire { $did-count }
        [buy] acheté { $did-count }
       *[retreat] retraite
    }, { $way ->
        [pay] payer
        [throw] lancer
        [short] réduire { $count }
        [buy] acheter { $count }
       *[retreat] retraite
    }: { $cost } de plus{ $games ->
        [yes] {" "}sur 100
       *[no] {""}
    }
misericorde-luck = { $throws ->
        [1] Ton seul lancer { $void ->
            [0] n'était pas nul
           *[other] était nul
        }
       *[other] { $void ->
            [0] Aucun de tes { $throws } lancers n'était nul
            [one] Un de tes { $throws } lancers était nul
           *[other] { $void } de tes { $throws } lancers étaient nuls
        }
    }{ $usual ->
        [0] .
       *[other] ; la moyenne est de { $usual }.
    }
    .brief = Nuls { $void } sur { $throws }; moyenne: { $usual }.
    .braille = { $void } nuls sur { $throws }, moyenne { $usual }

## Ce qui est compté pour les joueurs

misericorde-throws = { $throws ->
        [0] Aucun lancer
        [one] Un lancer
       *[other] { $throws } lancers
    }, { $void ->
        [0] aucun nul
        [one] un nul
       *[other] { $void } nuls
    }; { $pots ->
        [0] aucun pot gagné.
        [one] un pot de { $largest } jetons.
       *[other] { $pots } pots, le plus gros de { $largest } jetons.
    }
    .brief = Lancers { $throws }, nuls { $void }, pots { $pots }, le plus gros { $largest }.
    .braille = lancers { $throws }, nuls { $void }, pots { $pots }, le plus gros { $largest }
misericorde-personal-best = Un pot de { $number }: c'est { $you ->
        [seat] ton plus gros
       *[other] le plus gros { ELIDE("de", $seat) }
    } jusqu'ici.

misericorde-legend = Valeur: jetons et sous ensemble; hors jeu: plus dans cette manche; nul: le lancer ne compte pas; compères: cinq dés pareils ou plus, qui gagnent aussitôt; Misericordes: des 6, qui battent toute somme; en tête: le meilleur lancer jusqu'ici; mise: jetons pour les relances; À payer: ce que la relance te coûte

## Options de la table

misericorde-option-coppers = sous
    .help = ce que chacun a au départ.
    .agreed = { $value ->
        [one] { $value } sou chacun
       *[other] { $value } sous chacun
    }
misericorde-option-rate = taux
    .help = les jetons que vaut un sou.
    .agreed = { $value ->
        [one] { $value } jeton par sou
       *[other] { $value } jetons par sou
    }
misericorde-option-stake = mise
    .help = les jetons que chacun paie par manche.
    .agreed = mise de { $value }
misericorde-option-rounds = manches
    .help = le nombre de manches.

## La leçon

misericorde-lesson-chips = On joue des jetons, qu'on achète avec des sous. Entrée en achète autant qu'il faut.
misericorde-lesson-dice = Tu commences cette manche: tu dis combien de dés chacun lance. Tape 5. Avec plus de dés, la somme monte, mais deux 1 sortent plus souvent, et font perdre.
    .rest = Qui commence une manche dit avec combien de dés elle se joue.
misericorde-lesson-meet = Quelqu'un a monté la mise: à toi de choisir. Tape payer pour payer autant et lancer tous les dés. Réduire 1: un jeton et un dé de moins. Acheter 1: un jeton et un dé de plus. Retraite coûte un jeton, et te voilà hors jeu. Conseil dit ce qui gagne le plus.
    .rest = Si quelqu'un monte la mise, on paie autant, ou on lance moins de dés, ou on bat en retraite pour un jeton.
misericorde-lesson-buy = Chaque jeton donne un dé de plus. Tape aide pour entendre combien de fois chaque nombre de dés te met en tête.
    .rest = Avant ton lancer, tu peux acheter d'autres dés, un jeton chacun.
misericorde-lesson-raise = Avec une paire, un brelan ou une suite, tu peux monter: tape monter { $most }, ou non. Ceux qui lancent après toi paient alors autant, ou lancent moins de dés, ou battent en retraite pour un jeton. Avec un lancer faible, c'est un bluff.
    .rest = Avec une paire, un brelan ou une suite, on peut monter; ceux qui lancent après paient autant, ou lancent moins de dés, ou battent en retraite pour un jeton.
misericorde-lesson-sum = La somme compte s'il n'y a rien de mieux.
    .rest = La plupart des lancers comptent par leur somme.
misericorde-lesson-sixes = Deux 6 ou plus sont des Misericordes, meilleures que toute somme.
misericorde-lesson-void = Deux 1 sont des putains: le lancer est nul, et on est hors jeu pour la manche.
    .rest = Deux 1 rendent un lancer nul, et on est hors jeu pour la manche.
misericorde-lesson-retreat = Battre en retraite coûte un jeton, et la manche est finie pour toi.
misericorde-lesson-best = Le meilleur lancer prend le pot, et tout ce qui a été payé pour monter.
misericorde-lesson-tie = Les ex aequo relancent: c'est un barrage.
    .rest = Si les meilleurs lancers se valent, un barrage les départage.
misericorde-lesson-nobody = Aucun lancer valable: le pot reste pour la manche suivante.
    .rest = Sans lancer valable, le pot reste pour la manche suivante.
misericorde-lesson-spiessgesellen = Cinq dés pareils gagnent aussitôt.
    .rest = Cinq dés pareils sont des compères, qui gagnent aussitôt.

## Chiffres des règles, que des options changent

misericorde-guide-rate = { $rate }
misericorde-guide-coppers = { $coppers ->
        [one] { $coppers } sou
       *[other] { $coppers } sous
    }
misericorde-guide-stake = { $stake ->
        [1] d'un jeton
       *[other] de { $stake } jetons
    }
