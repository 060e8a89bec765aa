import {
  begin,
  type Ledger,
  type Log,
  type Match,
  openDecisions,
  openLedger,
  ordered,
  type Player,
  randomFrom,
  seeded,
} from '@grognard/engine';
import { type TinyTypes, tiny } from '@grognard/tiny';

const EVENTS = 10_000;
const SIDE = 50;
const WISHES = 12;
const seats: readonly Player[] = [{ side: 'red' }, { side: 'blue' }];

/** Two armies of fifty far apart on a wide plain, with more turns than will be played. */
const scenario: TinyTypes['Scenario'] = {
  id: 'plain',
  title: { fr: 'La plaine', en: 'The plain' },
  minutes: 600,
  width: 400,
  height: 400,
  turns: 100_000,
  marsh: [],
  pieces: seats.flatMap(({ side }, place) =>
    Array.from({ length: SIDE }, (_, unit) => ({
      name: `${side} ${unit + 1}`,
      side,
      at: { x: 100 + 4 * unit, y: 180 + 20 * place },
      strength: 1 + (unit % 3),
    })),
  ),
};

type Order = TinyTypes['Order'];

/** A plan of several whims, or the first whim that the rules allow. */
const orderOf = (
  match: Match<TinyTypes>,
  { table }: Ledger<TinyTypes>,
  seat: Player,
  random: ReturnType<typeof randomFrom>,
): Order => {
  const view = tiny.view(match.setting, table.state, seat);
  const wishes = Array.from({ length: WISHES }, () =>
    tiny.whim(tiny.read(match.setting, view), seat, random),
  );
  const orders = wishes.flatMap((wish) => {
    const proposed = tiny.propose(tiny.read(match.setting, view), seat, wish);
    return proposed.ok ? [proposed.value] : [];
  });
  const steps = new Map(
    orders.flatMap((order) => (order.kind === 'plan' ? order.steps : [])).map((step) => [step.piece, step]),
  );
  const plan: Order = { kind: 'plan', steps: [...steps.values()] };
  if (view.phase === 'plan' && tiny.judge(tiny.read(match.setting, view), seat, plan).refusals.length === 0)
    return plan;
  return orders[0] ?? (view.phase === 'plan' ? { kind: 'plan', steps: [] } : { kind: 'pass' });
};

/** A log of the tiny game with a hundred units, played at random for so many events. */
export const playedLog = (): { match: Match<TinyTypes>; log: Log<TinyTypes> } => {
  const luck = (seq: number) => seeded(3, seq);
  const at = '2000-01-01T00:00:00Z';
  const begun = begin(tiny, { at, scenario, switches: {}, seats }, luck);
  if (!begun.ok) throw new Error(`the tiny game cannot be opened: ${JSON.stringify(begun.error)}`);
  const { match, opening } = begun.value;
  const random = randomFrom(3);
  let ledger = openLedger(opening);
  for (let events = 0; events < EVENTS; ) {
    const [decision] = openDecisions(match, ledger.table);
    if (decision === undefined) throw new Error('the tiny game ended too soon');
    for (const seat of decision.owed) {
      const order = orderOf(match, ledger, seat, random);
      const done = ordered(match, ledger, { seat, decision: decision.id, order }, luck, at);
      if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.error)}`);
      ledger = done.value.ledger;
      events += done.value.entry.events.length;
    }
  }
  return { match, log: { opening: ledger.opening, entries: ledger.entries } };
};
