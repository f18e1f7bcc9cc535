### Jaques le Kaques en français. $you nomme le champ dont la place est celle de qui écoute; $first vaut "yes" la première fois.

kaques = Jaques le Kaques
    .help = six dés; relance, ou arrête-toi à temps
kaques-tableau = Tableau de Kaques

## Réponses

kaques-answer-all = tout, t, tous
kaques-answer-stop = stop, s, fertisch, f, arrêter, arrête, j'arrête, m'arrête, m'arrêter, stopper, fini, assez, terminé, prendre, prends, encaisser, prendre les points, prends les points, garder les points, garde les points, finir, passer
kaques-answer-keep = garder, g, garde, poser, mettre, prendre, prends
    .pick = Garder ces dés
    .then = continue, continuer, relance, relancer, lance, lancer, relance le reste, relancer le reste, lance le reste, lancer le reste
kaques-answer-throw = lancer, l, lance, relancer, relance, continuer, continue, lancer les dés, lance les dés, lancer le reste, lance le reste, relancer le reste, relance le reste

## Questions

kaques-keep = { $turn ->
        [yes] { $first ->
            [yes] { $call ->
                [grandmere] {""}
               *[none] Ton lancer:{" "}
            }
           *[no] Ton lancer:{" "}
        }
       *[no] {""}
    }{ $points ->
        [0] { $throw }
       *[other] { $throw }, avec { $points }
    }{ $call ->
        [grandmere] : { $first ->
            [yes] Grandmère, { $brings }. À toi: stop?
           *[no] Grandmère, { $brings }?
        }
       *[none] { $first ->
            [yes] . Garder ou stop?
           *[no] ?
        }
    }
    .first = { $you ->
        [seat] C'est à toi.{" "}
       *[none] {""}
    }Tape les dés à garder, les autres sont relancés; ou stop, et prends tout ce qui compte. Un 1 rapporte 100, un 5 rapporte 50, trois dés pareils davantage. Si rien ne compte, les points du tour sont perdus.
    .brief = { $throw }?
    .braille = { $points ->
        [0] { $throw }
       *[other] { $throw }, { $points }
    }{ $call ->
        [grandmere] : Grandmère { $brings }?
       *[none] ?
    }
    .less = { $points ->
        [0] { $throw }?
       *[other] { $throw }, { $points }?
    }
    .allowed = Tape les dés à garder, ou tout, ou stop.{ $call ->
        [grandmere] {" "}Un tour de 350 ou plus est une Grandmère.
       *[none] {""}
    }
    .longest = 1 5 2 2 2 6
    .figure = { $brings ->
        [0] {""}
        [one] { $brings } point
       *[other] { $brings } points
    }
    .does-keep = garde ces dés, relance le reste
    .does-all = garde ce qui compte, relance
    .does-stop = prends les points

## Événements

kaques-opening = Le premier à { $target } gagne.{ $first ->
        [yes] {" "}Un bon tour, 350 ou plus, est une Grandmère.
       *[no] {""}
    }
    .brief = Jusqu'à { $target }.
    .braille = Jusqu'à { $target }

kaques-first-throw = { $you ->
        [seat] Tu fais
       *[other] { $seat } fait
    } un { $die }.
    .brief = { loop-who }: { $die }.
    .braille = { $seat } { $die }

kaques-tied = Égalité à { $die }: on relance.
    .brief = Égalité à { $die }.
    .braille = égalité { $die }

kaques-begins = { $you ->
        [seat] Tu commences.
       *[other] { $seat } commence.
    }
    .brief = { $you ->
        [seat] Tu commences.
       *[other] { $seat } commence.
    }
    .braille = { $seat } commence

kaques-threw = { $seat } lance { $throw }.
    .brief = { $seat }: { $throw }.
    .braille = { $seat } { $throw }

kaques-kept = { $seat } garde { $dice }, { $points } de côté.
    .brief = { $dice } de côté, { $points }.
    .braille = garde { $dice }, { $points }

kaques-oh-lala = Oh, Lálá!{ $you ->
        [seat] {" "}De nouveau six dés.
       *[other] {" "}{ $points } de côté pour { $seat }, de nouveau six dés.
    }
    .brief = Oh, Lálá! { $points }.
    .braille = Oh Lálá! { $points }

