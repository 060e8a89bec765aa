import type { Rule } from '@grognard/engine';

export const shockRules: readonly Rule[] = [
  {
    id: 'CB-B4.7-1',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Un choc soutenu n'a pas de pénalité et coûte ensuite un niveau de souffle à l'attaquant ; sauf s'il charge, est infatigable ou relaie ses rangs.",
      en: 'A supported shock has no penalty and costs the attacker a level of breath afterwards; not if it charges, is tireless or rotates its ranks.',
    },
  },
  {
    id: 'CB-B4.7-2',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Un choc non soutenu a -4, sauf pour une unité qui bénéficie d'un Ouvrage Défensif.",
      en: 'An unsupported shock has -4, except for a unit that benefits from a Defensive Work.',
    },
  },
  {
    id: 'CB-B4.7-3',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: 'Une unité à bout de souffle ne peut pas soutenir son choc.',
      en: 'A unit out of breath cannot support its shock.',
    },
  },
  {
    id: 'CB-B4.7-4',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Une unité attaque au choc un ennemi qu'elle engage, une fois ; une Formation une fois de chacun de ses hex.",
      en: 'A unit attacks by shock an enemy whom it engages, once; a Formation once from each of its hexes.',
    },
  },
  {
    id: 'CB-B4.7-5',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: 'Avantage : le double de la valeur de la matrice des armes, attaquant contre défenseur.',
      en: 'Advantage: twice the value of the weapon matrix, attacker against defender.',
    },
  },
  {
    id: 'CB-B4.7-6',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : plus la capacité d'arme de l'attaquant, moins celle du défenseur.",
      en: "Advantage: plus the attacker's weapon capacity, minus the defender's.",
    },
  },
  {
    id: 'CB-B4.7-7',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : plus les supports offensifs de l'attaquant.",
      en: "Advantage: plus the attacker's offensive supports.",
    },
  },
  {
    id: 'CB-B4.7-8',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: 'Avantage : moins les boucliers propres du défenseur.',
      en: "Advantage: minus the defender's own shields.",
    },
  },
  {
    id: 'CB-B4.7-9',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : +2 si l'attaquant charge et que le défenseur est en terrain clair sans Obstacle ; +4 pour la cavalerie moyenne ou lourde.",
      en: 'Advantage: +2 if the attacker charges and the defender stands on Clear ground without Obstacle; +4 for medium or heavy horse.',
    },
  },
  {
    id: 'CB-B4.7-10',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : -2 si le défenseur a un marqueur Charge ; -4 s'il est de la cavalerie moyenne ou lourde.",
      en: 'Advantage: -2 if the defender has a Charge marker; -4 if he is medium or heavy horse.',
    },
  },
  {
    id: 'CB-B4.7-11',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : +2 de flanc, +4 par l'arrière.",
      en: 'Advantage: +2 on the flank, +4 in the rear.',
    },
  },
  {
    id: 'CB-B4.7-12',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: 'Avantage : -1 en montant, +1 en descendant.',
      en: 'Advantage: -1 uphill, +1 downhill.',
    },
  },
  {
    id: 'CB-B4.7-13',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: 'Avantage : -1 en attaquant depuis un terrain accidenté, -1 en attaquant vers lui.',
      en: 'Advantage: -1 for attacking out of Rough ground, -1 for attacking into it.',
    },
  },
  {
    id: 'CB-B4.7-14',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : -2 en attaquant depuis un terrain difficile ou l'eau, -2 en attaquant vers eux.",
      en: 'Advantage: -2 for attacking out of Difficult ground or Water, -2 for attacking into it.',
    },
  },
  {
    id: 'CB-B4.7-15',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: 'Avantage : -1 à travers un côté accidenté.',
      en: 'Advantage: -1 across a rough side.',
    },
  },
  {
    id: 'CB-B4.7-16',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : -1 si l'attaquant est essoufflé, -2 à bout de souffle.",
      en: 'Advantage: -1 if the attacker is winded, -2 if out of breath.',
    },
  },
  {
    id: 'CB-B4.7-17',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: 'Avantage : +1 si le défenseur est à bout de souffle.',
      en: 'Advantage: +1 if the defender is out of breath.',
    },
  },
  {
    id: 'CB-B4.7-18',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : -1 si l'attaquant est ébranlé.",
      en: 'Advantage: -1 if the attacker is shaken.',
    },
  },
  {
    id: 'CB-B4.7-19',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : +1 si le défenseur est ébranlé, +4 s'il est en déroute.",
      en: 'Advantage: +1 if the defender is shaken, +4 if routed.',
    },
  },
  {
    id: 'CB-B4.7-20',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : -4 si l'attaquant est petit, +4 si le défenseur l'est.",
      en: 'Advantage: -4 if the attacker is small, +4 if the defender is.',
    },
  },
  {
    id: 'CB-B4.7-21',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Avantage : -2 par autre troupe empilée avec l'attaquant, +2 par autre troupe empilée avec le défenseur.",
      en: 'Advantage: -2 for each other troop stacked with the attacker, +2 for each stacked with the defender.',
    },
  },
  {
    id: 'CB-B4.7-22',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: 'Avantage : -1 contre un mur de boucliers, -2 contre une tortue.',
      en: 'Advantage: -1 against a shield wall, -2 against a tortoise.',
    },
  },
  {
    id: 'CB-B4.7-23',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "Deux dés et l'Avantage donnent le nombre de pertes : peu, c'est bon pour l'attaquant, et un 12 ne blesse jamais. Les valeurs de la table de pertes sont les nôtres, réglées pour l'équilibre.",
      en: 'Two dice against the Advantage give the number of losses: low is good for the attacker and a 12 never hurts. The values of the loss table are our own, set for balance.',
    },
  },
  {
    id: 'CB-B4.7-24',
    chapter: 'shock',
    origin: 'supplement',
    text: {
      fr: "La matrice des armes oppose chaque classe d'arme à toutes les autres, de -2 à +2, avec des lignes à part pour le tir. Ses valeurs sont les nôtres, réglées pour l'équilibre.",
      en: 'The weapon matrix sets every class of weapon against every other, from -2 to +2, with rows of their own for shooting. Its values are our own, set for balance.',
    },
  },
];
