/** More figures brought up to an obstacle from behind, without a change of formation: LA-O8.3-8. */
import { TOUCH } from '@grognard/field';
import { bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { shifted } from '../../ground/shape/change.ts';
import { partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import { type Stands, standsOf } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { WidenTask } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { WIDENED_BY } from '../../tables/terrain.ts';
import { mannedBy, stretchesNear } from '../cover/stretches.ts';
import { isBarredAt } from '../ground/queries.ts';
import { isOnGroundOf } from './pushing.ts';

const RANKED: ReadonlySet<Part['formation']> = new Set([
  ...(['march column', 'section column', 'division column', 'double line'] as const),
]);

/** So many from the rear to the front rank; the rest keep their order. */
const broughtUp = (ranks: readonly number[], figures: number): readonly number[] => {
  const now = [...ranks];
  for (let left = figures; left > 0 && now.length > 1; left -= 1) {
    const last = now.length - 1;
    now[last] = (now[last] ?? 0) - 1;
    if (now[last] === 0) now.pop();
    now[0] = (now[0] ?? 0) + 1;
  }
  return now;
};

/** Whether some of it stands against a hedge or a wall. */
export const isAgainst = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  index: number,
  part: Part,
  unit: Unit,
  feature?: string,
): boolean => {
  const body = bodyOfPart(setting, part, unit.arm);
  const lines = stretchesNear(setting, state, body, TOUCH.lesAigles.terrain).filter(
    (each) => feature === undefined || each.feature === feature,
  );
  return mannedBy(setting, lines, { index, part, unit, body }).length > 0;
};

/** LA-O8.6-22: in melee only attackers who have come to a draw extend their front. */
export const mayWidenNow = ({ contacts }: Pick<State, 'contacts'>, index: number): boolean =>
  contacts
    .filter(({ attacker, defender }) => attacker === index || defender === index)
    .every(({ attacker, rounds = 0 }) => attacker === index && rounds > 0);

export const canWiden = ({ formation, ranks, bent }: Part, { figures }: WidenTask): boolean =>
  RANKED.has(formation) && ranks.length > 1 && bent === undefined && figures >= 1 && figures <= WIDENED_BY;

/** The front with as many more to one hand. */
export const widenedAs = (
  setting: Memories,
  unit: Unit,
  part: Part,
  { figures, hand }: WidenTask,
): Stands => {
  const ranks = broughtUp(part.ranks, Math.min(figures, WIDENED_BY));
  const then = { ...standsOf(part), ranks };
  const wider =
    extentOf(setting, { ...part, ranks }, unit.arm).front - extentOf(setting, part, unit.arm).front;
  const { x, y } = shifted(part, hand === 'right' ? wider / 2 : -wider / 2);
  return { ...then, x, y };
};

/** LA-O8.3-8: in the first half of a period alone. */
export const isFirstHalf = ({ quarter }: Pick<State, 'quarter'>): boolean => quarter <= 2;

export const widenedBy = (
  setting: Setting,
  state: State,
  index: number,
  task: WidenTask,
): Stands | undefined => {
  const [unit, part] = [unitOfPart(state, index), partOf(state, index)];
  const isLawful = isFirstHalf(state) && canWiden(part, task) && isAgainst(setting, state, index, part, unit);
  const stands = isLawful ? widenedAs(setting, unit, part, task) : undefined;
  if (stands === undefined || isBarredAt(setting, state, part, unit, stands)) return undefined;
  return isHeldByEnemies(setting, state, unit, { ...part, ...stands }) ? undefined : stands;
};

/** Nobody comes up where an enemy has come before him. */
const isHeldByEnemies = (setting: Memories, state: State, unit: Unit, part: Part): boolean => {
  const enemies = standingOutside(state).filter((index) => unitOfPart(state, index).side !== unit.side);
  return isOnGroundOf(
    bodyOfPart(setting, part, unit.arm),
    enemies.map((index) => bodyOfPart(setting, partOf(state, index), unitOfPart(state, index).arm)),
  );
};
