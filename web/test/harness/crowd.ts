import type { PubBattlesTypes } from '@grognard/pub-battles';

type Scenario = PubBattlesTypes['Scenario'];

/** The same battle with so many small blocks, drawn up in rows: to measure how the table bears them. */
export const crowded = (scenario: Scenario, count: number): Scenario => {
  const [width, height] = scenario.map.size;
  const columns = Math.ceil(Math.sqrt((count * width) / height));
  const rows = Math.ceil(count / columns);
  const place = (i: number): readonly [number, number] => [
    ((i % columns) + 0.5) * (width / columns) - width / 2,
    (Math.floor(i / columns) + 0.5) * (height / rows) - height / 2,
  ];
  const originals = scenario.pieces.map(({ reserve: _hidden, enters: _due, ...piece }) => piece);
  const troops = originals.filter(({ kind }) => kind === 'regular');
  const clones = Array.from({ length: Math.max(0, count - originals.length) }, (_, i) => {
    const model = troops[i % troops.length];
    return model === undefined ? [] : [{ ...model, id: `${model.id}-${i}` }];
  }).flat();
  return {
    ...scenario,
    measures: { front: 1.4, depth: 0.4, staff: 0.4 },
    pieces: [...originals, ...clones].map((piece, i) => ({
      ...piece,
      at: place(i),
      facing: 0,
      column: false,
    })),
  };
};
