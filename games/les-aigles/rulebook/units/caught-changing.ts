import type { Rule } from '@grognard/engine';

export const caughtChanging: readonly Rule[] = [
  {
    id: 'LA-U3.4-1',
    chapter: 'caught-changing',
    origin: 'rule',
    text: {
      fr: "Une unité attaquée pendant qu'elle change de formation achève son changement, mais en est aussitôt dégradée. Être attaquée, c'est être touchée au contact, non subir un tir.",
      en: 'A unit attacked while it changes formation completes its change, but is degraded at once. To be attacked is to be contacted, not to be fired at.',
    },
    why: {
      fr: "Le tir a ses propres effets ; les trois cas qui suivent ne nomment que l'infanterie et la cavalerie qui viennent au contact.",
      en: 'Fire has effects of its own; the three cases that follow name only infantry and cavalry that come into contact.',
    },
  },
  {
    id: 'LA-U3.4-2',
    chapter: 'caught-changing',
    origin: 'rule',
    text: {
      fr: "Si l'assaillant est de l'infanterie, à la charge ou non, l'unité surprise est sans formation.",
      en: 'If the attacker is infantry, charging or not, the unit caught is without formation.',
    },
  },
  {
    id: 'LA-U3.4-3',
    chapter: 'caught-changing',
    origin: 'rule',
    text: {
      fr: "Si l'assaillant est de la cavalerie qui ne charge pas, l'unité surprise est sans formation.",
      en: 'If the attacker is cavalry that does not charge, the unit caught is without formation.',
    },
  },
  {
    id: 'LA-U3.4-4',
    chapter: 'caught-changing',
    origin: 'rule',
    text: {
      fr: "Si l'assaillant est de la cavalerie à la charge, et que la charge est effective, l'unité surprise est en désordre.",
      en: 'If the attacker is charging cavalry, and the charge is effective, the unit caught is in disorder.',
    },
  },
  {
    id: 'LA-U3.4-5e',
    of: ['LA-U3.4-4'],
    chapter: 'caught-changing',
    origin: 'rule',
    text: {
      fr: "Une infanterie de classe A passe de la colonne de division à la ligne ; une cavalerie à la charge la touche après avoir couru au moins un quart de mouvement en ligne droite : l'infanterie achève sa ligne et se trouve en désordre.",
      en: "Class A infantry goes from division column to line; charging cavalry touches it after a straight run of at least a quarter's movement: the infantry completes its line and is in disorder.",
    },
  },
  {
    id: 'LA-U3.4-6e',
    of: ['LA-U3.4-3'],
    chapter: 'caught-changing',
    origin: 'rule',
    text: {
      fr: "La même cavalerie a couru moins d'un quart de mouvement en ligne droite : l'infanterie achève sa ligne et n'est que sans formation, la charge n'étant pas effective.",
      en: "The same cavalry has made a straight run of less than a quarter's movement: the infantry completes its line and is only without formation, the charge not being effective.",
    },
  },
  {
    id: 'LA-U3.4-7',
    chapter: 'caught-changing',
    origin: 'rule',
    text: {
      fr: "La mêlée se règle comme une autre ; l'unité surprise y répond avec le malus de sa dégradation, sans formation ou en désordre.",
      en: 'The melee is fought like any other; the unit caught answers with the penalty of its degradation, without formation or in disorder.',
    },
  },
  {
    id: 'LA-U3.4-8',
    chapter: 'caught-changing',
    origin: 'rule',
    text: {
      fr: "Dans tous les cas, une unité est sans formation pendant qu'elle change de formation ; si rien ne la touche, elle est formée dès que le changement s'achève.",
      en: 'In every case a unit is without formation while it changes formation; if nothing touches it, it is formed as soon as the change is completed.',
    },
  },
];
