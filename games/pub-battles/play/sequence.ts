import type { Answers, Chance, Player } from '@grognard/engine';
import { view } from '../knowledge/view.ts';
import type { Event } from '../model/events.ts';
import { after } from '../model/events.ts';
import type { Order } from '../model/orders.ts';
import { indexOf } from '../model/refs.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { type MarchOrder, orderedMarch, waivedMarch } from '../rules/activation/ordering.ts';
import { bombarded } from '../rules/bombard/bombarding.ts';
import { beginAtOnce, beginCombats } from '../rules/combat/begin.ts';
import { cleared } from '../rules/combat/clearing.ts';
import { contactsAtOnce } from '../rules/combat/immediate.ts';
import { fought, goOn } from '../rules/combat/run.ts';
import { left } from '../rules/leaving/leaving.ts';
import type { Marched } from '../rules/movement/judge.ts';
import { marchEvents } from '../rules/movement/marched.ts';
import { checkedAfterCombats, endOfTurn } from '../rules/night/end-of-turn.ts';
import { nightfell } from '../rules/night/nightfall.ts';
import { recovered } from '../rules/night/recovered.ts';
import { planned } from '../rules/planning/planned.ts';
import { trained } from '../rules/rally/packing.ts';
import { rallied } from '../rules/rally/rallied.ts';
import { deployed, reserveSupports } from '../rules/reserves/deployed.ts';
import { hid } from '../rules/reserves/hiding.ts';
import { pushedHqs } from '../rules/reserves/pushing.ts';
import { deployingEvents } from '../rules/reserves/showing.ts';
import { markedAnew } from '../rules/spotting/anew.ts';
import { mustered } from '../rules/spotting/mustering.ts';
import { sightingsOf } from '../rules/spotting/sightings.ts';
import { finished } from '../rules/turn/activation.ts';
import { altered } from '../rules/turn/alter.ts';
import { beginTurn } from '../rules/turn/cup.ts';
import { drawNext } from '../rules/turn/draw.ts';
import { settleAlter } from '../rules/turn/window.ts';
import { wrote } from '../rules/written/wrote.ts';
import { cameToStand } from './coming-to-stand.ts';
import { decisions } from './decisions.ts';
import { isOver } from './outcome.ts';
import { unseenFire } from './unseen-fire.ts';

/** What follows when every seat's answer is known: its own doing, and then whatever needs nobody's choice. */
export const resolve = (
  setting: Setting,
  state: State,
  { given }: Answers<Order>,
  chance: Chance,
): readonly Event[] => {
  const events = looked(setting, state, answered(setting, state, given, chance), chance);
  return [...events, ...runOn(setting, after(state, events), chance)];
};

const answered = (
  setting: Setting,
  state: State,
  given: Answers<Order>['given'],
  chance: Chance,
): readonly Event[] => {
  const [first] = given;
  if (first === undefined) return [];
  switch (first.order.kind) {
    case 'nightfall':
      return nightfell(
        setting,
        state,
        given.flatMap(({ seat, order }) =>
          order.kind === 'nightfall' ? [{ side: seat.side, choice: order.choice }] : [],
        ),
        beginTurn,
      );
    case 'recover':
      return recovered(
        setting,
        state,
        given.flatMap(({ seat, order }) => (order.kind === 'recover' ? [{ seat, order }] : [])),
        beginTurn,
      );
    case 'plan':
      return planned(
        setting,
        state,
        given.flatMap(({ seat, order }) => (order.kind === 'plan' ? [{ seat, order }] : [])),
      );
    default:
      return done(setting, state, first.seat, first.order, chance);
  }
};

type Single = Exclude<Order, { readonly kind: 'nightfall' | 'recover' | 'plan' }>;

/** PB-R110a: what the seat could not know is met now; a march is halted by it, anything else is not done. */
const done = (
  setting: Setting,
  state: State,
  seat: Player,
  order: Single,
  chance: Chance,
): readonly Event[] => {
  const { found, isBarred, halted } = unseenFire(setting, state, seat, order);
  if (!isBarred) return [...found, ...doneFreely(setting, state, seat, order, chance)];
  const piece = 'piece' in order ? indexOf(state, seat.side, order.piece) : -1;
  return halted === undefined || piece < 0
    ? found
    : [...found, ...wentAs(setting, state, seat, piece, halted, true)];
};

const doneFreely = (
  setting: Setting,
  state: State,
  seat: Player,
  order: Single,
  chance: Chance,
): readonly Event[] => {
  switch (order.kind) {
    case 'delay':
    case 'advance':
    case 'let':
      return altered(setting, state, seat, order, chance);
    case 'march':
    case 'enter':
      return marched(setting, state, seat, order);
    case 'leave':
      return left(setting, state, seat, order);
    case 'bombard':
      return bombarded(setting, state, seat, order, chance);
    case 'rally':
      return rallied(setting, state, seat, order);
    case 'unpack':
    case 'pack':
      return trained(setting, state, seat, order);
    case 'done':
      return finishedAndFought(setting, state, seat);
    case 'write':
      return wrote(setting, state, seat, order);
    case 'deploy':
      return deployed(setting, state, seat, order);
    case 'fight':
    case 'target':
    case 'stand':
    case 'commit':
    case 'retreat':
      return fought(setting, state, seat, order, chance);
  }
};

