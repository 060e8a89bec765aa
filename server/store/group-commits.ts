import { setImmediate as nextTurn } from 'node:timers/promises';

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** A group that has been written. */
interface Committed<Answer> {
  readonly answers: readonly Answer[];
  /** When it will last, where that takes longer than to write it; nobody is answered before. */
  readonly lasting?: Promise<void>;
}

const LARGEST_GROUP = 500;

/**
 * Makes one commit of all that is asked while another is under way: a sync to disk costs the same for one order or a
 * hundred. Each is answered after the commit that holds it; the next group is written while the last one goes to disk.
 */
export const groupCommits = <Ask, Answer>(
  commit: (asks: readonly Ask[]) => Promise<Committed<Answer>>,
): ((ask: Ask) => Promise<Answer>) => {
  const waiting: Waiting<Ask, Answer>[] = [];
  let busy = false;

  const answer = async (
    group: readonly Waiting<Ask, Answer>[],
    { answers, lasting }: Committed<Answer>,
  ): Promise<void> => {
    await lasting;
    group.forEach(({ resolve }, i) => {
      resolve(answers[i] as Answer);
    });
  };

  const commitGroup = async (group: readonly Waiting<Ask, Answer>[]): Promise<void> => {
    const fail = (error: unknown): void => {
      for (const { reject } of group) reject(error);
    };
    try {
      void answer(group, await commit(group.map(({ ask }) => ask))).catch(fail);
    } catch (error) {
      fail(error);
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
