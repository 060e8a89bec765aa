/**
 * Ways to keep what has been worked out. What they return holds memory, so it belongs to a reading or to a setting, never to a
 * module: whoever is handed the reading sees what is shared, and nothing outlives it.
 */

/** Worked out when it is first asked for. */
export const once = <Answer>(workOut: () => Answer): (() => Answer) => {
  let answer: { readonly is: Answer } | undefined;
  return () => {
    answer ??= { is: workOut() };
    return answer.is;
  };
};

/** The answer for each thing, worked out once and kept as long as the thing lives. It must depend on the thing alone. */
export const kept = <About extends object, Answer>(
  workOut: (about: About) => Answer,
): ((about: About) => Answer) => {
  const answers = new WeakMap<About, { readonly is: Answer }>();
  // Mostly the same thing is asked about again.
  let last: About | undefined;
  let lastAnswer: { readonly is: Answer } | undefined;
  return (about) => {
    if (last === about && lastAnswer !== undefined) return lastAnswer.is;
    let answer = answers.get(about);
    if (answer === undefined) {
      answer = { is: workOut(about) };
      answers.set(about, answer);
    }
    last = about;
    lastAnswer = answer;
    return answer.is;
  };
};

/** As `kept`, where the answer is asked for by a name or a number. */
export const keptBy = <Key extends string | number, Answer>(
  workOut: (key: Key) => Answer,
): ((key: Key) => Answer) => {
  const answers = new Map<Key, { readonly is: Answer }>();
  return (key) => {
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = { is: workOut(key) };
      answers.set(key, answer);
    }
    return answer.is;
  };
};
