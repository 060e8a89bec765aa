import { decide, type Match, openTable, type Player, seeded } from '@grognard/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { cursedBlades } from '../../game.ts';
import { hexNamed } from '../../ground/hexes.ts';
import type { CursedBladesTypes } from '../../model/game-types.ts';
import type { Order } from '../../model/orders.ts';
import { move } from '../../rules/movement/move.ts';
import { cursedBladesSchemas } from '../../schemas/schemas.ts';
import { attacker, defender, HERE, stage } from '../scene.ts';

/** An order is judged once a place: in the page, and on the server. */

const red: Player = { side: 'red' };

const battle = () => {
  const { setting, state } = stage({
    red: [attacker('spearmen')],
    blue: [defender('spearmen', { at: [7, 7] })],
  });
  const match: Match<CursedBladesTypes> = {
    ...{ game: cursedBlades, setting, seats: [red, { side: 'blue' }] },
    readOrder: cursedBladesSchemas.order,
  };
  const give = (table: ReturnType<typeof openTable<CursedBladesTypes>>, order: unknown) => {
    const [decision] = cursedBlades.decisions(setting, table.state);
    const submission = { seat: red, decision: decision?.id ?? '', order };
    const decided = decide(match, table, submission, seeded(1, table.state.count));
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    return decided.value;
  };
  const { table } = give(openTable<CursedBladesTypes>(state), { kind: 'activate', unit: 'attacker' });
  return { setting, table, give };
};

/** How often each order was looked into. */
const counted = () => {
  const looked: Order[] = [];
  const { find } = move;
  vi.spyOn(move, 'find').mockImplementation((reading, unit, order) => {
    looked.push(order);
    return find?.(reading, unit, order);
  });
  return looked;
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('a dropped move is judged once in the page: proposed, judged and drawn on one reading', () => {
  const { setting, table } = battle();
  const looked = counted();
  const reading = cursedBlades.read(setting, cursedBlades.view(setting, table.state, red));
  const to = hexNamed(setting.terrain.board, HERE);
  const proposed = cursedBlades.propose(reading, red, { to });
  if (!proposed.ok) throw new Error(JSON.stringify(proposed.error));
  const { refusals, finding } = cursedBlades.judge(reading, red, proposed.value);
  expect(refusals).toEqual([]);
  expect(finding?.kind === 'going' && finding.ghost().way.at(-1)).toMatchObject({ hex: to });
  expect(looked).toEqual([proposed.value]);
});

test('and once by the referee, who walks what he found', () => {
  const { setting, table, give } = battle();
  const reading = cursedBlades.read(setting, cursedBlades.view(setting, table.state, red));
  const proposed = cursedBlades.propose(reading, red, { to: hexNamed(setting.terrain.board, HERE) });
  if (!proposed.ok) throw new Error(JSON.stringify(proposed.error));
  const looked = counted();
  const { events } = give(table, proposed.value);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'stepped' }));
  expect(looked).toEqual([proposed.value]);
});
