import { onSheet } from '@grognard/ink/plane';
import type { Leg, Offer, Task } from '@grognard/les-aigles/for-page';
import { aimedOf, changed } from './fire-orders.ts';
import type { Hands } from './hands.svelte.ts';
import { stepOn, stop } from './playing.ts';
import { rideEnd, rideTo } from './touch.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 5],
  PageDown: [0, -5],
};

const PAN = 80;
const A_CM = 1_000;
const FIVE_DEGREES = 500;

/** Those who cannot see what is in hand hear what is said of it. */
const tellHeld = (hands: Hands): void => {
  const { held, verdict, words, speech, sitting } = hands;
  if (held === undefined || verdict === undefined) return;
  const [first] = verdict.refusals;
  const what = speech.task(held.task, held.part);
  sitting.announce(
    first === undefined
      ? `${what}. ${words.enterHelp}`
      : `${what}. ${words.refusedHere}: ${hands.sentence(first)}`,
  );
};

const tellRide = (hands: Hands): void => {
  const { riding, words, sitting, rideVerdict } = hands;
  if (riding === undefined) return;
  const [first] = rideVerdict;
  sitting.announce(first === undefined ? words.enterHelp : `${words.refusedHere}: ${hands.sentence(first)}`);
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

/** The march in hand, as far ahead and as far round as the keys have brought it. */
const strideOf = (task: Task | undefined): { turn: number; length: number; aside: number } => {
  const stride = { turn: 0, length: 0, aside: 0 };
  if (task?.do === 'drag') stride.length = task.length;
  if (task?.do !== 'march') return stride;
  for (const leg of task.legs) {
    if (leg.go === 'wheel') stride.turn += leg.turn;
    else if (leg.go === 'sideways') stride.aside += leg.to === 'left' ? -leg.length : leg.length;
    else stride.length += leg.go === 'back' ? -leg.length : leg.length;
  }
  return stride;
};

const legsOf = ({ turn, length, aside }: ReturnType<typeof strideOf>): readonly Leg[] => [
  ...(turn === 0 ? [] : [{ go: 'wheel' as const, turn }]),
  ...(aside === 0
    ? []
    : [
        {
          go: 'sideways' as const,
          to: aside < 0 ? ('left' as const) : ('right' as const),
          length: Math.abs(aside),
        },
      ]),
  ...(length === 0
    ? []
    : [{ go: length < 0 ? ('back' as const) : ('ahead' as const), length: Math.abs(length) }]),
];

const march = (hands: Hands, part: number, [across, ahead]: readonly [number, number]): void => {
  const stride = strideOf(hands.held?.part === part ? hands.held.task : undefined);
  const end = hands.endOf(part);
  if (end === undefined) return;
  stride.length += ahead * A_CM;
  if (end.formation === 'in battery') {
    const length = Math.max(-3 * A_CM, Math.min(3 * A_CM, stride.length));
    if (length === 0) hands.drop();
    else hands.hold(part, { do: 'drag', length });
  } else {
    if (end.formation === 'square') {
      // A square goes along one of its facings at a time.
      stride.aside = ahead === 0 ? stride.aside + across * A_CM : 0;
      if (across !== 0) stride.length = 0;
    } else stride.turn += across * FIVE_DEGREES;
    const legs = legsOf(stride);
    if (legs.length === 0) hands.drop();
    else hands.holdLegs(part, legs);
  }
  tellHeld(hands);
};

const ride = (hands: Hands, officer: number, [across, ahead]: readonly [number, number]): void => {
  const from =
    hands.riding?.plan.officer === officer ? hands.riding.plan.ride.at(-1) : rideEnd(hands, officer);
  if (from === undefined) return;
  rideTo(hands, officer, { x: from[0] + across * A_CM * 2, y: from[1] + ahead * A_CM * 2 }, true);
  tellRide(hands);
};

const move = (hands: Hands, by: readonly [number, number]): void => {
  const { chosen } = hands;
  if (chosen === undefined) hands.lens.step(-by[0] * PAN, by[1] * PAN);
  else if ('officer' in chosen) {
    if (hands.planning) ride(hands, chosen.officer, by);
  } else if (hands.isPlanable(chosen.part)) march(hands, chosen.part, by);
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

const force = (hands: Hands): void => {
  const { part, held } = hands;
  if (part === undefined) return;
  hands.forced = !hands.forced;
  if (held?.task.do === 'march') hands.holdLegs(part, held.task.legs);
  if (hands.held === undefined) hands.sitting.announce(hands.words.forced);
  else tellHeld(hands);
};

const instruct = (hands: Hands): void => {
  const { part } = hands;
  if (part === undefined || !hands.isPlanable(part)) return;
  const ways = [undefined, 'follow', 'stay'] as const;
  const now = ways.indexOf(hands.draft.of(part)?.afterWin);
  const wanted = ways[(now + 1) % ways.length];
  const [refusal] = hands.instruct(part, wanted);
  hands.sitting.announce(
    refusal === undefined
      ? `${hands.words.afterWinTitle}: ${hands.words.afterWin[wanted ?? 'order']}`
      : `${hands.words.refusedHere}: ${hands.sentence(refusal)}`,
  );
  if (refusal !== undefined && wanted === 'follow') hands.instruct(part, 'stay');
};

/** As usual, not at all, or as it was told before; the first two by key. */
const orderFire = (hands: Hands): void => {
  const { part } = hands;
  if (part === undefined || !hands.isPlanable(part)) return;
  const isHeld = hands.draft.of(part)?.fire === 'hold';
  const [refusal] = hands.orderFire(part, isHeld ? undefined : 'hold');
  hands.sitting.announce(
    refusal === undefined
      ? `${hands.words.fireTitle}: ${hands.speech.fire(hands.draft.of(part)?.fire)}`
      : `${hands.words.refusedHere}: ${hands.sentence(refusal)}`,
  );
};

/** The next enemy in sight as the target of a fire; after the last, nobody by name. */
const aim = (hands: Hands): void => {
  const { part } = hands;
  if (part === undefined || !hands.isPlanable(part)) return;
  const enemies = hands.parts.flatMap((each, index) =>
    each.gone === undefined && hands.unitOf(index)?.side !== hands.side ? [index] : [],
  );
  const fire = hands.draft.of(part)?.fire;
  const now = enemies.indexOf(aimedOf(fire).target ?? -1);
  const [refusal] = hands.orderFire(part, changed(fire, { target: enemies[now + 1] }));
  hands.sitting.announce(
    refusal === undefined
      ? `${hands.words.fireTitle}: ${hands.speech.fire(hands.draft.of(part)?.fire)}`
      : `${hands.words.refusedHere}: ${hands.sentence(refusal)}`,
  );
};

/** Shows whom the part that is looked at sees, and tells it. */
const look = (hands: Hands): void => {
  hands.looking = !hands.looking;
  const { words, speech, sightings } = hands;
  if (!hands.looking || hands.part === undefined) return;
  const seen = sightings.filter((each) => each.seen).map(({ target }) => speech.name(target));
  const unseen = sightings
    .filter((each) => !each.seen)
    .map(({ target, why }) => words.seesNot(speech.name(target), why && words.whyUnseen[why]));
  hands.sitting.announce([seen.length === 0 ? words.seesNobody : words.sees(seen), ...unseen].join(' '));
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
