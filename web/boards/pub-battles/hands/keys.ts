import { onSheet, type Point } from '@grognard/ink/plane';
import type { Way } from './ghost.ts';
import type { Hands } from './hands.svelte.ts';
import { targetsOf } from './targets.ts';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const COARSE = 750;
const FINE = 100;
const TURN = 1_500;
const TURN_FINE = 100;
const PAN = 80;

const nextWay: Readonly<Record<Way, Way>> = { field: 'column', column: 'line', line: 'field' };

/** Keys while a piece is held; true if the key meant something. */
const heldKey = (hands: Hands, { key, shiftKey }: KeyboardEvent): boolean => {
  const { ghost } = hands;
  if (ghost === undefined) return false;
  const step = STEPS[key];
  if (step !== undefined) {
    const by = shiftKey ? FINE : COARSE;
    const from = ghost.target === undefined ? ghost : (hands.verdict?.end ?? ghost);
    hands.move({ x: from.x + step[0] * by, y: from.y + step[1] * by });
    hands.putDown();
    return true;
  }
  switch (key.toLowerCase()) {
    case 'q':
      hands.turn(-(shiftKey ? TURN_FINE : TURN));
      return true;
    case 'e':
      hands.turn(shiftKey ? TURN_FINE : TURN);
      return true;
    case 'r':
      hands.goBy(nextWay[ghost.way]);
      return true;
    case 'c':
      hands.goByHere();
      return true;
    case 't':
      nextTarget(hands, ghost.ref, ghost.target);
      return true;
    case 'enter':
      hands.confirm();
      return true;
    case 'escape':
      hands.drop();
      return true;
    default:
      return false;
  }
};

const nextTarget = (hands: Hands, ref: string, now: string | undefined): void => {
  const targets = targetsOf(hands, ref);
  const next =
    targets[(targets.findIndex(({ block }) => block.ref === now) + 1) % Math.max(1, targets.length)];
  if (next === undefined) return;
  hands.move({ x: next.block.x, y: next.block.y, target: next.block.ref });
  hands.putDown();
};

/** Keys of the map itself. */
const mapKey = (hands: Hands, { key }: KeyboardEvent): boolean => {
  const { lens } = hands;
  const step = STEPS[key];
  if (step !== undefined) {
    lens.step(-step[0] * PAN, step[1] * PAN);
    return true;
  }
  switch (key) {
    case '+':
    case '=':
      lens.zoom(1.3);
      lens.settle();
      return true;
    case '-':
      lens.zoom(1 / 1.3);
      lens.settle();
      return true;
    case '0':
      lens.fit();
      return true;
    case 'Escape':
      if (hands.thread !== undefined) hands.toggleThread();
      hands.select(undefined);
      return true;
    default:
      return false;
  }
};

/** From one piece to the nearest in the direction of the arrow. */
const neighbour = (hands: Hands, ref: string, [dx, dy]: Point): string | undefined => {
  const from = hands.blockNamed(ref);
  if (from === undefined) return undefined;
  return hands.blocks
    .map((block) => ({ ref: block.ref, x: block.x - from.x, y: block.y - from.y }))
    .map(({ ref: other, x, y }) => ({ other, ahead: x * dx + y * dy, aside: Math.abs(x * dy - y * dx) }))
    .filter(({ other, ahead }) => other !== ref && ahead > 0)
    .sort((a, b) => a.ahead + 2 * a.aside - (b.ahead + 2 * b.aside))[0]?.other;
};

const focusOn = (root: Element, ref: string): void => {
  root.querySelector<SVGGElement>(`[data-ref="${CSS.escape(ref)}"]`)?.focus();
};

/** Keys on a piece that has the focus but is not held. */
const pieceKey = (hands: Hands, event: KeyboardEvent, root: Element, ref: string): boolean => {
  const step = STEPS[event.key];
  if (step !== undefined) {
    const next = neighbour(hands, ref, step);
    if (next !== undefined) focusOn(root, next);
    return true;
  }
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  const block = hands.blockNamed(ref);
  if (hands.thread !== undefined && block !== undefined) {
    hands.look({ x: block.x, y: block.y, block });
    return true;
  }
  hands.select(ref);
  if (hands.takeUp(ref)) {
    hands.putDown();
    hands.sitting.announce(`${hands.words.picked(hands.names.piece(ref))} ${hands.words.ghostHelp}`);
  }
  return true;
};

export const onKey = (hands: Hands, event: KeyboardEvent, root: Element): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('button:not(.keys), input, select') != null) return;
  const ref = at?.closest<SVGGElement>('[data-ref]')?.dataset.ref;
  const held = hands.ghost !== undefined;
  const done =
    heldKey(hands, event) ||
    (!held && ref !== undefined && pieceKey(hands, event, root, ref)) ||
    mapKey(hands, event);
  if (!done) return;
  event.preventDefault();
  if (held) tellVerdict(hands);
};

/** Those who cannot see the ghost hear what is said of it. */
const tellVerdict = (hands: Hands): void => {
  const { verdict, words, sitting } = hands;
  if (verdict === undefined) return;
  const { result } = verdict;
  const [first] = result.ok ? [] : result.error;
  sitting.announce(
    first === undefined ? words.allowedHere : `${words.refusedHere}: ${sitting.sentence(first)}`,
  );
};

/** A piece that comes into focus by key is brought into sight. */
export const onFocus = (hands: Hands, event: FocusEvent): void => {
  const ref =
    event.target instanceof Element
      ? event.target.closest<SVGGElement>('[data-ref]')?.dataset.ref
      : undefined;
  const block = hands.blockNamed(ref);
  if (block !== undefined && event.target instanceof Element && event.target.matches(':focus-visible'))
    hands.lens.reveal(onSheet(block));
};
