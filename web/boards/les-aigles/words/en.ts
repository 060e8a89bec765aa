import { fire } from './en/fire.ts';
import { held } from './en/held.ts';
import { playback } from './en/playback.ts';
import { sight } from './en/sight.ts';
import { slip } from './en/slip.ts';
import { table } from './en/table.ts';
import { tasks } from './en/tasks.ts';
import { troops } from './en/troops.ts';
import { windows } from './en/windows.ts';
import type { BoardWords } from './words.ts';

export const en: BoardWords = {
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
