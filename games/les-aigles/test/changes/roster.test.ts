import { recorded, scripted } from '@grognard/engine';
import { describe, expect } from 'vitest';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import { check } from '../../play/check.ts';
import { open } from '../../scenario/open.ts';
import { prepare, publicScenarioOf } from '../../scenario/prepare.ts';
import { proves } from '../proving.ts';
import { companies, scene, table, unit } from '../scene.ts';
import { battalion, part, play, to } from './help.ts';

const FRENCH = { side: 'french' };

/** What stands against a scenario with this unit. */
const refused = (entry: Partial<UnitEntry>) => {
  const scenario = { ...table, units: [unit({ id: 'unit', at: [0, 0], ...entry })] };
  const prepared = prepare(publicScenarioOf(scenario), {});
  if (!prepared.ok) return prepared.error;
  const opened = open(prepared.value, scenario, [], recorded(scripted([])));
  return opened.ok ? [] : opened.error;
};

describe('what a unit is', () => {
  proves(['LA-U1.1-1'], 'orders go to what is on the table and one’s own', (saw) => {
    const given = scene([
      { id: 'ligne', at: [0, 0] },
      { id: 'foe', side: 'allied', at: [0, 40] },
    ]);
    const codes = [0, 1, 9].map((index) => {
      const order: Order = { kind: 'plan', parts: [{ part: index, tasks: [] }], officers: [] };
      const found = check(given.setting, view(given.setting, given.state, FRENCH), FRENCH, order);
      saw(found);
      return found.map(({ code }) => code);
    });
    expect(codes).toEqual([[], ['not-yours'], ['unknown-part']]);
  });

  const minimums = [
    ['LA-U1.2-1', 'fusilier', 8],
    ['LA-U1.2-2', 'hussar', 5],
    ['LA-U1.2-3', 'foot-8pdr', 3],
  ] as const;
  for (const [id, troop, least] of minimums)
    proves(id, `${troop}: ${least} figures at the start`, (saw) => {
      const formation = troop === 'foot-8pdr' ? 'limbered' : 'line';
      expect(refused({ companies: companies(1, least, troop), formation })).toEqual([]);
      const few = refused({ companies: companies(1, least - 1, troop), formation });
      saw(few);
      expect(few).toMatchObject([
        { rule: id, code: 'too-few-figures', params: { figures: least - 1, least } },
      ]);
    });

  const wholes = [
    ['LA-U1.1-2', 'fusilier', 'hussar'],
    ['LA-U1.1-3', 'hussar', 'fusilier'],
    ['LA-U1.1-4', 'foot-8pdr', 'hussar'],
  ] as const;
  for (const [id, troop, other] of wholes)
    proves(id, `a unit of ${troop} has no ${other} in it`, (saw) => {
      const mixed = refused({ companies: [...companies(4, 3, troop), ...companies(1, 3, other)] });
      saw(mixed);
      expect(mixed).toMatchObject([{ rule: id, code: 'mixed-arms' }]);
    });

  proves(
    ['LA-U1.2-4', 'LA-U1.2-5', 'LA-U1.2-6e'],
    'eight that have lost three are still a unit, and act',
    (saw) => {
      const eight = [
        { troop: 'fusilier', figures: 4, lost: 3 },
        { troop: 'fusilier', figures: 4 },
      ];
      expect(refused({ companies: eight })).toEqual([]);
      const given = scene([{ id: 'ligne', at: [0, 0], companies: eight }]);
      const after = play(given, { ligne: [to('division column')] });
      saw(after.events);
      expect(part(after, 'ligne')).toMatchObject({ formation: 'division column', ranks: [5] });
    },
  );

  proves(['LA-U1.3-2'], 'pooled companies are of one kind, and as many as any battalion', (saw) => {
    const voltigeurs = companies(3, 3, 'voltigeur');
    expect(refused({ companies: voltigeurs, pooled: true })).toEqual([]);
    const mixed = refused({
      companies: [...companies(2, 3, 'voltigeur'), ...companies(1, 3, 'grenadier')],
      pooled: true,
    });
    saw(mixed);
    expect(mixed).toMatchObject([{ rule: 'LA-U1.3-2', code: 'mixed-pool' }]);
    expect(refused({ companies: companies(2, 3, 'voltigeur'), pooled: true })).toMatchObject([
      { rule: 'LA-U1.2-1' },
    ]);
  });

  proves(
    ['LA-U1.3-4e', 'LA-U1.3-5e', 'LA-U1.3-6e'],
    'a French regiment stands in three, four or five units of 54 figures in all',
    (saw) => {
      const fusiliers = battalion.slice(1, 5);
      const three = [battalion, battalion, battalion];
      const four = [companies(3, 3, 'grenadier'), ...three.map((each) => each.slice(0, 5))];
      const five = [
        companies(3, 3, 'grenadier'),
        companies(3, 3, 'voltigeur'),
        fusiliers,
        fusiliers,
        fusiliers,
      ];
      const strengths = [three, four, five].map((bodies) => {
        const given = scene(
          bodies.map((each, place) => ({ id: `u${place}`, at: [0, -10 * place], companies: each })),
        );
        saw(play(given, { u2: [to('square')] }).events);
        return given.state.units.flat().map(({ raised }) => raised);
      });
      expect(strengths).toEqual([
        [18, 18, 18],
        [9, 15, 15, 15],
        [9, 9, 12, 12, 12],
      ]);
      saw(
        refused({
          companies: [...companies(2, 3, 'voltigeur'), ...companies(1, 3, 'grenadier')],
          pooled: true,
        }),
      );
    },
  );
});
