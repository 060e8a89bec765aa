import type { Rule } from '@grognard/engine';

export const derived: readonly Rule[] = [
  {
    id: 'LA-D-1',
    of: ['LA-M5.3-10', 'LA-M5.4-2'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Contre un ennemi qui ne bouge pas, une cavalerie de 9 cm par quart et 9 de bonus touche au premier quart jusqu'à 18 cm, au deuxième jusqu'à 27, au troisième jusqu'à 36, au quatrième jusqu'à 45, et jamais au-delà.",
      en: 'Against an enemy who stands still, cavalry of 9 cm a quarter and 9 of bonus touches in the first quarter up to 18 cm, in the second up to 27, in the third up to 36, in the fourth up to 45, and never beyond.',
    },
  },
  {
    id: 'LA-D-2',
    of: ['LA-M5.3-2', 'LA-M5.3-10', 'LA-M5.3-16'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Une colonne d'infanterie de 4,5 cm par quart et 4 de bonus touche à 4,4 cm sans charge effective ni tir de l'ennemi ; à 4,5 cm la charge est effective et il ne tire pas ; à 4,6 cm elle est effective et il peut tirer un quart ; à 8,5 cm elle touche au premier quart, à 8,6 cm au deuxième.",
      en: 'An infantry column of 4.5 cm a quarter and 4 of bonus touches at 4.4 cm without an effective charge and without fire from the enemy; at 4.5 cm the charge is effective and he does not fire; at 4.6 cm it is effective and he may fire for a quarter; at 8.5 cm it touches in the first quarter, at 8.6 cm in the second.',
    },
  },
  {
    id: 'LA-D-3',
    of: ['LA-M6.2-8'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Une contre-charge est effective quand la distance de départ vaut au moins deux quarts de l'assaillant et un de celui qui contre-charge : 13,5 cm entre colonnes à 4,5, 27 cm entre cavaleries à 9.",
      en: 'A counter-charge is effective when the starting distance is at least two quarters of the charger and one of the counter-charger: 13.5 cm between columns at 4.5, 27 cm between cavalry at 9.',
    },
  },
  {
    id: 'LA-D-4',
    of: ['LA-U6-4', 'LA-M1.4-3', 'LA-M5.3-18', 'LA-U3.4-4'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Une ligne de classe A ou B, chargée au premier quart par une cavalerie de 9 cm et 9 de bonus, forme le carré aux deuxième et troisième quarts : elle est prête si l'ennemi part à plus de 36 cm ; à 36 cm, touchée au troisième quart, elle est en carré et en désordre.",
      en: 'A line of class A or B, charged in the first quarter by cavalry of 9 cm and 9 of bonus, forms square in the second and third quarters: it is ready if the enemy starts from more than 36 cm; at 36 cm, touched in the third quarter, it is in square and in disorder.',
    },
  },
  {
    id: 'LA-D-5',
    of: ['LA-U6-4'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Une ligne de classe C, qui met trois quarts à former le carré, n'est jamais prête à temps en réaction : cette cavalerie touche au plus tard au quatrième quart si elle part à 45 cm ou moins. Au-delà il n'y a pas de contact, et le carré est formé à la fin du quatrième quart.",
      en: 'A line of class C, which takes three quarters to form square, is never ready in reaction: that cavalry touches in the fourth quarter at the latest if it starts from 45 cm or less. Beyond that there is no contact, and the square is formed at the end of the fourth quarter.',
    },
  },
  {
    id: 'LA-D-6',
    of: ['LA-M7.1-10', 'LA-M5.4-4'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Une esquive déclarée, poursuivie tout droit par une cavalerie de 9 cm et 9 de bonus, est touchée au premier quart jusqu'à 18 cm de distance de départ, au deuxième jusqu'à 21,5, au troisième jusqu'à 25, au quatrième jusqu'à 28,5. À 29 cm elle échappe : l'assaillant finit à 0,5 cm d'elle, sans formation.",
      en: 'A declared evade, chased straight by cavalry of 9 cm and 9 of bonus, is touched in the first quarter up to 18 cm of starting distance, in the second up to 21.5, in the third up to 25, in the fourth up to 28.5. At 29 cm it escapes: the charger ends 0.5 cm short of it, without formation.',
    },
  },
  {
    id: 'LA-D-7',
    of: ['LA-M7.1-9'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Une esquive forcée, non déclarée, est touchée par la même cavalerie au premier quart jusqu'à 18 cm, au deuxième jusqu'à 27, au troisième jusqu'à 30,5, au quatrième jusqu'à 34.",
      en: 'A forced, undeclared evade is touched by the same cavalry in the first quarter up to 18 cm, in the second up to 27, in the third up to 30.5, in the fourth up to 34.',
    },
  },
  {
    id: 'LA-D-8',
    of: ['LA-M5.2-4', 'LA-M5.3-10'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Une colonne d'infanterie de 4,5 cm et 4 de bonus charge un ennemi hors de l'axe, à 12 cm une fois réorientée : premier quart pour se réorienter, deuxième pour avancer de 4,5, contact au troisième après 12 cm en ligne droite ; la charge est effective.",
      en: 'An infantry column of 4.5 cm and 4 of bonus charges an enemy off its axis, 12 cm away once reoriented: the first quarter to reorient, the second to advance 4.5, contact in the third after 12 cm in a straight line; the charge is effective.',
    },
  },
  {
    id: 'LA-D-9',
    of: ['LA-M5.3-24', 'LA-M5.3-27'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: 'Rangs de poussée : colonne de compagnies française 3, colonne de division française (6, 6, 6) 2, colonne de compagnies russe 3, colonne de division russe (8, 8) 1, colonne de division 6, 5, 6 aucun, colonne de division de quinze figurines (6, 6, 3) 1.',
      en: 'Push ranks: French company column 3, French division column (6, 6, 6) 2, Russian company column 3, Russian division column (8, 8) 1, division column 6, 5, 6 none, division column of fifteen figures (6, 6, 3) 1.',
    },
  },
  {
    id: 'LA-D-10',
    of: ['LA-U4.2-13', 'LA-U6-29'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: 'Sans formation en colonne de marche, une infanterie de classe A se reforme en deux quarts en colonne de marche ou de division, en trois en ligne ; une milice de classe B en ligne en cinq. En désordre, la classe A se reforme en ligne en quatre.',
      en: 'Without formation in march column, class A infantry reforms in two quarters into march or division column, in three into line; class B militia into line in five. In disorder, class A reforms into line in four.',
    },
  },
  {
    id: 'LA-D-11',
    of: ['LA-M4.2-8', 'LA-M4.3-1'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: 'Une batterie qui tire vers le nord attelle : elle fait front au sud. Remise en batterie sans avoir pivoté, elle tire vers le sud.',
      en: 'A battery that fires north limbers: it fronts south. Unlimbered again without having wheeled, it fires south.',
    },
  },
  {
    id: 'LA-D-12',
    of: ['LA-M2.5-3', 'LA-M2.5-5'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: 'Une colonne de 18 cm par période fait en marche forcée 6,75 cm par quart et 27 par période, donc 81 cm au plus dans les douze quarts permis de suite.',
      en: 'A column of 18 cm a period does 6.75 cm a quarter and 27 a period on a forced march, hence at most 81 cm in the twelve quarters allowed in a row.',
    },
  },
  {
    id: 'LA-D-13',
    of: ['LA-M3.4-8', 'LA-M3.4-9'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Douze cavaliers en ligne, à l'entrée d'un passage large de 8 cm et profond de 15, s'y écoulent : trois files, quatre rangs, 20 cm de long. La queue est sortie après 35 cm, soit quatre quarts à 9 cm.",
      en: 'Twelve riders in line, at the mouth of a lane 8 cm wide and 15 deep, flow through it: three files, four ranks, 20 cm long. The tail is out after 35 cm, four quarters at 9 cm.',
    },
  },
  {
    id: 'LA-D-14',
    of: ['LA-M3.3-3', 'LA-M3.3-13'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Un ralliement à 36 cm suivi à 36 cm garde le contact : à la fin de la période tous les cavaliers combattent, l'unité qui rallie sans formation, celle qui suit désorganisée avec le bonus de suivi.",
      en: 'A rally at 36 cm followed at 36 cm keeps contact: at the end of the period all riders fight, the rallying unit without formation, the follower disorganised with the follow bonus.',
    },
  },
  {
    id: 'LA-D-15',
    of: ['LA-M2.1-3', 'LA-M2.1-7'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: 'Un pivot de 90 degrés coûte à une colonne de trois figurines de front 7,07 cm si elle est régulière ou mieux, 14,14 cm sinon.',
      en: 'A wheel of 90 degrees costs a column three figures wide 7.07 cm if it is regular or better, 14.14 cm otherwise.',
    },
  },
  {
    id: 'LA-D-16',
    of: ['LA-M5.3-2'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Deux unités à 4,5 cm par quart qui se chargent l'une l'autre à 8 cm se rencontrent après 4 cm chacune : aucune des charges n'est effective. À 9 cm, les deux le sont.",
      en: 'Two units at 4.5 cm a quarter that charge each other from 8 cm meet after 4 cm each: neither charge is effective. From 9 cm both are.',
    },
  },
  {
    id: 'LA-D-17',
    of: ['LA-U3.3-1'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: 'Un bataillon de dix-huit figurines déploie au plus douze figurines en tirailleurs, quatre compagnies de trois ; un bataillon de dix-sept, dont une compagnie de deux, onze.',
      en: 'A battalion of eighteen figures sends out at most twelve figures as skirmishers, four companies of three; a battalion of seventeen, with one company of two, eleven.',
    },
  },
  {
    id: 'LA-D-18',
    of: ['LA-M1.4-3'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Un aide de camp touche une unité à la fin du deuxième quart : l'ordre vaut à la fin du troisième, et l'unité l'exécute au quatrième.",
      en: 'An aide-de-camp touches a unit at the end of the second quarter: the order is in force at the end of the third, and the unit acts on it in the fourth.',
    },
  },
  {
    id: 'LA-D-19',
    of: ['LA-U3.4-4', 'LA-M5.3-18'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Une infanterie que touche une cavalerie en charge dans le quart où finit son changement de formation d'un quart l'achève, et se trouve en désordre.",
      en: 'Infantry that charging cavalry touches in the quarter in which its one-quarter formation change ends completes it, and is in disorder.',
    },
  },
  {
    id: 'LA-D-20',
    of: ['LA-U5.4-5', 'LA-U5.4-6', 'LA-U5.4-9'],
    chapter: 'derived',
    origin: 'supplement',
    text: {
      fr: "Une colonne de trois figurines de front traverse des tirailleurs amis : personne n'est en désordre, les tirailleurs ne bougent ni ne tirent pendant ce temps. Une colonne de division de six de front les met en désordre, reste formée et traverse à demi-vitesse.",
      en: 'A column three figures wide passes through friendly skirmishers: nobody is in disorder, and the skirmishers neither move nor fire meanwhile. A division column six wide puts them in disorder, stays formed and passes at half speed.',
    },
  },
];
