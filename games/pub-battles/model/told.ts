import type { Modifier, RuleId, Side } from '@grognard/engine';
import type { Heading } from '@grognard/field';
import type { Errand, Stand } from './state.ts';
import type { SeenChit, SeenCombat, SeenContact } from './view.ts';
import type { Arm, Phase, PieceKind, PushedWhy } from './vocabulary.ts';

/**
 * What a seat is told of an event. Pieces are called as the seat calls them: its own by id, the enemy's by alias
 * (`#3`), both sides' by alias for a spectator (`red#3`), all by id for the umpire. What a field may not tell is left
 * out; an event of which nothing may be told is not told at all.
 */
export type Told = Happening & { readonly rules: readonly RuleId[] };

/** A piece as the listener calls it, and whose it is. */
interface Of {
  readonly side: Side;
  readonly piece: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What an observer makes out at a distance: only what is new. */
export interface Learnt {
  readonly arm?: Arm;
  /** Its kind, disclosed in combat. */
  readonly quality?: PieceKind;
  readonly spent?: boolean;
  readonly unpacked?: boolean;
}

interface ToldVolley {
  /** The side that fires. */
  readonly side: Side;
  readonly shooter: string;
  readonly target: string;
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly hits: number;
}

type Happening =
  | { readonly kind: 'turn'; readonly day: number; readonly turn: number }
  /** A formation is named to its own side alone. */
  | ({ readonly kind: 'drawn'; readonly back?: SeenChit } & SeenChit)
  | ({ readonly kind: 'jumped' | 'resumed' | 'activated' | 'done' } & SeenChit)
  /** The enemy hears the die, not which of the HQs threw it. */
  | ({
      readonly kind: 'attempted';
      readonly what: 'delay' | 'advance';
      readonly hq?: string;
      readonly die: number;
      readonly succeeded: boolean;
    } & SeenChit)
  | { readonly kind: 'let'; readonly seat: string }
  | ({
      readonly kind: 'marched';
      readonly path: readonly { readonly x: number; readonly y: number }[];
      readonly to: Stand;
      readonly column: boolean;
      readonly entered?: true;
      readonly halted?: true;
    } & Of)
  /** Told to its own side: the enemy only sees the block vanish. */
  | ({ readonly kind: 'left'; readonly exit: string } & Of)
  | ({ readonly kind: 'hid' } & Of)
  /** An enemy block is no longer on the map, and nobody says why. */
  | ({ readonly kind: 'vanished' } & Of)
  /** A block that the listener did not know is on the map. */
  | ({ readonly kind: 'appeared'; readonly to: Stand; readonly column: boolean } & Of & Learnt)
  | ({ readonly kind: 'deployed'; readonly to: Stand; readonly column: boolean } & Of)
  | ({ readonly kind: 'pushed'; readonly to: Stand; readonly why: PushedWhy } & Of)
  | ({ readonly kind: 'retreated' | 'recovered'; readonly to: Stand } & Of)
  /** `side` is the attacker's. */
  | { readonly kind: 'contacted'; readonly side: Side; readonly contact: SeenContact }
  | { readonly kind: 'parted'; readonly side: Side; readonly contact: SeenContact }
  | {
      readonly kind: 'supported';
      readonly side: Side;
      readonly lead: string;
      readonly support: string;
    }
  | { readonly kind: 'unsupported'; readonly side: Side; readonly support: string }
  | { readonly kind: 'fired'; readonly volley: ToldVolley; readonly bombardment: boolean }
  /** Told to its own side: the enemy learns it by `sighted`, while he looks. */
  | ({ readonly kind: 'spent'; readonly why?: 'among-buildings' } & Of)
  | ({ readonly kind: 'unpacked' } & Of)
  | { readonly kind: 'refreshed' }
  | ({ readonly kind: 'rallied'; readonly heading: Heading } & Of)
  /** That a train was packed up ends the battle, and is public; which one it was, its own side knows. */
  | { readonly kind: 'packed'; readonly side: Side; readonly piece?: string }
  /** What falls is seen; a piece that was not on the map has no name for the enemy. */
  | { readonly kind: 'lost'; readonly side: Side; readonly piece?: string; readonly lost: PieceKind }
  | { readonly kind: 'phase'; readonly phase: Phase; readonly why?: 'at-once' }
  /** Who is at it, when it begins. */
  | {
      readonly kind: 'combat';
      readonly combat: SeenCombat | null;
      readonly attackers?: readonly string[];
      readonly defenders?: readonly string[];
      /** Where it begins. */
      readonly at?: Place;
    }
  /** That a side has written is public; what it wrote, its own side knows. */
  | {
      readonly kind: 'planned';
      readonly side: Side;
      readonly posted?: readonly string[];
      readonly ordered?: readonly string[];
    }
  | {
      readonly kind: 'wrote';
      readonly side: Side;
      readonly formation: string;
      readonly errand: Errand;
      readonly atOnce: boolean;
    }
  | ({ readonly kind: 'mustered'; readonly die: number; readonly full: boolean } & Of)
  | { readonly kind: 'deploying'; readonly hqs: readonly string[] }
  /** Something new about a block: `side` is the block's. */
  | ({ readonly kind: 'sighted' } & Of & Learnt)
  | { readonly kind: 'nightfell'; readonly withdrawn: readonly Side[] };

export const toldKinds = [
  'turn',
  'drawn',
  'jumped',
  'resumed',
  'activated',
  'done',
  'attempted',
  'let',
  'marched',
  'left',
  'hid',
  'vanished',
  'appeared',
  'deployed',
  'pushed',
  'retreated',
  'recovered',
  'contacted',
  'parted',
  'supported',
  'unsupported',
  'fired',
  'spent',
  'unpacked',
  'refreshed',
  'rallied',
  'packed',
  'lost',
  'phase',
  'combat',
  'planned',
  'wrote',
  'mustered',
  'deploying',
  'sighted',
  'nightfell',
] as const satisfies readonly Told['kind'][];
