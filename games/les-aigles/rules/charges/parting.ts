/** LA-OX-6: squadrons of a line whose way leads onto an obstacle halt before it, and the others go on. */
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import { obstacleAhead } from '../ground/charges.ts';
import { groundOf, isBare } from '../ground/going.ts';
import type { Rider } from './riders.ts';
import { lineOf } from './squadron-lines.ts';
import { maySplit, type SquadronSplit } from './squadrons.ts';

interface Known {
  readonly setting: Setting;
  readonly view: Pick<State, 'terrain'>;
}

/** How far each squadron of a line can ride before it meets an obstacle, from the left. */
const clearOf = (known: Known, unit: Unit, part: Part, length: number): readonly number[] =>
  part.companies.map((_company, place) => {
    const alone: Part = { ...part, ...lineOf(unit, part, [place]) };
    return obstacleAhead(known, { part: alone, unit }, length);
  });

/** How far from an obstacle they halt, in 0.001 cm. */
const BEFORE_IT = 100;

/** The first line that has to part before an obstacle in this quarter. */
export const partedByGround = (story: Story, riders: readonly Rider[]): SquadronSplit | undefined => {
  const { setting, state } = story;
  if (isBare(groundOf(setting, state))) return undefined;
  for (const rider of riders) {
    const { index, part, unit, step, bonus, target } = rider;
    if (!maySplit(rider) || part.secret?.barred === 'halt all') continue;
    const clear = clearOf({ setting, view: state }, unit, part, step + bonus);
    const squadrons = new Set(clear.flatMap((far, place) => (far < step + bonus ? [place] : [])));
    if (squadrons.size === 0 || squadrons.size === clear.length) continue;
    const nearest = Math.max(0, Math.min(...clear) - BEFORE_IT);
    return {
      part: index,
      squadrons,
      by: 'ground',
      other: target ?? index,
      time: Math.min(1, nearest / step),
    };
  }
  return undefined;
};
