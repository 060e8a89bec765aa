/** The end of a quarter for those who evade: a quarter less to wait, or a place to stop. */
import { gap, isBeyond, SAME } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { isEngaged, isThere, partOf, standing, unitOf } from '../../model/evolve.ts';
import { homeOf, type Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Evade } from '../../model/under-way.ts';
import type { Facing } from '../../model/vocabulary.ts';
import { bodyFor, TETHER } from '../changes/home.ts';
import { type EdgeTest, testAtEdge } from '../morale/edge.ts';
import { catchEvader } from '../passing-through/caught-evading.ts';
import { roomToEdge } from '../passing-through/edge.ts';
import { shieldOf } from '../rallies/shelter.ts';

/** LA-M7.2-3: within 7 cm behind the body that it belongs to. */
const isBehindBody = (setting: Memories, state: State, index: number, body: number): boolean => {
  const part = partOf(state, index);
  const parent = partOf(state, body);
  const { arm } = unitOf(state, part.unit);
  const apart = gap(bodyOfPart(setting, part, arm), bodyOfPart(setting, parent, arm));
  return !isBeyond(apart, TETHER) && zoneOf(setting, parent, arm, middleOf(setting, part, arm)) === 'rear';
};

/** The rule that lets an evader stop where it is. */
const mayStop = (setting: Memories, state: State, index: number): string | undefined => {
  const body = bodyFor(state, index);
  if (body !== undefined && isBehindBody(setting, state, index, body)) return 'LA-M7.2-3';
  const seeksBody = body !== undefined && zoneOfBody(setting, state, index, body) !== 'rear';
  return !seeksBody && shieldOf(setting, state, index) !== undefined ? 'LA-M7.2-8' : undefined;
};

const zoneOfBody = (setting: Memories, state: State, index: number, body: number): Facing => {
  const part = partOf(state, index);
  const { arm } = unitOf(state, part.unit);
  return zoneOf(setting, partOf(state, body), arm, middleOf(setting, part, arm));
};

/** LA-M7.2-10: at its own edge a unit that finds nobody to reform behind halts there, or is gone. */
const atTheEdge = (story: Story, index: number, test: EdgeTest): void => {
  const rules = ['LA-M7.2-9', 'LA-M7.2-10'];
  if (test === 'leaves') happen(story, { kind: 'left-table', part: index, rules });
  else happen(story, { kind: 'evade-ended', part: index, rules });
};

const isAtEdge = ({ setting, state }: Story, index: number): boolean => {
  const part = partOf(state, index);
  const { arm, side } = unitOf(state, part.unit);
  const home = homeOf(setting, side);
  return roomToEdge(setting.table, bodyOfPart(setting, part, arm), home) <= SAME;
};

/** Evaders wait, turn, and stop where they have found shelter. */
export const endEvades = (story: Story): void => {
  for (const index of standing(story.state)) {
    const { evade } = partOf(story.state, index);
    if (evade === undefined) continue;
    if (isEngaged(story.state, index)) catchEvader(story, index);
    else if (evade.waiting > 0 || evade.turning > 0) wait(story, index, evade);
    else stop(story, index, evade);
  }
};

/** LA-M7.1-9, -8: a quarter to take it in, then a quarter to turn towards where it will go. */
const wait = (story: Story, index: number, evade: Evade): void => {
  const threat = evade.threat === undefined ? undefined : partOf(story.state, evade.threat);
  const away = threat !== undefined && isThere(threat) ? threat.heading : evade.away;
  const next: Evade =
    evade.waiting > 0
      ? { ...evade, away, waiting: evade.waiting - 1 }
      : { ...evade, away, turning: evade.turning - 1 };
  const rules = evade.waiting > 0 ? ['LA-M7.1-9', 'LA-M1.4-4'] : ['LA-M7.1-8'];
  happen(story, { kind: 'evade-turned', part: index, evade: next, rules });
};

const stop = (story: Story, index: number, evade: Evade): void => {
  const { split } = partOf(story.state, index);
  const isCrossing = story.state.crossings.some(({ crosser }) => crosser === index);
  if (evade.steps === 0 || split !== undefined || isCrossing) return;
  const rule = evade.flow === undefined ? mayStop(story.setting, story.state, index) : undefined;
  if (rule !== undefined) happen(story, { kind: 'evade-ended', part: index, rules: [rule, 'LA-M7.2-1'] });
  else if (isAtEdge(story, index)) atTheEdge(story, index, testAtEdge(story, index));
};
