/** LA-O6.3-13: those who run up to a river close into a column where it can be crossed. */
import { bodyOf, eastOf, gap, headingOf, northOf, type Pose, roundUnit, SAME } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { columnOf } from '../../ground/shape/funnel.ts';
import { byName } from '../../model/by-name.ts';
import { partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import { homeOf } from '../../model/setting.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import { type Formation, isArtillery } from '../../model/vocabulary.ts';
import { allowance } from '../../tables/allowances.ts';
import { type Base, figureBase, limberedBase, skirmishBase } from '../../tables/bases.ts';
import { ROAD_FRONT } from '../../tables/terrain.ts';
import { type Bridgehead, bridgeheadFor, canRunTo, isBeforeIt, isOpenWay } from '../ground/driven.ts';
import { isClear } from './flow.ts';

const baseOf = ({ formation }: Part, { arm }: Unit): Base => {
  if (formation === 'limbered') return limberedBase;
  return formation === 'skirmish' ? skirmishBase(arm) : figureBase(arm);
};

/** How many go abreast: as many as there is room for, on a bridge no more than on a road. */
const filesOn = ({ crossing: { sort, bed } }: Bridgehead, part: Part, unit: Unit): number => {
  const { arm } = unit;
  const room = Math.floor((bed.width + SAME) / baseOf(part, unit).width);
  const most = arm === 'cavalry' ? ROAD_FRONT.cavalry : ROAD_FRONT.infantry;
  return sort === 'bridge' ? Math.min(room, most) : room;
};

/** How far from the mouth the head may stand, where a bank that slants leaves no room nearer. */
const BEFORE_IT = [0, 1_000, 2_000, 3_000, 4_000] as const;

/** Skirmishers close up and stay skirmishers, a team is a column as it is. */
const AS_THEY_ARE: ReadonlySet<Formation> = new Set<Formation>(['march column', 'skirmish', 'limbered']);

/** A column so far before the mouth, its head to the other bank. */
const columnAt = (part: Part, unit: Unit, head: Bridgehead, back: number): Part | undefined => {
  const files = filesOn(head, part, unit);
  if (files < 1) return undefined;
  const [x, y] = head.mouth;
  const figures = part.ranks.reduce((sum, rank) => sum + rank, 0);
  const isAsItIs = AS_THEY_ARE.has(part.formation);
  const isColumn = part.formation === 'limbered' || (isAsItIs && Math.max(...part.ranks) <= files);
  return {
    ...{ ...part, heading: head.heading, formation: isAsItIs ? part.formation : 'march column' },
    x: roundUnit(x - eastOf(head.heading) * back),
    y: roundUnit(y - northOf(head.heading) * back),
    ranks: isColumn ? part.ranks : columnOf(figures, files),
  };
};

/** Whether it stands before the crossing as it must, and can go over. */
const isReady = (story: Story, index: number, head: Bridgehead, length: number): boolean =>
  isBeforeIt(partOf(story.state, index), head) && isOpenWay(story, index, head.heading, length);

/** Whether no enemy stands between him and a place, nor on the crossing. */
const isUnopposed = ({ setting, state }: Story, index: number, there: Part, head: Bridgehead): boolean => {
  const part = partOf(state, index);
  const { side, arm } = unitOfPart(state, index);
  const [dx, dy] = [there.x - part.x, there.y - part.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const way = bodyOf([
    {
      ...{ x: part.x + dx / 2, y: part.y + dy / 2, heading: headingOf(dx, dy) },
      ...{ halfFront: figureBase(arm).width / 2, halfDepth: Math.max(1, length / 2) },
    },
  ]);
  return standingOutside(state).every((other) => {
    const theirs = unitOfPart(state, other);
    if (theirs.side === side) return true;
    const body = bodyOfPart(setting, partOf(state, other), theirs.arm);
    return gap(way, body) > 0 && gap(body, head.crossing.bed) > 0;
  });
};

const mayClose = ({ state }: Story, index: number): boolean => {
  const { routing, flow, formation } = partOf(state, index);
  const { arm } = unitOfPart(state, index);
  const isHeld = state.crossings.some(({ crosser, crossed }) => crosser === index || crossed === index);
  // Guns that stand in battery go nowhere.
  const isMobile = !isArtillery(arm) || formation === 'limbered' || formation === 'skirmish';
  return routing === true && flow === undefined && isMobile && !isHeld;
};

/** Whether a part can get to stand so within a length. */
const comesTo = (story: Story, index: number, there: Part, head: Bridgehead, length: number): boolean => {
  const { x, y } = partOf(story.state, index);
  const [dx, dy] = [there.x - x, there.y - y];
  return (
    Math.sqrt(dx * dx + dy * dy) <= length &&
    isClear(story, index, there) &&
    isUnopposed(story, index, there, head) &&
    canRunTo(story, index, [there.x, there.y])
  );
};

/** The column that a part closes into in this quarter, if it can. */
const closingOf = (story: Story, index: number): { head: Bridgehead; there: Part } | undefined => {
  if (!mayClose(story, index)) return undefined;
  const [part, unit] = [partOf(story.state, index), unitOfPart(story.state, index)];
  const length = allowance(unit, part, 'forced');
  const head = bridgeheadFor(story, index, homeOf(story.setting, unit.side), length);
  if (head === undefined || isReady(story, index, head, length)) return undefined;
  for (const back of BEFORE_IT) {
    const there = columnAt(part, unit, head, back);
    if (there !== undefined && comesTo(story, index, there, head, length)) return { head, there };
  }
  return undefined;
};

const poseOf = ({ x, y, heading }: Part): Pose => ({ x, y, heading });

/** Those who have spent this quarter so. */
export const closeAtCrossings = (
  story: Story,
  parts: readonly number[],
  why: (part: Part) => readonly string[],
): ReadonlySet<number> => {
  const done = new Set<number>();
  for (const index of byName(story.state, parts)) {
    const closing = closingOf(story, index);
    if (closing === undefined) continue;
    const { head, there } = closing;
    const part = partOf(story.state, index);
    const rules = [...why(part), 'LA-O0-16', 'LA-O6.3-13'];
    const [from, to] = [poseOf(part), poseOf(there)];
    happen(story, {
      ...{ kind: 'moved', part: index, how: 'runs', level: 'compulsory', way: [from, to], to, run: 0, rules },
    });
    if (part.formation !== 'limbered')
      happen(story, {
        ...{ kind: 'flowed', part: index, ranks: there.ranks, over: head.water.id },
        ...(there.formation === 'skirmish' && { formation: there.formation }),
        rules: ['LA-O6.3-13', ...(head.crossing.sort === 'bridge' ? ['LA-O6.3-6'] : [])],
      });
    done.add(index);
  }
  return done;
};
