/** Marches worth thinking of, each no longer than half a period allows. */
import {
  type Drawer,
  type Leg,
  type Memories,
  type Part,
  stageOf,
  stepOf,
  type Task,
  type Unit,
  walkFrom,
} from '@grognard/les-aigles/for-generals';

import { degreesOff, type Man, type Situation } from './situation.ts';

const FAR = 100_000;
/** How finely one chooses. */
const CARE = {
  turns: [600, 1_200, 2_000, 3_000, 4_500, 6_500, 9_000, 13_500],
  slants: [1_000, 2_000, 3_000, 4_500],
  shares: [1, 0.7, 0.4],
} as const;
const HASTE = { turns: [1_200, 3_000, 6_500, 13_500], slants: [2_000, 4_500], shares: [1, 0.5] } as const;

/** What is done of a leg when the rest is left. */
const doneOf = (leg: Leg, rest: Leg | undefined): Leg => {
  if (rest === undefined) return leg;
  if (leg.go === 'wheel') return { ...leg, turn: leg.turn - (rest.go === 'wheel' ? rest.turn : 0) };
  return { ...leg, length: leg.length - (rest.go === 'wheel' ? 0 : rest.length) };
};

/** As much of a march as a budget pays for. */
export const cutTo = (
  setting: Memories,
  unit: Unit,
  part: Part,
  legs: readonly Leg[],
  budget: number,
): readonly Leg[] => {
  const done: Leg[] = [];
  let [walk, left] = [walkFrom(part), budget];
  for (const leg of legs) {
    const stage = stageOf(setting, unit, part, walk, leg, left);
    if (stage === undefined) break;
    done.push(doneOf(leg, stage.rest));
    [walk, left] = [stage.to, left - stage.cost];
    if (stage.rest !== undefined) break;
  }
  return done;
};

const LINES: ReadonlySet<Part['formation']> = new Set(['line', 'double line']);

const both = (angles: readonly number[]): readonly number[] => angles.flatMap((each) => [each, -each]);

/** Half a period. */
export const QUARTERS = 2;

const workedOut = (
  setting: Memories,
  { unit, part }: Man,
  { turns, slants, shares }: typeof CARE | typeof HASTE,
): Plans => {
  const budget = QUARTERS * stepOf(unit, part);
  if (budget === 0 || part.formation === 'square') return [];
  const isLine = unit.arm === 'infantry' && LINES.has(part.formation);
  const straight = shares.map((share): readonly Leg[] => [
    { go: 'ahead', length: Math.floor(budget * share) },
  ]);
  const wheels = both(turns).flatMap((turn): (readonly Leg[])[] => [
    [{ go: 'wheel', turn }],
    [
      { go: 'wheel', turn },
      { go: 'ahead', length: FAR },
    ],
  ]);
  const slanting = isLine
    ? both(slants).map((slant): readonly Leg[] => [{ go: 'oblique', slant, length: FAR }])
    : [];
  const back = isLine ? [[{ go: 'back', length: FAR } as const]] : [];
  const marches = new Map<string, readonly Task[]>();
  for (const legs of [...straight, ...wheels, ...slanting, ...back]) {
    const cut = cutTo(setting, unit, part, legs, budget);
    if (cut.length > 0) marches.set(JSON.stringify(cut), [{ do: 'march', legs: cut }]);
  }
  return [...marches.values()];
};

type Plans = readonly (readonly Task[])[];

interface Known {
  readonly unit: Unit;
  readonly isImagined: boolean;
  readonly plans: Plans;
}

const KNOWN: Drawer<WeakMap<Part, Known>> = { empty: () => new WeakMap() };

/** Straight on, after a wheel, on the slant, or back, in half a period. Whoever asks again gets the very same plans. */
export const marchesOf = (situation: Situation, man: Man): Plans => {
  const { unit, part } = man;
  const isImagined = situation.isImagined === true;
  const known = situation.setting.memory(KNOWN);
  const before = known.get(part);
  if (before?.unit === unit && before.isImagined === isImagined) return before.plans;
  const plans = workedOut(situation.setting, man, isImagined ? HASTE : CARE);
  known.set(part, { unit, isImagined, plans });
  return plans;
};

/** Farther round than this it is quicker to turn every man about, in degrees. */
const BEHIND = 110;

/** About turn, for those who have their enemy behind them. */
export const turnsOf = (man: Man, target: Man): readonly (readonly Task[])[] =>
  degreesOff(man, target) > BEHIND ? [[{ do: 'turn', figures: 'all', by: 'about' }]] : [];
