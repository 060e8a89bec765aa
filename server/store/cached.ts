/** Anybody may ask as often as he likes: the store is asked once in so many milliseconds. */
const GOOD_FOR = 1000;

/** Asks again only when the last answer has grown old. */
export const cached = <T>(ask: () => Promise<T>, goodFor = GOOD_FOR): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  const forgetIn = (wait: number) => (): void => {
    setTimeout(() => {
      asked = undefined;
    }, wait).unref();
  };
  return () => {
    if (asked === undefined) {
      asked = ask();
      asked.then(forgetIn(goodFor), forgetIn(GOOD_FOR));
    }
    return asked;
  };
};