kaques-grandmere = { $you ->
        [seat] Ton tour
       *[other] Tour { ELIDE("de", $seat) }
    }: Grandmère, { $points }.{ $first ->
        [yes] {" "}C'est 350 ou plus.
       *[no] {""}
    }
    .brief = { $you ->
        [seat] Ton tour
       *[other] { $seat }
    }: Grandmère, { $points }.
    .braille = Grandmère { $seat }: { $points }

kaques-stopped = { $first ->
        [yes] { $you ->
            [seat] { $points }, fertisch: c'est encaissé! Tu as { $score }.
           *[other] { $seat }: { $points }, fertisch: c'est encaissé! Total { $score }.
        }
       *[no] { $you ->
            [seat] { $best ->
                [yes] { $points }, fertisch! Tu as { $score }.
               *[no] Tu prends { $points }, ce qui te fait { $score }.
            }
           *[other] { $seat } prend { $points }, ce qui lui fait { $score }.
        }
    }
    .brief = { $you ->
        [seat] Tu prends { $points }: { $score }.
       *[other] { $seat } prend { $points }: { $score }.
    }
    .braille = { $points } { $seat }, { $score }

kaques-le-kaque = { $throw }: Le Kaque{ $lost ->
        [0] { $you ->
            [seat] {" "}pour toi
           *[other] {" "}pour { $seat }
        }
       *[other] {""}
    }{ $first ->
        [yes] , rien ne compte
       *[no] {""}
    }!{ $lost ->
        [0] {""}
       *[other] {" "}{ $you ->
            [seat] Tu perds { $first ->
                [yes] les { $lost } de ce tour
               *[no] { $lost }
            }.
           *[other] { $seat } perd { $first ->
                [yes] les { $lost } de ce tour
               *[no] { $lost }
            }.
        }
    }{ $looks ->
        [yes] {" "}Regards entendus: adieu, la Grandmère.
       *[no] {""}
    }
    .brief = { loop-who }: { $throw }, Le Kaque!
    .braille = { $throw } Le Kaque! { $seat }{ $lost ->
        [0] {""}
       *[other] , perd { $lost }
    }

kaques-grand-kaque = { $throw }: Grand Kaque{ $first ->
        [yes] , rien qui compte après un Oh, Lálá
       *[no] {""}
    }! { $you ->
        [seat] Tu perds { $lost }.
       *[other] { $seat } perd { $lost }.
    }{ $looks ->
        [yes] {" "}Regards entendus: adieu, la Grandmère.
       *[no] {""}
    }
    .brief = { loop-who }: { $throw }, Grand Kaque! { $lost } perdus.
    .braille = { $throw } Grand Kaque! { $seat }, perd { $lost }

kaques-won = { $you ->
        [seat] Tu gagnes avec { $score }.
       *[other] { $seat } gagne avec { $score }.
    }
    .brief = { $you ->
        [seat] Tu gagnes, { $score }.
       *[other] { $seat } gagne, { $score }.
    }
    .braille = { $seat } gagne, { $score }

kaques-standing = { $you ->
        [seat] Toi: { $score }.
       *[other] { $seat }: { $score }.
    }
    .brief = { loop-who }: { $score }.
    .braille = { $seat } { $score }
    .cells = Points: { $score }

kaques-holding = { $points ->
        [0] { $throw }, rien de côté pour l'instant.
       *[other] { $throw }, et { $points } de côté.
    }
    .brief = { $throw }, { $points }.
    .braille = { $throw }, { $points }

kaques-aside = { $points ->
        [0] Encore rien de lancé.
       *[other] { $points } de côté.
    }
    .brief = { $points } de côté.
    .braille = { $points } de côté

kaques-can-stop = Stop: { $points }, et tu as { $score }.
    .brief = Stop: { $points }.
    .braille = stop { $points }

kaques-can-keep = { $dice }: { $points }, puis { $left ->
        [one] un dé.
       *[other] { $left } dés.
    }
    .brief = { $dice }: { $points }.
    .braille = { $dice }: { $points }

