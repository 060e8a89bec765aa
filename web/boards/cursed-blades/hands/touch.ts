import type { Mover } from '@grognard/cursed-blades/for-page';
import type { Point } from '@grognard/ink/plane';
import type { Touched } from '../../shared/pointers.ts';
import { facingTo, hexUnder, middleOf } from '../ground/hexes.ts';
import type { Hands } from './hands.svelte.ts';
import { activeIn } from './judge.ts';
import { sameMover } from './plan.ts';

interface Pressed {
  readonly unit?: number | undefined;
  readonly counter?: number | undefined;
  readonly pile?: number | undefined;
  /** The handle by which a ghost is turned. */
  readonly turn: boolean;
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** The enemy in a hex whom somebody who points there means: the foremost. */
const enemyIn = (hands: Hands, hex: number): number | undefined =>
  hands.unitsAt(hex).find((index) => hands.units[index]?.side !== hands.side);

/** Holds somebody over a hex: at an enemy if there is one. */
export const holdOver = (hands: Hands, mover: Mover, hex: number, target?: number): void =>
  hands.hold(mover, hex, {
    target: 'unit' in mover ? (target ?? enemyIn(hands, hex)) : undefined,
    way: undefined,
    pace: undefined,
    ...(hands.plan?.to === hex ? {} : { facing: undefined }),
  });

/** Whoever can be sent somewhere by pointing at a place: whoever is looked at, or must recoil. */
const sent = (hands: Hands): Mover | undefined => {
  const [struck] = hands.concerned;
  if (struck !== undefined) return { unit: struck };
  return hands.focus !== undefined && hands.isAble(hands.focus) ? hands.focus : undefined;
};

const choose = (hands: Hands, mover: Mover): void =>
  hands.select(hands.isFocus(mover) && hands.plan === undefined ? undefined : mover);

/** Somebody of ours is pointed at: he is looked at, unless another one acts and is meant to join him. */
const tapOwn = (hands: Hands, hex: number, mover: Mover | undefined): void => {
  const active = activeIn(hands.view);
  const acting = active !== undefined && hands.isAble(active) ? active : undefined;
  if (
    acting !== undefined &&
    mover !== undefined &&
    !sameMover(acting, mover) &&
    hands.hexOf(acting) !== hex
  ) {
    holdOver(hands, acting, hex);
    hands.putDown();
  } else if (mover !== undefined) choose(hands, mover);
};

/** A hex is pointed at, by finger, mouse or key; `on` is what was hit in it. */
export const tapHex = (hands: Hands, hex: number, on: Partial<Pressed> = {}): void => {
  hands.cursor = hex;
  const units = hands.unitsAt(hex);
  const [first] = units;
  const pile = hands.piles.get(hex) ?? [];
  if (on.counter !== undefined && !hasEnemy(hands, units)) {
    tapOwn(hands, hex, { counter: on.counter });
    return;
  }
  const goer = sent(hands);
  if (goer !== undefined && hasEnemy(hands, units)) {
    holdOver(hands, goer, hex, on.unit);
    hands.putDown();
    return;
  }
  if (pile.length > 1 && hands.opened !== hex && on.unit === undefined) {
    hands.opened = hex;
    return;
  }
  if (first !== undefined) tapOwn(hands, hex, { unit: on.unit ?? first });
  else tapGround(hands, hex, goer);
};

const hasEnemy = (hands: Hands, units: readonly number[]): boolean =>
  hands.side !== undefined && units.some((index) => hands.units[index]?.side !== hands.side);

const tapGround = (hands: Hands, hex: number, goer: Mover | undefined): void => {
  const [driver] = hands.driversAt(hex);
  if (hands.opened !== undefined) hands.opened = undefined;
  else if (goer !== undefined) {
    holdOver(hands, goer, hex);
    hands.putDown();
  } else if (driver !== undefined) choose(hands, { counter: driver });
  else hands.select(undefined);
};

/** Fingers and mouse on this map. */
export class Touch implements Touched<Pressed> {
  readonly #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  get lens(): Hands['lens'] {
    return this.#hands.lens;
  }

  read(target: Element | null): Pressed {
    const piece = target?.closest<SVGGElement>('[data-unit], [data-counter], [data-pile]')?.dataset;
    return {
      unit: numberIn(piece?.unit),
      counter: numberIn(piece?.counter),
      pile: numberIn(piece?.pile),
      turn: target?.closest('[data-turn]') != null,
    };
  }

  /** Whoever lies under the finger and can be sent. */
  #taken({ unit, counter, pile }: Pressed): Mover | undefined {
    const hands = this.#hands;
    const inPile = (hands.piles.get(pile ?? -1) ?? []).map((index) => ({ unit: index }));
    const under: readonly Mover[] = [
      ...(unit === undefined ? [] : [{ unit }]),
      ...(counter === undefined ? [] : [{ counter }]),
      ...inPile.filter((each) => hands.isFocus(each)),
      ...inPile,
    ];
    return under.find((mover) => hands.isAble(mover));
  }

  take(_place: Point, on: Pressed): ((to: Point) => void) | undefined {
    const hands = this.#hands;
    if (on.turn) return (to) => this.#turn(to);
    const mover = this.#taken(on);
    if (mover === undefined) return undefined;
    hands.select(mover);
    hands.opened = undefined;
    return (to) => {
      const hex = hexUnder(hands.setting.terrain.board, to);
      if (hex === undefined) return;
      if (hex === hands.hexOf(mover)) hands.drop();
      else if (hands.plan?.to !== hex || hands.plan.dropped) holdOver(hands, mover, hex);
    };
  }

  #turn(to: Point): void {
    const hands = this.#hands;
    const { plan } = hands;
    if (plan === undefined) return;
    hands.plan = { ...plan, facing: facingTo(middleOf(hands.setting.terrain.board, plan.to), to) };
  }

  putDown(): void {
    this.#hands.putDown();
  }

  tap(place: Point, on: Pressed): void {
    const hands = this.#hands;
    if (on.turn) {
      this.#turn(place);
      return;
    }
    const unit = on.unit === undefined ? undefined : hands.units[on.unit];
    const hex = unit?.hex ?? on.pile ?? hexUnder(hands.setting.terrain.board, place);
    if (hex === undefined) hands.select(undefined);
    else tapHex(hands, hex, on);
  }
}
