import type { Kinds } from '@grognard/engine';
import type { Event } from './events.ts';
import type { FireOrder } from './fire-order.ts';
import type { OfficerPlan, Order, PartPlan } from './orders.ts';
import type { Scenario } from './scenario-types.ts';
import type { PublicScenario, Setting } from './setting.ts';
import type { State } from './state-types.ts';
import type { Task } from './tasks.ts';
import type { Told } from './told-types.ts';
import type { View } from './view.ts';

/** What a hand asks for: a part dragged somewhere or given a task, added to what is drafted; or a whole order. */
export type Wish =
  | {
      readonly draft?: readonly PartPlan[];
      readonly officers?: readonly OfficerPlan[];
      readonly part: number;
      /** Where the middle of its front is to be, in 0.001 cm. */
      readonly to?: readonly [number, number];
      readonly task?: Task;
      /** How it is to fire in this half period; what is drafted for it stays. */
      readonly fire?: FireOrder;
      /** After what is drafted for it, instead of in its place. */
      readonly next?: true;
      readonly forced?: true;
    }
  | { readonly order: Order };

/** An outline on the table that helps to choose, in 0.001 cm. */
export interface Region {
  readonly kind: 'march' | 'front' | 'tether';
  readonly outline: readonly (readonly [number, number])[];
}

export interface LesAiglesKinds extends Kinds {
  readonly Scenario: Scenario;
  readonly Ground: PublicScenario;
  readonly Setting: Setting;
  readonly State: State;
  readonly Order: Order;
  readonly Event: Event;
  readonly View: View;
  readonly Told: Told;
  readonly Wish: Wish;
  /** A part of one's own, by number. */
  readonly Focus: number;
  readonly Region: Region;
}
