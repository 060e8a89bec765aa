import type { CounterData, HexName, Scenario } from '../model/scenario.ts';

/** Hidden traps of a side. */
const traps = (side: string, places: readonly HexName[]): readonly CounterData[] =>
  places.map((at) => ({ kind: 'trap', side, at, hidden: true }));

/** What no battle on the shelf has: dragons of both sides over ground full of traps that nobody has seen. */
export const dragons: Scenario = {
  id: 'dragons',
  title: { fr: 'Les dragons', en: 'The dragons' },
  about: { fr: 'Des dragons au-dessus de pièges cachés.', en: 'Dragons over hidden traps.' },
  minutes: 20,
  map: {
    ...{ width: 9, height: 7, sides: [], roads: [] },
    hexes: [
      { hexes: [[5, 3]], ground: 'rough' },
      { hexes: [[5, 5]], ground: 'water' },
      { hexes: [[4, 6]], altitude: 1 },
    ],
  },
  sides: [
    { id: 'red', name: { fr: 'Rouges', en: 'Reds' }, colour: '#a00' },
    { id: 'blue', name: { fr: 'Bleus', en: 'Blues' }, colour: '#00a' },
  ],
  units: [
    { id: 'red-wyrm', type: 'dragon', side: 'red', at: [2, 3], facing: 0 },
    { id: 'red-drake', type: 'dragon', side: 'red', at: [2, 5], facing: 0, marker: 'charge' },
    { id: 'red-horse', type: 'medium-horse', side: 'red', at: [1, 4], facing: 0 },
    { id: 'red-foot', type: 'spearmen', side: 'red', at: [2, 6], facing: 0 },
    { id: 'blue-wyrm', type: 'dragon', side: 'blue', at: [8, 3], facing: 6 },
    { id: 'blue-drake', type: 'dragon', side: 'blue', at: [8, 5], facing: 6, cohesion: 'routed' },
    { id: 'blue-bows', type: 'archers', side: 'blue', at: [9, 4], facing: 6 },
    { id: 'blue-levy', type: 'levy', side: 'blue', at: [8, 2], facing: 6 },
  ],
  counters: [
    { kind: 'debris', at: [4, 4] },
    { kind: 'tents', side: 'blue', at: [7, 4] },
    { kind: 'cart', side: 'red', at: [3, 2], facing: 0 },
    { kind: 'mantlets', at: [6, 6], facing: 6 },
    { kind: 'trap', side: 'red', at: [6, 2] },
    ...traps('blue', [
      [3, 3],
      [4, 3],
      [4, 5],
      [5, 3],
      [6, 4],
      [7, 6],
    ]),
    ...traps('red', [
      [3, 5],
      [5, 4],
      [6, 5],
      [7, 3],
    ]),
  ],
  turns: 5,
  objectives: [{ kind: 'hold', side: 'red', at: [7, 4], points: 3 }],
};