kaques-worth = { $points } points
    .brief = { $points } points
    .braille = { $points }

## Refus

kaques-keep-first = Pour relancer, garde d'abord des dés: tape-en parmi { $scoring }, ou tout.
kaques-not-in-throw = { $some ->
        [yes] C'est trop: il n'y a que { $throw }.
       *[no] Pas de { $dice } dans { $throw }.
    }
kaques-worthless-die = Aucun point pour { $dice }. Ce qui compte: { $scoring }.
kaques-one-to-six-dice = Un lancer a d'un à six dés, pas { $typed }.

## Chiffres de nombreuses parties

kaques-figure-turn-mean = Points par tour
kaques-figure-turn-sd = Écart type
kaques-figure-turns = Tours par partie, tous les joueurs
kaques-figure-bust-share = Part des tours perdus

## Comment une voix française dit les annonces

kaques-spoken = Jaques: Jacques; Kaques: Caques; Kaque: Caque; Lálá: la-la; Grandmère: grand-mère; fertisch: fertiche

## Conseils et retour

kaques-advice-why = Ce qui décide: les points de ce tour en moyenne, sur tous les lancers possibles. Un Kaque fait perdre ce qui est mis de côté.
kaques-advise-keep = Garde { $everything ->
        [yes] tout et relance six dés
       *[no] { $count ->
            [1] le { $dice }
           *[other] { $dice }
        } et relance { $left ->
            [1] un dé
           *[other] { $left } dés
        }
    }: { $average } en moyenne pour ce tour; t'arrêter rapporte { $alike ->
        [yes] à peu près autant.
       *[no] { $brings }.
    }
    .brief = Garde { $dice }: { $average }; stop: { $brings }.
    .braille = garde { $dice }: { $average }, stop { $brings }
kaques-advise-stop = Stop: { $brings }. Le meilleur choix pour continuer, { $count ->
        [1] le { $dice }
       *[other] { $dice }
    }, rapporte { $alike ->
        [yes] à peu près autant.
       *[no] { $average } en moyenne pour ce tour.
    }
    .brief = Stop: { $brings }; garder { $dice }: { $average }.
    .braille = stop { $brings }, garde { $dice }: { $average }
kaques-advise-win = Stop: avec { $score }, tu gagnes.
    .brief = Stop: { $score } gagne.
    .braille = stop, { $score } gagne
kaques-cost-stopped = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } de côté
    }: tu as pris { $brings }. Garder { $dice-count ->
        [1] le { $dice }
       *[other] { $dice }
    } aurait rapporté { $average } en moyenne, { $cost } de plus.
    .brief = { $throw }: stop avec { $brings }; garder { $dice }: { $average }.
    .braille = { $throw }: stop { $brings }, garde { $dice }: { $average }
kaques-cost-kept = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } de côté
    }: tu as gardé { $kept-count ->
        [1] le { $kept }
       *[other] { $kept }
    }. Garder { $dice-count ->
        [1] le { $dice }
       *[other] { $dice }
    } aurait rapporté { $average } en moyenne, { $cost } de plus.
    .brief = { $throw }: tu as gardé { $kept }; garder { $dice }: { $cost } de plus.
    .braille = { $throw }: gardé { $kept }, garde { $dice }: { $cost } de plus
kaques-cost-went-on = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } de côté
    }: tu as gardé { $kept-count ->
        [1] le { $kept }
       *[other] { $kept }
    }. T'arrêter à { $brings } aurait rapporté { $cost } de plus en moyenne.
    .brief = { $throw }: tu as gardé { $kept }; stop rapportait { $cost } de plus.
    .braille = { $throw }: gardé { $kept }, stop { $brings }: { $cost } de plus
kaques-cost-win = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } de côté
    }: tu as gardé { $kept-count ->
        [1] le { $kept }
       *[other] { $kept }
    }. En t'arrêtant, tu gagnais la partie.
    .brief = { $throw }: stop gagnait.
    .braille = { $throw }: stop gagnait
