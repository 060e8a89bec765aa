import { type Body, gap, isUpTo } from '@grognard/field';
import { bodyPlaced, type Placed, type Trooper } from '../../ground/standing.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import { isCombatKind } from '../../tables/piece-facts.ts';
import { seesAround } from '../sight/sight.ts';

/** PB-R150: any combat piece spots, all round; staff and trains do not. */
export const isSpotter = ({ switches }: Setting, { kind }: Pick<Trooper, 'kind'>): boolean =>
  switches.spotters === 'allPieces' || isCombatKind(kind);

/** PB-R227: at night nothing is spotted. */
export const isTooDark = ({ switches }: Setting, { turn }: Pick<State, 'turn'>): boolean =>
  turn === NIGHT && switches.nightSpotting === 'none';

/** No block reaches further than this from its centre. */
const reachOf = ({ measures }: Setting): number => Math.max(measures.front, measures.column);

/** A quick no, before anything is measured. */
const isFarOff = (setting: Setting, a: Placed, b: Placed): boolean => {
  const far = setting.measures.spotting + reachOf(setting);
  return Math.abs(a.x - b.x) > far + SLACK || Math.abs(a.y - b.y) > far + SLACK;
};

const SLACK = 100;

/** Whether one of several may be near enough to make out a target. */
export const isAnyNear = (setting: Setting, watchers: readonly Placed[], target: Placed): boolean => {
  for (const watcher of watchers) if (!isFarOff(setting, watcher, target)) return true;
  return false;
};

/** Whether one piece makes out another. */
const makesOut = (setting: Setting, watcher: Placed, target: Placed, targetBody: Body): boolean => {
  if (isFarOff(setting, watcher, target)) return false;
  const body = bodyPlaced(setting, watcher);
  return isInRange(setting, watcher, target, body, targetBody) && seesAround(setting, body, targetBody);
};

/** From edge to edge, which is no further than from middle to middle, nor nearer by more than both reach. */
const isInRange = (
  { measures: { spotting } }: Setting,
  watcher: Placed,
  target: Placed,
  body: Body,
  targetBody: Body,
): boolean => {
  const dx = watcher.x - target.x;
  const dy = watcher.y - target.y;
  const squared = dx * dx + dy * dy;
  if (squared <= spotting * spotting) return true;
  const far = spotting + reachOfBody(body) + reachOfBody(targetBody) + SLACK;
  return squared <= far * far && isUpTo(gap(body, targetBody), spotting);
};

/** No corner of a body lies further from its middle. */
const reachOfBody = ({ blocks: [block] }: Body): number =>
  block === undefined ? 0 : block.halfFront + block.halfDepth;

/** Puts a piece after all who are no further off. */
const putIn = (near: Placed[], far: number[], watcher: Placed, off: number): void => {
  let place = near.length;
  for (; place > 0 && (far[place - 1] as number) > off; place -= 1) {
    near[place] = near[place - 1] as Placed;
    far[place] = far[place - 1] as number;
  }
  near[place] = watcher;
  far[place] = off;
};

/** The nearest of several pieces that makes out a target. PB-R145: within a foot move, and in sight. */
export const spotterOf = (
  setting: Setting,
  watchers: readonly Placed[],
  target: Placed,
): Placed | undefined => {
  const near: Placed[] = [];
  const far: number[] = [];
  for (const watcher of watchers) {
    if (isFarOff(setting, watcher, target)) continue;
    const dx = watcher.x - target.x;
    const dy = watcher.y - target.y;
    putIn(near, far, watcher, dx * dx + dy * dy);
  }
  if (near.length === 0) return undefined;
  const body = bodyPlaced(setting, target);
  for (const watcher of near) if (makesOut(setting, watcher, target, body)) return watcher;
  return undefined;
};

export const isSpottedBy = (setting: Setting, watchers: readonly Placed[], target: Placed): boolean =>
  spotterOf(setting, watchers, target) !== undefined;
