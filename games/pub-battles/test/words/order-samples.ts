import type { Order } from '../../model/orders.ts';

/** An order of every kind. */
export const orders: { readonly [Kind in Order['kind']]: Extract<Order, { kind: Kind }> } = {
  delay: { kind: 'delay', by: 'vaubert-hq' },
  advance: { kind: 'advance', formation: 'vaubert', by: 'vaubert-hq' },
  let: { kind: 'let' },
  commit: { kind: 'commit' },
  write: { kind: 'write', formation: 'vaubert', to: { x: 1_000, y: -2_000 }, attack: true },
  plan: {
    kind: 'plan',
    pieces: [
      { piece: 'vaubert-line', formation: 'darnault' },
      { piece: 'vaubert-guns', stays: 'home' },
      { piece: 'vaubert-hussars', enters: { day: 1, turn: 3, exit: 'north' } },
    ],
    orders: [{ formation: 'vaubert', to: { x: 0, y: 0 }, attack: false }],
  },
  march: {
    kind: 'march',
    piece: 'vaubert-line',
    steps: [
      { do: 'pivot', to: 9_000 },
      { do: 'ahead', by: 4_500 },
      { do: 'oblique', towards: 4_500, by: 1_000 },
      { do: 'column', form: true, facing: 0 },
      { do: 'road', to: { x: -1_000, y: 2_000 } },
    ],
    ending: { at: 'attack', target: 2, face: 'front' },
  },
  enter: { kind: 'enter', piece: 'vaubert-line', steps: [], ending: { at: 'support', lead: 'vaubert-guns' } },
  leave: { kind: 'leave', piece: 'vaubert-line', exit: 'north' },
  bombard: { kind: 'bombard', piece: 'vaubert-guns', target: 0 },
  rally: { kind: 'rally', piece: 'vaubert-line', facing: 18_000 },
  unpack: { kind: 'unpack', piece: 'vaubert-train' },
  pack: { kind: 'pack', piece: 'vaubert-train' },
  done: { kind: 'done' },
  deploy: { kind: 'deploy', hq: 'vaubert-hq', facing: 0 },
  fight: { kind: 'fight', combat: 3 },
  target: { kind: 'target', target: 1 },
  stand: { kind: 'stand' },
  retreat: { kind: 'retreat', heading: 35_999 },
  nightfall: { kind: 'nightfall', choice: 'stay' },
  recover: { kind: 'recover', pieces: [{ piece: 'vaubert-line', x: 1, y: 2, facing: 3 }] },
};