/** PB-R032: an activation is over, and who does not wait with his fight has it now. */
const finishedAndFought = (setting: Setting, state: State, seat: Player): readonly Event[] => {
  const immediate = contactsAtOnce(setting, state);
  const events = finished(setting, state, seat);
  return immediate.length === 0
    ? events
    : [...events, ...beginAtOnce(setting, after(state, events), immediate)];
};

const marched = (setting: Setting, state: State, seat: Player, order: MarchOrder): readonly Event[] => {
  const seen = view(setting, state, seat);
  const judged = orderedMarch(setting, seen, seat, order);
  const march = judged.ok ? judged.value : waivedMarch(setting, seen, order);
  const piece = indexOf(state, seat.side, order.piece);
  if (march === undefined || piece < 0) return [];
  const events = wentAs(setting, state, seat, piece, march);
  return order.ending?.at === 'reserve' ? [...events, ...hid(piece)] : events;
};

const wentAs = (
  setting: Setting,
  state: State,
  { side }: Player,
  piece: number,
  march: Marched,
  halted = false,
): readonly Event[] => {
  const events = marchEvents(setting, state, side, piece, march, halted);
  return [...events, ...pushedHqs(setting, after(state, events), piece, march.march.legs)];
};

/** Pieces that stand elsewhere or otherwise than before. */
const changedBy = (events: readonly Event[]): readonly number[] => {
  const changed: number[] = [];
  for (const event of events) {
    const piece = pieceChangedBy(event);
    if (piece !== undefined && !changed.includes(piece)) changed.push(piece);
  }
  return changed;
};

const pieceChangedBy = (event: Event): number | undefined => {
  if (event.kind === 'attempted') return event.hq;
  return 'piece' in event && event.kind !== 'sighted' ? event.piece : undefined;
};

/** What changes so much that everybody is looked at anew. */
const changesAll = ({ kind }: Event): boolean => kind === 'turn' || kind === 'refreshed';

/** What is seen once something has happened, and whose reserve is found out by it. */
const looked = (
  setting: Setting,
  state: State,
  happened: readonly Event[],
  chance: Chance,
): readonly Event[] => {
  const events = [...happened, ...cameToStand(setting, state, happened)];
  const changed = events.some(changesAll) ? undefined : changedBy(events);
  if (changed?.length === 0) return events;
  const now = after(state, events);
  const sightings = seenWith(setting, now, sightingsOf(setting, now, changed), changed, chance);
  // Where somebody has been told of what he saw, the order has shown something in any case.
  const isShown = changed === undefined || [...events, ...sightings].some(({ showed }) => showed === true);
  const seen = [...(isShown ? events : markedAnew(setting, state, now, changed, events)), ...sightings];
  return [...seen, ...deployingEvents(setting, after(state, seen))];
};

/** PB-R006: where strengths are diced for, they are known by the time that they are seen. */
export const seenWith = (
  setting: Setting,
  state: State,
  sightings: readonly Event[],
  changed: readonly number[] | undefined,
  chance: Chance,
): readonly Event[] => {
  const strengths = mustered(setting, state, sightings, chance);
  return strengths.length === 0
    ? sightings
    : [...strengths, ...sightingsOf(setting, after(state, strengths), changed)];
};

/** Many steps follow from each other at the end of a turn, but never this many. */
const ENOUGH = 500;

/** Goes on until somebody owes a decision, or the battle is over. */
export const runOn = (setting: Setting, opening: State, chance: Chance): readonly Event[] => {
  const events: Event[] = [];
  let state = opening;
  for (let step = 0; step < ENOUGH; step += 1) {
    if (isOver(state) || decisions(setting, state).length > 0) return events;
    const next = looked(setting, state, following(setting, state, chance), chance);
    if (next.length === 0) throw new Error(`nothing follows in phase ${state.phase} of turn ${state.turn}`);
    events.push(...next);
    state = after(state, next);
  }
  throw new Error(`the turn ${state.turn} does not come to an end`);
};

/** The next thing that needs nobody's choice. */
const following = (setting: Setting, state: State, chance: Chance): readonly Event[] => {
  switch (state.phase) {
    case 'alter':
    case 'activation':
      return state.drawn === undefined || state.activation === undefined
        ? nextChit(setting, state, chance)
        : [];
    case 'combat':
      return goOn(setting, state, chance);
    case 'clearing':
      return endTurn(setting, state);
    default:
      return [];
  }
};

const nextChit = (setting: Setting, state: State, chance: Chance): readonly Event[] => {
  if (state.drawn !== undefined && state.phase === 'alter') return settleAlter(setting, state);
  const drawn = drawNext(setting, state, chance);
  if (drawn.length > 0) return drawn;
  const joined = reserveSupports(setting, state);
  return [...joined, ...beginCombats(setting, after(state, joined))];
};

const endTurn = (setting: Setting, state: State): readonly Event[] => {
  const checked = checkedAfterCombats(setting, state);
  if (checked.length > 0) return checked;
  const fallenBack = cleared(setting, state);
  return [...fallenBack, ...endOfTurn(setting, after(state, fallenBack), beginTurn)];
};
