import {
  begin,
  canonical,
  decide,
  defaultsOf,
  diff,
  type GameTypes,
  isPlayer,
  type Luck,
  type Match,
  openLedger,
  ordered,
  outcomeOf,
  outlook,
  owedBy,
  type Player,
  randomFrom,
  randomOrder,
  revealedNothing,
  seeded,
  type Table,
  toldOf,
} from '@grognard/engine';
import type { Trial } from '@grognard/engine/conformance';

/** Orders of random games that could be taken back freely, and those that should not have been. */
export interface FreeShare {
  readonly given: number;
  readonly free: number;
  /** By kind of order, how many were given and how many were free. */
  readonly kinds: Readonly<Record<string, readonly [given: number, free: number]>>;
  /** Free, although their giver would have been answered otherwise in a world that his view allows. */
  readonly wronglyFree: readonly string[];
}

interface Tally {
  readonly kinds: Map<string, [given: number, free: number]>;
  readonly wrong: string[];
}

type Random = ReturnType<typeof randomFrom>;

interface Asked<K extends GameTypes> {
  readonly match: Match<K>;
  readonly luck: Luck;
  readonly random: Random;
  readonly worlds: number;
}

/** Plays games at random and counts; `worlds` are imagined for each order that counts as free. */
export const freeShare = <K extends GameTypes>(
  trial: Trial<K>,
  { seed, games, worlds }: { readonly seed: number; readonly games: number; readonly worlds: number },
): FreeShare => {
  const tally: Tally = { kinds: new Map(), wrong: [] };
  for (let game = 0; game < games; game += 1) playOne(trial, seed + game, worlds, tally);
  const counts = [...tally.kinds.values()];
  return {
    given: counts.reduce((sum, [given]) => sum + given, 0),
    free: counts.reduce((sum, [, free]) => sum + free, 0),
    kinds: Object.fromEntries([...tally.kinds].sort()),
    wronglyFree: tally.wrong,
  };
};

const playOne = <K extends GameTypes>(
  { game, schemas, scenario, switches, seats, maxOrders }: Trial<K>,
  seed: number,
  worlds: number,
  tally: Tally,
): void => {
  const luck: Luck = (seq) => seeded(seed, seq);
  const values = switches ?? defaultsOf(game.switches);
  const begun = begin(game, { at: '', scenario, switches: values, seats }, luck);
  if (!begun.ok) throw new Error(`the scenario cannot be opened: ${JSON.stringify(begun.error)}`);
  const match = { ...begun.value.match, readOrder: schemas.order };
  const random = randomFrom(seed);
  // What is imagined leaves the game as it is.
  const asked: Asked<K> = { match, luck, random: randomFrom(seed + 1), worlds };
  let ledger = openLedger(begun.value.opening);
  for (let order = 0; order < maxOrders; order += 1) {
    const chosen = someOrder(match, ledger.table, random);
    if (chosen === undefined) return;
    const done = ordered(match, ledger, chosen, luck, '');
    if (!done.ok) throw new Error(`what was offered is refused: ${JSON.stringify(done.error)}`);
    // What ends the battle is never taken back.
    const isOver = outcomeOf(match, done.value.ledger.table) !== undefined;
    const isFree = !isOver && revealedNothing(done.value.entry);
    const count = tally.kinds.get(chosen.order.kind) ?? [0, 0];
    tally.kinds.set(chosen.order.kind, [count[0] + 1, count[1] + (isFree ? 1 : 0)]);
    const told = isFree ? toldOtherwise(asked, ledger.table, chosen, done.value.entry.seq) : undefined;
    if (told !== undefined) tally.wrong.push(`game ${seed}, order ${order + 1}: ${told}`);
    ledger = done.value.ledger;
  }
};

interface Chosen<K extends GameTypes> {
  readonly seat: Player;
  readonly decision: string;
  readonly order: K['Order'];
}

const someOrder = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  random: Random,
): Chosen<K> | undefined => {
  const owing = match.seats
    .filter(isPlayer)
    .filter((each) => owedBy(outlook(match, table, each), each).length > 0);
  const seat = owing[random.below(Math.max(1, owing.length))];
  if (seat === undefined) return undefined;
  const look = outlook(match, table, seat);
  const chosen = randomOrder(
    match,
    match.game.read(match.setting, look.view),
    seat,
    owedBy(look, seat),
    random,
  );
  return chosen === undefined ? undefined : { seat, ...chosen };
};

/** What the giver is told and sees then, in worlds that he cannot tell from the real one. */
const toldOtherwise = <K extends GameTypes>(
  { match, luck, random, worlds }: Asked<K>,
  before: Table<K>,
  chosen: Chosen<K>,
  seq: number,
): string | undefined => {
  const { game, setting } = match;
  const heardIn = (table: Table<K>): readonly [told: string, seen: string] => {
    const decided = decide(match, table, chosen, luck(seq));
    if (!decided.ok) return [canonical(decided.error), ''];
    const told = toldOf(match, table, decided.value, chosen.seat);
    return [canonical(told), canonical(outlook(match, decided.value.table, chosen.seat))];
  };
  const [told, seen] = heardIn(before);
  const view = game.view(setting, before.state, chosen.seat);
  for (let world = 0; world < worlds; world += 1) {
    const state = game.imagine(setting, view, chosen.seat, random);
    const [toldThere, seenThere] = heardIn({ ...before, state });
    if (told !== toldThere) return `${JSON.stringify(chosen.order)} is told ${told}, elsewhere ${toldThere}`;
    const [other] = seen === seenThere ? [] : diff(JSON.parse(seen), JSON.parse(seenThere || '{}'));
    if (other !== undefined)
      return `${JSON.stringify(chosen.order)} leads to another view elsewhere: ${JSON.stringify(other)}`;
  }
  return undefined;
};
