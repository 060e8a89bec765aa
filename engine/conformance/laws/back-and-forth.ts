import { type Random, randomFrom } from '../../chance/random.ts';
import type { GameTypes } from '../../contract/game.ts';
import { isPlayer, type Player, seatName } from '../../contract/seat.ts';
import { canonical } from '../../json/canonical.ts';
import type { Entry } from '../../log/entry.ts';
import { goForward } from '../../log/forward.ts';
import { latestGesture } from '../../log/gesture.ts';
import { appended, type Ledger, openLedger, standing } from '../../log/ledger.ts';
import { ordered } from '../../log/playing.ts';
import { strikeEntry, takeBack } from '../../log/takeback.ts';
import { examineLog } from '../../log/verify.ts';
import type { Table } from '../../table/table.ts';
import { firstOf, type Law, lawOf } from '../law.ts';
import { stepOf, type Walk } from '../walk.ts';

/** What presses the keys: the engine's own, or another that the law is to find out. */
export interface Hands {
  readonly takeBack: typeof takeBack;
  readonly goForward: typeof goForward;
}

/** So many times a game, and so many acts each time. */
const MOMENTS = 2;
const ACTS = 9;

/** A game that is ordered about, to and fro. */
interface Play<K extends GameTypes> {
  readonly walk: Walk<K>;
  readonly hands: Hands;
  readonly random: Random;
  ledger: Ledger<K>;
}

type Wrong = string | undefined;

export const backAndForth = (hands: Hands): Law =>
  lawOf(
    'any number of take-backs leaves what stands',
    'Orders, take-backs and steps forward in any order: each press goes back one gesture of the seat and never forward, nothing struck comes to stand again unless it is judged again, and the table is what the orders that stand come to.',
    (_trial, walk) => {
      const random = randomFrom(walk.seed);
      const moments = Array.from({ length: MOMENTS }, () => 1 + random.below(Math.max(1, walk.steps.length)));
      return firstOf(moments, (moment) => playAt({ walk, hands, random, ledger: upTo(walk, moment) }));
    },
  );

export const takenBackAnyTimes = backAndForth({ takeBack, goForward });

const upTo = <K extends GameTypes>({ match, opening, steps }: Walk<K>, moment: number): Ledger<K> =>
  steps.slice(0, moment).reduce((ledger, { entry }) => appended(match, ledger, entry), openLedger(opening));

const playAt = <K extends GameTypes>(play: Play<K>): Wrong => {
  const players = play.walk.match.seats.filter(isPlayer);
  // Twice back to begin with: what a single press leaves in order a second may not.
  const acts = ['back', 'back', ...Array.from({ length: ACTS }, () => ACTIONS[play.random.below(3)])];
  let seat = players[play.random.below(players.length)] as Player;
  const wrong = firstOf(acts, (act) => {
    if (play.random.below(4) === 0) seat = players[play.random.below(players.length)] as Player;
    if (act === 'order') return orderSome(play);
    return act === 'back' ? goBack(play, seat) : goOn(play, seat);
  });
  return wrong ?? standsAsJudged(play);
};

const ACTIONS = ['order', 'back', 'forward'] as const;

/** Two orders, by whoever owes them, as one gesture. */
const orderSome = <K extends GameTypes>(play: Play<K>): Wrong => {
  const { match, luck } = play.walk;
  const gesture = `gesture ${play.ledger.entries.length}`;
  for (let order = 0; order < 2; order += 1) {
    const step = stepOf(match, play.ledger, play.random, luck);
    if (typeof step === 'string') return undefined;
    play.ledger = appended(match, play.ledger, { ...step.entry, gesture });
  }
  return undefined;
};

const goBack = <K extends GameTypes>(play: Play<K>, seat: Player): Wrong => {
  const { match } = play.walk;
  const stood = standing(play.ledger.entries);
  const gesture = latestGesture(stood.toReversed(), seat);
  const taken = play.hands.takeBack(match, play.ledger, seat);
  if (!taken.ok)
    return gesture.length === 0 ? undefined : `${seatName(seat)} could not take back what stands`;
  const strike = strikeEntry(play.ledger, taken.value.strikes, seat, '', '');
  play.ledger = appended(match, play.ledger, strike);
  const stands = standing(play.ledger.entries);
  if (gesture.some((order) => stands.includes(order))) return 'a part of the gesture still stands';
  return risen(stood, stands, [strike]);
};

const goOn = <K extends GameTypes>(play: Play<K>, seat: Player): Wrong => {
  const { match, luck } = play.walk;
  const again = play.hands.goForward(play.ledger, seat);
  if (!again.ok) return undefined;
  const stood = standing(play.ledger.entries);
  const given: Entry<K>[] = [];
  for (const order of again.value) {
    const done = ordered(match, play.ledger, order, luck, '');
    // What came by chance may come otherwise: only the first stands where it stood.
    if (!done.ok) return given.length > 0 ? undefined : 'what was taken back is refused at the same table';
    given.push(done.value.entry);
    play.ledger = done.value.ledger;
  }
  return risen(stood, standing(play.ledger.entries), given);
};

const risen = <K extends GameTypes>(
  stood: readonly Entry<K>[],
  stands: readonly Entry<K>[],
  added: readonly Entry<K>[],
): Wrong => {
  const other = stands.find((entry) => !stood.includes(entry) && !added.includes(entry));
  return other === undefined ? undefined : `entry ${other.seq} was struck and stands again unjudged`;
};

/** What stands, played alone from the opening, is judged as it was and leads to the same table. */
const standsAsJudged = <K extends GameTypes>({ walk: { match, opening }, ledger }: Play<K>): Wrong => {
  const entries = standing(ledger.entries)
    .filter(({ order }) => order !== undefined)
    .map((entry, place) => ({ ...entry, seq: place + 1 }));
  const [flaw] = examineLog({ match }, { opening, entries }).flaws;
  if (flaw !== undefined) return `what stands would be judged otherwise: ${flaw.code} at ${flaw.seq}`;
  const alone = entries.reduce((now, entry) => appended(match, now, entry), openLedger(opening));
  return plainly(alone.table) === plainly(ledger.table)
    ? undefined
    : 'the table is not what the standing orders come to';
};

const plainly = <K extends GameTypes>({ state, sealed }: Table<K>): string =>
  canonical({
    state,
    // Who sealed first does not matter.
    sealed: sealed.map((answer) => canonical(answer)).sort(),
  });
