import { onSheet } from '@grognard/ink/plane';
import type { Offer, Task } from '@grognard/les-aigles/for-page';
import type { Hands } from './hands.svelte.ts';
import { stepOn, stop } from './happened.ts';
import { move, PAN } from './key-moves.ts';
import { aim, force, instruct, look, orderFire } from './key-orders.ts';
import { tellHeld, tellRide } from './telling.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 5],
  PageDown: [0, -5],
};

/** Our troops and officers, one after the other. */
const next = (hands: Hands, by: number): void => {
  const all = [
    ...hands.ours.map((part) => ({ part })),
    ...hands.view.officers.flatMap((officer, index) =>
      hands.isOurOfficer(officer) ? [{ officer: index }] : [],
    ),
  ];
  if (all.length === 0) return;
  const now = all.findIndex((each) => hands.isChosen(each));
  const chosen = all[(now < 0 && by < 0 ? all.length - 1 : now + by + all.length) % all.length];
  if (chosen === undefined) return;
  hands.choose(chosen);
  if ('part' in chosen) {
    const plan = hands.speech.plan(hands.draft.of(chosen.part));
    hands.sitting.announce(`${hands.speech.part(chosen.part)}. ${hands.words.hasPlan(plan)}.`);
  } else {
    const officer = hands.view.officers[chosen.officer];
    if (officer !== undefined) hands.sitting.announce(hands.speech.officer(officer));
  }
};

type Wanted = (task: Task) => boolean;

/** The next of the choices of a kind; if none may be, the first with its reason. */
const cycle =
  (wanted: Wanted) =>
  (hands: Hands): void => {
    const { part } = hands;
    if (part === undefined) return;
    const all = hands.offers.filter(({ task }) => wanted(task));
    const lawful = all.filter(({ refusals }) => refusals.length === 0);
    const among: readonly Offer[] = lawful.length > 0 ? lawful : all;
    const now = among.findIndex(({ task }) => JSON.stringify(task) === JSON.stringify(hands.held?.task));
    const offer = among[(now + 1) % Math.max(1, among.length)];
    if (offer === undefined) {
      hands.sitting.announce(hands.words.noMore);
      return;
    }
    hands.hold(part, offer.task);
    tellHeld(hands);
  };

const undo = (hands: Hands): void => {
  const done = hands.undo();
  const { part } = hands;
  hands.sitting.announce(
    done && part !== undefined
      ? hands.words.written(hands.speech.title(part), hands.speech.plan(hands.draft.of(part)))
      : done
        ? hands.words.undo
        : hands.words.nothingToUndo,
  );
};

const clear = (hands: Hands): void => {
  const { part } = hands;
  if (part === undefined || !hands.isPlanable(part)) return;
  hands.clear(part);
  hands.sitting.announce(hands.words.written(hands.speech.title(part), hands.words.stands));
};

const close = (hands: Hands): void => {
  if (hands.eyes.at !== undefined) stop(hands);
  else if (hands.held !== undefined || hands.riding !== undefined) hands.drop();
  else if (hands.aiming !== undefined) hands.aiming = undefined;
  else if (hands.tape !== undefined) hands.tape = undefined;
  else hands.choose(undefined);
};

const zoom = (hands: Hands, by: number): void => {
  const place = hands.placeOf(hands.chosen);
  hands.lens.zoom(by, place === undefined ? undefined : hands.lens.toWindow(onSheet(place)));
  hands.lens.settle();
};

const KEYS: Readonly<Record<string, (hands: Hands) => void>> = {
  n: (hands) => next(hands, 1),
  p: (hands) => next(hands, -1),
  f: cycle((task) => task.do === 'change'),
  t: cycle((task) => task.do === 'turn'),
  k: cycle((task) => task.do === 'deploy'),
  g: cycle((task) => task.do === 'limber' || task.do === 'unlimber'),
  c: cycle((task) => task.do === 'charge'),
  e: cycle((task) => task.do === 'evade'),
  r: cycle((task) => task.do === 'reform' || task.do === 'reorganise' || task.do === 'rejoin'),
  w: cycle((task) => task.do === 'stand' || task.do === 'wait'),
  h: force,
  v: look,
  i: instruct,
  o: orderFire,
  a: aim,
  u: undo,
  backspace: undo,
  delete: clear,
  '+': (hands) => zoom(hands, 1.3),
  '=': (hands) => zoom(hands, 1.3),
  '-': (hands) => zoom(hands, 1 / 1.3),
  '0': (hands) => hands.lens.fit(),
  escape: close,
};

/** Enter writes down what is in hand; else it chooses the piece that has the focus. */
const enter = (hands: Hands, at: Element | null): void => {
  if (hands.held !== undefined || hands.riding !== undefined) {
    if (!hands.write()) (hands.held === undefined ? tellRide : tellHeld)(hands);
    return;
  }
  const data = at?.closest<SVGGElement>('[data-part], [data-officer]')?.dataset;
  if (data?.part !== undefined) enterPart(hands, Number(data.part));
  else if (data?.officer !== undefined) hands.choose({ officer: Number(data.officer) });
};

const enterPart = (hands: Hands, part: number): void => {
  const { part: own } = hands;
  if (hands.aiming !== undefined && hands.unitOf(part)?.side !== hands.side) {
    hands.mark(part);
    return;
  }
  if (own !== undefined && hands.isPlanable(own) && hands.unitOf(part)?.side !== hands.side) {
    hands.hold(own, { do: 'charge', target: part });
    tellHeld(hands);
    return;
  }
  hands.choose({ part });
  hands.sitting.announce(`${hands.words.picked} ${hands.speech.part(part)}`);
};

export const onKey = (hands: Hands, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('button:not(.keys), input, select') != null) return;
  const { key, shiftKey } = event;
  const arrow = ARROWS[key];
  const known = KEYS[key.toLowerCase()];
  if (arrow !== undefined && shiftKey) hands.lens.step(-arrow[0] * PAN, arrow[1] * PAN);
  else if (arrow !== undefined) move(hands, arrow);
  else if (known !== undefined) known(hands);
  else if (key === 'Enter' && hands.eyes.at !== undefined) stepOn(hands);
  else if (key === 'Enter' || key === ' ') enter(hands, at);
  else return;
  event.preventDefault();
};

/** A piece that comes into focus by key is brought into sight. */
export const onFocus = (hands: Hands, event: FocusEvent): void => {
  if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
  const data = event.target.closest<SVGGElement>('[data-part], [data-officer]')?.dataset;
  const place =
    data?.part !== undefined
      ? hands.parts[Number(data.part)]
      : data?.officer === undefined
        ? undefined
        : hands.view.officers[Number(data.officer)];
  if (place !== undefined) hands.lens.reveal(onSheet(place));
};
