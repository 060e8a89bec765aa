import type { Chunks, Player, Side } from '@grognard/engine';
import type { Part } from './part.ts';
import type { TerrainState } from './terrain-state.ts';
import type { Sheet, Unit } from './unit.ts';
import type { Facing, OfficerLevel, OfficerRank, Phase } from './vocabulary.ts';

/** One that has come through another's ground and is not yet out of it. */
interface Crossing {
  readonly crosser: number;
  readonly crossed: number;
  readonly since: number;
  /** The shared ground costs double. */
  readonly slow?: true;
}

/** What somebody is caught in the middle of: a wood, or a hedge or wall that he is crossing. */
export const snares = ['wood', 'obstacle'] as const;
export type Snare = (typeof snares)[number];

/** A contact with the enemy, made and broken by events, never read off the places of the parts. */
export interface Contact {
  readonly attacker: number;
  readonly defender: number;
  readonly side: Facing;
  /** The quarter of the whole game in which it was made. */
  readonly since: number;
  /** Its charge has all its bonuses. */
  readonly charged?: true;
  /** Ranks that push behind the first. */
  readonly pushing?: number;
  /** Figures of one value and different bonuses charged side by side: what they inflict is a tenth higher. */
  readonly tenth?: true;
  /** How much of the quarter of contact the defender may fire. */
  readonly fire?: 'half' | 'whole';
  /** How far the attacker had come straight. */
  readonly run?: number;
  /** Rounds of melee that have been fought in it. */
  readonly rounds?: number;
  /** The one who has followed the other's recoil and presses on. */
  readonly follower?: number;
  /** The one who stands higher, or whose enemy stands in a stream. */
  readonly above?: number;
  /** Those of its rules that are the ground's, where one stands higher: they are cited with that. */
  readonly groundRules?: readonly string[];
  /** The wall of a house that is attacked. */
  readonly wall?: number;
  /** Figures that the attacker has brought up to the wall besides its first rank. */
  readonly extra?: number;
  /** It is fought inside a house. */
  readonly inside?: true;
  /** The one who was caught half in a wood, or half across an obstacle. */
  readonly halfWay?: number;
  /** What he was caught in. */
  readonly caughtIn?: Snare;
  /** Whose the hedge, wall or redoubt between them is: whoever was there first. */
  readonly holder?: number;
  /** The hedge or wall that one of them has followed the other over. */
  readonly over?: string;
  readonly rules: readonly string[];
}

export interface Officer {
  readonly id: string;
  readonly side: Side;
  readonly command: string;
  readonly rank: OfficerRank;
  readonly x: number;
  readonly y: number;
  /** Whom he commands. */
  readonly level: OfficerLevel;
  readonly charisma: number;
  /** Orders that he gives or changes in a period. */
  readonly authority: number;
  /** He is hit: from this quarter of the whole game on the next in rank has his place. */
  readonly hit?: number;
  /** How often the next in rank has had to take over. */
  readonly fallen?: number;
  /** The unit that he is in contact with. */
  readonly with?: number;
  /** Sides that do not see him. */
  readonly unseen?: readonly Side[];
  readonly secret?: {
    readonly ride?: readonly (readonly [number, number])[];
    readonly brings?: Sheet & { readonly unit: number };
    /** Orders that he has given in this period. */
    readonly given?: { readonly period: number; readonly orders: number };
  };
}

export interface State {
  readonly phase: Phase;
  readonly period: number;
  /** The quarter that is played next, 1 to 4. */
  readonly quarter: number;
  readonly units: Chunks<Unit>;
  readonly parts: Chunks<Part>;
  readonly officers: readonly Officer[];
  readonly contacts: readonly Contact[];
  readonly crossings: readonly Crossing[];
  readonly terrain: TerrainState;
  /** Charges that came home in this period: no second one onto the same side. */
  readonly charged: readonly { readonly target: number; readonly side: Facing }[];
  /** Armies that have broken. */
  readonly broken?: readonly Side[];
  /** What each side holds at the end, by the aims of the scenario. */
  readonly points?: Readonly<Record<Side, number>>;
  readonly seats: readonly Player[];
  /** Decisions asked for so far. */
  readonly count: number;
}

/** What every event of this game carries besides its results. */
export interface Ruled {
  readonly rules: readonly string[];
  readonly drew?: true;
  readonly showed?: true;
}

/** How a room's events change the state: one function a kind. */
export type Evolvers<E extends { readonly kind: string }> = {
  readonly [Kind in E['kind']]: (state: State, event: Extract<E, { kind: Kind }>) => State;
};
