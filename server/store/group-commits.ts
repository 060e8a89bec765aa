import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Commit } from './store.ts';

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

const LARGEST_GROUP = 500;

/**
 * Makes one commit of all that is asked while another is under way: a sync to disk costs the same for one order or a
 * hundred. Each is answered after the commit that holds it. `committed`: hears of each that went well.
 */
export const groupCommits = <Ask, Answer>(
  commit: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
  committed: (commit: Commit) => void = () => {},
): ((ask: Ask) => Promise<Answer>) => {
  const waiting: Waiting<Ask, Answer>[] = [];
  let busy = false;

  const commitGroup = async (group: readonly Waiting<Ask, Answer>[]): Promise<readonly Answer[]> => {
    const began = performance.now();
    const answers = await commit(group.map(({ ask }) => ask));
    committed({ appends: group.length, seconds: (performance.now() - began) / 1000 });
    return answers;
  };

  const drain = async (): Promise<void> => {
    // Whatever has arrived on the network by now joins the first group.
    await nextTurn();
    let group = waiting.splice(0, LARGEST_GROUP);
    let committing = commitGroup(group);
    while (group.length > 0) {
      const settled = await committing.then(
        (answers) => ({ answers }),
        (error: unknown) => ({ error }),
      );
      const before = group;
      // The next is on its way before the last is answered.
      group = waiting.splice(0, LARGEST_GROUP);
      if (group.length > 0) committing = commitGroup(group);
      else busy = false;
      before.forEach(({ resolve, reject }, i) => {
        if ('error' in settled) reject(settled.error);
        else resolve(settled.answers[i] as Answer);
      });
    }
  };

  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      if (busy) return;
      busy = true;
      void drain();
    });
};
