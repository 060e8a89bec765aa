import type { ByLanguage, Side } from '@grognard/engine';
import type { Measures } from './measures.ts';
import type { Memory } from './memory.ts';
import type { Scenario } from './scenario.ts';
import type { switches } from './switches.ts';
import type { Terrain } from './terrain.ts';
import type { PieceKind } from './vocabulary.ts';

type Given = (typeof switches)[number];

/** Every switch with the values it can have. */
export type SwitchSet = {
  readonly [Name in Given['name']]: Extract<Given, { name: Name }>['values'][number];
};

export interface Exit {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly road?: string;
}

interface SideFacts {
  readonly id: Side;
  readonly communications: readonly string[];
}

export interface Hour {
  readonly day: number;
  readonly turn: number;
}

/** A formation as the scenario book prints it. */
export interface RosterEntry {
  readonly id: string;
  readonly rating: number;
  readonly chit: boolean;
  /** What it is made of, staff included; which block is which is its owner's secret. Empty where all of it is. */
  readonly kinds: readonly PieceKind[];
  /** What it may be given besides in a free game: PB-R235. */
  readonly spares?: readonly PieceKind[];
  /** Its reinforcements, where the orders of battle are open: when, by which way and what. */
  readonly due?: readonly (Hour & { readonly exit: string; readonly kinds: readonly PieceKind[] })[];
}

/** What the scenario calls something; troops are quoted, for their name may be a plural or a whole title. */
export interface Name extends ByLanguage<string> {
  readonly troops?: true;
}

export type Names = Readonly<Record<string, Name>>;

/** The orders of battle, by side. */
export type Roster = Readonly<Record<Side, readonly RosterEntry[]>>;

/** What never changes and is no secret. */
export interface Setting {
  /** What was worked out of the setting, and of pieces and states by their identity. */
  readonly memory: Memory;
  /** What the scenario says in public, as it stands in its file. */
  readonly source: Omit<Scenario, 'pieces' | 'now'>;
  readonly terrain: Terrain;
  readonly measures: Measures;
  readonly sides: readonly SideFacts[];
  readonly exits: readonly Exit[];
  readonly roster: Roster;
  /** What the scenario calls pieces, formations, sides and exits, by id. */
  readonly names?: Names;
  readonly choosesCombats: Side;
  readonly first: Hour;
  readonly last: Hour;
  readonly switches: SwitchSet;
}

export const enemyOf = ({ sides }: Pick<Setting, 'sides'>, side: Side): Side =>
  sides.find(({ id }) => id !== side)?.id ?? side;
