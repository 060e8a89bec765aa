import { readFileSync } from 'node:fs';
import type { Trial } from '@grognard/engine/conformance';
import { moments } from '../../../tools/counts.ts';
import { cursedBlades } from '../game.ts';
import type { CursedBladesTypes } from '../model/game-types.ts';
import type { Scenario } from '../model/scenario.ts';
import { cursedBladesSchemas } from '../schemas/schemas.ts';
import { freely } from './freely.ts';
import { acting, tasks, wash } from './hooks.ts';
import { sight } from './who-sees.ts';

export const scenarioIds = ['first-blood', 'crow-heath', 'ostrel-camp', 'salt-road', 'reed-river'] as const;

/** A shipped scenario as its reader gives it. */
export const shipped = (id: (typeof scenarioIds)[number]): Scenario => {
  const file = new URL(`../../../scenarios/cursed-blades/${id}.json`, import.meta.url);
  const read = cursedBladesSchemas.scenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.error)}`);
  return read.value;
};

/** A scenario, ready to be tried. */
export const trialOf = (scenario: Scenario): Trial<CursedBladesTypes> => ({
  ...{ game: cursedBlades, schemas: cursedBladesSchemas, scenario },
  seats: scenario.sides.map(({ id: side }) => ({ side })),
  maxOrders: 4_000,
  moments,
  passing: [
    {
      kind: 'changed',
      reason: 'units have no secrets: everybody sees how one changes, the view keeps what it is then',
    },
    { kind: 'stepped', reason: 'everybody sees by which way a unit goes; the view keeps where it is' },
    { kind: 'acted', reason: 'everybody hears what a unit has done; the view keeps what came of it' },
    {
      kind: 'struck',
      reason: 'everybody sees who strikes at whom and the dice; the view keeps what it cost',
    },
    { kind: 'set-aside', reason: 'everybody hears that somebody stopped short; the view keeps where he is' },
  ],
  acting,
  tasks,
  wash,
  sight,
  freely,
  printed: { view: ({ count: _count, ...seen }) => seen },
});
