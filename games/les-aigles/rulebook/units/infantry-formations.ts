import type { Rule } from '@grognard/engine';

export const infantryFormations: readonly Rule[] = [
  {
    id: 'LA-U2.2-1',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "L'ordre des compagnies dans chaque formation est propre à chaque nation. Les voltigeurs français sont à gauche, les grenadiers à droite ; une nation dont l'ordre n'est pas connu suit l'ordre français en miroir, sans qu'il lui impose un côté où se déployer.",
      en: 'The order of the companies within each formation belongs to each nation. French voltigeurs stand on the left, grenadiers on the right; a nation whose order is not known follows the French order mirrored, which does not bind it to a side when deploying.',
    },
    why: {
      fr: "L'annexe des formations nationales n'est pas à notre disposition ; seul l'ordre français est donné dans le texte.",
      en: 'The annex of national formations is not at our disposal; the text gives the French order only.',
    },
  },
  {
    id: 'LA-U2.2-2',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "La ligne est la formation de base de l'infanterie comme de la cavalerie ; c'est à partir d'elle que se forment les colonnes.",
      en: 'Line is the base formation of infantry and cavalry alike; columns are formed out of it.',
    },
  },
  {
    id: 'LA-U2.2-3',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: 'La ligne sert à attaquer ou à défendre par le feu : toutes ses figurines sont au premier rang et peuvent tirer, sur le plus large front.',
      en: 'Line serves to attack or defend by fire: all its figures are in the front rank and can fire, on the widest front.',
    },
  },
  {
    id: 'LA-U2.2-4',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "La ligne est la formation dans laquelle la cavalerie charge ; ce n'est pas la seule, la colonne le permet aussi.",
      en: 'Line is the formation in which cavalry charges; it is not the only one, as column allows it too.',
    },
  },
  {
    id: 'LA-U2.2-5',
    chapter: 'infantry-formations',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Un rang de figurines représente chez la plupart des nations trois rangs de soldats, 42 hommes en faisant 14 de front ; avec l'intervalle des compagnies, cela explique la profondeur du socle.",
      en: 'For most nations a row of figures stands for three ranks of soldiers, 42 men making a front of 14; with the intervals of the companies this explains the depth of a base.',
    },
  },
  {
    id: 'LA-U2.2-6',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: 'Toute cavalerie peut se mettre en double ligne.',
      en: 'Any cavalry may form double line.',
    },
  },
  {
    id: 'LA-U2.2-7',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "La double ligne n'est permise qu'à certaines infanteries ; parmi les nations du jeu, à la seule infanterie britannique.",
      en: 'Only some infantry may form double line; among the nations of the game, the British infantry alone.',
    },
    why: {
      fr: "Le texte ne nomme que les Anglais, à titre d'exemple ; la liste nationale nous manque.",
      en: 'The text names the English only, by way of example; we lack the national list.',
    },
  },
  {
    id: 'LA-U2.2-8',
    chapter: 'infantry-formations',
    origin: 'note',
    note: 'history',
    text: {
      fr: 'La ligne de cavalerie est dite profonde de quatre rangs dans la réalité. Cela ne change rien au jeu.',
      en: 'The cavalry line is said to have been four ranks deep in reality. It makes no difference to play.',
    },
  },
  {
    id: 'LA-U2.2-9',
    chapter: 'infantry-formations',
    origin: 'note',
    note: 'history',
    text: {
      fr: 'La ligne britannique est sur deux rangs de soldats, de sorte que la double ligne en a quatre.',
      en: 'The British line has two ranks of soldiers, so that the double line has four.',
    },
  },
  {
    id: 'LA-U2.2-10',
    chapter: 'infantry-formations',
    origin: 'note',
    note: 'history',
    text: {
      fr: "La colonne sert surtout à se déplacer, plus rarement à attaquer ; le règlement français ne prévoyait pas l'attaque en colonne, mais le jeu ne la défend pas.",
      en: 'Columns serve chiefly to move, less often to attack; French regulations did not provide for attack in column, but the game does not forbid it.',
    },
  },
  {
    id: 'LA-U2.2-11',
    chapter: 'infantry-formations',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Attaquer en colonne, c'est chercher vite la décision par le choc, au centre de la ligne ennemie, pour la couper en deux.",
      en: 'To attack in column is to seek a quick decision by shock, at the centre of the enemy line, so as to cut it in two.',
    },
  },
  {
    id: 'LA-U2.2-12',
    chapter: 'infantry-formations',
    origin: 'note',
    note: 'history',
    text: {
      fr: "Vers la fin de l'Empire on plaça des bataillons en ligne les uns derrière les autres, en colonnes de bataillons ; chacun y reste en ligne.",
      en: 'Late in the Empire battalions in line were placed one behind another, as columns of battalions; each of them remains in line.',
    },
  },
  {
    id: 'LA-U2.2-13',
    chapter: 'infantry-formations',
    origin: 'note',
    note: 'history',
    text: {
      fr: "Russes, Français, Prussiens et Autrichiens préfèrent, du moins à la fin de l'Empire, l'ordre profond ; les Britanniques restent fidèles à la ligne.",
      en: 'Russians, French, Prussians and Austrians prefer deep order, at least late in the Empire; the British stay with the line.',
    },
  },
  {
    id: 'LA-U2.2-14',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "Une colonne est plus souple et plus rapide qu'une ligne des mêmes troupes : 18 cm par période contre 14 pour un bataillon français.",
      en: 'A column is handier and faster than a line of the same troops: 18 cm a period against 14 for a French battalion.',
    },
  },
  {
    id: 'LA-U2.2-15',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "Le front étroit d'une colonne l'expose moins au feu d'infanterie, mais elle est une cible de choix pour l'artillerie.",
      en: 'The narrow front of a column makes it less exposed to musketry, but it is a favoured target for artillery.',
    },
  },
  {
    id: 'LA-U2.2-16',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "L'infanterie a deux sortes de colonnes : la colonne de marche, ou de compagnies, et la colonne de division.",
      en: 'Infantry has two kinds of column: the march column, or company column, and the division column.',
    },
  },
  {
    id: 'LA-U2.2-17',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "En colonne de marche, les compagnies sont l'une derrière l'autre : le front est celui d'une compagnie, et il y a autant de rangs que de compagnies. Une compagnie diminuée garde son rang, avec les figurines qui lui restent.",
      en: 'In march column the companies stand one behind another: the front is that of a company and there are as many ranks as companies. A company that has lost figures keeps its rank, with those that are left.',
    },
    why: {
      fr: 'Le texte ne parle pas des pertes ; les compagnies ne se mélangent pas en marchant.',
      en: 'The text does not speak of losses; companies do not mix on the march.',
    },
  },
  {
    id: 'LA-U2.2-18',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "La colonne de marche est la plus propre aux déplacements rapides, n'ayant pas d'alignement à garder : elle seule, dans l'infanterie, peut faire une marche forcée.",
      en: 'The march column is the best for fast movement, having no alignment to keep: it alone, in the infantry, may make a forced march.',
    },
  },
  {
    id: 'LA-U2.2-19',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: 'La colonne de marche peut aussi attaquer, par exemple quand le terrain est étroit, à moins que la table nationale ne le défende.',
      en: 'The march column may also attack, for instance where the ground is narrow, unless the national table forbids it.',
    },
  },
  {
    id: 'LA-U2.2-20',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "Les nations dont les compagnies ont 4 figurines, comme la Russie, peuvent prendre la colonne par sections, deux sections faisant une compagnie : 2 figurines de front et deux rangs par compagnie. Elle compte comme colonne de marche, et l'on passe de l'une à l'autre dans le temps qu'il faut de la colonne de marche à la colonne de division.",
      en: 'Nations whose companies have 4 figures, such as Russia, may take a column of sections, two sections making a company: 2 figures of front and two ranks for each company. It counts as a march column, and going from one to the other takes the time from march column to division column.',
    },
    why: {
      fr: "Aucun temps n'est imprimé ; dédoubler des compagnies ressemble à les réunir par deux.",
      en: 'No time is printed; splitting companies is much like pairing them.',
    },
  },
  {
    id: 'LA-U2.2-21e',
    of: ['LA-U2.2-20'],
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: 'Un bataillon russe de 16 figurines en 4 compagnies a 4 figurines de front sur 4 rangs en colonne de compagnies, et 2 de front sur 8 rangs en colonne par sections.',
      en: 'A Russian battalion of 16 figures in 4 companies is 4 figures wide and 4 ranks deep in company column, and 2 wide and 8 deep in column of sections.',
    },
  },
  {
    id: 'LA-U2.2-22',
    chapter: 'infantry-formations',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Dans le langage de la manœuvre, deux compagnies réunies font une division, qui n'a rien de commun avec celle d'un général.",
      en: 'In the language of manoeuvre two companies together make a division, which has nothing in common with that of a general.',
    },
  },
  {
    id: 'LA-U2.2-23',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "En colonne de division, deux compagnies sont côte à côte et les autres derrière, par deux. Si leur nombre est impair, le dernier rang n'a qu'une compagnie et n'est pas complet pour la poussée.",
      en: 'In division column two companies stand abreast and the others behind them, in pairs. If their number is odd the last rank has a single company and is not complete for the push.',
    },
    why: {
      fr: 'Un rang de poussée doit égaler le premier ; une seule compagnie ne le fait pas.',
      en: 'A rank that pushes has to equal the first; a single company does not.',
    },
  },
  {
    id: 'LA-U2.2-24e',
    of: ['LA-U2.2-17'],
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: 'Un bataillon français de 18 figurines en 6 compagnies a, en colonne de compagnies, 3 figurines de front sur 6 rangs égaux.',
      en: 'A French battalion of 18 figures in 6 companies is, in company column, 3 figures wide on 6 equal ranks.',
    },
  },
  {
    id: 'LA-U2.2-25e',
    of: ['LA-U2.2-23'],
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: 'Le même bataillon a, en colonne de division, 6 figurines de front sur 3 rangs égaux au premier.',
      en: 'The same battalion is, in division column, 6 figures wide on 3 ranks equal to the first.',
    },
  },
  {
    id: 'LA-U2.2-26',
    chapter: 'infantry-formations',
    origin: 'rule',
    text: {
      fr: "Pour certaines nations la colonne de division est une formation d'attaque, pour d'autres une simple formation de manœuvre, d'où une charge est sans effet. La table nationale le dit : les Britanniques ne chargent jamais ainsi ; Français, Russes et Prussiens le peuvent.",
      en: 'For some nations the division column is an attack formation, for others a mere manoeuvre formation, from which a charge has no effect. The national table says which: the British never charge in it; French, Russians and Prussians may.',
    },
    why: {
      fr: "Le texte n'exclut que les Britanniques ; les adeptes de l'ordre profond s'en servent pour attaquer.",
      en: 'The text rules out the British only; those given to deep order use it to attack.',
    },
  },
];
