import type { Rule } from '@grognard/engine';

export const units: readonly Rule[] = [
  {
    id: 'LA-U1.1-1',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "L'unité est le plus petit groupe de figurines auquel on puisse donner un ordre : un ordre adressé à une compagnie, à un escadron ou à une figurine seule est refusé. Les compagnies détachées en tirailleurs et les escadrons séparés suivent l'ordre de leur unité.",
      en: 'A unit is the smallest group of figures that can be given an order: an order addressed to a company, a squadron or a single figure is refused. Companies sent out to skirmish and squadrons that have split off follow the order of their unit.',
    },
    why: {
      fr: "Une partie détachée n'est pas une unité ; il faut pourtant qu'un ordre la conduise.",
      en: 'A detached part is no unit; yet some order has to guide it.',
    },
  },
  {
    id: 'LA-U1.1-2',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Dans l'infanterie, l'unité est le bataillon, fait de compagnies.",
      en: 'In the infantry the unit is the battalion, made up of companies.',
    },
  },
  {
    id: 'LA-U1.1-3',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Dans la cavalerie, l'unité est le régiment, fait d'escadrons.",
      en: 'In the cavalry the unit is the regiment, made up of squadrons.',
    },
  },
  {
    id: 'LA-U1.1-4',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Dans l'artillerie, l'unité est la batterie, faite de ses servants.",
      en: 'In the artillery the unit is the battery, made up of its crew.',
    },
  },
  {
    id: 'LA-U1.2-1',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Un bataillon n'est aligné comme unité que s'il compte au moins 8 figurines au départ.",
      en: 'A battalion is fielded as a unit only if it starts with at least 8 figures.',
    },
  },
  {
    id: 'LA-U1.2-2',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Un régiment de cavalerie n'est aligné que s'il compte au moins 5 figurines au départ.",
      en: 'A cavalry regiment is fielded only if it starts with at least 5 figures.',
    },
  },
  {
    id: 'LA-U1.2-3',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Une batterie n'est alignée que si elle compte au moins 3 servants au départ.",
      en: 'A battery is fielded only if it starts with at least 3 crew figures.',
    },
  },
  {
    id: 'LA-U1.2-4',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Le minimum se juge sur l'effectif de départ, jamais sur ce qui reste.",
      en: 'The minimum is judged on the starting strength, never on what is left.',
    },
  },
  {
    id: 'LA-U1.2-5',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Une unité tombée sous son minimum en cours de partie reste une unité tant qu'il lui reste une figurine : elle reçoit des ordres, se déplace, tire et teste comme les autres. Les minimums d'une action, comme les 6 figurines d'un carré, comptent les figurines présentes.",
      en: 'A unit that falls below its minimum during play stays a unit as long as one figure is left: it takes orders, moves, fires and tests like any other. The minimum of an action, such as the 6 figures of a square, counts the figures present.',
    },
    why: {
      fr: "Le statut d'unité ne se perd pas ; ce qu'une action demande de bras, seuls les présents le fournissent.",
      en: 'The standing of a unit is never lost; but the hands that an action needs can only come from those present.',
    },
  },
  {
    id: 'LA-U1.2-6e',
    of: ['LA-U1.2-5'],
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: 'Un bataillon de 8 figurines en perd 3 : avec 5, il est toujours une unité, reçoit un ordre et agit tant que son moral le permet.',
      en: 'A battalion of 8 figures loses 3: with 5 it is still a unit, is given an order and acts as long as its morale allows.',
    },
  },
  {
    id: 'LA-U1.2-7',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Une unité ne se partage pas, sauf dans les cas que les règles nomment : compagnies regroupées avant la partie, compagnies en tirailleurs, escadrons d'un échelon ou d'un échiquier après le contact, escadrons séparés dans une charge, unité coupée en deux par une esquive.",
      en: 'A unit cannot be divided, except where the rules say so: companies pooled before play, companies in skirmish order, squadrons of an echelon or a chequer after contact, squadrons split in a charge, a unit cut in two by an evade.',
    },
    why: {
      fr: "Le texte annonce des exceptions sans les énumérer ; voici toutes celles que l'on y trouve.",
      en: 'The text speaks of exceptions without listing them; these are all that occur in it.',
    },
  },
];
