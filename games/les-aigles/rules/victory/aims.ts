/** LA-S3.8-9: places of the scenario that count where no army has broken by the end. */
import { flat, type Side } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import type { AimEntry } from '../../scenario-types.ts';
import { isThere, unitOf } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { happen, type Story } from '../../story.ts';
import { middleOf } from '../charges/ahead.ts';

const IN_DISORDER = 3;

/** Whoever has troops there in hand. */
const presentAt = (state: State, { at: [x, y], radius }: AimEntry): readonly Side[] => {
  const reach = unitsOf(radius);
  const sides = flat(state.parts)
    .filter((part) => isThere(part) && part.routing !== true && part.degradation < IN_DISORDER)
    .flatMap((part) => {
      const { side, arm } = unitOf(state, part.unit);
      const middle = middleOf(part, arm);
      const [dx, dy] = [middle.x - unitsOf(x), middle.y - unitsOf(y)];
      return dx * dx + dy * dy <= reach * reach ? [side] : [];
    });
  return [...new Set(sides)];
};

/** What each side holds when the last period has been played. */
export const countAims = (story: Story): void => {
  const { setting, state } = story;
  const { aims = [] } = setting.source;
  if (aims.length === 0) return;
  const held: Record<string, Side> = {};
  const points: Record<Side, number> = Object.fromEntries(setting.sides.map(({ id }) => [id, 0]));
  for (const aim of aims) {
    const [side, other] = presentAt(state, aim);
    if (side === undefined || other !== undefined) continue;
    held[aim.id] = side;
    points[side] = (points[side] ?? 0) + (aim.points[side] ?? 0);
  }
  happen(story, { kind: 'aims-counted', held, points, rules: ['LA-S3.8-9'] });
};
