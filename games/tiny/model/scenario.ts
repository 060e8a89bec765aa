import type { ByLanguage, Side } from '@grognard/engine';
import type { Cell, Posture } from './vocabulary.ts';

export interface ScenarioPiece {
  readonly name: string;
  readonly side: Side;
  readonly at: Cell;
  readonly strength: number;
  readonly command?: string | undefined;
  readonly posture?: Posture | undefined;
  readonly lost?: true | undefined;
}

export interface Scenario {
  readonly id: string;
  readonly title: ByLanguage<string>;
  readonly minutes: number;
  readonly width: number;
  readonly height: number;
  readonly turns: number;
  readonly marsh: readonly Cell[];
  readonly walls?: readonly Cell[] | undefined;
  readonly pieces: readonly ScenarioPiece[];
  readonly turn?: number | undefined;
  /** The seat that posts now, by name; left out, all plan. */
  readonly posting?: string | undefined;
  /** What each side has seen, in the order of first sighting; left out, what stands in sight. */
  readonly known?: Readonly<Record<Side, readonly KnownPiece[]>> | undefined;
}

/** A sighting in names. */
interface KnownPiece {
  readonly piece: string;
  readonly at: Cell;
  readonly turn: number;
  readonly strength?: number | undefined;
  readonly posture?: Posture | undefined;
  readonly lost?: true | undefined;
}

/** How many pieces each side has is no secret; which and where is. */
export interface PublicScenario {
  readonly width: number;
  readonly height: number;
  readonly turns: number;
  readonly marsh: readonly Cell[];
  readonly walls?: readonly Cell[];
  readonly counts: Readonly<Record<Side, number>>;
  readonly commands: Readonly<Record<Side, readonly string[]>>;
}
