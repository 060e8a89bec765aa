import type { Rule } from '@grognard/engine';

export const shootingRules: readonly Rule[] = [
  {
    id: 'CB-B4.8-1',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Une unité tire sur un ennemi dans le cône de son front, en vue et à portée.',
      en: 'A unit fires at an enemy in the cone of its front, in sight and in range.',
    },
  },
  {
    id: 'CB-B4.8-2',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Arcs et arbalètes portent à 3 hex.',
      en: 'Bows and crossbows reach 3 hexes.',
    },
  },
  {
    id: 'CB-B4.8-3',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: "L'artillerie porte à 4, 6, 8, 10 ou 12 hex, d'Inférieure à Supérieure.",
      en: 'Artillery reaches 4, 6, 8, 10 or 12 hexes, from Inferior to Superior.',
    },
  },
  {
    id: 'CB-B4.8-4',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tirailleurs et cavalerie légère harcèlent à 2 hex, en vue ou non.',
      en: 'Skirmishers and light horse harass at 2 hexes, in sight or not.',
    },
  },
  {
    id: 'CB-B4.8-5',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: "Un arc tire une, deux ou trois fois par action : au-dessous d'Ordinaire, Ordinaire ou au-dessus ; les autres armes une fois. Les pertes de tous les tirs s'additionnent avant d'être prises.",
      en: 'A bow shoots once, twice or three times in an action: below, at or above Ordinary; all others once. The losses of all shots are added before they are taken.',
    },
  },
  {
    id: 'CB-B4.8-6',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Un double aux dés coûte au tireur un niveau de munitions.',
      en: 'A double on the dice costs the shooter a level of munitions.',
    },
  },
  {
    id: 'CB-B4.8-7',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : le double de la valeur de la matrice, à la ligne de tir, tireur contre cible.',
      en: "Fire: twice the value of the matrix's shooting row, shooter against target.",
    },
  },
  {
    id: 'CB-B4.8-8',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: "Tir : plus la capacité d'arme du tireur, moins celle de la cible.",
      en: "Fire: plus the shooter's weapon capacity, minus the target's.",
    },
  },
  {
    id: 'CB-B4.8-9',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : plus les supports de tir du tireur.',
      en: "Fire: plus the shooter's fire supports.",
    },
  },
  {
    id: 'CB-B4.8-10',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : moins les boucliers propres de la cible.',
      en: "Fire: minus the target's own shields.",
    },
  },
  {
    id: 'CB-B4.8-11',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -1 par hex au-delà du premier, pour les arcs et les arbalètes.',
      en: 'Fire: -1 for each hex beyond the first, for bows and crossbows.',
    },
  },
  {
    id: 'CB-B4.8-12',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: "Tir : -1 par quatre hex entiers, pour l'artillerie.",
      en: 'Fire: -1 for each full four hexes, for artillery.',
    },
  },
  {
    id: 'CB-B4.8-13',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -1 si le tireur est à bout de souffle.',
      en: 'Fire: -1 if the shooter is out of breath.',
    },
  },
  {
    id: 'CB-B4.8-14',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -1 si le tireur est ébranlé.',
      en: 'Fire: -1 if the shooter is shaken.',
    },
  },
  {
    id: 'CB-B4.8-15',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -1 si les munitions sont basses.',
      en: 'Fire: -1 with low munitions.',
    },
  },
  {
    id: 'CB-B4.8-16',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: "Tir : -4 si le tireur est petit, +4 si la cible l'est.",
      en: 'Fire: -4 if the shooter is small, +4 if the target is.',
    },
  },
  {
    id: 'CB-B4.8-17',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : +1 si la cible est ébranlée, +2 si elle est en déroute.',
      en: 'Fire: +1 if the target is shaken, +2 if routed.',
    },
  },
  {
    id: 'CB-B4.8-18',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: "Tir : +1 de flanc, +2 par l'arrière.",
      en: 'Fire: +1 into the flank, +2 into the rear.',
    },
  },
  {
    id: 'CB-B4.8-19',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : +1 de haut en bas, -1 de bas en haut.',
      en: 'Fire: +1 from above, -1 from below.',
    },
  },
  {
    id: 'CB-B4.8-20',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -1 depuis un terrain accidenté ou difficile.',
      en: 'Fire: -1 out of Rough or Difficult ground.',
    },
  },
  {
    id: 'CB-B4.8-21',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -2 vers un terrain accidenté, -4 vers un terrain difficile.',
      en: 'Fire: -2 into Rough ground, -4 into Difficult ground.',
    },
  },
  {
    id: 'CB-B4.8-22',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -2 si la cible est derrière un côté accidenté.',
      en: 'Fire: -2 if the target is behind a rough side.',
    },
  },
  {
    id: 'CB-B4.8-23',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -1 contre un mur de boucliers, -2 contre une tortue.',
      en: 'Fire: -1 against a shield wall, -2 against a tortoise.',
    },
  },
  {
    id: 'CB-B4.8-24',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -2 par autre troupe empilée avec le tireur, +2 par autre troupe empilée avec la cible.',
      en: 'Fire: -2 for each other troop stacked with the shooter, +2 for each stacked with the target.',
    },
  },
  {
    id: 'CB-B4.8-25',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: "Tir des arcs, des arbalètes et de l'artillerie : -1 par temps couvert, -3 sous la pluie, -4 dans la tempête.",
      en: 'Fire of bows, crossbows and artillery: -1 under an overcast sky, -3 in rain, -4 in a storm.',
    },
  },
  {
    id: 'CB-B4.8-26',
    chapter: 'fire',
    origin: 'supplement',
    text: {
      fr: 'Tir : -1 par brise, -2 par vent fort, -4 par grand vent.',
      en: 'Fire: -1 in a breeze, -2 in a strong wind, -4 in a gale.',
    },
  },
];
