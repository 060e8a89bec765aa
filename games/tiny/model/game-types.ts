import type { GameTypes } from '@grognard/engine';
import type { Event } from './events.ts';
import type { Finding } from './finding.ts';
import type { Order, Step } from './orders.ts';
import type { Reading } from './reading.ts';
import type { PublicScenario, Scenario } from './scenario.ts';
import type { Setting } from './setting.ts';
import type { State } from './state.ts';
import type { Told } from './told.ts';
import type { View } from './view.ts';
import type { Cell } from './vocabulary.ts';

/** A finger on a piece and on a cell, on a piece alone to dig in, or nowhere to be done. */
export interface Wish {
  readonly piece?: string;
  readonly to?: Cell;
  /** What is planned already, and stays so. */
  readonly plan?: readonly Step[];
}

/** Where a piece may go. */
export interface Region {
  readonly piece: string;
  readonly cells: readonly Cell[];
}

/** The types of the game, gathered for the contract. */
export interface TinyTypes extends GameTypes {
  readonly Scenario: Scenario;
  readonly PublicScenario: PublicScenario;
  readonly Setting: Setting;
  readonly State: State;
  readonly Order: Order;
  readonly Event: Event;
  readonly View: View;
  readonly Told: Told;
  readonly Wish: Wish;
  readonly Focus: string;
  readonly Region: Region;
  readonly Reading: Reading;
  readonly Finding: Finding;
}
