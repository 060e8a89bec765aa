import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadsScript } from './served.ts';

/** What was thought about, as the threads of a server noted it. */
interface Thought {
  readonly what: 'begins' | 'ends';
  /** The server that thought. */
  readonly by: string;
  /** How many seats its table has. */
  readonly seats: number;
  readonly seat: string;
  readonly decision: string;
}

export interface Thoughts {
  /** The script of a server whose thoughts are noted under its name. */
  readonly scriptOf: (by: string) => Promise<string>;
  /** Holds up whatever a server thinks about; returns how to let it go on. */
  readonly holdUp: (by: string) => () => void;
  readonly noted: (what?: Thought['what']) => readonly Thought[];
}

/** Generals of servers that keep their notes in a folder. */
export const thoughtsIn = (folder: string): Thoughts => {
  const notes = join(folder, 'thoughts');
  const holdOf = (by: string): string => join(folder, `hold-${by}`);
  return {
    scriptOf: async (by) => {
      const script = join(folder, `${by}.mjs`);
      writeFileSync(
        script,
        `import { appendFileSync, existsSync } from 'node:fs';
         import think from ${JSON.stringify(await threadsScript())};
         const note = (what, { seats, seat, decision }) =>
           appendFileSync(${JSON.stringify(notes)}, JSON.stringify(
             { what, by: ${JSON.stringify(by)}, seats: seats.length, seat: seat.side, decision: decision.id }) + '\\n');
         export default async (task) => {
           note('begins', task);
           while (existsSync(${JSON.stringify(holdOf(by))})) await new Promise((go) => setTimeout(go, 5));
           const order = await think(task);
           note('ends', task);
           return order;
         };`,
      );
      return script;
    },
    holdUp: (by) => {
      writeFileSync(holdOf(by), '');
      return () => rmSync(holdOf(by));
    },
    noted: (what) =>
      (existsSync(notes) ? readFileSync(notes, 'utf8') : '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Thought => JSON.parse(line))
        .filter((thought) => what === undefined || thought.what === what),
  };
};

/** Each decision that was thought about, with how often. */
export const timesOf = (thoughts: readonly Thought[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { seat, decision } of thoughts) {
    const name = `${seat} ${decision}`;
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
};
