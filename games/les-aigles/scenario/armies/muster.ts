/** An army list, written out: every unit and battery with its companies and the rows of their tables. */

import type { Arm, Attitude, Formation, Nation } from '../../model/vocabulary.ts';
import { knownTroop, type Troop } from '../../tables/troops.ts';
import type { ArmyList } from './list.ts';

export interface Mustered {
  readonly id: string;
  readonly nation: Nation;
  readonly companies: readonly { readonly troop: string; readonly figures: number }[];
  /** The row of each company. */
  readonly rows: readonly Troop[];
  /** Troops that its nation does not have. */
  readonly unknown: readonly string[];
  readonly battery: boolean;
  readonly from?: readonly string[];
  readonly formation?: Formation;
  readonly attitude?: Attitude;
}

/** What most of its figures are. */
export const mainRow = ({ companies, rows }: Mustered): Troop | undefined => {
  const figures = new Map<Troop, number>();
  for (const [place, row] of rows.entries())
    figures.set(row, (figures.get(row) ?? 0) + (companies[place]?.figures ?? 0));
  return [...figures].sort((a, b) => b[1] - a[1])[0]?.[0];
};

export const armOf = (mustered: Mustered): Arm => mainRow(mustered)?.arm ?? 'infantry';

export const figuresMustered = ({ companies }: Mustered): number =>
  companies.reduce((sum, { figures }) => sum + figures, 0);

type Written = Omit<Mustered, 'nation' | 'rows' | 'unknown'>;

const mustered = (nation: Nation, written: Written): Mustered => {
  const found = written.companies.map(({ troop }) => ({ troop, row: knownTroop(nation, troop) }));
  return {
    ...{ ...written, nation },
    rows: found.flatMap(({ row }) => (row === undefined ? [] : [row])),
    unknown: [...new Set(found.flatMap(({ troop, row }) => (row === undefined ? [troop] : [])))],
  };
};

/** Battalions and regiments first, then batteries, in the order of the list. */
export const muster = ({ nation, units, batteries = [] }: ArmyList): readonly Mustered[] => [
  ...units.map(({ companies, name: _name, command: _command, ...unit }) =>
    mustered(nation, {
      ...unit,
      battery: false,
      companies: companies.flatMap(({ troop, figures, times = 1 }) =>
        Array.from({ length: times }, () => ({ troop, figures })),
      ),
    }),
  ),
  ...batteries.map(({ troop, gunners, name: _name, command: _command, ...battery }) =>
    mustered(nation, {
      ...battery,
      battery: true,
      companies: [{ troop, figures: gunners ?? knownTroop(nation, troop)?.usual[0] ?? 0 }],
    }),
  ),
];
