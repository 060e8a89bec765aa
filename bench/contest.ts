import type { Contest, Work } from './measure.ts';

export interface Pace {
  readonly rounds: number;
  /** Milliseconds a contestant runs in each round, at least. */
  readonly turn: number;
}

/** Operations a second, one figure a round, by contestant. */
export type Rates = Readonly<Record<string, readonly number[]>>;

const timed = async (work: Work, times: number): Promise<number> => {
  const start = performance.now();
  const total = await work(times);
  const spent = performance.now() - start;
  if (Number.isNaN(total)) throw new Error('a contestant gave no answer');
  return Math.max(spent, 1e-6);
};

/** Warms a contestant up for some turns and returns how many times it goes into one. */
const timesInTurn = async (work: Work, turn: number): Promise<number> => {
  let times = 1;
  for (;;) {
    const spent = await timed(work, times);
    if (spent >= turn) break;
    times = Math.max(times * 2, Math.floor((times * turn) / spent / 2));
  }
  // Code is optimised in the background, and sometimes given up and optimised anew.
  for (let again = 0; again < 3; again += 1) await work(times);
  return times;
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

/** Runs every contestant once a round, each round beginning with another one. */
export const race = async (
  contest: Contest,
  pace: Pace,
  onRound: (round: number) => void,
): Promise<Rates> => {
  const runners: { name: string; work: Work; times: number; rates: number[] }[] = [];
  for (const [name, work] of Object.entries(contest.contestants))
    runners.push({ name, work, times: await timesInTurn(work, pace.turn), rates: [] });
  for (let round = 0; round < pace.rounds; round += 1) {
    onRound(round + 1);
    const shift = round % runners.length;
    for (const runner of [...runners.slice(shift), ...runners.slice(0, shift)]) {
      runner.rates.push((1000 * runner.times) / (await timed(runner.work, runner.times)));
    }
  }
  return Object.fromEntries(runners.map(({ name, rates }) => [name, rates]));
};
