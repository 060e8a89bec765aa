/** Two armies face to face on the usual table. */
import type { Refusal, Result } from '@grognard/engine';
import type { Scenario } from '../../model/scenario.ts';
import { USUAL_TABLE } from '../../tables/battle.ts';
import { nationNames } from '../../tables/troop-names.ts';
import { type DrawnGround, type DrawnUp, drawUp } from './draw-up.ts';
import type { ArmyList } from './list.ts';

type Side = Pick<DrawnGround, 'side' | 'edge'>;

const SOUTH: Side = { side: 'south', edge: 'south' };
const NORTH: Side = { side: 'north', edge: 'north' };

/** Both lists may use the same names. */
const apart = ({ units, officers }: DrawnUp, { side }: Side): DrawnUp => {
  const own = <T extends { readonly id: string; readonly name?: Scenario['units'][number]['name'] }>(
    entry: T,
  ): T => ({ ...entry, id: `${side}-${entry.id}`, name: entry.name ?? { fr: entry.id, en: entry.id } });
  return { units: units.map(own), officers: officers.map(own) };
};

/** A scenario from two army lists: the first comes from the south. */
export const battleOf = (
  first: ArmyList,
  second: ArmyList,
  table: Scenario['table'] = USUAL_TABLE,
): Result<Scenario, readonly Refusal[]> => {
  const south = drawUp(first, { ...SOUTH, table });
  const north = drawUp(second, { ...NORTH, table });
  if (!south.ok) return south;
  if (!north.ok) return north;
  const armies = [apart(south.value, SOUTH), apart(north.value, NORTH)];
  return {
    ok: true,
    value: {
      table,
      sides: [
        { id: SOUTH.side, edge: SOUTH.edge, name: first.name ?? nationNames[first.nation] },
        { id: NORTH.side, edge: NORTH.edge, name: second.name ?? nationNames[second.nation] },
      ],
      units: armies.flatMap(({ units }) => units),
      officers: armies.flatMap(({ officers }) => officers),
    },
  };
};
