import { canonical, randomFrom, recorded, seeded } from '@grognard/engine';
import { expect, test } from 'vitest';
import { patience, wrongCases } from '../../../tools/counts.ts';
import { lesAigles } from '../game.ts';
import { evolve } from '../model/events.ts';
import { decisions } from '../play/decisions.ts';
import { relisted, relistedOrder } from './looking-glass.ts';
import { happens, type Laid, laidOut, orderOf, soundTable } from './random-battle.ts';
import { onLand } from './random-land.ts';

const ORDERS = 8;

/** Whoever is listed first: every unit by its name, everything else in the order of its text. */
const shown = ({ setting, state }: Laid): Readonly<Record<string, string>> => {
  const { units, ...rest } = lesAigles.position(setting, state);
  const lists = Object.entries(rest).map(([key, value]) => [
    key,
    Array.isArray(value) ? canonical(value.map(canonical).sort()) : canonical(value),
  ]);
  return Object.fromEntries([...units.map((unit) => [unit.id, canonical(unit)]), ...lists]);
};

/** The same battle with its units in two orders; where they part, what is found on both. */
const shuffled = (seed: number): readonly string[] => {
  const random = randomFrom(seed);
  const scenario = soundTable(random, 3 + random.below(5), onLand(random));
  const other = relisted(scenario, (count) => random.below(count));
  let [here, there] = [laidOut(scenario, seed), laidOut(other, seed)];
  for (let orders = 0; orders < ORDERS && here.state.phase !== 'over'; orders += 1) {
    const [decision] = decisions(here.setting, here.state);
    if (decision === undefined) return ['nobody owes a decision'];
    const given = decision.owed.map((seat) => ({ seat, order: orderOf(here, seat, random) }));
    const renumbered = given.map(({ seat, order }) => ({
      ...{ seat, order: relistedOrder(order, here.state, there.state) },
    }));
    const luck = () => recorded(seeded(seed, orders + 1));
    const happened = happens(here, { decision, given }, luck());
    const besides = happens(there, { decision, given: renumbered }, luck());
    here = { ...here, state: happened.reduce(evolve, here.state) };
    there = { ...there, state: besides.reduce(evolve, there.state) };
    const [one, two] = [shown(here), shown(there)];
    const wrong = Object.keys(one).filter((key) => one[key] !== two[key]);
    if (wrong.length > 0) return wrong.map((key) => `${orders} ${key}: ${one[key]} ${two[key]}`);
  }
  return [];
};

test('over every kind of ground, it does not matter who is listed first', { timeout: patience }, () => {
  expect(wrongCases('lesAiglesPlans', shuffled)).toEqual([]);
});
