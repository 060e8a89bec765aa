import type { News } from './store.ts';

/** Who wants to hear something: as a rule, that a game has grown. */
export interface Listeners<T = News> {
  readonly add: (listener: (news: T) => void) => () => void;
  readonly tell: (news: T) => void;
}

export const createListeners = <T = News>(): Listeners<T> => {
  const listeners = new Set<(news: T) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (news) => {
      for (const listener of listeners) listener(news);
    },
  };
};
