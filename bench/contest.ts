import type { Contest, Work } from './measure.ts';

export interface Pace {
  readonly rounds: number;
  /** Milliseconds a contestant runs in each round, at least. */
  readonly turn: number;
  /** How much of the time that a contest asks for it is given. */
  readonly patience?: number;
}

/** Operations a second, one figure a round, by contestant. */
export type Rates = Readonly<Record<string, readonly number[]>>;

type Clock = () => number;

const wall: Clock = () => performance.now();

/** Milliseconds that this process has had a core for. */
const core: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const clockOf = ({ bars }: Contest): Clock => (bars === undefined ? wall : core);

const timed = async (work: Work, times: number, clock: Clock): Promise<number> => {
  const start = clock();
  const total = await work(times);
  const spent = clock() - start;
  if (Number.isNaN(total)) throw new Error('a contestant gave no answer');
  return Math.max(spent, 1e-6);
};

/** A contestant is warm once so many turns in a row were hardly quicker than the quickest before them. */
const SETTLED = 4;
const HARDLY = 0.99;

/** Whoever gets quicker and quicker is not waited for longer than this. */
const MOST_TURNS = 20;

/**
 * Warms a contestant up and returns how many times it goes into one turn. Code is optimised in the background, and
 * sometimes given up and optimised anew: of a whole game there is much, and it takes a minute until the last of it is.
 */
const timesInTurn = async (work: Work, turn: number, clock: Clock): Promise<number> => {
  let times = 1;
  let least = await timed(work, times, clock);
  while (least < turn) {
    times = Math.max(times * 2, Math.floor((times * turn) / least / 2));
    least = await timed(work, times, clock);
  }
  for (let turns = 0, settled = 0; turns < MOST_TURNS && settled < SETTLED; turns += 1) {
    const spent = await timed(work, times, clock);
    settled = spent < least * HARDLY ? 0 : settled + 1;
    least = Math.min(least, spent);
  }
  return Math.max(times, Math.floor((times * turn) / least));
};

/** Contestants that do the same must answer the same: a fast wrong answer is no record. */
export const agree = async (title: string, { contestants, agreeOver }: Contest): Promise<void> => {
  if (agreeOver === 0) return;
  const totals: { readonly name: string; readonly total: number }[] = [];
  for (const [name, work] of Object.entries(contestants)) totals.push({ name, total: await work(agreeOver) });
  if (new Set(totals.map(({ total }) => total)).size > 1) {
    const answers = totals.map(({ name, total }) => `${name} ${total}`).join(', ');
    throw new Error(`${title}: the contestants do not agree: ${answers}`);
  }
};

/** Figures to be reached, as if somebody had run them. */
export const barRates = ({ bars = {} }: Contest): Rates =>
  Object.fromEntries(Object.entries(bars).map(([name, perSecond]) => [name, [perSecond]]));

/** Runs every contestant once a round, each round beginning with another one. */
export const race = async (
  contest: Contest,
  pace: Pace,
  onRound: (round: number) => void,
): Promise<Rates> => {
  const clock = clockOf(contest);
  const turn = Math.max(pace.turn, (contest.turn ?? 0) * (pace.patience ?? 1));
  const runners: { name: string; work: Work; times: number; rates: number[] }[] = [];
  for (const [name, work] of Object.entries(contest.contestants))
    runners.push({ name, work, times: await timesInTurn(work, turn, clock), rates: [] });
  for (let round = 0; round < pace.rounds; round += 1) {
    onRound(round + 1);
    const shift = round % runners.length;
    for (const runner of [...runners.slice(shift), ...runners.slice(0, shift)]) {
      runner.rates.push((1000 * runner.times) / (await timed(runner.work, runner.times, clock)));
    }
  }
  return Object.fromEntries(runners.map(({ name, rates }) => [name, rates]));
};
