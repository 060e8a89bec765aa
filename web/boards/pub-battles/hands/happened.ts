import type { Told, View } from '@grognard/pub-battles/for-page';
import type { Happened } from '../../board.ts';
import type { Roll, Shown } from './eyes.svelte.ts';
import type { Hands } from './hands.svelte.ts';

const SHORTEST = 150;
const LONGEST = 400;
const ROLLS_STAY = 5_000;
const MOST_ROLLS = 4;

interface Walk {
  readonly ref: string;
  readonly path: readonly { readonly x: number; readonly y: number }[];
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

const isTold = (told: object): told is Told => 'kind' in told;

const lengthOf = (path: Walk['path']): number =>
  path.reduce((sum, place, i) => {
    const before = path[i - 1] ?? place;
    return sum + Math.hypot(place.x - before.x, place.y - before.y);
  }, 0);

const standing = (view: View, ref: string): Shown | undefined =>
  [...view.mine.filter(({ where }) => where === 'map'), ...view.theirs].find((block) => block.ref === ref);

/** The marches, retreats and pushes among what was told, one after the other. */
const walksIn = (told: readonly Told[], before: View): readonly Walk[] => {
  const stands = new Map<string, Shown>();
  return told.flatMap((each): Walk[] => {
    if (each.kind !== 'marched' && each.kind !== 'retreated' && each.kind !== 'pushed') return [];
    const from = stands.get(each.piece) ?? standing(before, each.piece);
    stands.set(each.piece, each.to);
    const path = each.kind === 'marched' ? each.path : from === undefined ? [] : [from, each.to];
    if (path.length < 2) return [];
    const heading = from?.heading ?? each.to.heading;
    return [{ ref: each.piece, path, from: heading, to: each.to.heading, length: lengthOf(path) }];
  });
};

const eased = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

/** A place along a walk, and the facing there; it turns while it goes. */
const placeOn = ({ path, from, to, length }: Walk, share: number): Shown => {
  let left = eased(share) * length;
  const turn = ((((to - from) % 36_000) + 54_000) % 36_000) - 18_000;
  const heading = (from + turn * eased(share) + 36_000) % 36_000;
  for (let i = 0; i + 1 < path.length; i += 1) {
    const [a, b] = [path[i], path[i + 1]];
    if (a === undefined || b === undefined) continue;
    const step = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= step && step > 0)
      return { x: a.x + ((b.x - a.x) * left) / step, y: a.y + ((b.y - a.y) * left) / step, heading };
    left -= step;
  }
  const last = path.at(-1) ?? { x: 0, y: 0 };
  return { ...last, heading };
};

const durationOf = ({ length }: Walk, count: number): number =>
  Math.max(SHORTEST, Math.min(LONGEST, length / 30, 2_400 / count));

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows every walk after the other; a key or a tap skips the rest. */
const play = (hands: Hands, walks: readonly Walk[]): void => {
  const { eyes } = hands;
  eyes.skip = false;
  const first = new Map<string, Shown>();
  for (const walk of walks) if (!first.has(walk.ref)) first.set(walk.ref, placeOn(walk, 0));
  eyes.moving = first;
  let place = 0;
  let since: number | undefined;
  const frame = (now: number): void => {
    const walk = walks[place];
    if (walk === undefined || eyes.skip) {
      eyes.moving = new Map();
      return;
    }
    since ??= now;
    const share = Math.min(1, (now - since) / durationOf(walk, walks.length));
    const shown = new Map(eyes.moving);
    shown.set(walk.ref, placeOn(walk, share));
    eyes.moving = shown;
    if (share === 1) {
      place += 1;
      since = undefined;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

/** The dice of what was fired or tried, each where it fell. */
const rollsIn = (told: readonly Told[], before: View, after: View, n: number): readonly Roll[] =>
  told.flatMap((each, i): Roll[] => {
    if (each.kind !== 'fired') return [];
    const { shooter, target, dice, hits } = each.volley;
    const [a, b] = [
      standing(before, shooter) ?? standing(after, shooter),
      standing(before, target) ?? standing(after, target),
    ];
    const at = a ?? b;
    if (at === undefined) return [];
    // The best dice are those that hit.
    const best = [...dice].sort((p, q) => q - p)[hits - 1] ?? 7;
    return [
      { id: n * 1_000 + i, x: at.x, y: at.y, dice, hits, good: dice.map((die) => hits > 0 && die >= best) },
    ];
  });

let clearing: ReturnType<typeof setTimeout> | undefined;
let covering: ReturnType<typeof setTimeout> | undefined;

const DRAWN_STAYS = 3_200;

/** The chit that came up last stays in sight for a moment. */
const showDrawn = (hands: Hands, told: readonly Told[]): void => {
  const [last] = told
    .flatMap((each) =>
      each.kind === 'drawn' || each.kind === 'jumped' || each.kind === 'resumed' ? [each] : [],
    )
    .slice(-1);
  if (last === undefined) return;
  const { side, formation } = last;
  hands.eyes.drawn = { side, ...(formation !== undefined && { formation }) };
  clearTimeout(covering);
  covering = setTimeout(() => {
    hands.eyes.drawn = undefined;
  }, DRAWN_STAYS);
};

/** Lets the eye follow what has just happened, and tells those who listen. */
export const follow = (hands: Hands, { n, told, before, after }: Happened): void => {
  const heard = told.filter(isTold);
  const [was, is] = [before.view as View, after.view as View];
  const walks = walksIn(heard, was);
  if (walks.length > 0 && !isStill()) play(hands, walks);
  const rolls = rollsIn(heard, was, is, n);
  if (rolls.length > 0) {
    hands.eyes.rolls = rolls.slice(-MOST_ROLLS);
    clearTimeout(clearing);
    clearing = setTimeout(() => {
      hands.eyes.rolls = [];
    }, ROLLS_STAY);
  }
  showDrawn(hands, heard);
  const lines = heard.map((each) => hands.sitting.line(each).text);
  if (lines.length > 0) hands.sitting.announce(lines.join(' '));
};
