/** One charge of Les Aigles from its declaration to the end of its period, played by the game itself. */
import {
  type Answers,
  begin,
  defaultsOf,
  type Match,
  openDecisions,
  openTable,
  recorded,
  seeded,
} from '@grognard/engine';
import {
  type LesAiglesTypes,
  lesAigles,
  type Order,
  type PartPlan,
  type Scenario,
} from '@grognard/les-aigles';

export type UnitEntry = Scenario['units'][number];
export type Event = LesAiglesTypes['Event'];
type State = LesAiglesTypes['State'];

/** What a part does in each half of the first period. */
type Plans = ReadonlyMap<number, readonly PartPlan['tasks'][]>;

/** Units by number, the first of them 0, each one part; and what they do. */
export interface Table {
  readonly units: readonly UnitEntry[];
  readonly plans: Plans;
}

export interface Laid extends Table {
  readonly match: Match<LesAiglesTypes>;
  readonly opening: State;
}

const SIDES = [
  { id: 'french', edge: 'south' },
  { id: 'allied', edge: 'north' },
] as const;

export const lay = (table: Table): Laid => {
  const scenario: Scenario = { table: { width: 240, depth: 120 }, sides: SIDES, units: table.units };
  const seats = SIDES.map(({ id }) => ({ side: id }));
  const switches = defaultsOf(lesAigles.switches);
  const begun = begin(lesAigles, { at: '1970-01-01T00:00:00.000Z', scenario, switches, seats }, (seq) =>
    seeded(1, seq),
  );
  if (!begun.ok) throw new Error(`the table cannot be laid: ${JSON.stringify(begun.error)}`);
  return { ...table, match: begun.value.match, opening: begun.value.opening.state };
};

/** Everybody stands whose plans are at an end, and nobody reacts, rallies or follows. */
const orderOf = ({ units, plans }: Laid, { phase }: State, side: string, half: number): Order => {
  switch (phase) {
    case 'rallies':
      return { kind: 'rally', parts: [] };
    case 'follows':
      return { kind: 'follow', parts: [] };
    case 'reactions':
      return { kind: 'react', parts: [] };
    default: {
      const parts = [...plans].flatMap(([part, halves]): PartPlan[] => {
        const tasks = halves[half];
        return units[part]?.side === side && tasks !== undefined ? [{ part, tasks }] : [];
      });
      return { kind: 'plan', parts, officers: [] };
    }
  }
};

export interface Played {
  readonly events: readonly Event[];
  readonly state: State;
}

/** Plays so many whole periods with dice of this seed. */
export const playPeriods = (laid: Laid, seed: number, periods = 1): Played => {
  const { match, opening } = laid;
  const events: Event[] = [];
  let state = opening;
  let halves = 0;
  for (let turn = 0; state.period <= periods; turn += 1) {
    const [decision] = openDecisions(match, openTable<LesAiglesTypes>(state));
    if (decision === undefined) break;
    const [now, half] = [state, halves];
    const answers: Answers<Order> = {
      decision,
      given: decision.owed.map((seat) => ({ seat, order: orderOf(laid, now, seat.side, half) })),
    };
    if (now.phase === 'plans') halves += 1;
    const happened = lesAigles.resolve(match.setting, now, answers, recorded(seeded(seed, turn)));
    events.push(...happened);
    state = happened.reduce((before, event) => lesAigles.evolve(match.setting, before, event), now);
  }
  return { events, state };
};
