import { begin, defaultsOf, seeded } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { lesAigles } from '../../game.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { isThere, unitOfPart } from '../../model/evolve.ts';
import type { Scenario } from '../../model/scenario.ts';
import { edges } from '../../model/vocabulary.ts';
import { faults } from '../../play/faults.ts';
import { battleOf } from '../../scenario/armies/battle.ts';
import { type DrawnUp, drawUp } from '../../scenario/armies/draw-up.ts';
import type { ArmyList } from '../../scenario/armies/list.ts';
import { lesAiglesSchemas } from '../../schemas/schemas.ts';
import { USUAL_TABLE } from '../../tables/battle.ts';
import { proves } from '../proving.ts';
import { noReaction, plan, scene } from '../scene.ts';
import { armyOf, battalion, division } from './lists.ts';

const drawn = (list: ArmyList, edge: (typeof edges)[number] = 'south'): DrawnUp => {
  const done = drawUp(list, { side: 'french', edge, table: USUAL_TABLE });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
};

const many: ArmyList = armyOf({
  units: Array.from({ length: 14 }, (_, place) => battalion(`${place + 1}`)),
});

const opened = (scenario: Scenario) => {
  const switches = defaultsOf(lesAigles.switches);
  const seats = scenario.sides.map(({ id }) => ({ side: id }));
  const begun = begin(lesAigles, { at: '', scenario, switches, seats }, (seq) => seeded(1, seq));
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return { setting: begun.value.match.setting, state: begun.value.opening.state };
};

describe('an army drawn up', () => {
  test('stands in a row a quarter of the table from its edge, guns in the middle', () => {
    const { units, officers } = drawn(division);
    expect(units.map(({ id }) => id)).toEqual(['1/45', '2/45', 'guns', '3/45', '5th hussars']);
    expect(new Set(units.map(({ at: [, y] }) => y))).toEqual(new Set([-30]));
    const [first, last] = [units[0]?.at[0] ?? 0, units.at(-1)?.at[0] ?? 0];
    // Three lines of 27 cm, a battery of 6 and hussars of 30, with 3 cm between them: 129 cm.
    expect([first, last]).toEqual([-51, 49.5]);
    expect(officers).toMatchObject([
      { id: 'Friant', rank: 'general', charisma: 2, authority: 3 },
      { id: 'his aide', rank: 'aide', charisma: 0, authority: 3 },
    ]);
  });

  test.each(edges)('from the %s it looks at the opposite edge', (edge) => {
    const { units } = drawn(armyOf({ units: [battalion('only')], batteries: [], officers: [] }), edge);
    const expected = {
      south: [[0, -30], 0],
      north: [[0, 30], 180],
      west: [[-60, 0], 90],
      east: [[60, 0], 270],
    } as const;
    expect([units[0]?.at, units[0]?.facing]).toEqual(expected[edge]);
  });

  test('what does not fit in front stands behind, and nobody on anybody', () => {
    const { state, setting } = opened({
      table: USUAL_TABLE,
      sides: [
        { id: 'french', edge: 'south' },
        { id: 'allied', edge: 'north' },
      ],
      ...drawn(many),
    });
    expect(faults(setting, state)).toEqual([]);
    const bodies = state.parts
      .flat()
      .filter(isThere)
      .map((part, index) => bodyOfPart(setting, part, unitOfPart(state, index).arm));
    expect(new Set(state.parts.flat().map(({ y }) => y)).size).toBe(2);
    for (const [place, one] of bodies.entries()) {
      expect(one.minY).toBeGreaterThan(-60_000);
      for (const other of bodies.slice(place + 1))
        expect(
          one.maxX <= other.minX ||
            other.maxX <= one.minX ||
            one.maxY <= other.minY ||
            other.maxY <= one.minY,
        ).toBe(true);
    }
  });

  test('an army that the table cannot hold is refused', () => {
    const host = armyOf({ units: Array.from({ length: 60 }, (_, place) => battalion(`${place}`)) });
    expect(drawUp(host, { side: 'french', edge: 'south', table: USUAL_TABLE })).toMatchObject({
      ok: false,
      error: [{ rule: 'LA-T-1', code: 'no-room' }],
    });
  });
});

describe('two armies', () => {
  test('make a scenario that can be read and played', () => {
    const russians: ArmyList = {
      nation: 'russia',
      units: [{ id: '1/45', companies: [{ troop: 'musketeer', figures: 4, times: 4 }] }],
    };
    const battle = battleOf(division, russians);
    if (!battle.ok) throw new Error('refused');
    expect(lesAiglesSchemas.scenario(JSON.parse(JSON.stringify(battle.value)))).toMatchObject({ ok: true });
    const { setting, state } = opened(battle.value);
    expect(faults(setting, state)).toEqual([]);
    expect(battle.value.sides.map(({ name }) => name?.en)).toEqual(['The division', 'Russia']);
    expect(new Set(battle.value.units.map(({ id }) => id)).size).toBe(6);
  });

  proves('LA-S3.8-8', 'meet on 240 by 120 cm, for twelve periods', (saw) => {
    const battle = battleOf(division, division);
    expect(battle).toMatchObject({ ok: true, value: { table: { width: 240, depth: 120 } } });
    let now = scene([{ id: 'alone', at: [0, 0] }]);
    while (now.state.phase !== 'over') now = noReaction(plan(now, {}));
    saw(now.events);
    expect(now.state.period).toBe(12);
    expect(now.events.filter(({ kind }) => kind === 'half')).toHaveLength(23);
  });
});
