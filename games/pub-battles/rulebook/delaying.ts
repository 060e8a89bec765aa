import type { Rule } from '@grognard/engine';

export const delaying: readonly Rule[] = [
  {
    id: 'PB-R055',
    chapter: 'delaying',
    origin: 'rule',
    text: {
      fr: "Le QG dont le jeton vient d'être tiré peut tenter de Retarder.",
      en: 'The HQ whose chit is up may try to Delay.',
    },
  },
  {
    id: 'PB-R056',
    chapter: 'delaying',
    origin: 'rule',
    text: {
      fr: "S'il réussit, un autre jeton est tiré d'abord et joue à sa place ; ensuite seulement le jeton retardé retourne dans la tasse, si bien qu'il ne peut être repris aussitôt.",
      en: 'On success another chit is drawn first and plays in its place; only then does the delayed chit go back into the cup, so that it cannot be redrawn at once.',
    },
  },
  {
    id: 'PB-R057',
    chapter: 'delaying',
    origin: 'rule',
    text: {
      fr: "S'il échoue, la formation prend son activation maintenant ; elle reste libre de ne bouger aucune pièce.",
      en: 'On failure the formation takes its activation now; it is still free not to move a piece.',
    },
  },
  {
    id: 'PB-R058',
    chapter: 'delaying',
    origin: 'ruling',
    text: {
      fr: "On ne peut Retarder s'il n'y a pas d'autre jeton dans la tasse.",
      en: 'No Delay is possible if no other chit is in the cup.',
    },
    why: {
      fr: "Il n'y aurait rien à jouer à sa place.",
      en: 'There would be nothing to play in its place.',
    },
  },
  {
    id: 'PB-R059',
    chapter: 'delaying',
    origin: 'ruling',
    text: {
      fr: 'Le jeton tiré en remplacement peut à son tour être retardé ou devancé.',
      en: 'The chit drawn in replacement may in turn be delayed or jumped.',
    },
    why: {
      fr: "C'est un tirage comme un autre, et rien ne limite les tentatives hors le nombre de QG Frais.",
      en: 'It is a draw like any other, and nothing but the number of Fresh HQs limits the attempts.',
    },
  },
];