kaques-luck = { $more ->
        [0] { $fewer ->
            [0] Tes lancers étaient juste dans la moyenne.
           *[other] Pas de chance: tes lancers ont rapporté { $fewer } points de moins que des lancers moyens.
        }
       *[other] De la chance: tes lancers ont rapporté { $more } points de plus que des lancers moyens.
    }
    .brief = Lancers: { $more ->
        [0] { $fewer } de moins
       *[other] { $more } de plus
    } que la moyenne.
    .braille = lancers { $more ->
        [0] { $fewer } de moins
       *[other] { $more } de plus
    } que la moyenne

## Ce qui est compté pour les joueurs

kaques-turns = { $turns ->
        [0] Aucun tour
        [one] Un tour
       *[other] { $turns } tours
    }, { $average } points en moyenne, { $best } au mieux; { $lost ->
        [0] aucun Kaque
        [one] un Kaque
       *[other] { $lost } Kaques
    }.
    .brief = Tours { $turns }, moyenne { $average }, meilleur { $best }, Kaques { $lost }.
    .braille = tours { $turns }, moyenne { $average }, meilleur { $best }, Kaques { $lost }
kaques-personal-best = { $number }: c'est { $you ->
        [seat] ton meilleur tour
       *[other] le meilleur tour { ELIDE("de", $seat) }
    } jusqu'ici.

## Options de la table

kaques-option-target = but
    .help = le score qui gagne; à partir de 500, de 50 en 50.
    .agreed = en { $value } points
kaques-option-first = début
    .help = qui commence: la première place, ou le plus haut lancer d'un dé.
kaques-value-first-seat = place
kaques-value-first-throw = lancer

## La leçon

kaques-lesson-aim = Le but: gagner des points avec six dés, tour après tour. Tu peux relancer encore et encore, mais un lancer où rien ne compte coûte tous les points du tour.
kaques-lesson-score = Tu as lancé { $throw }. Un 1 vaut 100, un 5 vaut 50. Tape les dés à garder: 1, ou 5, ou 1 5 pour les deux. Les autres sont relancés. Ou tape stop pour prendre les points.
    .rest = Un 1 vaut 100, un 5 vaut 50. Tape les dés à garder: 1, ou 5, ou 1 5 pour les deux. Les autres sont relancés. Ou tape stop pour prendre les points.
kaques-lesson-aside = Les mots avec { $points } veulent dire que { $points } points sont déjà gardés. Trois dés pareils dans un lancer valent cent fois leur chiffre; trois 1, mille.
    .rest = Dans une question, les mots avec 150 veulent dire que 150 points sont déjà gardés. Trois dés pareils dans un lancer valent cent fois leur chiffre; trois 1, mille.
kaques-lesson-grandmere = Ce qui compte dans { $throw } porte ce tour à { $brings }. Un tour de 350 ou plus est une Grandmère: une grand-mère s'arrêterait là. Stop prend les { $brings } points; relancer les met tous en jeu.
    .rest = À partir de 350, un tour est une Grandmère: une grand-mère s'arrêterait là.
kaques-lesson-safe = Les points que tu prends en t'arrêtant sont à toi pour de bon.
kaques-lesson-le-kaque = Ça peut t'arriver aussi.
    .rest = Si rien ne compte dans un lancer, c'est Le Kaque: les points du tour sont perdus.
kaques-lesson-lost = Seuls les points de ce tour sont perdus.
    .rest = Un Kaque coûte les points du tour, jamais ceux que tu as pris avant.
kaques-lesson-all-six = Les six dés ont compté: tous les six sont relancés, et les points restent.
    .rest = Si les six dés comptent, c'est un Oh, Lálá: on relance les six, et les points restent.
kaques-lesson-grand-kaque = Après un Oh, Lálá, c'est là que ça fait le plus mal.
    .rest = Un Kaque après un Oh, Lálá est un Grand Kaque.
kaques-lesson-ask = Tu hésites? Tape conseil: tu entends ce que ferait le meilleur bot.
    .rest = À chaque question, conseil dit ce que ferait le meilleur bot.
kaques-lesson-wins = Avec { $throw }, stop gagne la partie.
    .rest = Qui atteint le but et s'arrête avant les autres gagne.

## Chiffres des règles, que des options changent

kaques-guide-target = { $target }
