import { createInterface } from 'node:readline';

/** How a long answer is read: in one go, or step by step. */
export interface Pager {
  /** Whether the reader wants more. */
  goOn(): Promise<boolean>;
  end(): void;
}

export const unpaged: Pager = { goOn: async () => true, end: () => {} };

/** Each Enter asks for one more; `q`, or the end of the input, for no more. */
export const stepByStep = (): Pager => {
  const keyboard = createInterface({ input: process.stdin });
  const lines = keyboard[Symbol.asyncIterator]();
  return {
    goOn: async () => {
      const { value, done } = await lines.next();
      return done !== true && value.trim() !== 'q';
    },
    end: () => keyboard.close(),
  };
};
