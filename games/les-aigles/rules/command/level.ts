/** Officers and aides: they ride last of all, past everybody, and hand over the orders that they carry. */

import { at, flat } from '@grognard/engine';
import { gapToPoint, isUpTo, roundUnit } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { hourOf, partOf, standing, unitOf } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { Officer, State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Sheet } from '../../model/unit.ts';
import { QUARTER_RIDE } from '../../tables/officers.ts';
import { stoppedOn } from './on-ground.ts';

/** LA-M1.4-3: an order handed over is read in the quarter that follows, and obeyed from the one after it. */
const READING = 2;

/** The last level: officers and aides ride. */
export const rideOut = (story: Story): void => {
  for (const [index, officer] of story.state.officers.entries()) {
    if (officer.hit !== undefined) continue;
    const rode = ride(story, officer);
    const unit = touched(story.setting, story.state, officer, rode);
    const isSame = rode.x === officer.x && rode.y === officer.y && unit === officer.with;
    if (!isSame || officer.secret?.ride !== undefined) {
      const { x, y, left } = rode;
      happen(story, {
        kind: 'rode',
        officer: index,
        ...{ x, y },
        ...(unit !== undefined && { with: unit }),
        ...(left.length > 0 && { ride: left }),
        ...(x === officer.x && y === officer.y && { stays: true as const }),
        rules: ['LA-M1-5', 'LA-S3.1-7', 'LA-S3.2-11', ...(rode.bar === undefined ? [] : [rode.bar])],
      });
    }
    const { brings } = officer.secret ?? {};
    if (brings !== undefined && brings.unit === unit) handOver(story, index, brings);
  }
};

const handOver = (
  story: Story,
  officer: number,
  { unit, ...sheet }: NonNullable<NonNullable<Officer['secret']>['brings']>,
): void => {
  const from = hourOf(story.state) + READING;
  happen(story, { kind: 'handed-over', officer, unit, sheet, from, rules: ['LA-M1.4-3'] });
};

type Place = readonly [number, number];

interface Rode {
  readonly x: number;
  readonly y: number;
  readonly left: readonly Place[];
  /** The rule of the ground that has stopped him. */
  readonly bar?: string;
}

/** As far along his way as a quarter takes him, or as what nobody rides through. */
const ride = (story: Story, { x, y, secret }: Officer): Rode => {
  const left = [...(secret?.ride ?? [])];
  let [here, movement]: [Place, number] = [[x, y], QUARTER_RIDE];
  for (;;) {
    const [next] = left;
    if (next === undefined) return { x: here[0], y: here[1], left };
    const [dx, dy] = [next[0] - here[0], next[1] - here[1]];
    const length = Math.sqrt(dx * dx + dy * dy);
    const isThere = isUpTo(length, movement);
    const goal: Place = isThere
      ? next
      : [roundUnit(here[0] + (dx * movement) / length), roundUnit(here[1] + (dy * movement) / length)];
    const stop = stoppedOn(story, here, goal);
    if (stop !== undefined) return { x: stop.at[0], y: stop.at[1], left: [], bar: stop.rule };
    if (!isThere) return { x: goal[0], y: goal[1], left };
    movement -= length;
    here = next;
    left.shift();
  }
};

/** The unit of his own side that he has come into contact with; the one that he is sent to, if there are several. */
const touched = (
  setting: Memories,
  state: State,
  { side, secret }: Officer,
  { x, y }: Rode,
): number | undefined => {
  const units = standing(state).flatMap((index) => {
    const part = partOf(state, index);
    const unit = unitOf(state, part.unit);
    if (unit.side !== side) return [];
    return isUpTo(gapToPoint(bodyOfPart(setting, part, unit.arm), x, y), 0) ? [part.unit] : [];
  });
  const sent = secret?.brings?.unit;
  return sent !== undefined && units.includes(sent) ? sent : firstByName(state, units);
};

const firstByName = (state: State, units: readonly number[]): number | undefined =>
  [...units].sort((a, b) => (unitOf(state, a).id < unitOf(state, b).id ? -1 : 1))[0];

/** LA-S3.2-2: where it stands now is the position that it holds. */
const obey = (story: Story, unit: number): void => {
  const body = standing(story.state).find((index) => partOf(story.state, index).unit === unit);
  const { x, y } = body === undefined ? { x: 0, y: 0 } : partOf(story.state, body);
  const holds = at(story.state.units, unit)?.secret?.coming?.attitude === 'hold';
  const post = body !== undefined && holds ? { post: [x, y] as const } : {};
  happen(story, { kind: 'obeyed', unit, ...post, rules: ['LA-M1.4-3', 'LA-S3.1-1'] });
};

/** LA-S3.2-10: orders given by word of mouth are read in this quarter, and obeyed from the next on. */
export const giveOrders = (
  story: Story,
  officer: number,
  orders: readonly (Sheet & { readonly unit: number })[],
): void => {
  const from = hourOf(story.state) + 1;
  for (const { unit, ...sheet } of orders)
    happen(story, {
      ...{ kind: 'handed-over', officer, unit, sheet, from },
      rules: ['LA-S3.2-10', 'LA-S3.1-1', 'LA-M1.4-3'],
    });
};

/** Orders that are due are obeyed. */
export const takeNewOrders = (story: Story): void => {
  const now = hourOf(story.state);
  for (const index of flat(story.state.units).keys()) {
    const coming = at(story.state.units, index)?.secret?.coming;
    if (coming !== undefined && coming.from <= now) obey(story, index);
  }
};
