import type { ByLanguage, Side } from '@grognard/engine';
import type { Box } from '@grognard/field';
import type { Memory } from './memory.ts';
import type { Scenario } from './scenario.ts';
import type { switches } from './switches.ts';
import type { Terrain } from './terrain.ts';
import type { Edge } from './vocabulary.ts';

type Given = (typeof switches)[number];

/** Every switch with the values it can have. */
export type SwitchSet = {
  readonly [Name in Given['name']]: Extract<Given, { name: Name }>['values'][number];
};

/** What everybody may know of a scenario: the table and the names of those who may stand on it. */
export type PublicScenario = Omit<
  Scenario,
  'units' | 'officers' | 'now' | 'phase' | 'contacts' | 'ground' | 'parts' | 'kept'
> & {
  readonly names: Readonly<Record<string, ByLanguage<string>>>;
  readonly commands: Readonly<Record<Side, readonly string[]>>;
};

interface SideFacts {
  readonly id: Side;
  readonly edge: Edge;
}

/** What never changes and is no secret. */
export interface Setting {
  readonly source: PublicScenario;
  readonly table: Box;
  /** What everybody knows to lie on it. */
  readonly terrain: Terrain;
  readonly sides: readonly SideFacts[];
  readonly periods: number;
  readonly switches: SwitchSet;
  /** What has been worked out of those who stand on the table. */
  readonly memory: Memory;
}

/** What whoever only works something out needs of a setting. */
export type Memories = Pick<Setting, 'memory'>;

/** The heading of a side's own table edge. */
const HOMEWARD: Readonly<Record<Edge, number>> = {
  north: 0,
  east: 9_000,
  south: 18_000,
  west: 27_000,
};

export const homeOf = ({ sides }: Setting, side: Side): number =>
  HOMEWARD[sides.find(({ id }) => id === side)?.edge ?? 'south'];
