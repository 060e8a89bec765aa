/** What a general orders first, by how his troops and the enemy's stand. */
import type { Side } from '@grognard/engine';
import type { General } from '@grognard/generals';
import type { Order, Scenario } from '@grognard/les-aigles';
import { brigadier, fight, firstVolley } from './battles.ts';

export type Placed = Partial<Scenario['units'][number]> & Pick<Scenario['units'][number], 'id' | 'at'>;

export const FOOT = Array.from({ length: 6 }, () => ({ troop: 'light', figures: 3 }));
export const HORSE = Array.from({ length: 4 }, () => ({ troop: 'hussar', figures: 3 }));
export const GUNS = [{ troop: 'foot-8pdr', figures: 4 }];

/** What the French general plans first, against enemies who stand where they are put. */
export const planOn = (
  more: Partial<Scenario>,
  units: readonly Placed[],
  general: General = brigadier,
): Extract<Order, { kind: 'plan' }> => {
  const scenario: Scenario = {
    table: { width: 200, depth: 160 },
    sides: firstVolley.sides,
    units: units.map((unit) => {
      const side = unit.side ?? 'french';
      return {
        ...{ nation: 'france', companies: FOOT, formation: 'line', attitude: 'attack', side },
        facing: side === 'french' ? 0 : 180,
        ...unit,
      };
    }),
    ...more,
  };
  const given: Order[] = [];
  const watched = (side: Side): General => {
    return (turn) => {
      const order = general(turn);
      if (side === 'french') given.push(order as Order);
      return order;
    };
  };
  fight({ scenario, seed: 1, generalOf: watched, limit: 3 });
  const first = given.find(({ kind }) => kind === 'plan');
  if (first?.kind !== 'plan') throw new Error('no plan was asked for');
  return first;
};

export const plan = (...units: readonly Placed[]): ReturnType<typeof planOn> => planOn({}, units);
