/**
 * The last few answers about things that follow each other, such as the states of a battle: found by looking through
 * them, and soon replaced by others.
 */
export const lately = <About extends object, Answer>(
  count: number,
): {
  readonly of: (about: About) => Answer | undefined;
  readonly keep: (about: About, answer: Answer) => void;
} => {
  const asked: (About | undefined)[] = new Array(count).fill(undefined);
  const answers: (Answer | undefined)[] = new Array(count).fill(undefined);
  let oldest = 0;
  return {
    of: (about) => {
      // From the latest back, for what was asked just now is asked again.
      for (let place = oldest - 1; place >= 0; place -= 1) if (asked[place] === about) return answers[place];
      for (let place = count - 1; place >= oldest; place -= 1)
        if (asked[place] === about) return answers[place];
      return undefined;
    },
    keep: (about, answer) => {
      asked[oldest] = about;
      answers[oldest] = answer;
      oldest = (oldest + 1) % count;
    },
  };
};

/** So many answers are remembered: there are seldom more orders or events at a time. */
const FEW = 32;

/**
 * The last answers that were given about things that live long, such as orders and events in a log: what was asked just
 * now is asked again soon, and a log must not keep everything alive that was ever worked out about it. To look through
 * them takes less time than to enter each of them into a map.
 */
export const recent = <About extends object, Answer>(): ReturnType<typeof lately<About, Answer>> =>
  lately(FEW);
