import type { Formation, Task } from '@grognard/les-aigles/for-page';

/** How a formation is drawn: in close order, all around, loosely, or as guns on their wheels or at work. */
type Look = 'close' | 'square' | 'loose' | 'limbered' | 'in battery';

export const looks: Readonly<Record<Formation, Look>> = {
  line: 'close',
  'double line': 'close',
  'march column': 'close',
  'section column': 'close',
  'division column': 'close',
  square: 'square',
  'full square': 'square',
  skirmish: 'loose',
  echelon: 'close',
  chequer: 'close',
  limbered: 'limbered',
  'in battery': 'in battery',
};

/** Whether a task leaves a part looking otherwise than before, so that its plan shows it again without a march. */
export const reshapes: Readonly<Record<Task['do'], boolean>> = {
  stand: false,
  wait: false,
  march: false,
  change: true,
  turn: true,
  deploy: false,
  rejoin: false,
  reorganise: false,
  reform: true,
  limber: true,
  unlimber: true,
  drag: false,
  charge: false,
  evade: false,
  work: false,
  shell: false,
  widen: false,
  bend: false,
  reman: false,
  enter: false,
  relieve: false,
  post: false,
  leave: false,
  extend: false,
};
