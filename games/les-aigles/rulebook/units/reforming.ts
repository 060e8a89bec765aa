import type { Rule } from '@grognard/engine';

export const reforming: readonly Rule[] = [
  {
    id: 'LA-U4.2-1',
    chapter: 'reforming',
    origin: 'ruling',
    text: {
      fr: "Une unité sans formation ou en désordre doit chercher à se reformer avant d'aller à la mêlée : une entrée en mêlée ou une charge lui est refusée. Sans formation, elle ne fait d'autre mouvement que pour finir celui qui l'a mise ainsi, se dégager d'un ami ou d'un obstacle, ou ramener des tirailleurs à distance ; autrement, qu'elle se reforme d'abord.",
      en: 'A unit without formation or in disorder has to try to reform before it goes into melee: a melee entry or a charge is refused to it. Without formation it makes no other move than to finish the one that made it so, to clear a friend or an obstacle, or to bring skirmishers back within distance; otherwise it reforms first.',
    },
    why: {
      fr: "Un autre chapitre étend ce devoir à toute action, et la marche forcée comme l'esquive le demandent ; nous les accordons.",
      en: 'Another chapter extends this duty to every action, and forced march and evade ask for it; we bring them together.',
    },
  },
  {
    id: 'LA-U4.2-2',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'Se réorganiser prend un quart de période, pour les classes A, B et C et quel que soit le statut.',
      en: 'To reorganise takes a quarter of a period, for classes A, B and C and whatever the status.',
    },
    why: {
      fr: "Le quart de plus des troupes peu instruites s'ajoute à la table, où la réorganisation n'a pas de rangée.",
      en: 'The added quarter of ill-trained troops goes with the table, in which reorganising has no row.',
    },
  },
  {
    id: 'LA-U4.2-3',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: "Si l'unité désorganisée change plutôt de formation, c'est le temps de ce changement dans sa classe qui compte, et elle est réorganisée à la fin.",
      en: 'If a disorganised unit changes formation instead, the time of that change in its class applies, and it is reorganised at the end.',
    },
  },
  {
    id: 'LA-U4.2-4',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'Une infanterie de classe A sans formation se reforme en une demi-période.',
      en: 'Class A infantry without formation reforms in half a period.',
    },
  },
  {
    id: 'LA-U4.2-5',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'Une infanterie de classe B sans formation se reforme en trois quarts de période.',
      en: 'Class B infantry without formation reforms in three quarters of a period.',
    },
  },
  {
    id: 'LA-U4.2-6',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'Une infanterie de classe C sans formation se reforme en une période.',
      en: 'Class C infantry without formation reforms in one period.',
    },
  },
  {
    id: 'LA-U4.2-7',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'Une infanterie de classe A en désordre se reforme en une période.',
      en: 'Class A infantry in disorder reforms in one period.',
    },
  },
  {
    id: 'LA-U4.2-8',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'Une infanterie de classe B ou C en désordre se reforme en une période et un quart.',
      en: 'Class B or C infantry in disorder reforms in one period and a quarter.',
    },
  },
  {
    id: 'LA-U4.2-9',
    chapter: 'reforming',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "La table des changements de formation, en fin de chapitre, complète ces temps et s'accorde avec eux.",
      en: 'The table of changes of formation at the end of the chapter completes these times and agrees with them.',
    },
  },
  {
    id: 'LA-U4.2-10',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'Une unité qui se reforme prend la formation de son choix parmi celles de son arme et de sa nation ; il lui faut la place libre et une partie qui ne bouge pas, comme pour un changement.',
      en: 'A reforming unit takes the formation of its choice among those of its arm and nation; it needs free room and a part that does not move, as for a change.',
    },
    why: {
      fr: "Se reformer autrement, c'est changer de formation ; rien n'en dispense des conditions.",
      en: 'To reform in another shape is to change formation; nothing frees it from the conditions.',
    },
  },
  {
    id: 'LA-U4.2-11',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'On ne se reforme ni en tirailleurs ni en carré, creux ou plein.',
      en: 'It is forbidden to reform into skirmish order or into square, hollow or full.',
    },
  },
  {
    id: 'LA-U4.2-12',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: "On ne choisit pas sa direction en se reformant : l'unité garde celle qu'elle avait, et qui vient d'esquiver doit ensuite se retourner. La cavalerie qui a rallié choisit la sienne.",
      en: 'The facing is not chosen when reforming: the unit keeps the one it had, and one that has just evaded has to turn afterwards. Cavalry that has rallied chooses its own.',
    },
    why: {
      fr: "L'exception n'est écrite que pour la cavalerie ; une esquive finit donc le dos à l'ennemi.",
      en: 'The exception is written for cavalry only; so an evade ends with the back to the enemy.',
    },
  },
  {
    id: 'LA-U4.2-13',
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'Se reformer dans une formation ne prend jamais moins de temps que le même changement à une unité formée : le plus long des deux temps compte, chacun avec le quart de plus des semi-réguliers, des milices et des irréguliers.',
      en: 'Reforming into a formation never takes less time than the same change would take a formed unit: the longer of the two times counts, each with the added quarter of semi-regulars, militia and irregulars.',
    },
    why: {
      fr: "Ce quart s'ajoute aux rangées de la table, et les deux temps en viennent.",
      en: 'That quarter is added to the rows of the table, and both times come from it.',
    },
  },
  {
    id: 'LA-U4.2-14e',
    of: ['LA-U4.2-13'],
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: 'Une infanterie de classe A en colonne de marche, sans formation après une marche forcée, se reforme en ligne : il lui faut trois quarts de période, comme de la colonne de marche à la ligne, et non une demi-période. En colonne de marche, une demi-période aurait suffi.',
      en: 'Class A infantry in march column, without formation after a forced march, reforms into line: it takes three quarters of a period, as from march column to line, and not half a period. Into march column half a period would have been enough.',
    },
  },
  {
    id: 'LA-U4.2-15e',
    of: ['LA-U5.2-3'],
    chapter: 'reforming',
    origin: 'rule',
    text: {
      fr: "Une colonne se forme en ligne et ne peut achever sa ligne que sur le terrain d'une unité amie : elle l'achève, et les deux unités sont en désordre.",
      en: 'A column forms line and can complete its line only on the ground of a friendly unit: it completes it, and both units are in disorder.',
    },
  },
  {
    id: 'LA-U4.2-16',
    chapter: 'reforming',
    origin: 'ruling',
    text: {
      fr: "Se reformer, c'est comme changer de formation : l'unité ne se déplace ni ne tire, ne peut s'interrompre et garde sa dégradation jusqu'à la fin. Un contact met fin à la reformation et la laisse dans l'état où elle était.",
      en: 'Reforming is like changing formation: the unit neither moves nor fires, cannot break off and keeps its degradation to the end. A contact ends the reforming and leaves it in the state it was in.',
    },
    why: {
      fr: 'Le texte donne à la reformation des temps de changement sans en dire les conditions ; ce sont donc les mêmes.',
      en: 'The text gives reforming the times of a change without stating its conditions; so they are the same.',
    },
  },
];
