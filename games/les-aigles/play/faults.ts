import { type Fault, flat } from '@grognard/engine';
import { boxesMeet, overlapArea } from '@grognard/field';
import { bodyOfPart } from '../ground/shape/blocks.ts';
import { isThere, unitOfPart } from '../model/evolve.ts';
import type { Memories, Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';

/** Shared ground that is no more than rounding, in square units of 0.001 cm. */
const ROUNDING = 100_000;

/** Invariants that do not hold. */
export const faults = (setting: Setting, state: State): readonly Fault[] => [
  ...companiesAstray(state),
  ...overlaps(setting, state),
];

/** Every company stands in exactly one place. */
const companiesAstray = (state: State): readonly Fault[] => {
  const parts = flat(state.parts);
  return flat(state.units).flatMap((unit, index) => {
    const placed = parts
      .filter((part) => part.unit === index && part.gone !== 'joined')
      .flatMap(({ companies }) => companies);
    const isRight =
      new Set(placed).size === placed.length && placed.every((company) => company in unit.companies);
    return isRight ? [] : [{ code: 'company-astray', params: { unit: unit.id } }];
  });
};

/** Nobody stands on an enemy, except where the rules bring him there. */
const overlaps = (setting: Memories, state: State): readonly Fault[] => {
  const standing = flat(state.parts)
    .map((part, index) => ({ part, index }))
    .filter(({ part }) => isThere(part) && part.routing !== true && part.inside === undefined);
  const bodies = standing.map(({ part, index }) => ({
    index,
    side: unitOfPart(state, index).side,
    body: bodyOfPart(setting, part, unitOfPart(state, index).arm),
  }));
  bodies.sort((a, b) => a.body.minX - b.body.minX);
  const found: Fault[] = [];
  bodies.forEach((one, place) => {
    for (let next = place + 1; next < bodies.length; next += 1) {
      const other = bodies[next];
      if (other === undefined || other.body.minX > one.body.maxX) break;
      if (
        one.side === other.side ||
        !boxesMeet(one.body, other.body, 0) ||
        isKnown(state, one.index, other.index)
      )
        continue;
      if (overlapArea(one.body, other.body) > ROUNDING)
        found.push({ code: 'enemies-overlap', params: { parts: [one.index, other.index] } });
    }
  });
  return found;
};

const isKnown = ({ crossings }: State, one: number, other: number): boolean =>
  crossings.some(
    ({ crosser, crossed }) =>
      (crosser === one && crossed === other) || (crosser === other && crossed === one),
  );
