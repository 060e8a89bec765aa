import type { Scenario } from '../model/scenario.ts';

/** A raid on a camp behind a palisade: a little of everything, close enough to come to blows. */
export const raid: Scenario = {
  id: 'raid',
  title: { fr: 'Le raid', en: 'The raid' },
  about: { fr: 'Des pillards devant une palissade.', en: 'Raiders before a palisade.' },
  minutes: 30,
  map: {
    width: 10,
    height: 8,
    hexes: [
      {
        hexes: [
          [4, 2],
          [5, 2],
        ],
        ground: 'rough',
      },
      { hexes: [[6, 7]], ground: 'difficult', flammable: true },
      {
        hexes: [
          [2, 2],
          [2, 3],
        ],
        altitude: 1,
      },
      {
        hexes: [
          [9, 1],
          [9, 2],
        ],
        flammable: true,
      },
    ],
    sides: [
      {
        between: [
          [3, 6],
          [4, 6],
        ],
        kind: 'rough',
      },
    ],
    roads: [
      [
        [8, 8],
        [9, 8],
        [10, 8],
      ],
    ],
  },
  sides: [
    { id: 'red', name: { fr: 'Pillards', en: 'Raiders' }, colour: '#a00' },
    { id: 'blue', name: { fr: 'Garde', en: 'Guard' }, colour: '#00a' },
  ],
  units: [
    { id: 'knights', type: 'knights', side: 'red', at: [4, 4], facing: 0, marker: 'charge' },
    { id: 'heavy', type: 'heavy-foot', side: 'red', at: [5, 5], facing: 0 },
    { id: 'bows', type: 'archers', side: 'red', at: [3, 4], facing: 0 },
    { id: 'levy', type: 'levy', side: 'red', at: [8, 2], facing: 6, stakes: true },
    { id: 'pack', type: 'wolves', side: 'red', at: [4, 6], facing: 0, cohesion: 'routed' },
    { id: 'chief', type: 'captain', side: 'red', at: [3, 4], facing: 0 },
    { id: 'spears', type: 'spearmen', side: 'blue', at: [6, 5], facing: 6 },
    { id: 'archers', type: 'archers', side: 'blue', at: [5, 4], facing: 6, munitions: 'low' },
    { id: 'ballista', type: 'ballista', side: 'blue', at: [8, 4], facing: 6 },
    {
      id: 'guards',
      type: 'heavy-foot',
      side: 'blue',
      at: [7, 6],
      facing: 5,
      steps: 4,
      formed: { and: [7, 5], mode: 'march' },
    },
    { id: 'horse', type: 'light-horse', side: 'blue', at: [6, 3], facing: 6, breath: 'winded' },
    { id: 'half', type: 'spearmen', side: 'blue', at: [9, 6], facing: 7, steps: 1 },
    { id: 'other-half', type: 'spearmen', side: 'blue', at: [9, 6], facing: 7, steps: 1 },
  ],
  counters: [
    { kind: 'palisade', at: [6, 5], facing: 6, level: 2 },
    { kind: 'stakes', at: [5, 4], facing: 6 },
    { kind: 'tents', side: 'blue', at: [9, 2] },
    { kind: 'cart', side: 'blue', at: [8, 2], facing: 6 },
    { kind: 'civilians', side: 'blue', at: [9, 8] },
    { kind: 'fire-start', at: [9, 1] },
    { kind: 'mantlets', at: [3, 4], facing: 0 },
    { kind: 'trap', side: 'blue', at: [3, 5], hidden: true },
    { kind: 'trap', side: 'red', at: [7, 4], hidden: true },
  ],
  turns: 6,
  objectives: [
    { kind: 'hold', side: 'blue', at: [6, 5], points: 3 },
    {
      kind: 'cross',
      side: 'red',
      to: [
        [9, 2],
        [9, 3],
      ],
      points: 1,
    },
    { kind: 'bring', side: 'blue', counter: 'civilians', to: [[9, 8]], points: 2 },
  ],
  munitions: { red: [1, 4], blue: [10, 4] },
};
