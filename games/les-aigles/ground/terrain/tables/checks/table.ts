/** A table under scrutiny. */
import type { Side } from '@grognard/engine';
import type { Box } from '@grognard/field';
import type { Feature } from '../../../../model/features.ts';
import type { Scenario } from '../../../../model/scenario.ts';
import type { Laid, Terrain } from '../../../../model/terrain.ts';
import type { Finding } from '../finding.ts';

export interface Table {
  readonly terrain: Terrain;
  readonly box: Box;
  readonly scenario: Scenario;
}

/** One thing that is looked at, and what is found. */
export type Check = (table: Table) => readonly Finding[];

export const isLaid = (feature: Feature): feature is Laid => feature.kind !== 'village';

export const sidesOf = ({ scenario }: Table): readonly Side[] => scenario.sides.map(({ id }) => id);

/** A feature's name as a fault names it. */
export const featureNamed = ({ id }: { readonly id: string }): { readonly feature: string } => ({
  feature: id,
});
