import type { GameTypes } from '@grognard/engine';
import type { Event } from './events.ts';
import type { Finding } from './finding.ts';
import type { Order } from './orders.ts';
import type { Reading } from './reading.ts';
import type { Scenario } from './scenario.ts';
import type { PublicScenario, Setting } from './setting.ts';
import type { State } from './state.ts';
import type { Told } from './told.ts';
import type { View } from './view.ts';

/** What a hand asks for: a unit or counter dragged to a hex or onto a target, turned, or the name of a deed. */
export interface Wish {
  readonly unit?: string;
  readonly counter?: number;
  readonly to?: number;
  readonly facing?: number;
  readonly target?: string;
  readonly do?: Order['kind'];
  readonly pace?: 'full' | 'minimal' | 'supplementary';
  readonly what?: string;
}

/** Hexes that help to choose: with what each costs in half points, where that is asked. */
export interface Region {
  readonly kind: 'reach' | 'front' | 'rear' | 'range';
  readonly hexes: readonly number[];
  readonly costs?: readonly number[];
}

export interface CursedBladesTypes extends GameTypes {
  readonly Scenario: Scenario;
  readonly PublicScenario: PublicScenario;
  readonly Setting: Setting;
  readonly State: State;
  readonly Order: Order;
  readonly Event: Event;
  readonly View: View;
  readonly Told: Told;
  readonly Wish: Wish;
  /** A unit of one's own by id, or something that is driven as `counter-3`, by its number. */
  readonly Focus: string;
  readonly Region: Region;
  readonly Reading: Reading;
  readonly Finding: Finding;
}
