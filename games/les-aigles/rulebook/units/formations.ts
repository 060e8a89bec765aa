import type { Rule } from '@grognard/engine';

export const formations: readonly Rule[] = [
  {
    id: 'LA-U2.1-1',
    chapter: 'formations',
    origin: 'rule',
    text: {
      fr: "Pour se déplacer, tirer ou combattre, une unité est toujours dans une formation, et une seule. Sans formation ou en désordre, elle garde celle qu'elle montre sur la table.",
      en: 'To move, fire or fight a unit is always in a formation, and in one only. Without formation or in disorder it keeps the one it shows on the table.',
    },
    why: {
      fr: '« Sans formation » est une dégradation : les calculs se font encore sur la formation visible.',
      en: '“Without formation” is a degradation: reckonings are still made on the formation that is seen.',
    },
  },
  {
    id: 'LA-U2.1-2',
    chapter: 'formations',
    origin: 'rule',
    text: {
      fr: 'En ligne, les figurines sont côte à côte, socle à socle, sur un seul rang.',
      en: 'In line the figures stand side by side in base contact on a single rank.',
    },
  },
  {
    id: 'LA-U2.1-3',
    chapter: 'formations',
    origin: 'rule',
    text: {
      fr: 'En double ligne, les figurines sont côte à côte, socle à socle, sur deux rangs ; si leur nombre est impair, le second rang en a une de moins.',
      en: 'In double line the figures stand side by side in base contact on two ranks; if their number is odd the rear rank has one fewer.',
    },
    why: {
      fr: "Le premier rang est celui qui tire et touche ; c'est lui que l'on tient complet.",
      en: 'The front rank is the one that fires and makes contact; it is the one kept full.',
    },
  },
  {
    id: 'LA-U2.1-4',
    chapter: 'formations',
    origin: 'rule',
    text: {
      fr: "Une colonne a plusieurs rangs, deux au moins, de figurines côte à côte ; sa sorte en fixe le front. Une colonne de deux rangs n'est pas une double ligne.",
      en: 'A column has several ranks, two at least, of figures side by side; its kind sets its front. A column of two ranks is not a double line.',
    },
    why: {
      fr: "Une colonne de division russe n'a que deux rangs : c'est le nom de la formation qui la distingue.",
      en: 'A Russian division column has two ranks only: the name of the formation tells them apart.',
    },
  },
  {
    id: 'LA-U2.1-5',
    chapter: 'formations',
    origin: 'rule',
    text: {
      fr: 'Une unité ne forme le carré que si elle a au moins 6 figurines.',
      en: 'A unit forms square only if it has at least 6 figures.',
    },
  },
  {
    id: 'LA-U2.1-6',
    chapter: 'formations',
    origin: 'rule',
    text: {
      fr: "Seule l'infanterie forme le carré.",
      en: 'Only infantry forms square.',
    },
  },
  {
    id: 'LA-U2.1-7',
    chapter: 'formations',
    origin: 'rule',
    text: {
      fr: "L'ordre en tirailleurs se montre sur des socles à lui : 3 cm de front et 2,5 cm de profondeur par figurine.",
      en: 'Skirmish order is shown on bases of its own: 3 cm of front and 2.5 cm of depth for each figure.',
    },
    why: {
      fr: "Le texte n'en imprime pas la taille ; deux fois le front d'un fantassin serré montre l'ordre dilué.",
      en: 'The text prints no size; twice the front of a close-order foot figure shows the loose order.',
    },
  },
  {
    id: 'LA-U2.1-8',
    chapter: 'formations',
    origin: 'ruling',
    text: {
      fr: "Seule l'infanterie combat en tirailleurs, sauf les unités de cavalerie dont la table nationale dit qu'elles le peuvent.",
      en: 'Only infantry skirmishes, except for cavalry units whose national table says that they can.',
    },
    why: {
      fr: 'La table des changements donne pourtant des temps à la cavalerie ; ils servent à celle que sa nation désigne, comme les cosaques.',
      en: 'Yet the table of changes gives times for cavalry; they serve those that their nation names, such as Cossacks.',
    },
  },
  {
    id: 'LA-U2.1-9',
    chapter: 'formations',
    origin: 'rule',
    text: {
      fr: "L'échelon et l'échiquier se forment par escadrons, et seule la cavalerie les prend.",
      en: 'Echelon and chequer are formed by squadrons, and only cavalry takes them.',
    },
    why: {
      fr: "Le texte dit par escadrons ou par compagnies ; dans la cavalerie, la subdivision de l'unité est l'escadron.",
      en: "The text says by squadrons or by companies; in the cavalry the unit's subdivision is the squadron.",
    },
  },
  {
    id: 'LA-U2.1-10',
    chapter: 'formations',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'On appelle ordre mince la ligne et la double ligne, ordre profond les colonnes, ordre lâche ou dilué les tirailleurs.',
      en: 'Thin order is the name for line and double line, deep order for columns, loose order for skirmishers.',
    },
  },
  {
    id: 'LA-U2.1-11',
    chapter: 'formations',
    origin: 'note',
    note: 'history',
    text: {
      fr: "L'ordre mixte des Français met un bataillon en ligne entre des colonnes placées à ses extrémités. C'est une disposition de plusieurs unités ; elle n'a pas d'effet propre.",
      en: 'The mixed order of the French sets a battalion in line between columns at its ends. It is an arrangement of several units and has no effect of its own.',
    },
  },
];
