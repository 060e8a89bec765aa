import type { Rule } from '@grognard/engine';

export const rallyCompulsory: readonly Rule[] = [
  {
    id: 'LA-M3.5-1',
    chapter: 'rally-compulsory',
    origin: 'rule',
    text: {
      fr: "Deux cavaleries de force et de valeur égales qui font match nul au premier tour de mêlée doivent rallier ensemble : elles l'annoncent au début de la période suivante, et ni l'une ni l'autre ne suit.",
      en: 'Two cavalry units of equal strength and value that tie in the first round of melee must rally together: they announce it at the start of the next period, and neither follows the other.',
    },
    why: {
      fr: "Nous comparons l'effectif et la valeur de combat au début de la mêlée, avant que les pertes ne les changent.",
      en: 'We compare figures and combat value at the start of the melee, before losses change them.',
    },
  },
  {
    id: 'LA-M3.5-2',
    chapter: 'rally-compulsory',
    origin: 'rule',
    text: {
      fr: "Il y a match nul quand chacun subit autant de pertes qu'il en inflige ; on compte les points de perte, avant de les arrondir en figurines.",
      en: 'It is a tie when each takes as many losses as it inflicts; loss points are counted, before they are rounded to figures.',
    },
    why: {
      fr: 'Des figurines entières feraient un match nul de bien des combats inégaux.',
      en: 'Whole figures would make a tie of many an unequal fight.',
    },
  },
  {
    id: 'LA-M3.5-3e',
    of: ['LA-M3.5-1'],
    chapter: 'rally-compulsory',
    origin: 'rule',
    text: {
      fr: 'Exemple : des hussards français chargent des hussards russes de même effectif et de même valeur de combat, 5 ; match nul au premier tour, les deux rallient.',
      en: 'Example: French hussars charge Russian hussars of the same number and the same combat value, 5; they tie in the first round, and both rally.',
    },
  },
  {
    id: 'LA-M3.5-4',
    chapter: 'rally-compulsory',
    origin: 'rule',
    text: {
      fr: 'Si la force ou la valeur diffère, un match nul au premier tour laisse les deux unités libres de rester en mêlée.',
      en: 'If strength or value differs, a tie in the first round leaves both units free to stay in melee.',
    },
  },
  {
    id: 'LA-M3.5-5e',
    of: ['LA-M3.5-4'],
    chapter: 'rally-compulsory',
    origin: 'rule',
    text: {
      fr: 'Exemple : douze hussards russes, valeur 5, et douze dragons français, valeur 6, font match nul au premier tour ; ils peuvent continuer le combat.',
      en: 'Example: twelve Russian hussars, value 5, and twelve French dragoons, value 6, tie in the first round; they may fight on.',
    },
  },
  {
    id: 'LA-M3.5-6',
    chapter: 'rally-compulsory',
    origin: 'rule',
    text: {
      fr: "À valeur égale, si l'une des unités a plus de figurines, le combat peut continuer.",
      en: 'At equal value, if one of the units has more figures, the fight may go on.',
    },
  },
  {
    id: 'LA-M3.5-7',
    chapter: 'rally-compulsory',
    origin: 'rule',
    text: {
      fr: 'Un match nul au deuxième tour oblige les deux unités à rallier, quelles que soient leur force et leur valeur.',
      en: 'A tie in the second round obliges both units to rally, whatever their strength and value.',
    },
  },
];
