import type { News } from './store.ts';

/** Who wants to hear that a game has grown. */
export interface Listeners {
  readonly add: (listener: (news: News) => void) => () => void;
  readonly tell: (news: News) => void;
}

export const createListeners = (): Listeners => {
  const listeners = new Set<(news: News) => void>();
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
