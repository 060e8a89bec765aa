import type { Rule } from '@grognard/engine';

export const command: readonly Rule[] = [
  {
    id: 'PB-R092a',
    chapter: 'command',
    origin: 'rule',
    text: {
      fr: "Pour attaquer, c'est-à-dire venir au contact, une pièce doit commencer son mouvement à un tiers de mouvement monté au plus (6,4 cm) de son QG ou du commandant d'armée.",
      en: 'To attack, that is to move into contact, a piece must start its move within a third of a mounted move (6.4 cm) of its HQ or of the army commander.',
    },
  },
  {
    id: 'PB-R092b',
    chapter: 'command',
    origin: 'rule',
    text: {
      fr: "Les QG se déplacent d'abord, puis la portée de commandement est jugée. En option, elle se juge avant le mouvement du QG.",
      en: 'HQs move first, then command range is judged. As an option it is judged before the HQ moves.',
    },
  },
  {
    id: 'PB-R092c',
    chapter: 'command',
    origin: 'rule',
    text: {
      fr: "Il suffit que la portée touche la pièce ; elle n'a pas à en couvrir la majorité.",
      en: 'The range need only touch the piece; it need not cover its majority.',
    },
  },
  {
    id: 'PB-R092d',
    chapter: 'command',
    origin: 'ruling',
    text: {
      fr: 'Ni le bombardement ni le maintien au contact ne demandent de commandement ; seul le demande le mouvement qui amène au contact.',
      en: 'Neither bombarding nor staying in contact needs command; only moving into contact does.',
    },
    why: {
      fr: "Le texte n'exige la portée que pour attaquer.",
      en: 'The text asks for range only in order to attack.',
    },
  },
  {
    id: 'PB-R092e',
    chapter: 'command',
    origin: 'rule',
    text: {
      fr: "Une pièce hors de portée peut se déplacer, mais non finir dans une zone de feu ennemie, puisqu'elle ne peut attaquer. Si elle y commence, elle peut y rester aux conditions ordinaires.",
      en: 'A piece out of command may move but may not end in an enemy field of fire, since it cannot attack. If it starts there it may stay on the usual conditions.',
    },
  },
  {
    id: 'PB-R092f',
    chapter: 'command',
    origin: 'ruling',
    text: {
      fr: "Une pièce en soutien n'a besoin d'être commandée que si elle finit dans une zone de feu ennemie.",
      en: 'A supporting piece needs command only if it ends in an enemy field of fire.',
    },
    why: {
      fr: "Soutenir sous le feu, c'est prendre part à l'attaque ; hors du feu, ce n'est que marcher.",
      en: 'To support under fire is to take part in the attack; out of fire it is only marching.',
    },
  },
];
