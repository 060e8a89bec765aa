import { setImmediate as nextTurn } from 'node:timers/promises';

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

const LARGEST_GROUP = 500;

/**
 * Makes one commit of all that is asked while another is under way: a sync to disk costs the same for one order or a
 * hundred. Each is answered after the commit that holds it.
 */
export const groupCommits = <Ask, Answer>(
  commit: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
): ((ask: Ask) => Promise<Answer>) => {
  const waiting: Waiting<Ask, Answer>[] = [];
  let busy = false;

  const commitGroup = async (group: readonly Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const answers = await commit(group.map(({ ask }) => ask));
      group.forEach(({ resolve }, i) => {
        resolve(answers[i] as Answer);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  const drain = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      // Whatever has arrived on the network by now joins this group.
      await nextTurn();
      await commitGroup(waiting.splice(0, LARGEST_GROUP));
    }
    busy = false;
  };

  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      if (!busy) void drain();
    });
};
