import type { Decision, Player, Seat, SwitchValues } from '@grognard/engine';

/** What a general is given to choose by, as data: its seat's view, and nothing that the seat does not know. */
export interface ThinkTask {
  readonly game: string;
  /** The same for the same ground and switches, so that a worker prepares them once. */
  readonly settingKey: string;
  readonly publicScenario: object;
  readonly switches: SwitchValues;
  readonly seats: readonly Seat[];
  readonly view: object;
  readonly seat: Player;
  readonly decision: Decision;
  /** Without a name: the first order on offer. */
  readonly general?: string;
}
