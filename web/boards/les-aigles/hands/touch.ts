import { headingOf, turnBetween } from '@grognard/field';
import { inUnits, onSheet, type Point } from '@grognard/ink/plane';
import { blocksOf, isThere, type OfficerPlan, type Part, QUARTER_RIDE } from '@grognard/les-aigles/for-page';
import type { Touched } from '../../shared/pointers.ts';
import type { Hands } from './hands.svelte.ts';

interface Pressed {
  readonly part?: number | undefined;
  readonly officer?: number | undefined;
  /** What the hand has got hold of: the march, or an end of the front. */
  readonly grip?: 'march' | 'left' | 'right' | undefined;
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

const isIn = (part: Part, hands: Hands, { x, y }: { readonly x: number; readonly y: number }): boolean => {
  const unit = hands.units[part.unit];
  if (unit === undefined) return false;
  return blocksOf(hands.setting, part, unit.arm).some((block) => {
    const angle = (block.heading / 100) * (Math.PI / 180);
    const [dx, dy] = [x - block.x, y - block.y];
    const right = dx * Math.cos(angle) - dy * Math.sin(angle);
    const ahead = dx * Math.sin(angle) + dy * Math.cos(angle);
    return Math.abs(right) <= block.halfFront + 500 && Math.abs(ahead) <= block.halfDepth + 500;
  });
};

/** The enemy whose ground a place is on. */
const enemyAt = (hands: Hands, place: Point): number | undefined => {
  const spot = inUnits(place);
  const found = hands.parts.findIndex(
    (part, index) => isThere(part) && hands.unitOf(index)?.side !== hands.side && isIn(part, hands, spot),
  );
  return found < 0 ? undefined : found;
};

/** The corner about which a wheel turns, and the turn that brings the other one to a place; in game units. */
const wheelTo = (
  hands: Hands,
  part: Part,
  grip: 'left' | 'right',
  { x, y }: { readonly x: number; readonly y: number },
): number => {
  const unit = hands.units[part.unit];
  if (unit === undefined || hands.judge === undefined) return 0;
  const half = hands.judge.wheelingFront(hands.setting, part, unit) / 2;
  const angle = (part.heading / 100) * (Math.PI / 180);
  const fixed = grip === 'right' ? -1 : 1;
  const [px, py] = [part.x + Math.cos(angle) * half * fixed, part.y - Math.sin(angle) * half * fixed];
  const now = headingOf(part.x - px, part.y - py);
  const turn = turnBetween(now, headingOf(x - px, y - py));
  // The swinging end comes forward only.
  return Math.round(grip === 'right' ? Math.min(0, turn) : Math.max(0, turn));
};

/** Fingers and mouse on this table. */
export class Touch implements Touched<Pressed> {
  readonly #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  get lens(): Hands['lens'] {
    return this.#hands.lens;
  }

  read(target: Element | null): Pressed {
    const data = target?.closest<SVGGElement>('[data-part], [data-officer], [data-grip]')?.dataset;
    const grip = data?.grip;
    return {
      part: numberIn(data?.part),
      officer: numberIn(data?.officer),
      grip: grip === 'march' || grip === 'left' || grip === 'right' ? grip : undefined,
    };
  }

  take(from: Point, on: Pressed): ((to: Point) => void) | undefined {
    const hands = this.#hands;
    if (hands.tape !== undefined) return undefined;
    if (on.grip === 'left' || on.grip === 'right') return this.#wheel(on.grip);
    const part = on.grip === 'march' ? hands.part : on.part;
    if (part !== undefined) return hands.isPlanable(part) ? this.#march(part, from) : undefined;
    return on.officer === undefined ? undefined : this.#ride(on.officer);
  }

