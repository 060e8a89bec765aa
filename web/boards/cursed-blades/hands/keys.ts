import { isStanding, type Mover } from '@grognard/cursed-blades/for-page';
import { middleOf } from '../ground/hexes.ts';
import { deedText } from '../orders/wording.ts';
import type { Hands } from './hands.svelte.ts';
import { holdOver, tapHex } from './touch.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const PAN = 80;

/** Moves the cursor to the neighbouring hex and says what is there. */
const step = (hands: Hands, [dx, dy]: readonly [number, number]): void => {
  const { board } = hands.setting.terrain;
  const from = hands.cursor ?? hands.hexOf(hands.focus) ?? Math.floor(board.size / 2);
  const [column, row] = [(from % board.width) + dx, Math.floor(from / board.width) + dy];
  if (column < 0 || column >= board.width || row < 0 || row >= board.height) {
    hands.sitting.announce(hands.words.edge);
    return;
  }
  const hex = row * board.width + column;
  hands.cursor = hex;
  hands.lens.reveal(middleOf(board, hex));
  const cost = hands.reach?.costs[hands.reach.hexes.indexOf(hex)];
  hands.sitting.announce(
    `${hands.speech.hex(hex)}${cost === undefined ? '' : `, ${hands.speech.labels.movement(cost)}`}.`,
  );
};

/** Our units that can still do something, one after the other. */
const nextAble = (hands: Hands): void => {
  const able = hands.units.flatMap((unit, index): Mover[] =>
    isStanding(unit) && hands.isAble({ unit: index }) ? [{ unit: index }] : [],
  );
  const now = able.findIndex((mover) => hands.isFocus(mover));
  const next = able[(now + 1) % Math.max(1, able.length)];
  if (next === undefined || !('unit' in next)) return;
  hands.select(next);
  hands.cursor = hands.hexOf(next);
  hands.sitting.announce(hands.speech.unit(next.unit));
};

/** The enemies whom whoever is looked at could attack, one after the other. */
const nextTarget = (hands: Hands): void => {
  const { focus, plan } = hands;
  if (focus === undefined || !('unit' in focus)) return;
  const ids = hands.orders.flatMap((order) =>
    order.kind === 'shock' || order.kind === 'fire' ? [order.target] : [],
  );
  const targets = hands.units.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
  const next = targets[(targets.indexOf(plan?.target ?? -1) + 1) % Math.max(1, targets.length)];
  const unit = next === undefined ? undefined : hands.units[next];
  if (unit === undefined) return;
  hands.cursor = unit.hex;
  holdOver(hands, focus, unit.hex, next);
  hands.putDown();
  tellVerdict(hands);
};

const nextWay = (hands: Hands): void => {
  const { plan, verdict } = hands;
  if (plan === undefined || verdict === undefined) return;
  const keys = verdict.ways.filter(({ refusals }) => refusals.length === 0).map(({ key }) => key);
  const next = keys[(keys.indexOf(verdict.chosen?.key ?? '') + 1) % Math.max(1, keys.length)];
  if (next !== undefined) hands.plan = { ...plan, way: next };
  tellVerdict(hands);
};

/** Those who cannot see the ghost hear what is said of it. */
const tellVerdict = (hands: Hands): void => {
  const { verdict, words, sitting, plan } = hands;
  if (verdict === undefined || plan === undefined) return;
  const [first] = verdict.refusals;
  if (verdict.chosen === undefined) {
    sitting.announce(
      first === undefined ? words.refusedHere : `${words.refusedHere}: ${sitting.sentence(first)}`,
    );
    return;
  }
  const sum = verdict.chosen.foreseen?.sum;
  sitting.announce(
    [
      deedText(hands, verdict.chosen.order),
      ...(sum === undefined ? [] : [words.advantage(sum)]),
      ...(verdict.ends === undefined ? [] : [words.facing(hands.speech.labels.facing(verdict.ends.facing))]),
      words.confirmHelp,
    ].join('. '),
  );
};

