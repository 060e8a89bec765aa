import { loadGame } from '../games.ts';
import { beginBattle, type Campaign, fightBattle } from './campaign.ts';
import { added, type BattleTally, noBattles, tallyOf } from './tally.ts';

/** Some battles of a campaign, by number. */
export interface Batch {
  readonly campaign: Campaign;
  readonly from: number;
  readonly count: number;
}

/** Fights a batch; each worker runs this. */
export default async ({ campaign, from, count }: Batch): Promise<BattleTally> => {
  const loaded = await loadGame(campaign.game);
  let tally = noBattles([]);
  for (let battle = from; battle < from + count; battle += 1) {
    const { outcome, orders } = fightBattle(campaign, beginBattle(loaded, campaign, battle), battle);
    tally = added(tally, tallyOf(outcome, orders));
  }
  return tally;
};
