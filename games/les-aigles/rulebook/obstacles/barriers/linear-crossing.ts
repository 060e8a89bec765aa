import type { Rule } from '@grognard/engine';

export const linearCrossing: readonly Rule[] = [
  {
    id: 'LA-O8.4-1',
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: "L'infanterie et la cavalerie peuvent franchir un obstacle léger ; l'artillerie ne le peut pas.",
      en: 'Infantry and cavalry may cross a light obstacle; artillery may not.',
    },
  },
  {
    id: 'LA-O8.4-2',
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: 'Franchir un obstacle léger coûte à chaque rang un quart du mouvement de la période : il passe un rang par quart.',
      en: "Crossing a light obstacle costs each rank a quarter of the period's movement: one rank passes in a quarter.",
    },
    why: {
      fr: 'Le texte ôte « le quart de la capacité » et fait passer deux rangs par demi-période ; une vitesse aux trois quarts donnerait le même exemple, mais un prix par rang se compte sans reste.',
      en: 'The text takes off “a quarter of capacity” and passes two ranks in a half-period; three quarters of speed would give the same example, but a price for each rank leaves no remainder.',
    },
  },
  {
    id: 'LA-O8.4-3e',
    of: ['LA-O8.4-2'],
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne de compagnies française passe deux rangs par demi-période ; ses six rangs sont de l'autre côté au bout d'une période et demie.",
      en: 'Example: a French company column passes two ranks in a half-period; its six ranks are across after a period and a half.',
    },
    why: {
      fr: "Le texte s'arrête aux deux rangs ; la durée entière s'en déduit.",
      en: 'The text stops at the two ranks; the whole time follows from them.',
    },
  },
  {
    id: 'LA-O8.4-4',
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: 'Après un obstacle léger, une infanterie est désorganisée.',
      en: 'After a light obstacle infantry is disorganised.',
    },
  },
  {
    id: 'LA-O8.4-5',
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: 'Après un obstacle léger, une cavalerie est sans formation.',
      en: 'After a light obstacle cavalry is without formation.',
    },
  },
  {
    id: 'LA-O8.4-6',
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: "Une unité ne commence à se reformer que lorsque toutes ses figurines ont passé l'obstacle.",
      en: 'A unit begins to reform only when all its figures have passed the obstacle.',
    },
  },
  {
    id: 'LA-O8.4-7',
    chapter: 'linear-crossing',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Conseil au joueur : mieux vaut franchir en ligne un obstacle linéaire, comme un ruisseau ; il n'y a qu'un rang à faire passer.",
      en: 'Advice to the player: a linear obstacle, like a stream, is best crossed in line; there is but one rank to bring over.',
    },
  },
  {
    id: 'LA-O8.4-8',
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: "Seule l'infanterie peut franchir un obstacle dur.",
      en: 'Only infantry may cross a hard obstacle.',
    },
  },
  {
    id: 'LA-O8.4-9',
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: 'Franchir un obstacle dur coûte à chaque rang la moitié du mouvement de la période : il passe un rang par demi-période.',
      en: "Crossing a hard obstacle costs each rank half of the period's movement: one rank passes in a half-period.",
    },
    why: {
      fr: "Comme à l'obstacle léger : un prix par rang, que l'exemple du texte confirme.",
      en: "As at a light obstacle: a price for each rank, which the text's example confirms.",
    },
  },
  {
    id: 'LA-O8.4-10e',
    of: ['LA-O8.4-9'],
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne de compagnies française ne passe pas plus d'un rang par demi-période ; il faut trois périodes à ses six rangs.",
      en: 'Example: a French company column passes no more than one rank in a half-period; its six ranks take three periods.',
    },
  },
  {
    id: 'LA-O8.4-11',
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: "Pour le reste, un obstacle dur se franchit comme un léger : on ne se reforme qu'une fois tout le monde passé.",
      en: 'For the rest a hard obstacle is crossed like a light one: the unit reforms only once everybody is over.',
    },
  },
  {
    id: 'LA-O8.4-12',
    chapter: 'linear-crossing',
    origin: 'rule',
    text: {
      fr: "Une unité qui franchit un obstacle dur est sans formation, pendant le passage et à l'arrivée.",
      en: 'A unit that crosses a hard obstacle is without formation, during the passage and on arrival.',
    },
  },
  {
    id: 'LA-O8.4-13',
    chapter: 'linear-crossing',
    origin: 'ruling',
    text: {
      fr: "Une ouverture au moins aussi large que le front de l'unité se passe librement. Une route qui traverse l'obstacle y fait une ouverture de sa largeur.",
      en: "A gap at least as wide as the unit's front is passed freely. A road that crosses the obstacle makes a gap of its own width.",
    },
    why: {
      fr: "Le texte ne parle pas des portes ni des brèches ; là où il n'y a pas d'obstacle, il n'y a rien à franchir.",
      en: 'The text does not speak of gates or breaches; where there is no obstacle there is nothing to cross.',
    },
  },
  {
    id: 'LA-O8.4-14',
    chapter: 'linear-crossing',
    origin: 'ruling',
    text: {
      fr: 'Longer un obstacle sans le franchir ne coûte rien et ne dégrade pas.',
      en: 'To move along an obstacle without crossing it costs nothing and does not degrade.',
    },
    why: {
      fr: 'Le texte ne fait payer que le franchissement.',
      en: 'The text charges for the crossing alone.',
    },
  },
];
