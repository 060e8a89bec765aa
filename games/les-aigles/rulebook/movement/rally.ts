import type { Rule } from '@grognard/engine';

export const rally: readonly Rule[] = [
  {
    id: 'LA-M3.1-1',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Seule la cavalerie rallie, c'est-à-dire rompt pour se replier et se reformer.",
      en: 'Only cavalry rallies, that is, breaks off to fall back and reform.',
    },
  },
  {
    id: 'LA-M3.1-2',
    chapter: 'rally',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Rallier sert le plus souvent à quitter un combat avant d'être entraîné trop loin chez l'ennemi, ou d'être détruit pour s'être mal engagé.",
      en: 'A rally mostly serves to leave a fight before being drawn too deep among the enemy, or destroyed after a bad engagement.',
    },
  },
  {
    id: 'LA-M3.1-3e',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Exemple : une cavalerie qui a chargé un carré sans le rompre n'a plus qu'à rallier ; encore au contact d'un carré creux intact après un tour de mêlée, elle doit l'annoncer au début de la période suivante.",
      en: 'Example: cavalry that has charged a square without breaking it can only rally; still in contact with an unbroken hollow square after a melee round, it must announce it at the start of the next period.',
    },
    why: {
      fr: 'Le texte le dit dans un exemple ; nous en faisons une obligation, au premier moment où une cavalerie engagée peut annoncer.',
      en: 'The text says so in an example; we make it a duty, at the first moment when engaged cavalry may announce.',
    },
  },
  {
    id: 'LA-M3.1-4',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Un ralliement sert l'exécution des ordres : il se fait sous n'importe quel ordre, sans qu'il faille en changer.",
      en: 'A rally serves the execution of orders: it is made under any order, without having to change it.',
    },
  },
  {
    id: 'LA-M3.1-5',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Un ralliement se fait toujours à la vitesse de la colonne, quelle que soit la formation de l'unité, et sans bonus de charge.",
      en: 'A rallying unit moves at the speed of the column, whatever its formation, and without any charge bonus.',
    },
  },
  {
    id: 'LA-M3.1-6',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Un ralliement peut durer plusieurs périodes : il se poursuit de quart en quart tant que l'unité n'a pas le droit de s'arrêter.",
      en: 'A rally may last several periods: it goes on from quarter to quarter until the unit is allowed to stop.',
    },
  },
  {
    id: 'LA-M3.1-7',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "L'unité qui rallie est sans formation, du premier quart de son tour jusqu'après son arrivée.",
      en: 'A rallying unit is without formation, from the first quarter of its turn until after it has arrived.',
    },
    why: {
      fr: "Le texte dit « pendant » le mouvement ; le tour en fait partie, puisqu'il l'ouvre.",
      en: 'The text says “during” the move; the turn is part of it, since it opens it.',
    },
  },
  {
    id: 'LA-M3.1-8',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Une fois arrivée, l'unité se reforme dans la formation et le sens qu'elle veut, face ou dos à l'ennemi.",
      en: 'Once arrived, the unit reforms in the formation and the direction it likes, facing the enemy or with its back to him.',
    },
  },
  {
    id: 'LA-M3.1-9',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Avant de rallier, l'unité met une demi-période à faire un quart de tour si elle est attaquée de flanc, un demi-tour si elle l'est de face. Attaquée de dos, ou libre et déjà tournée à 45 degrés près vers où elle va, elle part sans tourner.",
      en: 'Before rallying the unit takes half a period to make a quarter turn if attacked in flank, an about turn if attacked in front. Attacked in the rear, or unengaged and already within 45 degrees of its way, it leaves without turning.',
    },
    why: {
      fr: "Le texte ne connaît que le flanc et le front ; qui regarde déjà du bon côté n'a rien à tourner.",
      en: 'The text knows only flank and front; whoever already looks the right way has nothing to turn.',
    },
  },
  {
    id: 'LA-M3.1-10',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "L'unité ne peut s'arrêter et se reformer que hors de portée de fusil de l'infanterie ennemie en vue, ou derrière un ami formé qui fait front à l'ennemi le plus proche. La portée de la carabine ne compte pas. Elle s'arrête à la fin de la première demi-période où elle le peut ; annoncé de nouveau, son ralliement continue.",
      en: 'The unit may stop and reform only out of musket range of the enemy infantry in sight, or behind a formed friend who fronts the nearest enemy. The range of the carbine does not count. It stops at the end of the first half-period in which it may; announced anew, its rally goes on.',
    },
    why: {
      fr: "« Derrière » : la droite qui va de l'ennemi le plus proche au centre de l'unité passe par l'ami, et cet ennemi est devant lui. Le texte laisse le mot sans mesure. Un ralliement engagé fait au moins un quart vers son bord, comme dans l'exemple.",
      en: "“Behind”: the line from the nearest enemy to the unit's centre goes through the friend, and that enemy is in front of him. The text leaves the word without a measure. A rally out of melee makes at least one quarter towards its own edge, as in the example.",
    },
  },
  {
    id: 'LA-M3.1-11e',
    of: ['LA-M3.1-5', 'LA-M3.1-9'],
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Exemple : une cavalerie légère française en ligne rallie dès le début d'une période ; son demi-tour prend une demi-période, et il lui reste 36 / 2 = 18 cm à parcourir dans cette période, 9 par quart.",
      en: 'Example: French light cavalry in line rallies at the start of a period; its about turn takes half a period, and 36 / 2 = 18 cm are left for it to cover in that period, 9 a quarter.',
    },
  },
  {
    id: 'LA-M3.2-1',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: 'Un ralliement volontaire est de deux sortes, selon que la cavalerie est en mêlée ou non au moment où il est annoncé.',
      en: 'A voluntary rally is of two kinds, according to whether the cavalry is in melee or not when it is announced.',
    },
  },
  {
    id: 'LA-M3.2-2',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Une cavalerie qui n'est pas engagée n'annonce son ralliement qu'au début de l'une des deux demi-périodes. L'annonce est publique et ne demande pas de quart de réaction.",
      en: 'Cavalry that is not engaged announces its rally only at the start of one of the two half-periods. The announcement is public and asks for no reaction quarter.',
    },
    why: {
      fr: "Le quart de réaction vaut pour ce qu'on décide en voyant ; annoncé d'avance, le ralliement est un plan.",
      en: 'The reaction quarter is for what is decided on sight; announced beforehand, a rally is a plan.',
    },
  },
  {
    id: 'LA-M3.2-3',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Une cavalerie qui n'est pas engagée rallie vers son bord de table, et nulle part ailleurs.",
      en: 'Cavalry that is not engaged rallies towards its own table edge, and nowhere else.',
    },
  },
  {
    id: 'LA-M3.2-4',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Une cavalerie engagée n'annonce son ralliement qu'au début d'une période.",
      en: 'Engaged cavalry announces its rally only at the start of a period.',
    },
  },
  {
    id: 'LA-M3.2-5',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Une cavalerie engagée fait le premier quart de son mouvement droit à l'opposé de l'ennemi qu'elle combattait ; s'ils sont plusieurs, à l'opposé de celui qui la touche par le plus de figurines.",
      en: 'Engaged cavalry makes the first quarter of its move straight away from the enemy it was fighting; if there are several, away from the one that touches it with the most figures.',
    },
    why: {
      fr: "Le texte ne parle que d'un ennemi ; le plus présent est celui qu'il faut fuir.",
      en: 'The text speaks of one enemy only; the one most present is the one to get away from.',
    },
  },
  {
    id: 'LA-M3.2-6',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: 'Ensuite seulement elle se dirige vers son bord de table ; ce changement de direction ne lui coûte rien.',
      en: 'Only then does it head for its own table edge; that change of direction costs it nothing.',
    },
    why: {
      fr: "Aucun temps n'est prévu pour ce second changement de direction, et l'exemple compte un quart entier vers le bord.",
      en: 'No time is provided for this second change of direction, and the example counts a whole quarter towards the edge.',
    },
  },
  {
    id: 'LA-M3.2-7e',
    of: ['LA-M3.2-5', 'LA-M3.2-6'],
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: 'Exemple : une cavalerie légère française attaquée sur son flanc gauche rallie ; après son tour, elle fait un quart de 9 cm vers sa droite, puis un quart de 9 cm vers son bord de table.',
      en: 'Example: French light cavalry attacked on its left flank rallies; after its turn it goes one quarter of 9 cm to its right, then one quarter of 9 cm towards its own edge.',
    },
  },
];
