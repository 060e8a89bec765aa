import {
  type Beginning,
  begin,
  type Ledger,
  type Luck,
  type Match,
  openLedger,
  ordered,
  scripted,
  seeded,
} from '@grognard/engine';
import { type Scenario, type TinyTypes, tiny } from '@grognard/tiny';
import { tinySchemas } from '@grognard/tiny/schemas';

/** Two pieces that see each other, on the small game that the house is tried with. */
const scenario: Scenario = {
  id: 'duel',
  title: { fr: 'Duel', en: 'Duel' },
  minutes: 1,
  width: 9,
  height: 3,
  turns: 3,
  marsh: [],
  pieces: [
    { name: 'Aubert', side: 'red', at: { x: 3, y: 1 }, strength: 2 },
    { name: 'Bazin', side: 'red', at: { x: 0, y: 1 }, strength: 2 },
    { name: 'Ashby', side: 'blue', at: { x: 5, y: 1 }, strength: 2 },
  ],
};

export const red = { side: 'red' };
export const blue = { side: 'blue' };

export const plan = (
  ...steps: { readonly piece: string; readonly to: { readonly x: number; readonly y: number } }[]
) => ({ kind: 'plan', steps }) as const;
export const step = (piece: string, x: number, y = 1) => ({ piece, to: { x, y } });
export const pass = { kind: 'pass' } as const;
export const dig = (piece: string) => ({ kind: 'post', piece, posture: 'dug in' }) as const;

/** A game in progress that a test can order about. */
export interface Duel {
  readonly match: Match<TinyTypes>;
  ledger: Ledger<TinyTypes>;
  luck: Luck;
}

export const duel = (
  more: Partial<Beginning<TinyTypes>> = {},
  luck: Luck = (seq) => seeded(1, seq),
): Duel => {
  const seats = [red, blue, 'umpire' as const];
  const begun = begin(tiny, { at: '', scenario, switches: {}, seats, ...more }, luck);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { match, opening } = begun.value;
  return { match: { ...match, readOrder: tinySchemas.order }, ledger: openLedger(opening), luck };
};

export const give = (duel: Duel, seat: { side: string }, order: unknown, decision?: string) => {
  const { match, ledger } = duel;
  const open = match.game.decisions(match.setting, ledger.table.state);
  const done = ordered(
    match,
    ledger,
    { seat, order, decision: decision ?? open[0]?.id ?? '' },
    duel.luck,
    '',
  );
  if (done.ok) duel.ledger = done.value.ledger;
  return done;
};

export const rolling =
  (...dice: number[]): Luck =>
  () =>
    scripted(dice);
