import type { General } from './general.ts';
import { randomGeneral } from './random.ts';

/** Every computer player by name. */
const staff: Readonly<Record<string, General>> = { random: randomGeneral };

export const generalNames: readonly string[] = Object.keys(staff);

export const generalNamed = (name: string): General | undefined =>
  Object.hasOwn(staff, name) ? staff[name] : undefined;
