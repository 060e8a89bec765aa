import { inUnits, onSheet, type Point } from '@grognard/ink/plane';
import type { Touched } from '../../shared/pointers.ts';
import type { Hands } from './hands.svelte.ts';
import { carryTo, layOn, sendTo, turnTowards } from './touch.ts';

interface Pressed {
  readonly ref?: string | undefined;
  readonly ghost: boolean;
  readonly turn: boolean;
}

const DOUBLE = 320;

/** Fingers and mouse on this map: take a piece, turn it, tap. */
export class Pointer implements Touched<Pressed> {
  readonly #hands: Hands;
  #lastTap = 0;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  get lens(): Hands['lens'] {
    return this.#hands.lens;
  }

  read(target: Element | null): Pressed {
    return {
      ref: target?.closest<SVGGElement>('[data-ref]')?.dataset.ref,
      ghost: target?.closest('[data-ghost]') != null,
      turn: target?.closest('[data-turn]') != null,
    };
  }

  take(place: Point, on: Pressed): ((to: Point) => void) | undefined {
    const hands = this.#hands;
    if (on.turn) return (to) => turnTowards(hands, to);
    if (on.ghost && hands.ghost !== undefined) {
      const [x, y] = onSheet(
        hands.ghost.target === undefined ? hands.ghost : (hands.verdict?.end ?? hands.ghost),
      );
      hands.move({ ...inUnits([x, y]) });
      return (to) => carryTo(hands, to, [place[0] - x, place[1] - y]);
    }
    if (on.ref !== undefined && hands.thread === undefined && hands.takeUp(on.ref)) {
      const [x, y] = onSheet(hands.ghost ?? { x: 0, y: 0 });
      return (to) => carryTo(hands, to, [place[0] - x, place[1] - y]);
    }
    return undefined;
  }

  putDown(): void {
    this.#hands.putDown();
  }

  tap(place: Point, on: Pressed): void {
    const hands = this.#hands;
    if (hands.thread !== undefined) {
      const block = hands.blockNamed(on.ref);
      hands.look(block === undefined ? inUnits(place) : { x: block.x, y: block.y, block });
      return;
    }
    const held = hands.ghost?.ref ?? hands.focus;
    if (on.ghost || on.turn) hands.putDown();
    else if (on.ref !== undefined) this.#tapPiece(on.ref, held);
    else if (held !== undefined && (hands.isAble(held) || hands.own(held)?.where === 'lost')) {
      sendTo(hands, held, place);
    } else this.#tapGround();
  }

  #tapPiece(ref: string, held: string | undefined): void {
    const hands = this.#hands;
    const target = hands.blockNamed(ref);
    const isEnemy = target !== undefined && target.side !== hands.view.us;
    const isMeant = isEnemy || hands.ghost !== undefined;
    if (held !== undefined && held !== ref && isMeant && target !== undefined && hands.isAble(held)) {
      layOn(hands, held, target);
    } else hands.select(hands.focus === ref && hands.ghost === undefined ? undefined : ref);
  }

  #tapGround(): void {
    const hands = this.#hands;
    const now = performance.now();
    if (now - this.#lastTap < DOUBLE) hands.lens.fit();
    this.#lastTap = now;
    hands.select(undefined);
  }
}
