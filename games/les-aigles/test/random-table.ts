import { pickFrom, type Random } from '@grognard/engine';
import type { Scenario, UnitEntry } from '../model/scenario.ts';
import type { Formation, Nation } from '../model/vocabulary.ts';

interface Kind {
  readonly nation: Nation;
  readonly troop: string;
  readonly companies: number;
  readonly figures: number;
  readonly formations: readonly Formation[];
}

const FOOT: readonly Formation[] = ['line', 'march column', 'division column', 'square', 'skirmish'];
const HORSE: readonly Formation[] = ['line', 'double line', 'march column', 'echelon', 'chequer'];

const KINDS: Readonly<Record<'french' | 'allied', readonly Kind[]>> = {
  french: [
    { nation: 'france', troop: 'fusilier', companies: 6, figures: 3, formations: FOOT.slice(0, 4) },
    { nation: 'france', troop: 'light', companies: 6, figures: 3, formations: FOOT },
    { nation: 'france', troop: 'old-guard', companies: 4, figures: 4, formations: FOOT.slice(0, 4) },
    { nation: 'france', troop: 'hussar', companies: 4, figures: 3, formations: HORSE },
    {
      nation: 'france',
      troop: 'foot-8pdr',
      companies: 1,
      figures: 4,
      formations: ['in battery', 'limbered'],
    },
  ],
  allied: [
    { nation: 'prussia', troop: 'musketeer', companies: 4, figures: 4, formations: FOOT.slice(0, 4) },
    { nation: 'prussia', troop: 'landwehr', companies: 4, figures: 4, formations: FOOT.slice(0, 3) },
    { nation: 'prussia', troop: 'fusilier', companies: 4, figures: 4, formations: FOOT },
    { nation: 'prussia', troop: 'uhlan', companies: 4, figures: 3, formations: HORSE },
    {
      nation: 'prussia',
      troop: 'horse-6pdr',
      companies: 1,
      figures: 4,
      formations: ['in battery', 'limbered'],
    },
  ],
};

const CELL = 34;

/** Two armies mixed up on a flat table, a unit to a cell, facing anywhere: everybody is within reach of somebody. */
export const randomTable = (random: Random, perSide: number): Scenario => {
  const across = Math.ceil(Math.sqrt(perSide * 2));
  const cells = Array.from({ length: across * across }, (_, cell) => cell);
  const units = Array.from({ length: perSide * 2 }, (_, number): UnitEntry => {
    const side = number % 2 === 0 ? ('french' as const) : ('allied' as const);
    const cell = cells.splice(random.below(cells.length), 1)[0] ?? 0;
    const kind = pickFrom(random, KINDS[side]) as Kind;
    const half = (across - 1) / 2;
    return {
      ...{ id: `${side} ${number}`, side, nation: kind.nation },
      companies: Array.from({ length: kind.companies }, () => ({ troop: kind.troop, figures: kind.figures })),
      formation: pickFrom(random, kind.formations) ?? 'line',
      at: [((cell % across) - half) * CELL, (Math.floor(cell / across) - half) * CELL],
      facing: random.below(8) * 45,
      attitude:
        pickFrom(random, ['attack', 'attack', 'attack', 'hold', 'harass', 'cover'] as const) ?? 'attack',
    };
  });
  const side = across * CELL + 40;
  return {
    table: { width: side, depth: side },
    periods: 3,
    sides: [
      { id: 'french', edge: 'south' },
      { id: 'allied', edge: 'north' },
    ],
    units: apart(units),
  };
};

/** Bodies reach back from the middle of their front by up to half a cell; skirmish lines are too wide for one. */
const apart = (units: readonly UnitEntry[]): readonly UnitEntry[] =>
  units.map((unit) =>
    unit.formation === 'skirmish' ? { ...unit, companies: unit.companies.slice(0, 3) } : unit,
  );
