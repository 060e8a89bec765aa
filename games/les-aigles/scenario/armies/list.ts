import type { ByLanguage } from '@grognard/engine';
import type { Attitude, Formation, Nation, OfficerLevel, OfficerRank } from '../../model/vocabulary.ts';

/** An army as a player writes it down: who comes, not where they stand. */
export interface ArmyList {
  readonly nation: Nation;
  readonly name?: ByLanguage<string>;
  /** What it may cost in points. */
  readonly budget?: number;
  readonly units: readonly ArmyUnit[];
  readonly batteries?: readonly ArmyBattery[];
  readonly officers?: readonly ArmyOfficer[];
}

interface Listed {
  readonly id: string;
  readonly name?: ByLanguage<string>;
  readonly command?: string;
}

interface Ordered {
  readonly formation?: Formation;
  readonly attitude?: Attitude;
}

/** A battalion or a regiment. */
export interface ArmyUnit extends Listed, Ordered {
  /** From the left of the line to its right; so many alike are written once. */
  readonly companies: readonly {
    readonly troop: string;
    readonly figures: number;
    readonly times?: number;
  }[];
  /** Pooled companies: the battalions that gave them, one company each. */
  readonly from?: readonly string[];
}

interface ArmyBattery extends Listed, Ordered {
  readonly troop: string;
  /** As many as its table has, unless it is said. */
  readonly gunners?: number;
}

export interface ArmyOfficer extends Listed {
  readonly rank: OfficerRank;
  /** Whom a general commands: a division, unless it is said. */
  readonly level?: OfficerLevel;
  /** What his level usually has, unless it is said. */
  readonly charisma?: number;
  readonly authority?: number;
  /** Of an aide: whose orders he carries. */
  readonly general?: string;
}
