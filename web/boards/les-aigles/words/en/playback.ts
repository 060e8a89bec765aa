import type { PlaybackWords } from '../words.ts';

export const playback: PlaybackWords = {
  playback: 'What has happened',
  quarter: (quarter) => `Quarter ${quarter}`,
  levels: {
    compulsory: 'flights and falling back',
    rally: 'rallies and pursuits',
    charge: 'charges',
    normal: 'marches',
    officers: 'officers',
  },
  steps: {
    fire: 'fire',
    morale: 'morale',
    melee: 'melees',
    orders: 'declarations',
    manoeuvres: 'manoeuvres',
  },
  pause: 'Pause',
  goOn: 'Go on',
  nextScene: 'Next',
  skip: 'To the end',
  watchAgain: 'Watch again what happened',
  men: (men) => `−${men} men`,
};
