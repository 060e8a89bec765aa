import type { AReading, GameTypes, Judgement, Player } from '@grognard/engine';
import type { Event } from './events.ts';
import type { FireOrder } from './fire-order.ts';
import type { HouseOrders } from './house.ts';
import type { Manner } from './manner.ts';
import type { OfficerPlan, Order, OrderGiven, PartPlan } from './orders.ts';
import type { Scenario } from './scenario.ts';
import type { PublicScenario, Setting } from './setting.ts';
import type { State } from './state.ts';
import type { AfterWin, Task } from './tasks.ts';
import type { Told } from './told.ts';
import type { View } from './view.ts';

/** What is drafted before a hand asks for more. */
interface Drafted {
  readonly draft?: readonly PartPlan[];
  readonly officers?: readonly OfficerPlan[];
}

/**
 * The front is drawn to a place, aslant if that is said, however little the place lies aside; or swung round by one of
 * its ends, in hundredths of a degree, positive to the right.
 */
export type Stroke =
  | { readonly to: readonly [number, number]; readonly aslant?: true }
  | { readonly wheel: number };

/** A part dragged somewhere, wheeled by an end of its front, or given something that was offered. */
export interface PartWish extends Drafted {
  readonly part: number;
  /** Where the middle of its front is to be, in 0.001 cm. */
  readonly to?: readonly [number, number];
  /** A way in several strokes; it is judged as a whole, where it ends. */
  readonly strokes?: readonly Stroke[];
  /** The wall of a house by which it is to go in, or to take the place of friends. */
  readonly into?: { readonly house: string; readonly wall: number; readonly relieves?: true };
  readonly task?: Task;
  /** How that task is to be done, or, without one, the last that is drafted for it. */
  readonly manner?: Manner;
  /** How it is to fire in this half period; what is drafted for it stays. */
  readonly fire?: FireOrder;
  readonly afterWin?: AfterWin;
  readonly inHouse?: HouseOrders;
  /** After what is drafted for it, instead of in its place. */
  readonly next?: true;
  /** A march of its own, and not the march before it going on. */
  readonly apart?: true;
  readonly forced?: true;
}

/** An officer who rides on to a place, takes an order along, or gives one by word of mouth. */
export interface OfficerWish extends Drafted {
  readonly officer: number;
  readonly rides?: readonly [number, number];
  readonly brings?: OrderGiven;
  readonly says?: OrderGiven;
}

/** What somebody answers who is asked between two moves, besides what is picked for others. */
interface AnswerWish {
  readonly picked: Order;
  readonly also: Order;
  readonly manner?: Manner;
}

/** What a hand asks for, added to what is drafted or picked already; or a whole order. */
export type Wish = PartWish | OfficerWish | AnswerWish | { readonly order: Order };

/** An outline on the table that helps to choose, in 0.001 cm. */
export interface Region {
  readonly kind: 'march' | 'front' | 'tether';
  readonly outline: readonly (readonly [number, number])[];
}

/** What can be worked out from a setting and a view. */
export interface Reading extends AReading {
  readonly setting: Setting;
  readonly view: View;
  /** Orders that have been judged on this view, and for whom. */
  readonly judged: WeakMap<Order, { readonly seat: Player; readonly judgement: Judgement<undefined> }>;
}

export interface LesAiglesTypes extends GameTypes {
  readonly Scenario: Scenario;
  readonly PublicScenario: PublicScenario;
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
  readonly Reading: Reading;
  readonly Finding: undefined;
}
