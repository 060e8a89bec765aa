import { fire } from './fr/fire.ts';
import { held } from './fr/held.ts';
import { playback } from './fr/playback.ts';
import { sight } from './fr/sight.ts';
import { slip } from './fr/slip.ts';
import { table } from './fr/table.ts';
import { tasks } from './fr/tasks.ts';
import { troops } from './fr/troops.ts';
import { windows } from './fr/windows.ts';
import type { BoardWords } from './words.ts';

export const fr: BoardWords = {
  ...table,
  ...troops,
  ...tasks,
  ...fire,
  ...held,
  ...sight,
  ...slip,
  ...windows,
  ...playback,
};
