import type { Player } from '@grognard/engine';
import { boxOf, fanOutline, headingOf, turnBetween } from '@grognard/field';
import { kindsClosedTo } from '../ground/ground-quickly.ts';
import type { Region } from '../model/game-types.ts';
import type { Marcher } from '../model/march.ts';
import { topic } from '../model/memory.ts';
import type { Step } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
import type { OwnPiece } from '../model/view.ts';
import type { Arm } from '../model/vocabulary.ts';
import { farAlong } from '../rules/activation/open-way.ts';
import { carried, startOf, stayRefusals } from '../rules/activation/ordering.ts';
import { thirdOf } from '../rules/movement/cost.ts';
import { noStandingFor } from './no-standing.ts';

/** PB-R087: how far to either side of its front a piece goes without a turn. */
const OBLIQUE = 4_500;
const WHOLE = 36_000;

/** Rays all round. What bars or slows a march is broader than what lies between two of them. */
const RAYS = 48;
/** Where two rays differ by more it is looked at once more between them. */
const STEP = 600;
/** So exactly it is told how far a ray goes; and it is drawn by so much shorter where anything stops it. */
const GRAIN = 120;

interface Asked {
  readonly reading: Reading;
  readonly piece: OwnPiece;
  readonly start: Marcher;
}

const isAhead = ({ arm, column, heading }: Marcher, towards: number): boolean =>
  column !== true && (arm === 'staff' || Math.abs(turnBetween(heading, towards)) <= OBLIQUE);

/** As a hand lays it down: facing as it did. PB-R085: who turns to go and turns back pays a third for it. */
const stepsAlong = (start: Marcher, towards: number, by: number): readonly Step[] => {
  if (isAhead(start, towards)) return [{ do: 'oblique', towards, by }];
  const first: Step =
    start.column === true ? { do: 'column', form: false, facing: towards } : { do: 'pivot', to: towards };
  return [first, { do: 'ahead', by }, { do: 'pivot', to: start.heading }];
};

/** PB-R074: all that it has, less what it has used and what its turns cost. */
const reachAlong = ({ reading, piece, start }: Asked, towards: number): number => {
  const third = thirdOf(reading.setting, start);
  const most = 3 * third - carried(reading.view, piece) - (isAhead(start, towards) ? 0 : third);
  const steps = (by: number): readonly Step[] => stepsAlong(start, towards, by);
  return most <= GRAIN ? 0 : farAlong({ reading, piece, start, steps }, most, third, GRAIN);
};

const corners = topic((): Partial<Record<Arm, readonly number[]>> => ({}));

/** The corners of ponds, marshes and the like that are closed to an arm: small ones might lie between two rays. */
const cornersClosedTo = (setting: Setting, arm: Arm): readonly number[] => {
  const { terrain } = setting;
  const known = terrain.memory(corners);
  const kinds = kindsClosedTo(setting, arm, false);
  known[arm] ??= terrain.cover.patches
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ shape }) => [...shape.pieces.points]);
  return known[arm];
};

/** Towards every corner that is not too far away to matter. */
const wayTowards = ({ reading: { setting }, start }: Asked): readonly number[] => {
  const points = cornersClosedTo(setting, start.arm ?? 'foot');
  const most = 3 * thirdOf(setting, start);
  const headings: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const [dx, dy] = [(points[at] ?? 0) - start.x, (points[at + 1] ?? 0) - start.y];
    if (dx * dx + dy * dy <= most * most) headings.push(headingOf(dx, dy));
  }
  return headings;
};

const fans: readonly (readonly [from: number, turn: number, share: number])[] = [
  [-OBLIQUE, 2 * OBLIQUE, 1 / 4],
  [OBLIQUE + 1, WHOLE - 2 * OBLIQUE - 2, 3 / 4],
];

const outlineFor = (asked: Asked): readonly number[] => {
  const { x, y, heading, arm, column } = asked.start;
  const far = (towards: number): number => reachAlong(asked, towards);
  const fan = { x, y, step: STEP, also: wayTowards(asked) };
  if (arm === 'staff' || column === true)
    return fanOutline({ ...fan, from: 0, turn: WHOLE, rays: RAYS }, far);
  return fans.flatMap(([from, turn, share]) =>
    fanOutline({ ...fan, from: heading + from, turn, rays: RAYS * share + 1 }, far),
  );
};

/** Reasons that hold only until its chit is up: how far it will go then may be asked before. */
const untilItIsUp: ReadonlySet<string> = new Set(['not-active', 'not-your-activation', 'another-formation']);

/** A train may be packed and unpacked with any chit, and is able to, though it goes nowhere. */
const isHeld = (reading: Reading, seat: Player, piece: OwnPiece): boolean =>
  stayRefusals(reading, seat, piece).some(({ code }) => piece.kind === 'baggage' || !untilItIsUp.has(code));

/** Where a piece may march to and stay, as far as its seat can tell; none if it may not march. */
export const reachOf = (reading: Reading, seat: Player, piece: OwnPiece): readonly Region[] => {
  const { setting, board } = reading;
  const start = startOf(reading, piece);
  if (start === undefined || isHeld(reading, seat, piece)) return [];
  const asked: Asked = { reading, piece, start };
  const outline = outlineFor(asked).map(Math.round);
  const without = noStandingFor(setting, board, start, boxOf(outline)).map((ring) => ring.map(Math.round));
  return [{ kind: 'reach', piece: piece.ref, outline, without }];
};
