import { recorded, scripted } from '@grognard/engine';
import { expect, test } from 'vitest';
import type { Scenario, UnitEntry } from '../../model/scenario.ts';
import { open } from '../../scenario/open.ts';
import { prepare, publicScenarioOf } from '../../scenario/prepare.ts';
import { sentences } from '../../words/saying.ts';
import { table, unit } from '../scene.ts';

const battalion = unit({ id: 'a', at: [0, 0] });
const general = { id: 'general', side: 'french', rank: 'general', at: [0, -20] } as const;

const refused = (units: readonly UnitEntry[], more: Partial<Scenario> = {}): readonly string[] => {
  const scenario: Scenario = { ...table, units, ...more };
  const prepared = prepare(publicScenarioOf(scenario), {});
  if (!prepared.ok) return prepared.error.map(({ code }) => code);
  const opened = open(
    prepared.value,
    scenario,
    [{ side: 'french' }, { side: 'allied' }],
    recorded(scripted([])),
  );
  if (opened.ok) return [];
  for (const refusal of opened.error)
    for (const language of ['fr', 'en'] as const) expect(sentences(language).refusal(refusal)).toBeTruthy();
  return opened.error.map(({ code }) => code);
};

test.each<[string, readonly UnitEntry[], Partial<Scenario>]>([
  ['same-name', [battalion, { ...battalion, at: [40, 0] }], {}],
  ['unknown-side', [{ ...battalion, side: 'moon' }], {}],
  ['same-name', [battalion], { officers: [{ ...general, id: battalion.id }] }],
  ['unknown-side', [battalion], { officers: [{ ...general, side: 'moon' }] }],
  ['unknown-troop', [{ ...battalion, companies: [{ troop: 'elephant', figures: 9 }] }], {}],
  ['unknown-unit', [{ ...battalion, attitude: 'cover', about: 'nobody' }], {}],
  ['ranks-unlike', [{ ...battalion, ranks: [9, 8] }], {}],
  [
    'ranks-unlike',
    [{ ...battalion, skirmishers: [{ companies: [1], at: [0, 5], kept: { turned: 'right', ranks: [1] } }] }],
    {},
  ],
  ['lost-too-many', [{ ...battalion, companies: [{ troop: 'fusilier', figures: 9, lost: 10 }] }], {}],
  ['stands-off-table', [{ ...battalion, at: [121, 0] }], {}],
  // The middle of its front is on the table, and its left wing is not.
  ['stands-off-table', [{ ...battalion, at: [-119, 0] }], {}],
  ['on-another', [battalion, { ...battalion, id: 'b', side: 'allied', at: [10, 0] }], {}],
  ['unknown-unit', [battalion], { contacts: [{ attacker: 'a', defender: 'ghost', side: 'front' }] }],
  ['unknown-unit', [{ ...battalion, kept: { others: { aim: 'ghost' } } }], {}],
  [
    'unknown-unit',
    [{ ...battalion, skirmishers: [{ companies: [1], at: [0, 5], kept: { others: { aim: 'ghost' } } }] }],
    {},
  ],
  ['unknown-unit', [{ ...battalion, kept: { others: { followers: ['a~1'] } } }], {}],
  ['unknown-unit', [{ ...battalion, kept: { secret: { plan: [{ do: 'charge', target: 'ghost' }] } } }], {}],
  ['unknown-unit', [{ ...battalion, coming: { attitude: 'cover', about: 'ghost', from: 3 } }], {}],
  ['unknown-unit', [battalion], { parts: ['a', 'a#2'] }],
  ['unknown-unit', [battalion], { parts: ['a', { of: 'ghost', gone: 'left', companies: [1] }] }],
  ['unknown-unit', [battalion], { kept: { crossings: [{ crosser: 'a', crossed: 'ghost', since: 1 }] } }],
  ['unknown-unit', [battalion], { kept: { charged: [{ target: 'ghost', side: 'front' }] } }],
  [
    'unknown-unit',
    [battalion],
    {
      officers: [
        { id: 'aide', side: 'french', rank: 'aide', at: [0, 0], brings: { unit: 'ghost', attitude: 'hold' } },
      ],
    },
  ],
  [
    'no-crest',
    [battalion],
    {
      features: [
        {
          ...{ kind: 'hill', id: 'hill' },
          outline: [
            [30, 30],
            [50, 30],
            [50, 50],
            [30, 50],
          ],
        },
      ],
    },
  ],
  ['two-sides', [battalion], { sides: table.sides.slice(0, 1) }],
])('a scenario is refused with a sentence: %s', (code, units, more) => {
  expect(refused(units, more)).toContain(code);
});

test('a sound one is not', () => {
  expect(refused([battalion])).toEqual([]);
});
