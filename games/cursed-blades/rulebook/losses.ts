import type { Rule } from '@grognard/engine';

export const lossesRules: readonly Rule[] = [
  {
    id: 'CB-B4.9-1',
    chapter: 'losses',
    origin: 'supplement',
    text: {
      fr: "Avant de prendre les pertes, on retire ce qu'absorbent des mantelets ou une palissade.",
      en: 'Before losses are taken, what mantlets or a palisade absorb is taken off.',
    },
  },
  {
    id: 'CB-B4.9-2',
    chapter: 'losses',
    origin: 'supplement',
    text: {
      fr: 'Chaque perte qui reste coûte un pas.',
      en: 'Every loss that is left costs one step.',
    },
  },
  {
    id: 'CB-B4.9-3',
    chapter: 'losses',
    origin: 'supplement',
    text: {
      fr: "La dernière perte peut se prendre en recul, si l'unité n'est pas en déroute, pas en charge, pas une Formation ébranlée et pas engagée de flanc ou par l'arrière, et si elle n'est ensuite engagée que de front.",
      en: 'The last loss may be taken as a recoil instead, if the unit is not routed, not charging, not a shaken Formation and not engaged in flank or rear, and if it then stands engaged from the front only.',
    },
  },
  {
    id: 'CB-B4.9-4',
    chapter: 'losses',
    origin: 'supplement',
    text: {
      fr: "Toutes les unités de l'hex reculent ensemble d'un hex loin de l'attaque, et chacune perd un niveau de cohésion.",
      en: 'All units of the hex recoil together, one hex away from the attack, and each loses a level of cohesion.',
    },
  },
  {
    id: 'CB-B4.9-5',
    chapter: 'losses',
    origin: 'supplement',
    text: {
      fr: "Le recul est obligé quand l'unité ne peut survivre autrement.",
      en: 'A recoil must be taken if the unit cannot survive otherwise.',
    },
  },
  {
    id: 'CB-B4.9-6',
    chapter: 'losses',
    origin: 'supplement',
    text: {
      fr: 'Une unité qui a perdu des pas passe un test de moral, + les pas perdus ; si elle échoue, elle perd un niveau de cohésion.',
      en: 'A unit that has lost steps takes a moral test, + the steps lost; if it fails it loses a level of cohesion.',
    },
  },
  {
    id: 'CB-B4.9-7',
    chapter: 'losses',
    origin: 'supplement',
    text: {
      fr: "Un défenseur qui subit une perte perd son marqueur Charge et un niveau de souffle ; encore à côté de l'ennemi, il a un marqueur Contact à la place.",
      en: 'A defender that takes a loss loses its Charge marker and a level of breath; still next to the enemy, it has a Contact marker instead.',
    },
  },
  {
    id: 'CB-B4.9-8',
    chapter: 'losses',
    origin: 'supplement',
    text: {
      fr: "Si un choc soutenu vide l'hex, l'attaquant doit y avancer.",
      en: 'If a supported shock empties the hex the attacker must advance into it.',
    },
  },
  {
    id: 'CB-B4.9-9',
    chapter: 'losses',
    origin: 'supplement',
    text: {
      fr: 'Quand une unité est détruite, ses amis des hex adjacents passent un test de déroute.',
      en: 'When a unit is destroyed its friends in adjacent hexes take a rout test.',
    },
  },
];
