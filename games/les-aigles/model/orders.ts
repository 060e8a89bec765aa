import type { FireOrder } from './fire-order.ts';
import type { HouseOrders } from './house.ts';
import type { AfterWin, Reaction, Task } from './tasks.ts';
import type { Attitude, Hand } from './vocabulary.ts';

/** The plan of one part, and what its unit is told to do in a new order sheet. */
export interface PartPlan {
  readonly part: number;
  readonly tasks: readonly Task[];
  /** Whether it follows an enemy whom it makes recoil; left out, as its attitude has it. */
  readonly afterWin?: AfterWin;
  readonly inHouse?: HouseOrders;
  /** How it fires in this half period; left out, as usual. */
  readonly fire?: FireOrder;
}

/** A new order for a unit. */
export interface OrderGiven {
  readonly unit: number;
  readonly attitude: Attitude;
  readonly about?: number;
}

export interface OfficerPlan {
  readonly officer: number;
  /** Where he rides, leg by leg, in 0.001 cm. */
  readonly ride: readonly (readonly [number, number])[];
  /** The order that he carries to a unit, if he is sent with one. */
  readonly brings?: OrderGiven;
  /** Orders that a general gives to units within reach of his voice. */
  readonly orders?: readonly OrderGiven[];
}

export interface RallyOrder {
  readonly kind: 'rally';
  readonly parts: readonly {
    readonly part: number;
    /** By which end it passes a friendly line or battery. */
    readonly pass?: Hand;
    /** A chequer sends back only its engaged squadrons. */
    readonly engagedOnly?: true;
  }[];
}

export interface FollowOrder {
  readonly kind: 'follow';
  readonly parts: readonly number[];
}

export interface PlanOrder {
  readonly kind: 'plan';
  readonly parts: readonly PartPlan[];
  readonly officers: readonly OfficerPlan[];
}

export interface ReactOrder {
  readonly kind: 'react';
  readonly parts: readonly { readonly part: number; readonly reaction: Reaction }[];
}

export type Order = RallyOrder | FollowOrder | PlanOrder | ReactOrder;
