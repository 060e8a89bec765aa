import type { Side } from '@grognard/engine';
import type { PublicScenario } from './scenario.ts';

/** What never changes and is no secret: made once of the public part of a scenario, and shared. */
export interface Setting {
  readonly source: PublicScenario;
  readonly marsh: ReadonlySet<number>;
  readonly walls: ReadonlySet<number>;
  readonly digging: boolean;
  readonly covering: boolean;
  readonly sight: number;
}

/** In an order of their own: the order of keys in a record tells nothing and lasts for nothing. */
export const sidesOf = ({ source }: Pick<Setting, 'source'>): readonly Side[] =>
  Object.keys(source.counts).sort();
