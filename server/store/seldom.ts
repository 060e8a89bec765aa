/** Anybody may ask as often as he likes: the store is asked once in so many milliseconds. */
const GOOD_FOR = 1000;

/** Asks again only when the last answer has grown old. */
export const askedSeldom = (ask: () => Promise<boolean>): (() => Promise<boolean>) => {
  let asked: Promise<boolean> | undefined;
  const forgetLater = (): void => {
    setTimeout(() => {
      asked = undefined;
    }, GOOD_FOR).unref();
  };
  return () => {
    if (asked === undefined) {
      asked = ask();
      asked.then(forgetLater, forgetLater);
    }
    return asked;
  };
};
