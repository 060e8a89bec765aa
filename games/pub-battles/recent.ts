/** So many answers are remembered; then all are forgotten. */
const FEW = 256;

/**
 * The last answers that were given about things that live long, such as orders and events in a log: what was asked just
 * now is asked again soon, and a log must not keep everything alive that was ever worked out about it.
 */
export const recent = <About extends object, Answer>(): {
  readonly of: (about: About) => Answer | undefined;
  readonly keep: (about: About, answer: Answer) => void;
} => {
  const answers = new Map<About, Answer>();
  return {
    of: (about) => answers.get(about),
    keep: (about, answer) => {
      if (answers.size >= FEW) answers.clear();
      answers.set(about, answer);
    },
  };
};
