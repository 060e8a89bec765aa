import { canonical, diff, type Player, randomFrom, recorded, seeded } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { patience, wrongCases } from '../../../../tools/counts.ts';
import { lesAigles } from '../../game.ts';
import { evolve } from '../../model/events.ts';
import { decisions } from '../../play/decisions.ts';
import { orderInNames } from '../../scenario/order-in-names.ts';
import { writtenOrder } from '../../scenario/written-order.ts';
import { scenarioSchema } from '../../schemas/scenario.ts';
import { viewUnnumbered } from '../printed.ts';
import { happens, type Laid, laidOut, laidOutIfSound, orderOf, soundTable } from '../random-battle.ts';
import { onLand } from '../random-land.ts';

const ORDERS = 12;

/** What is not in the state that comes of a printed position as it was where it was printed. */
const lost = ({ setting, state }: Laid, seed: number): readonly string[] => {
  const position: unknown = JSON.parse(JSON.stringify(lesAigles.position(setting, state)));
  const read = scenarioSchema.safeParse(position);
  if (!read.success) return [JSON.stringify(read.error.issues)];
  const laid = laidOutIfSound(read.data, seed);
  if (!laid.ok) return laid.error.map((refusal) => JSON.stringify(refusal));
  const [before, after] = [viewUnnumbered(state), viewUnnumbered(laid.value.state)];
  if (canonical(before) === canonical(after)) return [];
  return diff(before, after).map((each) => JSON.stringify(each));
};

/** An order in names that are read again as another one. */
const misread = ({ state }: Laid, seat: Player, order: unknown, named: unknown): readonly string[] =>
  canonical(writtenOrder(state, seat, named)) === canonical(order) ? [] : [JSON.stringify([order, named])];

const play = (seed: number): readonly string[] => {
  const random = randomFrom(seed);
  let now = laidOut(soundTable(random, 3 + random.below(4), onLand(random)), seed);
  for (let orders = 0; orders < ORDERS && now.state.phase !== 'over'; orders += 1) {
    const [decision] = decisions(now.setting, now.state);
    if (decision === undefined) return ['nobody owes a decision'];
    const given = decision.owed.map((seat) => ({ seat, order: orderOf(now, seat, random) }));
    const unlike = given.flatMap(({ seat, order }) =>
      misread(now, seat, order, orderInNames(now.state, seat, order)),
    );
    const events = happens(now, { decision, given }, recorded(seeded(seed, orders + 1)));
    now = { ...now, state: events.reduce(evolve, now.state) };
    const wrong = [...unlike, ...lost(now, seed)];
    if (wrong.length > 0) return wrong;
  }
  return [];
};

describe('a printed position', () => {
  test('loses nothing, and neither do orders in names', { timeout: patience }, () => {
    // A battle has many positions.
    expect(wrongCases('lesAiglesPlans', play, 5)).toEqual([]);
  });

  test.each([258, 485, 544])('keeps what was lost from one of battle %i', { timeout: patience }, (seed) => {
    expect(play(seed)).toEqual([]);
  });
});
