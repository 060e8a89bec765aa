import { randomFrom, recorded, seeded } from '@grognard/engine';
import type { Act } from '@grognard/engine/conformance';
import { expect, test } from 'vitest';
import { patience, wrongCases } from '../../../../tools/counts.ts';
import { type Event, evolve } from '../../model/events.ts';
import { decisions } from '../../play/decisions.ts';
import { happens, type Laid, laidOut, orderOf, soundTable } from '../random-battle.ts';
import { onLand } from '../random-land.ts';
import { actOf, seesForItself } from '../trial.ts';

/** Who acted on whom without seeing him, as the events come. */
const blindly = ({ setting, state }: Laid, happened: readonly Event[], acts: Act[]): readonly string[] => {
  let now = state;
  const wrong: string[] = [];
  for (const event of happened) {
    const act = actOf(now, event);
    if (act !== undefined) {
      acts.push(act);
      if (!seesForItself(setting, now, act)) wrong.push(`${act.by} acts on ${act.upon} (${act.rule})`);
    }
    now = evolve(now, event);
  }
  return wrong;
};

const battle = (seed: number, acts: Act[]): readonly string[] => {
  const random = randomFrom(seed);
  let laid = laidOut(soundTable(random, 3 + random.below(4), onLand(random)), seed);
  const wrong: string[] = [];
  for (let orders = 0; orders < 10 && laid.state.phase !== 'over'; orders += 1) {
    const [decision] = decisions(laid.setting, laid.state);
    if (decision === undefined) break;
    const given = decision.owed.map((seat) => ({ seat, order: orderOf(laid, seat, random) }));
    const happened = happens(laid, { decision, given }, recorded(seeded(seed, orders + 1)));
    wrong.push(...blindly(laid, happened, acts));
    laid = { ...laid, state: happened.reduce(evolve, laid.state) };
  }
  return wrong;
};

test('whoever fires or charges sees for himself', { timeout: patience }, () => {
  const acts: Act[] = [];
  expect(wrongCases('lesAiglesPlans', (seed) => battle(seed, acts))).toEqual([]);
  expect(acts.map(({ rule }) => rule)).toContain('LA-O4.4-3');
});
