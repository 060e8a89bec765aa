/** Quarter turns and about turns on the spot: of all figures, or of those of a flank or of the rear. */

import type { Refusal } from '@grognard/engine';
import { isColumn } from '../../ground/shape/order.ts';
import { faceAnew, foldedBy, turnBack, turnedBy, unfoldedBack } from '../../ground/shape/turning.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { type Stands, standsOf } from '../../model/stands.ts';
import type { TurnTask } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import type { Flank, Turn } from '../../model/vocabulary.ts';
import { turningTime } from '../../tables/change-times.ts';
import { noRoom } from '../ground/changes.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import { firstOf, isBusy, isInMelee, isUnformed } from '../planning/hindrance.ts';
import type { Start } from '../planning/start.ts';
import { hampers } from './astride.ts';
import { no } from './refusing.ts';
import { smallUnit } from './roster.ts';

type Turning = Pick<TurnTask, 'figures' | 'by'>;

/** How the figures of a flank or of the rear turn outwards. */
const OUTWARDS: Readonly<Record<Flank, Turn>> = { left: 'left', right: 'right', rear: 'about' };

/** Whoever cannot turn at all. */
const isStiff = ({ part, unit }: Glance): readonly Refusal[] => {
  const params = { unit: unit.id, formation: part.formation };
  if (part.formation === 'limbered') return no('LA-M4.2-3', 'cannot-turn', params);
  if (part.formation === 'square') return no('LA-U2.2-32', 'cannot-turn', params);
  return part.formation === 'full square' ? no('LA-U2.2-41', 'cannot-turn', params) : [];
};

const isNoFlank = ({ part, unit }: Glance, figures: Flank, by: Turning['by']): readonly Refusal[] => {
  const params = { unit: unit.id, figures };
  if (part.formation === 'in battery')
    return no('LA-S3.4-18', 'cannot-turn', { unit: unit.id, formation: part.formation });
  const isFaced = part.faced?.includes(figures) === true;
  if (by === 'back') return isFaced ? [] : no('LA-M2.2-12', 'not-turned', params);
  if (by !== OUTWARDS[figures] || isFaced) return no('LA-M2.2-6', 'bad-turn', params);
  if (figures === 'rear' && !isColumn(part.formation))
    return no('LA-U2.2-35', 'only-columns-face-rear', params);
  return [];
};

/** Turned back to where it came from: nothing is left to undo. */
const isNotTurned = ({ part, unit }: Glance): readonly Refusal[] =>
  part.turned === undefined && part.folded === undefined
    ? no('LA-M2.2-12', 'not-turned', { unit: unit.id, figures: 'all' })
    : [];

export const turn: TaskRule<'turn'> = {
  judge: (glance, task) => {
    const { figures, by } = task;
    return firstOf(
      () => isBusy(glance),
      () => isInMelee(glance, figures === 'all' ? 'LA-M2.2-13' : 'LA-U2.2-36'),
      () => isStiff(glance),
      () => isUnformed(glance),
      () => {
        if (figures !== 'all') return isNoFlank(glance, figures, by);
        return by === 'back' ? isNotTurned(glance) : [];
      },
      () => hampers(glance, turn.foresee(glance, task).part),
      () =>
        figures === 'all' ? noRoom(glance, turnedAs(glance.setting, glance.unit, glance.part, task)) : [],
    );
  },
  foresee: ({ setting, unit, part }, task) => {
    const { turned: _turned, faced: _faced, folded: _folded, ...plain } = part;
    return {
      part: { ...plain, ...turnedAs(setting, unit, part, task) },
      takes: timeOf(unit, part).quarters,
    };
  },
};

const withFaced = (part: Part, faced: readonly Flank[]): Stands => {
  const { faced: _faced, ...stands } = standsOf(part);
  return faced.length === 0 ? stands : { ...stands, faced };
};

const PIVOTS: Readonly<Record<Turn, number>> = { left: -9_000, right: 9_000, about: 18_000 };

/** LA-S3.4-18: a battery pivots on the middle of its ground in a quarter, whatever its drill. */
const timeOf = (unit: Unit, part: Part): ReturnType<typeof turningTime> =>
  part.formation === 'in battery' ? { quarters: 1, rule: 'LA-S3.4-18' } : turningTime(unit.arm, unit.status);

const allTurned = (setting: Memories, unit: Unit, part: Part, by: Turning['by']): Stands => {
  const { folded, turned } = part;
  if (part.formation === 'in battery')
    return by === 'back'
      ? standsOf(part)
      : faceAnew(setting, unit, standsOf(part), part.heading + PIVOTS[by]);
  const isDoubleLine = part.formation === 'double line' && unit.arm === 'infantry' && turned === undefined;
  if (isDoubleLine && (by === 'left' || by === 'right')) return foldedBy(setting, unit, part, by);
  if (folded !== undefined && (by === 'back' || (by !== folded && by !== 'about')))
    return unfoldedBack(setting, unit, part, folded);
  if (by !== 'back') return turnedBy(setting, unit, part, by);
  return turned === undefined ? standsOf(part) : turnedBy(setting, unit, part, turnBack(turned));
};

/** How a part stands when its figures have turned. */
export const turnedAs = (setting: Memories, unit: Unit, part: Part, { figures, by }: Turning): Stands => {
  if (figures === 'all') return allTurned(setting, unit, part, by);
  const faced = part.faced ?? [];
  return withFaced(part, by === 'back' ? faced.filter((each) => each !== figures) : [...faced, figures]);
};

/** What a turn of all figures, or of a few, goes by. */
export const turnRules = (unit: Unit, part: Part, { figures, by }: Turning): readonly string[] => {
  if (figures === 'rear') return ['LA-U2.2-35'];
  if (figures !== 'all') return isColumn(part.formation) ? ['LA-U2.2-34'] : ['LA-M2.2-6', 'LA-M2.2-7'];
  if (part.formation === 'in battery') return ['LA-S3.4-18'];
  if (part.formation === 'skirmish') return ['LA-M2.2-4', 'LA-M2.2-9'];
  if (by === 'back') return part.folded === undefined ? ['LA-M2.2-12'] : ['LA-U6-32'];
  const isFolding = part.formation === 'double line' && unit.arm === 'infantry' && by !== 'about';
  return isFolding ? ['LA-M2.2-4', 'LA-M2.2-8'] : ['LA-M2.2-4', 'LA-M2.2-10'];
};

export const startTurn = ({ unit, part }: Glance, { figures, by }: TurnTask): Start => {
  const { quarters, rule } = timeOf(unit, part);
  return {
    doing: { what: 'turn', figures, by, left: quarters },
    rules: [rule, ...turnRules(unit, part, { figures, by }), ...smallUnit(unit)],
  };
};
