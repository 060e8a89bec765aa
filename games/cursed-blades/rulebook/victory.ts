import type { Rule } from '@grognard/engine';

export const victoryRules: readonly Rule[] = [
  {
    id: 'CB-B4.14-1',
    chapter: 'victory',
    origin: 'supplement',
    text: {
      fr: 'Chaque pas ennemi détruit vaut 1 point.',
      en: 'Every enemy step destroyed scores 1 point.',
    },
  },
  {
    id: 'CB-B4.14-2',
    chapter: 'victory',
    origin: 'supplement',
    text: {
      fr: 'Chaque unité ennemie détruite vaut 1 point de plus.',
      en: 'Every enemy unit destroyed scores 1 point more.',
    },
  },
  {
    id: 'CB-B4.14-3',
    chapter: 'victory',
    origin: 'supplement',
    text: {
      fr: 'Un capitaine ennemi détruit vaut 3 points de plus.',
      en: 'An enemy captain destroyed scores 3 points more.',
    },
  },
  {
    id: 'CB-B4.14-4',
    chapter: 'victory',
    origin: 'supplement',
    text: {
      fr: "À la fin, un camp marque pour ce qu'il tient : 2 par charrette, 3 par wagon, 3 par pion de civils, 2 par troupeau.",
      en: 'At the end a side scores for what it holds: 2 for a cart, 3 for a wagon, 3 for civilians, 2 for a herd.',
    },
  },
  {
    id: 'CB-B4.14-5',
    chapter: 'victory',
    origin: 'supplement',
    text: {
      fr: 'Une charrette, un wagon, des civils ou un troupeau ennemis détruits valent la moitié, arrondie au-dessous.',
      en: 'An enemy cart, wagon, crowd of civilians or herd destroyed scores half of that, rounded down.',
    },
  },
  {
    id: 'CB-B4.14-6',
    chapter: 'victory',
    origin: 'supplement',
    text: {
      fr: 'Une tente ou une hutte ennemie détruite vaut 1 point.',
      en: 'An enemy tent or hut destroyed scores 1 point.',
    },
  },
  {
    id: 'CB-B4.14-7',
    chapter: 'victory',
    origin: 'supplement',
    text: {
      fr: 'Le scénario dit combien de tours se jouent, et ce que valent ses objectifs à la fin.',
      en: 'The scenario says how many turns are played, and what its objectives are worth at the end.',
    },
  },
  {
    id: 'CB-B4.14-8',
    chapter: 'victory',
    origin: 'supplement',
    text: {
      fr: "Un camp qui a perdu la moitié de ses pas éprouve son armée à la fin de chaque tour : deux dés à son moral d'armée ou au-dessous, d'abord 10, 1 de moins par unité perdue, jamais sous 4 ; s'il échoue, il est battu aussitôt.",
      en: 'A side that has lost half its steps tests its army at the end of each turn: two dice at or under its army moral, 10 at first, 1 less for each unit lost, never below 4; if it fails it is beaten at once.',
    },
  },
  {
    id: 'CB-B4.14-9',
    chapter: 'victory',
    origin: 'supplement',
    text: {
      fr: 'À la fin, le camp qui a le plus de points gagne ; à égalité, la bataille est indécise.',
      en: 'At the end the side with more points wins; with equal points the battle is drawn.',
    },
  },
];
