import { begin, defaultsOf, type GameTypes, openTable, randomFrom, seeded } from '@grognard/engine';
import { fightOut, type General, generalNamed, type Turn } from '@grognard/generals';
import { type LesAiglesTypes, lesAigles } from '@grognard/les-aigles';
import type { Measure, Work } from '../measure.ts';
import { overGround } from './half-cases.ts';

const PER_SIDE = 20;
/** Orders until the first lines have met and fought. */
const ORDERS = 24;

const named = (name: string): General => {
  const general = generalNamed(name);
  if (general === undefined) throw new Error(`there is no general called ${name}`);
  return general;
};

/** Every plan that a general is asked for in the first periods of a battle, against one who goes by the book. */
const plansAsked = (general: General): readonly Turn<LesAiglesTypes>[] => {
  const scenario = overGround(PER_SIDE);
  const seats = scenario.sides.map(({ id }) => ({ side: id }));
  const switches = defaultsOf(lesAigles.switches);
  const begun = begin(lesAigles, { at: '1970-01-01T00:00:00.000Z', scenario, switches, seats }, (seq) =>
    seeded(1, seq),
  );
  if (!begun.ok) throw new Error(`a table for ${PER_SIDE} a side cannot be laid`);
  const { match, opening } = begun.value;
  const turns: Turn<LesAiglesTypes>[] = [];
  const noting: General = <K extends GameTypes>(turn: Turn<K>): K['Order'] => {
    if (turn.decision.kind === 'plans') turns.push(turn as unknown as Turn<LesAiglesTypes>);
    return general(turn);
  };
  const brigadier = named('brigadier');
  fightOut(match, openTable<LesAiglesTypes>(opening.state), {
    generalOf: ({ side }) => (side === seats[0]?.side ? noting : brigadier),
    luck: (seq) => seeded(1, seq),
    random: randomFrom(1),
    limit: ORDERS,
  });
  return turns;
};

const answer = (general: General, turn: Turn<LesAiglesTypes>): number =>
  JSON.stringify(general({ ...turn, random: randomFrom(1) })).length;

const spentOn = (general: General, turn: Turn<LesAiglesTypes>): number => {
  const { user, system } = process.cpuUsage();
  answer(general, turn);
  const spent = process.cpuUsage({ user, system });
  return spent.user + spent.system;
};

/** The plan that takes longest, again and again: nobody should wait longer for any. */
const dearestPlan = (general: General): Work => {
  const turns = plansAsked(general).map((turn) => ({ turn, spent: spentOn(general, turn) }));
  const { turn } = turns.reduce((dearest, each) => (each.spent > dearest.spent ? each : dearest));
  return (times) => {
    let total = 0;
    for (let time = 0; time < times; time += 1) total += answer(general, turn);
    return total;
  };
};

/** How long the strong opponent of Les Aigles thinks about a plan, at the worst. */
export const thinkingMeasure: Measure = {
  name: 'thinking',
  title: `dearest plan of the marshal, ${PER_SIDE} a side over ground`,
  open: async () => ({
    contestants: { marshal: dearestPlan(named('marshal')) },
    goals: [{ ours: 'marshal', rival: '5 s', goal: 1 }],
    bars: { '5 s': 0.2 },
    agreeOver: 0,
  }),
};
