/** What a hand may say of a task besides what it is: by which end, to which hand, where along, how many. */
import type { BarredSquadrons, EnterTask, Onward, Post, WorkTask } from './tasks.ts';
import type { Anchor, Hand, Unfolding } from './vocabulary.ts';

export interface Manner {
  readonly anchor?: Anchor;
  readonly unfold?: Unfolding;
  readonly heading?: number;
  readonly barred?: BarredSquadrons;
  readonly onward?: Onward;
  readonly road?: true;
  readonly relieved?: true;
  readonly companies?: readonly number[];
  readonly posts?: readonly Post[];
  readonly fold?: NonNullable<EnterTask['fold']>;
  readonly figures?: number;
  readonly at?: number;
  readonly length?: number;
  readonly way?: NonNullable<WorkTask['way']>;
  readonly width?: number;
  /** Of a rally: by which end it passes friends, and whether only the squadrons go that fight. */
  readonly pass?: Hand;
  readonly engagedOnly?: true;
}
