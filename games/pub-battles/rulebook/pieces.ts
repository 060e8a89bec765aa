import type { Rule } from '@grognard/engine';

export const pieces: readonly Rule[] = [
  {
    id: 'PB-R023',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: "Un détachement est une petite troupe d'infanterie en tirailleurs : 1 dé, et 1 touche au combat le détruit.",
      en: 'A detachment is a small body of infantry in skirmish order: 1 die, and 1 hit in combat destroys it.',
    },
  },
  {
    id: 'PB-R024',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: 'À la mise en place ou à son entrée, un détachement est affecté à une formation quelconque de son camp ; il se déplace ensuite avec le jeton de celle-ci.',
      en: "At set-up, or when it enters, a detachment is assigned to any formation of its side; from then on it moves with that formation's chit.",
    },
  },
  {
    id: 'PB-R025',
    chapter: 'pieces',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "La zone de feu représente déjà les tirailleurs ordinaires ; il n'y faut pas de détachements.",
      en: 'The field of fire already stands for ordinary skirmishers; no detachments are needed for it.',
    },
  },
  {
    id: 'PB-R026',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: 'Les miliciens, ou recrues, sont une infanterie à plein effectif mais médiocre : leur première touche dans un combat compte double.',
      en: 'Militia, or green troops, are full-strength infantry of poor quality: their first hit in a combat counts double.',
    },
  },
  {
    id: 'PB-R027',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: 'Les réguliers subissent les touches selon le tableau de base.',
      en: 'Regulars take hits by the basic table.',
    },
  },
  {
    id: 'PB-R028',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: "L'élite ignore la première touche de chaque combat.",
      en: 'Elite troops ignore the first hit of each combat.',
    },
  },
  {
    id: 'PB-R029',
    chapter: 'pieces',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Un bloc d'artillerie est une masse de batteries de réserve ; les canons attachés à l'infanterie n'ont pas de règle à eux.",
      en: 'An artillery block is a mass of reserve batteries; guns attached to infantry have no rule of their own.',
    },
  },
  {
    id: 'PB-R030',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: 'La cavalerie se déplace au mouvement monté.',
      en: 'Cavalry uses the mounted move.',
    },
  },
  {
    id: 'PB-R031',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: 'Les dragons combattent à pied, en tirailleurs : ils lancent 2 dés, projettent une zone de feu et valent 4 points.',
      en: 'Dragoons fight on foot as skirmishers: they roll 2 dice, project a field of fire and are worth 4 points.',
    },
  },
  {
    id: 'PB-R032',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: "Le scénario dit quelles cavaleries sont des dragons et quelles règles spéciales s'appliquent. En option, la cavalerie et la garde n'attendent pas la fin du tour : leurs attaques se combattent dès la fin de leur activation.",
      en: 'The scenario says which cavalry are dragoons and what special rules apply. As an option cavalry and guard do not wait for the end of the turn: their attacks are fought as soon as their activation ends.',
    },
  },
  {
    id: 'PB-R033',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: 'Les trains de bagages permettent de se rallier, mais les déballer ouvre une voie à la défaite. En option, on joue sans trains, et toute pièce se rallie comme la cavalerie.',
      en: 'Baggage trains are what allows a rally, but unpacking them opens a way to defeat. As an option the game is played without trains, and every piece rallies as cavalry does.',
    },
  },
  {
    id: 'PB-R034',
    chapter: 'pieces',
    origin: 'rule',
    text: {
      fr: "Un QG permet d'attaquer aux troupes situées à un tiers de mouvement monté au plus (6,4 cm), peut cacher des pièces hors carte et peut tenter de modifier l'ordre du tour.",
      en: 'An HQ lets troops within a third of a mounted move (6.4 cm) attack, can hide pieces off the map, and can try to alter the order of the turn.',
    },
  },
];
