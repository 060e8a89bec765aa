import type { Post } from './tasks.ts';

export const evacuations = ['few', 'fire', 'retreat', 'rout', 'flight'] as const;
/** Why somebody has to leave a house. */
export type Evacuation = (typeof evacuations)[number];

/** A part inside a house: it has no ground of its own on the table, and its place is that of the house. */
export interface Inside {
  readonly house: string;
  /** It holds the house, has forced its way in, or has met an enemy in the streets who came in with it. */
  readonly as: 'garrison' | 'intruder' | 'streets';
  /** The wall that it came in by. */
  readonly by: number;
  readonly since: number;
  readonly posts: readonly Post[];
  /** Where each stood when it took its posts: the reserve makes good what falls. */
  readonly ordered: readonly Post[];
  /** The corners of the house, clockwise: its first wall runs from the first to the second. */
  readonly corners: readonly (readonly [number, number])[];
  /** The ground inside that is surely the house's: how wide, and how deep behind the first wall. */
  readonly room: readonly [number, number];
  /** Figures that have changed their walls, until this quarter of the whole game. */
  readonly arrived?: { readonly hour: number; readonly posts: readonly Post[] };
  /** Fire or an enemy at a wall has given it away. */
  readonly shown?: true;
  /** It must be out before this quarter of the whole game. */
  readonly evacuate?: { readonly before: number; readonly why: 'few' | 'fire' };
}

/** What the owner has told a part about houses, besides what it does. */
export interface HouseOrders {
  /** The wall that counts where the rules leave the choice. */
  readonly wall?: number;
  /** It does not refuse to surrender. */
  readonly surrenders?: true;
}
