import { readFileSync } from 'node:fs';
import { type CursedBladesTypes, cursedBlades } from '@grognard/cursed-blades';
import { cursedBladesSchemas } from '@grognard/cursed-blades/schemas';
import { begin, defaultsOf, type Match, openTable, seeded, type Table } from '@grognard/engine';

/** The shipped scenarios of Cursed Blades. */
export const skirmishNames = ['first-blood', 'salt-road', 'reed-river', 'ostrel-camp', 'crow-heath'] as const;

export type SkirmishName = (typeof skirmishNames)[number];

export const SMALLEST: SkirmishName = 'first-blood';

/** A skirmish ready to be played, on the rules as they come. */
export const skirmishOf = (
  name: SkirmishName,
): { readonly match: Match<CursedBladesTypes>; readonly opening: Table<CursedBladesTypes> } => {
  const file = new URL(`../../../scenarios/cursed-blades/${name}.json`, import.meta.url);
  const scenario = cursedBladesSchemas.scenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!scenario.ok) throw new Error(`${name} cannot be read`);
  const begun = begin(
    cursedBlades,
    {
      at: '1970-01-01T00:00:00.000Z',
      scenario: scenario.value,
      switches: defaultsOf(cursedBlades.switches),
      seats: scenario.value.sides.map(({ id }) => ({ side: id })),
    },
    (seq) => seeded(1, seq),
  );
  if (!begun.ok) throw new Error(`${name} cannot be played`);
  const { match, opening } = begun.value;
  return { match, opening: openTable<CursedBladesTypes>(opening.state) };
};
