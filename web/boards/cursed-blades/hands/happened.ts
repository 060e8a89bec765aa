import type { Told, View } from '@grognard/cursed-blades/for-page';
import { flat } from '@grognard/engine';
import type { HexBoard } from '@grognard/field/hex';
import { between, type Point } from '@grognard/ink/plane';
import type { Happened } from '../../board.ts';
import { middleOf } from '../ground/hexes.ts';
import { diceOf } from './dice.ts';
import type { Roll, Shown } from './eyes.svelte.ts';
import type { Hands } from './hands.svelte.ts';

const A_STEP = 170;
const LONGEST = 2_400;
const ROLLS_STAY = 5_000;
const MOST_ROLLS = 4;

interface Leg {
  readonly key: string;
  readonly from: Shown;
  readonly to: Shown;
}

const isTold = (told: object): told is Told => 'kind' in told && 'rules' in told;

/** Where somebody of a view is drawn. */
const standing = (board: HexBoard, view: View, key: string): Shown | undefined => {
  const index = Number(key.slice(1));
  const piece = key.startsWith('u') ? flat(view.units)[index] : flat(view.counters)[index];
  if (piece === undefined) return undefined;
  const second = 'and' in piece ? piece.and : undefined;
  const at = middleOf(board, piece.hex);
  return {
    at: second === undefined ? at : between(at, middleOf(board, second), 0.5),
    facing: piece.facing ?? 0,
  };
};

/** The steps among what was told, one after the other. */
const legsIn = (board: HexBoard, told: readonly Told[], before: View): readonly Leg[] => {
  const now = new Map<string, Shown>();
  return told.flatMap((each): Leg[] => {
    if (each.kind !== 'stepped') return [];
    const key = each.unit === undefined ? `c${each.counter}` : `u${each.unit}`;
    const from = now.get(key) ?? standing(board, before, key);
    // A formation keeps its two hexes side by side: it is moved by as much as its first.
    const first =
      each.unit === undefined
        ? undefined
        : flat(before.units)[each.unit]?.and === undefined
          ? undefined
          : from;
    const place: Point = middleOf(board, each.hex);
    const to = { at: first === undefined ? place : (from?.at ?? place), facing: each.facing };
    now.set(key, to);
    return from === undefined ? [] : [{ key, from, to }];
  });
};

const eased = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

const shownOn = ({ from, to }: Leg, share: number): Shown => {
  const turn = ((to.facing - from.facing + 18) % 12) - 6;
  return { at: between(from.at, to.at, eased(share)), facing: from.facing + turn * eased(share) };
};

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows every step after the other; a key or a tap skips the rest. */
const play = (hands: Hands, legs: readonly Leg[]): void => {
  const { eyes } = hands;
  eyes.skip = false;
  const first = new Map<string, Shown>();
  for (const { key, from } of legs) if (!first.has(key)) first.set(key, from);
  eyes.moving = first;
  const time = Math.min(A_STEP, LONGEST / legs.length);
  let place = 0;
  let since: number | undefined;
  const frame = (now: number): void => {
    const leg = legs[place];
    if (leg === undefined || eyes.skip) {
      eyes.moving = new Map();
      return;
    }
    since ??= now;
    const share = Math.min(1, (now - since) / time);
    eyes.moving = new Map(eyes.moving).set(leg.key, shownOn(leg, share));
    if (share === 1) {
      place += 1;
      since = undefined;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

/** The dice among what was told, each over the hex it is about. */
const rollsIn = (told: readonly Told[], before: View, n: number): readonly Roll[] =>
  told.flatMap((each, i) => diceOf(each, n * 1_000 + i, (unit) => flat(before.units)[unit]?.hex ?? 0));

let clearing: ReturnType<typeof setTimeout> | undefined;

/** Lets the eye follow what has just happened, and tells those who listen. */
export const follow = (hands: Hands, { n, told, before }: Happened): void => {
  const heard = told.filter(isTold);
  const was = before.view as View;
  const legs = legsIn(hands.setting.terrain.board, heard, was);
  if (legs.length > 0 && !isStill()) play(hands, legs);
  const rolls = rollsIn(heard, was, n);
  if (rolls.length > 0) {
    hands.eyes.rolls = rolls.slice(-MOST_ROLLS);
    clearTimeout(clearing);
    clearing = setTimeout(() => {
      hands.eyes.rolls = [];
    }, ROLLS_STAY);
  }
  const lines = heard.map((each) => hands.sitting.line(each).text);
  if (lines.length > 0) hands.sitting.announce(lines.join(' '));
};
