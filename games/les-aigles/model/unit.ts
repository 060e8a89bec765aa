import type { Side } from '@grognard/engine';
import type { Arm, Attitude, Drill, Nation, Status } from './vocabulary.ts';

/** A company, a squadron, or the crew of a battery. */
interface Company {
  readonly troop: string;
  readonly figures: number;
}

/** A written order: how a unit is to behave. */
export interface Sheet {
  readonly attitude: Attitude;
  /** The unit that it covers or supports. */
  readonly about?: number;
}

/** What only its own side knows of a unit. */
interface UnitSecret extends Sheet {
  /** Where it stood when its order came into force, in 0.001 cm. */
  readonly post?: readonly [number, number];
  /** An order that an aide has handed over; it is obeyed from this quarter of the whole game on. */
  readonly coming?: Sheet & { readonly from: number };
}

/** The smallest body that can be given an order: a battalion, a regiment, a battery. What it is, not where it is. */
export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly command: string;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly status: Status;
  readonly drill: Drill;
  readonly companies: readonly Company[];
  /** How many figures it began with. */
  readonly raised: number;
  readonly light?: true;
  /** Elite companies of several battalions, grouped before the battle. */
  readonly pooled?: true;
  /** It has been under fire in this battle. */
  readonly bloodied?: true;
  /** It has been tested for having fallen below 60 in a hundred of its strength, or held a house when it did. */
  readonly faltered?: true;
  /** Men who have fallen since its last figure went. */
  readonly hurt?: number;
  /** Its close order has fired in this battle. */
  readonly fired?: true;
  readonly secret?: UnitSecret;
}
