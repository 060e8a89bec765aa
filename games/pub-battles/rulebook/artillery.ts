import type { Rule } from '@grognard/engine';

export const artillery: readonly Rule[] = [
  {
    id: 'PB-R119a',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "L'artillerie peut défendre, soutenue ou non, mais ne peut aller au contact.",
      en: 'Artillery may defend, supported or not, but may not move into contact.',
    },
  },
  {
    id: 'PB-R119b',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Au premier round seulement, l'artillerie en défense tire d'abord, et ses touches s'appliquent aussitôt.",
      en: 'In the first round only, defending artillery fires first, and its hits apply at once.',
    },
  },
  {
    id: 'PB-R119c',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Si l'attaquant survit et reste, il riposte.",
      en: 'If the attacker survives and stays, it fires back.',
    },
  },
  {
    id: 'PB-R119d',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'Si la pièce de pointe qui attaque est détruite ou bat en retraite, son soutien peut prendre sa place et riposter dans ce même premier round.',
      en: 'If the attacking lead is destroyed or retreats, its supporter may take its place and fire back in that same first round.',
    },
  },
  {
    id: 'PB-R119e',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'Sans soutien, une artillerie au contact ne peut pas battre en retraite.',
      en: 'Without support, artillery in contact may not retreat.',
    },
  },
  {
    id: 'PB-R119f',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'Un résultat de retraite détruit une artillerie au contact et sans soutien.',
      en: 'A retreat result destroys artillery that is in contact and unsupported.',
    },
  },
  {
    id: 'PB-R119g',
    chapter: 'artillery',
    origin: 'ruling',
    text: {
      fr: "L'artillerie Désorganisée tire aussi la première.",
      en: 'Spent artillery fires first too.',
    },
    why: {
      fr: "Seul le bombardement exige qu'elle soit Fraîche.",
      en: 'Only bombardment asks that it be Fresh.',
    },
  },
  {
    id: 'PB-R119h',
    chapter: 'artillery',
    origin: 'ruling',
    text: {
      fr: "L'artillerie flanquée tire aussi la première, avec son -1.",
      en: 'Flanked artillery fires first too, with its -1.',
    },
    why: {
      fr: 'Le texte ne met pas de condition au premier tir, et le flanc a déjà son malus.',
      en: 'The text puts no condition on firing first, and the flank already has its penalty.',
    },
  },
  {
    id: 'PB-R119i',
    chapter: 'artillery',
    origin: 'ruling',
    text: {
      fr: "L'artillerie placée derrière une pièce de pointe n'est pas un soutien et ne tombe pas avec elle ; c'est une pièce sur le chemin, que la retraite pousse.",
      en: 'Artillery behind a lead is not support and does not fall with it; it is a piece in the path, which the retreat pushes.',
    },
    why: {
      fr: 'Aucune règle ne la détruit, et elle est amie sans être soutien.',
      en: 'No rule destroys it, and it is a friend without being support.',
    },
  },
  {
    id: 'PB-R119j',
    chapter: 'artillery',
    origin: 'ruling',
    text: {
      fr: "L'artillerie ne prend jamais la place d'une pièce de pointe.",
      en: 'Artillery never takes the place of a lead.',
    },
    why: {
      fr: 'Seul un soutien le fait, et elle ne peut soutenir.',
      en: 'Only a supporter does so, and it cannot support.',
    },
  },
];
