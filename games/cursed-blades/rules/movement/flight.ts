import { type Refusal, refuse } from '@grognard/engine';
import {
  distanceBetween,
  facings,
  hasSide,
  hexSides,
  turnBetweenFacings,
  zoneSides,
} from '@grognard/field/hex';
import { unitOf } from '../../model/evolve.ts';
import type { MoveStep } from '../../model/orders.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import { hexesOf, standingUnits, typeOf } from '../map/board.ts';
import { enemiesNextTo, engagersAt } from './contact.ts';
import { type Course, moverOf, rehearsal, setOut } from './course.ts';
import { walk } from './walk.ts';

/** A unit on the run, and those of its nearest enemies from whom every step has taken it further. */
export interface Flight {
  readonly course: Course;
  readonly threats: readonly number[];
}

const distanceTo = (reading: Reading, a: number, b: number): number =>
  Math.min(
    ...hexesOf(unitOf(reading.view, a)).flatMap((hex) =>
      hexesOf(unitOf(reading.view, b)).map((other) =>
        distanceBetween(reading.setting.terrain.board, hex, other),
      ),
    ),
  );

/** The nearest enemies: several where they are equally near. */
const nearestThreats = (reading: Reading, index: number): readonly number[] => {
  const { view } = reading;
  const { side } = unitOf(view, index);
  const enemies = standingUnits(reading).filter((other) => unitOf(view, other).side !== side);
  const least = Math.min(...enemies.map((enemy) => distanceTo(reading, index, enemy)));
  return enemies.filter((enemy) => distanceTo(reading, index, enemy) === least);
};

export const runFrom = (reading: Reading, index: number): Flight => ({
  course: setOut(rehearsal(reading), index, { action: 'flee', pace: 'full', rehearsed: true }),
  threats: nearestThreats(reading, index),
});

/** CB-B4.4-27: one part of a flight; a step leads away from a threat, and not next to an enemy. */
export const runOn = ({ course, threats }: Flight, part: MoveStep): Flight | readonly Refusal[] => {
  const { story, unit } = course;
  const before = readStory(story);
  const next: Course = { ...course, story: { ...story, events: [] } };
  const refusals = walk(next, part);
  if (refusals.length > 0) return refusals;
  if (part.do !== 'step') return { course: next, threats };
  const after = readStory(next.story);
  const further = threats.filter(
    (threat) => distanceTo(after, unit, threat) > distanceTo(before, unit, threat),
  );
  const mover = moverOf(next);
  const exposed = enemiesNextTo(after, mover).length > 0 || engagersAt(after, mover).length > 0;
  if (exposed) return [refuse('CB-B4.4-27', 'flees-next-to-enemy')];
  if (threats.length > 0 && further.length === 0) return [refuse('CB-B4.4-27', 'not-away')];
  return { course: next, threats: further };
};

export const isRefused = (result: Flight | readonly Refusal[]): result is readonly Refusal[] =>
  Array.isArray(result);

interface Onward {
  readonly flight: Flight;
  readonly parts: readonly MoveStep[];
}

/** The least turn that brings a side to the front, looking as straight at it as that allows. */
const facingFor = (facing: number, side: number): number =>
  facings
    .filter((each) => hasSide(zoneSides(each, 'front'), side))
    .map((to) => ({ to, turn: turnBetweenFacings(facing, to), aslant: turnBetweenFacings(to, side * 2) }))
    .toSorted((a, b) => a.turn - b.turn || a.aslant - b.aslant)[0]?.to ?? facing;

/** Every hex to flee to next, each by the cheapest way, the cheapest first. */
export const waysOn = (flight: Flight): readonly Onward[] => {
  const unit = moverOf(flight.course);
  const isSmall = typeOf(unit).small === true;
  const ways = hexSides.flatMap((side): readonly Onward[] => {
    const to = isSmall ? unit.facing : facingFor(unit.facing, side);
    const parts: readonly MoveStep[] = [
      ...(to === unit.facing ? [] : [{ do: 'turn', to } as const]),
      { do: 'step', side },
    ];
    const end = parts.reduce<Flight | readonly Refusal[]>(
      (result, part) => (isRefused(result) ? result : runOn(result, part)),
      flight,
    );
    return isRefused(end) ? [] : [{ flight: end, parts }];
  });
  return ways.toSorted((a, b) => a.flight.course.spent - b.flight.course.spent);
};

/** A whole flight that begins with these parts: on and on as long as there is a way, the cheapest at every step. */
export const runAsFarAs = (begun: Onward): readonly MoveStep[] => {
  let { flight, parts } = begun;
  for (let [on] = waysOn(flight); on !== undefined; [on] = waysOn(flight)) {
    flight = on.flight;
    parts = [...parts, ...on.parts];
  }
  return parts;
};

const keyOf = ({ course, threats }: Flight): string => {
  const { hex, facing } = moverOf(course);
  return `${hex} ${facing} ${course.spent} ${threats.join(',')}`;
};

/** Every flight to its end, each end by one of the ways there. */
export const wholeFlights = (flight: Flight): readonly Onward[] => {
  const seen = new Set<string>();
  const runOut = (begun: Onward): readonly Onward[] => {
    const key = keyOf(begun.flight);
    if (seen.has(key)) return [];
    seen.add(key);
    const on = waysOn(begun.flight);
    if (on.length === 0) return [begun];
    return on.flatMap(({ flight: next, parts }) =>
      runOut({ flight: next, parts: [...begun.parts, ...parts] }),
    );
  };
  return runOut({ flight, parts: [] });
};
