import type { GameTypes } from '@grognard/engine';
import type { Heading } from '@grognard/field';
import type { Event } from './events.ts';
import type { Finding } from './finding.ts';
import type { Order, Posting, Written } from './orders.ts';
import type { Reading } from './reading.ts';
import type { Scenario } from './scenario.ts';
import type { Names, Roster, Setting } from './setting.ts';
import type { State } from './state.ts';
import type { Told } from './told.ts';
import type { View } from './view.ts';

/** The scenario without its pieces and its secrets of the hour, with the orders of battle that its book prints. */
export type PublicScenario = Omit<Scenario, 'pieces' | 'now'> & {
  readonly roster: Roster;
  readonly names: Names;
};

/** What a hand asks for: a piece dragged to a place or onto a target, a key, or the name of a deed. */
export interface Wish {
  readonly piece?: string;
  /** Where it is laid down; with a target, at which edge of it. Of a deed that only turns somebody, the heading counts. */
  readonly to?: { readonly x: number; readonly y: number; readonly heading: Heading };
  /** Corners by which it is to go there. */
  readonly via?: readonly { readonly x: number; readonly y: number }[];
  /** `column`: by road, staying in column; `line`: by road, drawn up in line where it arrives. */
  readonly key?: string;
  readonly target?: string;
  readonly do?: Order['kind'];
  /** What is written before the battle, and to a formation in it. */
  readonly plan?: { readonly pieces: readonly Posting[]; readonly orders: readonly Written[] };
  readonly written?: Written;
  /** Where stragglers come in. */
  readonly gathered?: Extract<Order, { readonly kind: 'recover' }>['pieces'];
}

/** An outline on the map: x and y in turn. */
export interface Region {
  readonly kind: 'reach' | 'fire' | 'command' | 'bombard';
  /** Whose it is. */
  readonly piece: string;
  readonly outline: readonly number[];
  /** What lies within it and does not belong to it: where nobody may come to stand. These may lie over each other. */
  readonly without?: readonly (readonly number[])[];
}

export interface PubBattlesTypes extends GameTypes {
  readonly Scenario: Scenario;
  readonly PublicScenario: PublicScenario;
  readonly Setting: Setting;
  readonly State: State;
  readonly Order: Order;
  readonly Event: Event;
  readonly View: View;
  readonly Told: Told;
  readonly Wish: Wish;
  /** A piece of one's own, by id. */
  readonly Focus: string;
  readonly Region: Region;
  readonly Reading: Reading;
  readonly Finding: Finding;
}