  #march(part: number, from: Point): ((to: Point) => void) | undefined {
    const hands = this.#hands;
    hands.choose({ part });
    const end = hands.endOf(part);
    const start = inUnits(from);
    if (end === undefined) return undefined;
    return (to) => {
      const spot = inUnits(to);
      const over = enemyAt(hands, to);
      hands.holdTowards(part, [end.x + spot.x - start.x, end.y + spot.y - start.y], { dropped: false, over });
    };
  }

  #wheel(grip: 'left' | 'right'): ((to: Point) => void) | undefined {
    const hands = this.#hands;
    const { part } = hands;
    const end = part === undefined ? undefined : hands.endOf(part);
    if (part === undefined || end === undefined) return undefined;
    return (to) => {
      const turn = wheelTo(hands, end, grip, inUnits(to));
      if (turn === 0) hands.drop();
      else hands.holdLegs(part, [{ go: 'wheel', turn }], { dropped: false });
    };
  }

  #ride(officer: number): ((to: Point) => void) | undefined {
    const hands = this.#hands;
    const who = hands.view.officers[officer];
    if (who === undefined || !hands.isOurOfficer(who) || !hands.planning) return undefined;
    hands.choose({ officer });
    return (to) => rideTo(hands, officer, inUnits(to), false);
  }

  putDown(): void {
    this.#hands.putDown();
  }

  tap(place: Point, on: Pressed): void {
    const hands = this.#hands;
    if (hands.tape !== undefined) {
      const { x, y } = inUnits(place);
      hands.tape = [...(hands.tape.length >= 2 ? [] : hands.tape), [x, y]];
    } else if (on.part !== undefined) this.#tapPart(on.part);
    else if (on.officer !== undefined) hands.choose({ officer: on.officer });
    else this.#tapGround(place);
  }

  #tapPart(part: number): void {
    const hands = this.#hands;
    const { part: own } = hands;
    const isEnemy = hands.unitOf(part)?.side !== hands.side;
    if (isEnemy && hands.aiming !== undefined) hands.mark(part);
    else if (own !== undefined && isEnemy && hands.isPlanable(own))
      hands.hold(own, { do: 'charge', target: part });
    else hands.choose(hands.isChosen({ part }) && hands.held === undefined ? undefined : { part });
  }

  #tapGround(place: Point): void {
    const hands = this.#hands;
    const { part, chosen } = hands;
    const { x, y } = inUnits(place);
    if (hands.held !== undefined || hands.riding !== undefined) hands.drop();
    else if (part !== undefined && hands.isPlanable(part)) hands.holdTowards(part, [x, y]);
    else if (chosen !== undefined && 'officer' in chosen && this.#ride(chosen.officer) !== undefined)
      rideTo(hands, chosen.officer, { x, y }, true);
    else hands.choose(undefined);
  }
}

/** Where an officer has got to by what is written for him. */
export const rideEnd = (hands: Hands, officer: number): readonly [number, number] | undefined => {
  const who = hands.view.officers[officer];
  return hands.draft.officer(officer)?.ride.at(-1) ?? (who === undefined ? undefined : [who.x, who.y]);
};

/** How far he has ridden by his plan; half a period gives two quarters' ride. */
export const ridden = (hands: Hands, { officer, ride }: OfficerPlan): number => {
  const who = hands.view.officers[officer];
  const way = who === undefined ? ride : [[who.x, who.y] as const, ...ride];
  return way.reduce((sum, [x, y], i) => {
    const before = way[i - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before[0], y - before[1]);
  }, 0);
};

/** The end of a ride, no farther than the officer comes in half a period. */
export const rideTo = (
  hands: Hands,
  officer: number,
  { x, y }: { readonly x: number; readonly y: number },
  dropped: boolean,
): void => {
  const from = rideEnd(hands, officer);
  const now = hands.draft.officer(officer) ?? { officer, ride: [] };
  if (from === undefined) return;
  const left = 2 * QUARTER_RIDE - ridden(hands, now);
  const whole = Math.hypot(x - from[0], y - from[1]);
  if (left < 100 || whole < 100) return;
  const share = Math.min(1, left / whole);
  const { table } = hands.setting;
  const kept = (value: number, least: number, most: number): number =>
    Math.round(Math.max(least, Math.min(most, value)));
  const to = [
    kept(from[0] + (x - from[0]) * share, table.minX, table.maxX),
    kept(from[1] + (y - from[1]) * share, table.minY, table.maxY),
  ] as const;
  hands.holdRide({ ...now, ride: [...now.ride, to] }, dropped);
};

/** A place of the game on the sheet, for those who draw. */
export const spot = ([x, y]: readonly [number, number]): Point => onSheet({ x, y });
