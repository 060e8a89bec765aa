import type { Rule } from '@grognard/engine';

export const abandonedBatteries: readonly Rule[] = [
  {
    id: 'LA-O9.3-1',
    chapter: 'abandoned-batteries',
    origin: 'rule',
    text: {
      fr: "Une batterie abandonnée, enclouée ou retournée, c'est-à-dire renversée, devient un obstacle.",
      en: 'A battery that is abandoned, spiked or overturned becomes an obstacle.',
    },
    why: {
      fr: "« Retournée » pourrait se dire de pièces tournées contre l'ennemi ; mais celles-là ont des servants et n'encombrent pas.",
      en: 'The French word could also be said of guns turned on the enemy; but those have crews and clutter nothing.',
    },
  },
  {
    id: 'LA-O9.3-2',
    chapter: 'abandoned-batteries',
    origin: 'rule',
    text: {
      fr: "Une batterie n'est jamais retirée du jeu : elle reste sur la table jusqu'à la fin, et les sapeurs eux-mêmes ne la déblaient pas.",
      en: 'A battery is never removed from play: it stays on the table to the end, and not even sappers clear it away.',
    },
  },
  {
    id: 'LA-O9.3-3',
    chapter: 'abandoned-batteries',
    origin: 'rule',
    text: {
      fr: "Elle reste sur le socle, attelée ou en batterie, qu'elle avait quand elle a été prise ou détruite.",
      en: 'It stays on the base, limbered or in position, that it had when it was taken or destroyed.',
    },
  },
  {
    id: 'LA-O9.3-4',
    chapter: 'abandoned-batteries',
    origin: 'rule',
    text: {
      fr: "La place de ce socle est une zone encombrée de pièces, de caissons et d'avant-trains : qui la recouvre est dans l'obstacle.",
      en: 'The ground of that base is a zone cluttered with guns, caissons and limbers: whoever overlaps it is in the obstacle.',
    },
  },
  {
    id: 'LA-O9.3-5',
    chapter: 'abandoned-batteries',
    origin: 'rule',
    text: {
      fr: "Elle vaut un abri léger, borné par les côtés du socle : pour qui est dedans, et, à 2 cm au plus, pour qui l'a entre soi et le tireur. Son passage a son propre prix, qui n'est pas celui d'une haie.",
      en: 'It counts as light cover, bounded by the sides of the base: for those inside it, and, within 2 cm, for those who have it between them and the firer. Crossing it has its own price, which is not that of a hedge.',
    },
    why: {
      fr: "Le texte en fait un abri léger avec des bords, puis une zone que l'on traverse ; les deux se tiennent ainsi.",
      en: 'The text makes it light cover with borders, then a zone that is crossed; thus both hold.',
    },
  },
  {
    id: 'LA-O9.3-6',
    chapter: 'abandoned-batteries',
    origin: 'rule',
    text: {
      fr: "Seules l'infanterie et la cavalerie peuvent la traverser, à demi-vitesse.",
      en: 'Only infantry and cavalry may cross it, at half speed.',
    },
  },
  {
    id: 'LA-O9.3-7',
    chapter: 'abandoned-batteries',
    origin: 'rule',
    text: {
      fr: "Elles sont sans formation pendant la traversée et à l'arrivée.",
      en: 'They are without formation during the crossing and on arrival.',
    },
  },
  {
    id: 'LA-O9.3-8',
    chapter: 'abandoned-batteries',
    origin: 'rule',
    text: {
      fr: 'Les tirailleurs y restent formés, à demi-vitesse aussi.',
      en: 'Skirmishers stay formed in it, also at half speed.',
    },
  },
  {
    id: 'LA-O9.3-9',
    chapter: 'abandoned-batteries',
    origin: 'rule',
    text: {
      fr: "Elle n'arrête pas la vue ; on peut tirer sur une unité qui s'y trouve, mais elle est en abri léger.",
      en: 'It does not block sight; a unit in it may be shot at, but has light cover.',
    },
  },
  {
    id: 'LA-O9.3-10',
    chapter: 'abandoned-batteries',
    origin: 'ruling',
    text: {
      fr: "En mêlée, qui l'occupe et en touche le bord est en abri léger. On ne charge pas à travers elle. Si elle n'est qu'abandonnée, non enclouée ni renversée, ses propres servants peuvent la reprendre, et l'obstacle disparaît.",
      en: 'In melee whoever occupies it and touches its border has light cover. No charge goes through it. If it is only abandoned, not spiked or overturned, its own gunners may man it again, and the obstacle is gone.',
    },
    why: {
      fr: "Le texte ne parle que du feu ; c'est un abri léger pour la mêlée aussi, et des pièces intactes servent encore à qui sait s'en servir.",
      en: 'The text speaks of fire only; it is light cover for melee as well, and sound guns still serve those who can serve them.',
    },
  },
];