const enter = (hands: Hands, at: number | undefined): void => {
  const { plan, verdict } = hands;
  if (plan?.dropped === true && verdict?.chosen !== undefined && (at === undefined || at === plan.to)) {
    hands.confirm();
    return;
  }
  const hex = at ?? hands.hexOf(hands.focus);
  if (hex === undefined) return;
  const before = hands.focus;
  tapHex(hands, hex);
  if (hands.plan !== undefined) tellVerdict(hands);
  else if (hands.focus !== undefined && hands.focus !== before && hands.isAble(hands.focus))
    hands.sitting.announce(`${hands.words.picked} ${hands.words.mapHelp}`);
};

const close = (hands: Hands): void => {
  if (hands.plan !== undefined) hands.drop();
  else if (hands.opened !== undefined) hands.opened = undefined;
  else {
    hands.select(undefined);
    hands.cursor = undefined;
  }
};

const zoom = (hands: Hands, by: number): void => {
  hands.lens.zoom(by);
  hands.lens.settle();
};

type Key = (hands: Hands) => void;

const turned =
  (by: number): Key =>
  (hands) => {
    if (hands.plan === undefined) {
      const hex = hands.hexOf(hands.focus);
      if (hands.focus === undefined || hex === undefined || !hands.isAble(hands.focus)) return;
      hands.hold(hands.focus, hex);
      hands.putDown();
    }
    hands.turn(by);
    tellVerdict(hands);
  };

const KEYS: Readonly<Record<string, Key>> = {
  q: turned(-1),
  e: turned(1),
  t: nextTarget,
  n: nextAble,
  p: nextWay,
  '+': (hands) => zoom(hands, 1.3),
  '=': (hands) => zoom(hands, 1.3),
  '-': (hands) => zoom(hands, 1 / 1.3),
  '0': (hands) => hands.lens.fit(),
  escape: close,
};

/** The piece that has the focus of the page. */
const pieceAt = (
  hands: Hands,
  element: Element | null,
): { readonly hex: number | undefined; readonly unit?: number } => {
  const data = element?.closest<SVGGElement>('[data-unit], [data-counter], [data-pile]')?.dataset;
  if (data?.unit !== undefined) return { hex: hands.units[Number(data.unit)]?.hex, unit: Number(data.unit) };
  if (data?.counter !== undefined) return { hex: hands.counters[Number(data.counter)]?.hex };
  return { hex: data?.pile === undefined ? undefined : Number(data.pile) };
};

/** Enter on a piece means the piece, as long as the cursor has not gone elsewhere. */
const enterAt = (hands: Hands, element: Element | null): void => {
  const data = element?.closest<SVGGElement>('[data-unit], [data-counter]')?.dataset;
  const { hex } = pieceAt(hands, element);
  if (hex === undefined || (hands.cursor !== undefined && hands.cursor !== hex)) enter(hands, hands.cursor);
  else if (hands.plan !== undefined || data === undefined) enter(hands, hex);
  else {
    hands.cursor = hex;
    hands.select(data.unit === undefined ? { counter: Number(data.counter) } : { unit: Number(data.unit) });
    hands.sitting.announce(`${hands.words.picked} ${hands.words.mapHelp}`);
  }
};

export const onKey = (hands: Hands, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('button:not(.keys), input, select') != null) return;
  const { key, shiftKey } = event;
  const arrow = STEPS[key];
  const known = KEYS[key.toLowerCase()];
  if (arrow !== undefined && shiftKey) hands.lens.step(-arrow[0] * PAN, -arrow[1] * PAN);
  else if (arrow !== undefined) step(hands, arrow);
  else if (known !== undefined) known(hands);
  else if (key === 'Enter' || key === ' ') enterAt(hands, at);
  else return;
  event.preventDefault();
};

/** A piece that comes into focus by key is brought into sight, and the cursor with it. */
export const onFocus = (hands: Hands, event: FocusEvent): void => {
  if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
  const { hex } = pieceAt(hands, event.target);
  if (hex === undefined || hands.plan !== undefined) return;
  hands.cursor = hex;
  hands.lens.reveal(middleOf(hands.setting.terrain.board, hex));
};
