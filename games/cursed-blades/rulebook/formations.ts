import type { Rule } from '@grognard/engine';

export const formationsRules: readonly Rule[] = [
  {
    id: 'CB-B4.11-1',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: "Se mettent en Formation des unités de mêmes type, aile et orientation qui peuvent se former, dans deux hex adjacents d'équerre avec leur orientation.",
      en: 'Units form that are of the same type, wing and facing and may form, in two adjacent hexes square to their facing.',
    },
  },
  {
    id: 'CB-B4.11-2',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: "Les deux hex d'une Formation qui se forme sont clairs, sans Obstacle, et sans ennemi adjacent.",
      en: 'Both hexes of a Formation that forms are Clear, without Obstacle, and no enemy is adjacent to them.',
    },
  },
  {
    id: 'CB-B4.11-3',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: 'Les unités qui se forment sont en bon ordre, pas à bout de souffle, et ont ensemble de trois à huit pas.',
      en: 'Units that form are in good order and not out of breath, and have three to eight steps together.',
    },
  },
  {
    id: 'CB-B4.11-4',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: 'Une Formation déplace ses deux hex ensemble, en terrain clair seulement.',
      en: 'A Formation moves both its hexes together, on Clear ground only.',
    },
  },
  {
    id: 'CB-B4.11-5',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: "Une Formation ne tourne qu'en pivotant sur l'un de ses hex ou par un demi-tour, pour 1 point ; montée ou volante, 1,5.",
      en: 'A Formation turns only by wheeling on one of its hexes or facing about, for 1 point; mounted and flying ones 1.5.',
    },
  },
  {
    id: 'CB-B4.11-6',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: 'Une Formation ne peut ni charger, ni fuir, ni manipuler ; là où il lui faudrait fuir, elle se rompt.',
      en: 'A Formation cannot charge, flee or manipulate; where it would have to flee it breaks up.',
    },
  },
  {
    id: 'CB-B4.11-7',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: 'Une Formation se tient en ordre de marche ou en mur de boucliers ; des troupes exercées aussi en tortue, en relais des rangs ou en hérisson.',
      en: 'A Formation stands in march order or as a shield wall; drilled troops also as a tortoise, in rank rotation or as a hedgehog.',
    },
  },
  {
    id: 'CB-B4.11-8',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: "Une Formation ne passe pas un côté accidenté et n'attaque pas au travers.",
      en: 'A Formation neither crosses a rough side nor attacks across one.',
    },
  },
  {
    id: 'CB-B4.11-9',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: 'Une unité rejoint une Formation adjacente aux conditions où elle aurait pu se former avec elle.',
      en: 'A unit joins an adjacent Formation under the conditions under which it could have formed with it.',
    },
  },
  {
    id: 'CB-B4.11-10',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: "Une unité peut quitter une Formation qui garde trois pas sans elle ; elle se tient alors dans l'un des hex de la Formation.",
      en: "A unit may leave a Formation that keeps three steps without it; it then stands in one of the Formation's hexes.",
    },
  },
  {
    id: 'CB-B4.11-11',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: 'Une Formation peut se rompre : ses unités se tiennent alors dans ses deux hex, avec son orientation, sa cohésion et son souffle.',
      en: 'A Formation may break up: its units then stand in its two hexes with its facing, cohesion and breath.',
    },
  },
  {
    id: 'CB-B4.11-12',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: "Deux unités de mêmes type et aile dans un hex, dont aucune n'est engagée, peuvent fusionner si elles ont deux pas ensemble : elles ne sont plus qu'une unité, avec la moins bonne cohésion et le moins bon souffle des deux.",
      en: 'Two units of the same type and wing in one hex, neither of which is engaged, may merge if their steps together are two: they go on as one unit, with the worse cohesion and breath of the two.',
    },
  },
  {
    id: 'CB-B4.11-13',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: "Changer de mode est toute l'action d'une Formation, qui ne doit pas être engagée.",
      en: 'Changing its mode is the whole action of a Formation that is not engaged.',
    },
  },
  {
    id: 'CB-B4.11-14',
    chapter: 'formations',
    origin: 'supplement',
    text: {
      fr: "Un hérisson fait front de toutes parts et ne se déplace pas ; une tortue se déplace mais n'attaque pas au choc.",
      en: 'A hedgehog has a front all round and does not move; a tortoise moves but does not attack by shock.',
    },
  },
];
