import type { Refusal } from '@grognard/engine';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import type { Task } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';

/** A part as its owner sees it when a task is to begin: what the tasks before it will have made of it, if all goes well. */
export interface Glance {
  readonly setting: Setting;
  readonly view: View;
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  /** How many quarters of the half period are left when the task begins; nought if it begins after it. */
  readonly quarters: number;
}

/** What a task will come to, if nothing comes between. */
export interface Foreseen {
  readonly part: Part;
  /** Whole quarters that it takes. */
  readonly takes: number;
}

/** A room's rules about one kind of task: what stands against it, from the view alone, and what it will come to. */
export interface TaskRule<Kind extends Task['do']> {
  judge(glance: Glance, task: Extract<Task, { do: Kind }>): readonly Refusal[];
  foresee(glance: Glance, task: Extract<Task, { do: Kind }>): Foreseen;
}
