import type { Words } from './words.ts';

export const en: Words = {
  title: 'Grognard, the table that knows the rules',
  motto: 'A table for wargames that knows the rules.',
  toTheGames: 'Go to the games',
  games: 'The games',
  language: 'Language',
  space: {
    map: 'Free map',
    table: 'Measured table',
    hexes: 'Hexes',
  },
  ready: 'Ready to play',
  inPreparation: 'In preparation: it cannot be played yet.',
  loading: 'Unfolding the maps…',
  empty: {
    heading: 'The table is bare',
    advice: 'This server offers no game at the moment.',
  },
  unreachable: {
    heading: 'The rider has not come back',
    advice:
      'The server does not answer. See that it is running and that the network is there, then try again.',
  },
  broken: {
    heading: 'The dispatch cannot be read',
    advice: 'The server answered, but not what this page expected. Reload it, then try again.',
  },
  tryAgain: 'Send another rider',
};
