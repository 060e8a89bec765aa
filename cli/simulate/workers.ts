import { Piscina } from 'piscina';
import type { Campaign } from './campaign.ts';
import { added, type BattleTally, noBattles } from './tally.ts';
import type { Batch } from './worker.ts';

/** Small enough for progress to be seen, large enough that handing it over costs nothing. */
const BATCH = 25;

const batchesOf = (campaign: Campaign, games: number, jobs: number): readonly Batch[] => {
  const size = Math.max(1, Math.min(BATCH, Math.ceil(games / jobs)));
  return Array.from({ length: Math.ceil(games / size) }, (_, place) => ({
    campaign,
    from: place * size,
    count: Math.min(size, games - place * size),
  }));
};

/** Fights all battles on some workers. Which worker fights which does not show in the tally. */
export const fightAll = async (
  campaign: Campaign,
  games: number,
  jobs: number,
  step: (done: number) => void,
): Promise<BattleTally> => {
  const filename = new URL('./worker.js', import.meta.url).href;
  const pool = new Piscina<Batch, BattleTally>({ filename, minThreads: 1, maxThreads: jobs });
  let tally = noBattles(Object.keys(campaign.generals));
  try {
    const tasks = batchesOf(campaign, games, jobs).map(async (batch) => {
      const fought = await pool.run(batch);
      tally = added(tally, fought);
      step(tally.games);
    });
    await Promise.all(tasks);
    return tally;
  } finally {
    await pool.destroy();
  }
};
