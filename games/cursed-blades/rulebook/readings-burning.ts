import type { Rule } from '@grognard/engine';

export const readingsBurning: readonly Rule[] = [
  {
    id: 'CB-Q21',
    chapter: 'readings-fire',
    origin: 'ruling',
    text: {
      fr: 'Les abatis ne se détruisent pas par Manipulation, seulement par un incendie.',
      en: 'Abatis are not destroyed by Manipulation, only by a blaze.',
    },
    why: {
      fr: "La fiche ne leur donne pas de difficulté, alors qu'elle en donne toujours ailleurs.",
      en: 'The sheet gives no difficulty for them, and elsewhere it always does.',
    },
  },
  {
    id: 'CB-Q22',
    chapter: 'readings-fire',
    origin: 'ruling',
    text: {
      fr: 'Pavois, civils et troupeaux ne laissent pas de débris.',
      en: 'Pavises, civilians and herds leave no debris.',
    },
    why: {
      fr: 'La fiche nomme les débris partout où il en reste.',
      en: 'The sheet names debris wherever it is left.',
    },
  },
  {
    id: 'CB-Q23',
    chapter: 'readings-fire',
    origin: 'ruling',
    text: {
      fr: 'On met le feu aux débris, charrettes, wagons et embarcations à la difficulté de la météo ; les mantelets gardent leur +4.',
      en: 'Debris, carts, wagons and boats are set on fire at the difficulty of the weather; mantlets keep their own +4.',
    },
    why: {
      fr: 'La fiche les laisse brûler sans donner de difficulté, et les feux dépendent de la météo.',
      en: 'The sheet lets them burn without a difficulty, and fires depend on the weather.',
    },
  },
  {
    id: 'CB-Q24',
    chapter: 'readings-fire',
    origin: 'ruling',
    text: {
      fr: "Un objet mis à feu là où le terrain n'est pas inflammable reçoit un départ de feu, qu'il nourrit ; celui-ci peut s'éteindre et ne devient jamais un incendie à cet endroit.",
      en: 'An object set on fire where the ground is not flammable gets a fire start, which the object feeds; it may go out and never becomes a blaze there.',
    },
    why: {
      fr: "La fiche permet le feu, interdit l'incendie et ne dit pas ce que l'on pose.",
      en: 'The sheet allows the fire, forbids the blaze, and does not say what is placed.',
    },
  },
  {
    id: 'CB-Q25',
    chapter: 'readings-fire',
    origin: 'ruling',
    text: {
      fr: 'Des débris peuvent brûler en incendie en terrain accidenté ou difficile, même non inflammable ; les autres objets, seulement en terrain inflammable, même une fois réduits en débris par ce feu.',
      en: 'Debris may blaze on Rough or Difficult ground even if it is not flammable; other objects only on flammable ground, even once that fire has made debris of them.',
    },
    why: {
      fr: 'La fiche dit « terrain clair » pour les débris et « terrain non inflammable » pour les autres : on prend les deux au mot.',
      en: 'The sheet says “Clear ground” for debris and “ground that is not flammable” for the others; both are taken at their word.',
    },
  },
  {
    id: 'CB-Q26',
    chapter: 'readings-fire',
    origin: 'ruling',
    text: {
      fr: 'Un incendie change en un seul pion débris tout ce qui est de bois dans son hex : palissade, abatis, tentes, mantelets, charrettes, wagons, embarcations. Pieux, pavois, pièges et fossés restent ; civils et troupeaux y sont perdus à la fin du tour de leur propriétaire.',
      en: "A blaze turns all that is of wood in its hex into one debris counter: palisade, abatis, tents, mantlets, carts, wagons, boats. Stakes, pavises, traps and ditches stay; civilians and herds there are lost at the end of their owner's turn.",
    },
    why: {
      fr: "La fiche ne parle que du départ de feu ; le bois brûle, et ce qu'on ne peut pas mettre à feu demeure.",
      en: 'The sheet speaks of the fire start only; wood burns, and what cannot be set on fire remains.',
    },
  },
];
