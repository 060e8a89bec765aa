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
import { read } from '../../ground/reading.ts';
import type { PubBattlesTypes } from '../../model/game-types.ts';
import { able, someOrder } from '../../options/able.ts';
import { trialOf } from '../trial.ts';

const ORDERS = 120;
const WHIMS = 12;

/** A battle at random; at each moment of it a look. */
const atEachMoment = (seed: number, look: (...at: Parameters<typeof able>) => void): void => {
  const { scenario, seats } = trialOf('first-contact');
  const switches = defaultsOf(pubBattles.switches);
  const begun = begin(pubBattles, { at: '', scenario, switches, seats }, (seq) => seeded(seed, seq));
  if (!begun.ok) throw new Error('it cannot be played');
  const { match, opening } = begun.value;
  const random = randomFrom(seed);
  let table = openTable<PubBattlesTypes>(opening.state);
  for (let order = 1; order <= ORDERS; order += 1) {
    const [decision] = openDecisions(match, table);
    const [seat] = decision?.owed ?? [];
    if (decision === undefined || seat === undefined) break;
    const view = pubBattles.view(match.setting, table.state, seat);
    const reading = read(match.setting, view);
    look(reading, seat);
    const chosen = randomOrder(match, pubBattles.read(match.setting, view), seat, [decision], random);
    if (chosen === undefined) throw new Error(`nothing to answer ${decision.id}`);
    const decided = decide(match, table, { seat, ...chosen }, seeded(seed, order));
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    table = decided.value.table;
  }
};

test('who is marked able has an order that is accepted', () => {
  let marked = 0;
  for (const seed of [1, 2, 3])
    atEachMoment(seed, (reading, seat) => {
      for (const piece of able(reading, seat)) {
        const order = someOrder(reading, seat, piece);
        if (order === undefined) throw new Error(`${piece.ref} has none`);
        expect(pubBattles.judge(reading, seat, order).refusals).toEqual([]);
        marked += 1;
      }
    });
  expect(marked).toBeGreaterThan(50);
});

test('who is not marked is refused whatever is tried with him', () => {
  const random = randomFrom(9);
  let refused = 0;
  for (const seed of [1, 2, 3])
    atEachMoment(seed, (reading, seat) => {
      const { view } = reading;
      const marked = able(reading, seat);
      if (marked.length === 0) return;
      for (let each = 0; each < WHIMS; each += 1) {
        const wish = pubBattles.whim(reading, seat, random);
        const piece = view.mine.find(({ ref }) => ref === wish.piece);
        if (piece === undefined || marked.includes(piece)) continue;
        expect(pubBattles.propose(reading, seat, wish).ok, JSON.stringify(wish)).toBe(false);
        refused += 1;
      }
    });
  expect(refused).toBeGreaterThan(0);
});

test('a general who comes too late is not marked, a train that has marched is', () => {
  let [generals, trains] = [0, 0];
  for (const seed of [1, 2, 3, 4])
    atEachMoment(seed, (reading, seat) => {
      const { view } = reading;
      const acted = view.mine.filter(({ ref }) => view.activation?.acted.includes(ref));
      const marked = able(reading, seat);
      if (acted.some(({ arm }) => arm !== 'staff')) {
        expect(marked.some(({ arm }) => arm === 'staff')).toBe(false);
        generals += 1;
      }
      for (const train of acted.filter(({ kind, where }) => kind === 'baggage' && where === 'map')) {
        if (view.phase !== 'activation' || view.deploying.length > 0 || view.combat !== undefined) continue;
        expect(marked).toContain(train);
        trains += 1;
      }
    });
  expect(generals).toBeGreaterThan(0);
  expect(trains).toBeGreaterThan(0);
});
