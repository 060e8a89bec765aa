import type { Side } from '@grognard/engine';
import type { HexBoard } from '@grognard/field/hex';
import type { Memory } from './memory.ts';
import type { Scenario } from './scenario.ts';
import type { switches } from './switches.ts';

import type { Ground, SideKind } from './vocabulary.ts';

/** What everybody may know of a scenario: all but the hidden traps, which come in at the opening. */
export type PublicScenario = Scenario;

type Given = (typeof switches)[number];

/** Every switch with the values it can have. */
export type SwitchSet = {
  readonly [Name in Given['name']]: Extract<Given, { name: Name }>['values'][number];
};

/** The map made ready for questions; hexes and sides by number. */
export interface Terrain {
  readonly board: HexBoard;
  readonly ground: readonly Ground[];
  readonly altitude: Int8Array;
  readonly flammable: Uint8Array;
  /** `sides[hex * 6 + side]`, the same from both hexes. */
  readonly sides: readonly SideKind[];
}

/** What never changes and is no secret. */
export interface Setting {
  readonly source: PublicScenario;
  readonly terrain: Terrain;
  readonly sides: readonly Side[];
  readonly switches: SwitchSet;
  /** It holds nothing but what follows from what it is asked about, so that a setting may be shared by all. */
  readonly memory: Memory;
}

export const enemyOf = ({ sides }: Pick<Setting, 'sides'>, side: Side): Side =>
  sides.find((each) => each !== side) ?? side;
