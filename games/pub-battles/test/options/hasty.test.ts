import {
  begin,
  decide,
  defaultsOf,
  openDecisions,
  openTable,
  randomFrom,
  randomOrder,
  seeded,
} from '@grognard/engine';
import { expect, test } from 'vitest';
import { pubBattles } from '../../game.ts';
import type { PubBattlesTypes } from '../../model/game-types.ts';
import { trialOf } from '../trial.ts';

const ORDERS = 60;
const WHIMS = 4;

test('whoever wants one reason gets the order of whoever wants all of them, or a reason', () => {
  const { scenario, seats } = trialOf('first-contact');
  const begun = begin(
    pubBattles,
    { at: '', scenario, switches: defaultsOf(pubBattles.switches), seats },
    (seq) => seeded(3, seq),
  );
  if (!begun.ok) throw new Error('it cannot be played');
  const { match, opening } = begun.value;
  const { setting } = match;
  const random = randomFrom(3);
  const agreed = { orders: 0, reasons: 0 };
  let table = openTable<PubBattlesTypes>(opening.state);
  for (let order = 1; order <= ORDERS; order += 1) {
    const [decision] = openDecisions(match, table);
    const [seat] = decision?.owed ?? [];
    if (decision === undefined || seat === undefined) break;
    const view = pubBattles.view(setting, table.state, seat);
    for (let each = 0; each < WHIMS; each += 1) {
      const wish = pubBattles.whim(pubBattles.read(setting, view), seat, random);
      const hasty = pubBattles.propose(pubBattles.read(setting, view), seat, wish, 1);
      const thorough = pubBattles.propose(pubBattles.read(setting, view), seat, wish);
      expect(hasty.ok, JSON.stringify(wish)).toBe(thorough.ok);
      if (hasty.ok) expect(hasty).toEqual(thorough);
      else expect(hasty.error.length).toBeGreaterThan(0);
      agreed[hasty.ok ? 'orders' : 'reasons'] += 1;
    }
    const chosen = randomOrder(match, pubBattles.read(match.setting, view), seat, [decision], random);
    if (chosen === undefined) throw new Error(`nothing to answer ${decision.id}`);
    const decided = decide(match, table, { seat, ...chosen }, seeded(3, order));
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    table = decided.value.table;
  }
  expect(Math.min(agreed.orders, agreed.reasons)).toBeGreaterThan(20);
});
