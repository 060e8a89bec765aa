import type { PlaybackWords } from '../words.ts';

export const playback: PlaybackWords = {
  playback: 'Ce qui s’est passé',
  quarter: (quarter) => `Quart ${quarter}`,
  levels: {
    compulsory: 'fuites et replis',
    rally: 'ralliements et poursuites',
    charge: 'charges',
    normal: 'marches',
    officers: 'officiers',
  },
  steps: {
    fire: 'feux',
    morale: 'moral',
    melee: 'mêlées',
    orders: 'déclarations',
    manoeuvres: 'manœuvres',
  },
  pause: 'Pause',
  goOn: 'Continuer',
  nextScene: 'Suivant',
  skip: 'Jusqu’au bout',
  watchAgain: 'Revoir ce qui s’est passé',
  men: (men) => `−${men} hommes`,
};
