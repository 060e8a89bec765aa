import type { DrawKey, Source } from '../chance/chance.ts';
import { type ScriptedDie, scripted } from '../chance/scripted.ts';
import { seeded } from '../chance/seeded.ts';
import type { PositionFile } from './file.ts';

/** Where a battle's chance comes from, entry by entry. */
export interface Dice {
  readonly opening: Source;
  ofOrder(number: number): Source;
  /** How many scripted dice nobody has rolled yet. */
  left(): number;
}

/**
 * With a script, orders roll what it says and nothing else. The opening takes only the dice that are named for it, so
 * that the plain ones of a worked example are left for its orders.
 */
export const diceFrom = (script: readonly ScriptedDie[] | undefined, seed: number): Dice => {
  if (script === undefined) {
    return { opening: seeded(seed, 0), ofOrder: (number) => seeded(seed, number), left: () => 0 };
  }
  const waiting = script.slice();
  let orders: ReturnType<typeof scripted> | undefined;
  const rolling = (): ReturnType<typeof scripted> => {
    orders ??= scripted(waiting);
    return orders;
  };
  return {
    opening: (key) => {
      const place = waiting.findIndex((die) => isNamedFor(die, key));
      return place < 0 ? seeded(seed, 0)(key) : scripted(waiting.splice(place, 1))(key);
    },
    ofOrder: () => (key) => rolling()(key),
    left: () => rolling().left(),
  };
};

/** The dice of a position file, one by one. */
export const diceOf = (dice: NonNullable<PositionFile['dice']>): readonly ScriptedDie[] =>
  dice.flatMap((die): ScriptedDie | readonly ScriptedDie[] => {
    if (typeof die === 'number') return die;
    const { value, ...name } = die;
    return typeof value === 'number' ? { ...name, value } : value.map((each) => ({ ...name, value: each }));
  });

const isNamedFor = (die: ScriptedDie, { purpose, subject }: DrawKey): boolean =>
  typeof die !== 'number' &&
  die.purpose === purpose &&
  (die.subject === undefined || die.subject === subject);
