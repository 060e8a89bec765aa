import type { Rule } from '@grognard/engine';

export const support: readonly Rule[] = [
  {
    id: 'PB-R115',
    chapter: 'support',
    origin: 'ruling',
    text: {
      fr: "Une pièce est derrière une autre si son centre est à moins d'un demi-front (2,5 cm) de l'axe de celle-ci, si leurs directions diffèrent de 45° au plus, et si 0,95 cm au plus la sépare du bord arrière. Elle est alors alignée.",
      en: "A piece is behind another if its centre is within half a front (2.5 cm) of the other's axis, their headings differ by at most 45°, and at most 0.95 cm separates it from the rear edge. It is then aligned.",
    },
    why: {
      fr: "Le texte dit « derrière » sans mesure ; une profondeur de bloc est l'écart d'une seconde ligne serrée.",
      en: 'The text says "behind" without a measure; the depth of one block is the gap of a close second line.',
    },
  },
  {
    id: 'PB-R118a',
    chapter: 'support',
    origin: 'rule',
    text: {
      fr: 'Une pièce, et une seule, peut se placer en soutien derrière la pièce qui attaque ; le défenseur a le même droit.',
      en: 'One piece, and no more, may move behind the attacking piece in support; the defender has the same right.',
    },
  },
  {
    id: 'PB-R118b',
    chapter: 'support',
    origin: 'rule',
    text: {
      fr: 'Seule la pièce de pointe combat.',
      en: 'Only the lead piece fights.',
    },
  },
  {
    id: 'PB-R118c',
    chapter: 'support',
    origin: 'rule',
    text: {
      fr: 'Quand la pièce de pointe se désengage, bat en retraite (sous un bombardement ou de plein gré aussi) ou tombe, son soutien bat en retraite ou prend sa place et poursuit le combat avec le même terrain.',
      en: 'When the lead disengages, retreats (under bombardment or by choice too) or falls, its supporter either retreats or takes its place and fights on with the same terrain.',
    },
  },
  {
    id: 'PB-R118d',
    chapter: 'support',
    origin: 'ruling',
    text: {
      fr: "Le soutien choisit aussitôt. S'il est Frais et bat en retraite, il devient Désorganisé.",
      en: 'The supporter chooses at once. If it is Fresh and retreats it becomes Spent.',
    },
    why: {
      fr: "La suite du round dépend de sa réponse, et c'est une retraite volontaire.",
      en: 'The rest of the round depends on its answer, and it is a voluntary retreat.',
    },
  },
  {
    id: 'PB-R118e',
    chapter: 'support',
    origin: 'ruling',
    text: {
      fr: "Si la pièce de pointe s'en va alors que l'ennemi n'est plus là non plus, le soutien reste, sans rien à décider.",
      en: 'If the lead goes when the enemy is gone as well, the supporter stays with nothing to decide.',
    },
    why: {
      fr: "Il n'y a plus de combat à reprendre ni à fuir.",
      en: 'There is no combat left to take up or to flee.',
    },
  },
  {
    id: 'PB-R118f',
    chapter: 'support',
    origin: 'rule',
    text: {
      fr: "L'artillerie peut être soutenue, mais ne peut pas soutenir.",
      en: 'Artillery may be supported but may not support.',
    },
  },
  {
    id: 'PB-R118g',
    chapter: 'support',
    origin: 'ruling',
    text: {
      fr: "Cavalerie et infanterie peuvent se soutenir l'une l'autre, et une pièce peut soutenir celle d'une autre formation. Bagages et QG ne soutiennent pas, sauf par la première pièce d'une Réserve.",
      en: 'Cavalry and infantry may support each other, and a piece may support one of another formation. Baggage and HQs do not support, except by the first piece of a Reserve.',
    },
    why: {
      fr: "Rien ne l'interdit, et le texte n'exclut que l'artillerie.",
      en: 'Nothing forbids it, and the text excludes only artillery.',
    },
  },
  {
    id: 'PB-R118h',
    chapter: 'support',
    origin: 'ruling',
    text: {
      fr: "Une pièce ne soutient qu'une pièce de pointe ; si elle est derrière deux, son propriétaire dit laquelle.",
      en: 'A piece supports only one lead; if it is behind two its owner says which.',
    },
    why: {
      fr: "Elle ne peut prendre qu'une place.",
      en: 'It can take only one place.',
    },
  },
];
