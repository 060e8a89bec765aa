import type { Rule } from '@grognard/engine';

export const engagementRules: readonly Rule[] = [
  {
    id: 'CB-B4.6',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Une unité engage un ennemi placé dans un hex adjacent de sa zone avant si elle n'est pas en déroute et pourrait passer le côté et se tenir dans cet hex.",
      en: 'A unit engages an enemy in an adjacent hex of its front zone if it is not routed and could cross the side and stand in that hex.',
    },
  },
  {
    id: 'CB-B4.6-1',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: 'Un test de moral se réussit avec deux dés et leurs modificateurs à la valeur de moral ou au-dessous, un de moins pour une unité ébranlée ou en déroute ; un 2 naturel réussit toujours, un 12 naturel échoue toujours.',
      en: 'A moral test is two dice plus modifiers at or under the moral value, one less for a unit shaken or routed; a natural 2 always passes, a natural 12 always fails.',
    },
  },
  {
    id: 'CB-B4.6-2',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement, cas 1 : à la fin d'un mouvement ou d'un repli qui laisse l'unité engagée, et après avoir fait face.",
      en: 'Engagement test, case 1: at the end of a move or withdrawal that leaves the unit engaged, and after facing.',
    },
  },
  {
    id: 'CB-B4.6-3',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement, cas 2 : au début de l'activation d'une unité engagée par un ennemi qui porte un marqueur Contact ou Charge. De plusieurs ennemis, le pire compte.",
      en: 'Engagement test, case 2: at the start of the activation of a unit engaged by an enemy with a Contact or Charge marker. Of several enemies the worst counts.',
    },
  },
  {
    id: 'CB-B4.6-4',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement : l'arme de l'ennemi contre celle de l'unité, selon la matrice des armes, comptée une fois.",
      en: "Engagement test: the enemy's weapon against the unit's, from the weapon matrix, counted once.",
    },
  },
  {
    id: 'CB-B4.6-5',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement : -1 si l'unité a la meilleure capacité d'arme, +1 si c'est l'ennemi.",
      en: 'Engagement test: -1 if the unit has the better weapon capacity, +1 if the enemy has.',
    },
  },
  {
    id: 'CB-B4.6-6',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement : -1 si l'unité charge (Exalté -2), +1 si l'ennemi charge.",
      en: 'Engagement test: -1 if the unit is charging (Exalted -2), +1 if the enemy is.',
    },
  },
  {
    id: 'CB-B4.6-7',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement : +1 engagée de flanc, +2 par l'arrière.",
      en: 'Engagement test: +1 if engaged in flank, +2 in the rear.',
    },
  },
  {
    id: 'CB-B4.6-8',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement : +1 si l'unité est petite, -1 si l'ennemi l'est.",
      en: 'Engagement test: +1 if the unit is small, -1 if the enemy is.',
    },
  },
  {
    id: 'CB-B4.6-9',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement : +2 si l'ennemi est effrayant.",
      en: 'Engagement test: +2 if the enemy is frightening.',
    },
  },
  {
    id: 'CB-B4.6-10',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement, cas 2 : -1 en terrain accidenté par nature.",
      en: 'Engagement test, case 2: -1 on ground that is Rough by nature.',
    },
  },
  {
    id: 'CB-B4.6-11',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Test d'engagement, cas 2 : -4 en terrain difficile par nature.",
      en: 'Engagement test, case 2: -4 on ground that is Difficult by nature.',
    },
  },
  {
    id: 'CB-B4.6-12',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Une unité qui échoue à un test d'engagement perd un niveau de cohésion, et son marqueur Charge avec un niveau de souffle.",
      en: 'A unit that fails an engagement test loses a level of cohesion, and its Charge marker with a level of breath.',
    },
  },
  {
    id: 'CB-B4.6-13',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Une Formation ébranlée qui échoue à un test d'engagement perd seulement son activation.",
      en: 'A shaken Formation that fails an engagement test only loses its activation.',
    },
  },
  {
    id: 'CB-B4.6-14',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: 'Un test de désengagement est un test de moral ; une unité qui échoue perd un niveau de cohésion.',
      en: 'A disengagement test is a moral test; a unit that fails loses a level of cohesion.',
    },
  },
  {
    id: 'CB-B4.6-15',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Désengagement : -2 si plus rapide que tous ceux qui l'engagent, +2 si plus lente que l'un d'eux.",
      en: 'Disengagement: -2 if faster than all engagers, +2 if slower than one of them.',
    },
  },
  {
    id: 'CB-B4.6-16',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Désengagement : encore -2 pour une unité qui esquive et est plus rapide que tous ceux qui l'engagent.",
      en: 'Disengagement: another -2 for an evader that is faster than all engagers.',
    },
  },
  {
    id: 'CB-B4.6-17',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Désengagement : +2 si l'un de ceux qui l'engagent a un marqueur Charge, sinon +1 si l'un d'eux a un marqueur Contact.",
      en: 'Disengagement: +2 if an engager has a Charge marker, else +1 if one has a Contact marker.',
    },
  },
  {
    id: 'CB-B4.6-18',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Désengagement : +1 engagée de flanc, +2 par l'arrière.",
      en: 'Disengagement: +1 if engaged in flank, +2 in the rear.',
    },
  },
  {
    id: 'CB-B4.6-19',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: 'Désengagement : +1 à bout de souffle.',
      en: 'Disengagement: +1 if out of breath.',
    },
  },
  {
    id: 'CB-B4.6-20',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: "Désengagement : +1 en fuyant un ennemi que personne d'autre n'engage.",
      en: 'Disengagement: +1 if fleeing from an engager whom nobody else engages.',
    },
  },
  {
    id: 'CB-B4.6-21',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: 'Quand une unité traverse des amis, tous deux passent un test de traversée, un test de moral ; qui échoue perd un niveau de cohésion.',
      en: 'When a unit goes through friends both take a crossing test, a moral test; whoever fails loses a level of cohesion.',
    },
  },
  {
    id: 'CB-B4.6-22',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: 'Traversée : +1 si les types diffèrent.',
      en: 'Crossing: +1 if the types differ.',
    },
  },
  {
    id: 'CB-B4.6-23',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: 'Traversée : +1 si les ailes diffèrent.',
      en: 'Crossing: +1 if the wings differ.',
    },
  },
  {
    id: 'CB-B4.6-24',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: 'Traversée : +1 si les classes de mouvement diffèrent.',
      en: 'Crossing: +1 if the movement classes differ.',
    },
  },
  {
    id: 'CB-B4.6-25',
    chapter: 'engagement',
    origin: 'supplement',
    text: {
      fr: 'Traversée : +2 si les orientations ne sont ni les mêmes ni opposées.',
      en: 'Crossing: +2 if the facings are neither the same nor opposite.',
    },
  },
];
