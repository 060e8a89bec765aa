/** A small duel of the tiny game, as a position file has it. */
const piece = (name: string, side: string, x: number): object => ({
  name,
  side,
  at: { x, y: 1 },
  strength: 2,
});

export const step = (name: string, x: number): object => ({
  kind: 'plan',
  steps: [{ piece: name, to: { x, y: 1 } }],
});

export const duel = {
  id: 'duel',
  title: { fr: 'Duel', en: 'Duel' },
  minutes: 1,
  width: 7,
  height: 3,
  turns: 3,
  marsh: [],
  pieces: [piece('Aubert', 'red', 2), piece('Ashby', 'blue', 4)],
};

export const clash = [
  { seat: 'red', order: step('Aubert', 3) },
  { seat: 'blue', order: step('Ashby', 3) },
];

/** A position file as text. */
export const file = (parts: object): string =>
  JSON.stringify({ format: 1, game: 'tiny', position: duel, orders: clash, ...parts });
