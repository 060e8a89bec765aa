import type { Rule } from '@grognard/engine';

export const disengaging: readonly Rule[] = [
  {
    id: 'PB-R116a',
    chapter: 'disengaging',
    origin: 'rule',
    text: {
      fr: 'Une pièce qui commence son activation au contact peut rester et pivoter sur place, quitter la zone de feu de cet ennemi pour en attaquer un autre, ou éviter le combat en sortant de cette zone.',
      en: "A piece that starts its activation in contact may stay and turn in place, leave that enemy's field of fire to attack another enemy, or avoid combat by leaving that field.",
    },
  },
  {
    id: 'PB-R116b',
    chapter: 'disengaging',
    origin: 'rule',
    text: {
      fr: "Elle ne peut pas s'éloigner, tourner et revenir frapper le même ennemi de flanc.",
      en: 'It may not break away, turn and come back to strike the same enemy in the flank.',
    },
  },
  {
    id: 'PB-R116c',
    chapter: 'disengaging',
    origin: 'rule',
    text: {
      fr: "Elle peut toujours se désengager, de quelque manière qu'elle ait été abordée, car les mouvements sont tenus pour simultanés.",
      en: 'It may always disengage, however it was contacted, because movement is taken to be simultaneous.',
    },
  },
  {
    id: 'PB-R116d',
    chapter: 'disengaging',
    origin: 'ruling',
    text: {
      fr: "Pour partir, elle suit les règles de mouvement : elle fait d'abord demi-tour, et c'est son pivot gratuit.",
      en: 'To leave it follows the rules of movement: it turns about first, and that is its free pivot.',
    },
    why: {
      fr: "Aucune exception n'est donnée à la règle qui défend de marcher à reculons.",
      en: 'No exception is made to the rule against stepping backward.',
    },
  },
  {
    id: 'PB-R116e',
    chapter: 'disengaging',
    origin: 'ruling',
    text: {
      fr: 'Une autre pièce peut, elle, attaquer cet ennemi de flanc.',
      en: 'Another piece may attack that enemy in the flank.',
    },
    why: {
      fr: "L'interdiction ne vise que la pièce qui rompt le contact.",
      en: 'The ban concerns only the piece that breaks contact.',
    },
  },
  {
    id: 'PB-R116f',
    chapter: 'disengaging',
    origin: 'ruling',
    text: {
      fr: "Une pièce qui a déjà joué ce tour et qu'on aborde ensuite ne peut plus partir.",
      en: 'A piece that has already played this turn and is contacted later can no longer leave.',
    },
    why: {
      fr: 'Se désengager est un mouvement, et le sien est fait.',
      en: 'Disengaging is a move, and it has made its own.',
    },
  },
  {
    id: 'PB-R116g',
    chapter: 'disengaging',
    origin: 'ruling',
    text: {
      fr: "Si la pièce de pointe abordée s'en va, son soutien peut rester et devient la pièce de pointe.",
      en: 'If the contacted lead leaves, its supporter may stay and becomes the lead.',
    },
    why: {
      fr: "Le soutien prend la place d'une pièce de pointe qui se désengage comme de celle qui tombe.",
      en: 'The supporter takes the place of a lead that disengages as of one that falls.',
    },
  },
];
