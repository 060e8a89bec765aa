import type { GameTypes } from '../../contract/game.ts';
import { type Seat, sameSeat, seatName } from '../../contract/seat.ts';
import { canonical } from '../../json/canonical.ts';
import { tablesThrough, toldOf } from '../../log/messages.ts';
import { decide } from '../../table/decide.ts';
import { outlook } from '../../table/outlook.ts';
import { gameEvents, isTableEvent, type Table } from '../../table/table.ts';
import { firstOf, type Law } from '../law.ts';
import type { Ready } from '../trial.ts';
import type { Step, Walk } from '../walk.ts';
import { imagined, someSteps } from '../worlds.ts';

const WORLDS = 3;
/** What was compared less often may have come out alike by chance: few ways lead over something hidden. */
const ENOUGH = 400;

/** What comes of a step's order in one world, as one seat has it. */
interface Heard {
  readonly told: string;
  readonly seen: string;
  /** What was thrown, and what the seat heard of what it decided: a chit from a cup that lies otherwise is another draw. */
  readonly chance: string;
}

const NO_CHANCE = canonical([[], []]);

const heardBy = <K extends GameTypes>(
  { match, luck }: Walk<K>,
  { submission, entry }: Step<K>,
  world: Table<K>,
  seat: Seat,
): Heard | undefined => {
  const decided = decide(match, world, submission, luck(entry.seq));
  if (!decided.ok) return undefined;
  const { events, draws, table } = decided.value;
  const through = tablesThrough(match, world, { events });
  const drawn = events.flatMap((event, place) =>
    isTableEvent<K>(event) || event.drew !== true
      ? []
      : toldOf(match, through[place - 1] ?? world, { events: [event] }, seat),
  );
  return {
    told: canonical(toldOf(match, world, { events }, seat, through)),
    seen: canonical(outlook(match, table, seat)),
    chance: canonical([draws.map(({ value }) => value), drawn]),
  };
};

/** Whether the sealed answers that are opened with the order could have been given in this world, too. */
const allCouldStand = <K extends GameTypes>(
  { match: { game, setting } }: Walk<K>,
  { submission }: Step<K>,
  { sealed, state }: Table<K>,
): boolean =>
  sealed
    .filter(({ decision, seat }) => decision === submission.decision && !sameSeat(seat, submission.seat))
    .every(
      ({ seat, order }) =>
        game.judge(game.read(setting, game.view(setting, state, seat)), seat, order).refusals.length === 0,
    );

/** The same order with the same dice, in worlds that the seat cannot tell from the real one. */
const heardElsewhere = <K extends GameTypes>(
  walk: Walk<K>,
  step: Step<K>,
  seat: Seat,
  real: Heard,
): readonly Heard[] =>
  Array.from({ length: WORLDS }, () => imagined(walk, step.before, seat))
    .filter((world) => allCouldStand(walk, step, world))
    .flatMap((world) => heardBy(walk, step, world, seat) ?? [])
    // Where nothing was thrown, a die that is thrown elsewhere is another answer; else only the same dice compare.
    .filter(({ chance }) => real.chance === NO_CHANCE || chance === real.chance);

/** Plans that were sealed and are opened together show everybody what the others had ordered. */
const hasOpened = <K extends GameTypes>({ entry }: Step<K>): boolean =>
  entry.events.some((event) => isTableEvent<K>(event) && event.table === 'opened');

const shownKinds = <K extends GameTypes>({ entry }: Step<K>): readonly string[] =>
  gameEvents(entry.events).flatMap(({ kind, showed }) => (showed === true ? [kind] : []));

/** What was found out about one kind of event that says it showed something. */
interface Claim {
  compared: number;
  differed: boolean;
}

const noteClaims = (
  claims: Map<string, Claim>,
  kinds: readonly string[],
  real: Heard,
  elsewhere: readonly Heard[],
): void => {
  for (const kind of kinds) {
    const claim = claims.get(kind) ?? { compared: 0, differed: false };
    claims.set(kind, claim);
    claim.compared += elsewhere.length;
    claim.differed ||= elsewhere.some(({ told, seen }) => told !== real.told || seen !== real.seen);
  }
};

const lookedAt = <K extends GameTypes>(
  walk: Walk<K>,
  step: Step<K>,
  seat: Seat,
  claims: Map<string, Claim>,
): string | undefined => {
  const real = heardBy(walk, step, step.before, seat);
  if (real === undefined) return undefined;
  const elsewhere = heardElsewhere(walk, step, seat, real);
  const kinds = shownKinds(step);
  noteClaims(claims, kinds, real, elsewhere);
  const isMarked = kinds.length > 0 || hasOpened(step);
  const other = isMarked ? undefined : elsewhere.find(({ told }) => told !== real.told);
  return other === undefined
    ? undefined
    : `${JSON.stringify(step.submission.order)} (order ${step.entry.seq}) is not marked as having shown anything, but ${seatName(seat)} is told ${real.told}, and ${other.told} in a world that it cannot tell apart`;
};

const falseClaim = (claims: Map<string, Claim>): string | undefined =>
  firstOf(claims, ([kind, { compared, differed }]) =>
    differed || compared < ENOUGH
      ? undefined
      : `${kind} says that it showed something, but in ${compared} worlds beside the real one nobody was told or saw anything else`,
  );

export const unshownChangesNothing: Law = {
  name: 'what is not shown changes nothing',
  says: 'Of an order that is not marked as having shown anything, every seat, the one that gave it included, is told the same in every world it can imagine: lines, number, order and rules. And what is so marked did show somebody something.',
  begin: <K extends GameTypes>(trial: Ready<K>) => {
    const claims = new Map<string, Claim>();
    return {
      see: (walk: Walk<K>) =>
        firstOf(someSteps(walk, trial.moments), (step) =>
          gameEvents(step.entry.events).length === 0
            ? undefined
            : firstOf(walk.seats, (seat) =>
                seat === 'umpire' ? undefined : lookedAt(walk, step, seat, claims),
              ),
        ),
      close: () => falseClaim(claims),
    };
  },
};
