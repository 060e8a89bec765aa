import { type Refusal, refuse } from '@grognard/engine';
import type { Task, TaskKind } from '../../tasks.ts';
import type { Glance } from '../planning/glance.ts';

const FRONT: ReadonlySet<TaskKind> = new Set(['change', 'turn', 'reform', 'reorganise', 'deploy'] as const);

/** LA-M3.3-9: whoever follows keeps his formation and his front. */
export const boundByFollowing = ({ part, unit }: Glance, task: Task): readonly Refusal[] =>
  part.follow !== undefined && FRONT.has(task.do)
    ? [refuse('LA-M3.3-9', 'follow-keeps-front', { unit: unit.id })]
    : [];
