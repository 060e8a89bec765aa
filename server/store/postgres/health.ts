import { type Said, said } from '../../failure.ts';
import { storeError } from '../store-error.ts';
import { isHeld, reasonOf, type Trouble, troubleIn } from './trouble.ts';

/** How PostgreSQL is: whoever cannot be served because of it is told why, and the operator is told once. */
export interface DatabaseHealth {
  /**
   * Called when something is asked; returns what to tell whoever met an error over it. An error of what was asked before all was
   * seen to be well is no news to the operator.
   */
  asking(): (error: unknown) => unknown;
  /** It was seen that orders can be kept. */
  well(): void;
  isTroubled(): boolean;
}

/** `place`: where the games are, for people. */
export const openDatabaseHealth = (place: string, say: (words: Said) => void): DatabaseHealth => {
  let trouble: Trouble | undefined;
  let timesWell = 0;

  const tell = (found: Trouble, error: unknown): void => {
    if (found === 'full') say(said(({ noRoom }) => noRoom(place)));
    else if (found === 'unwritable') say(said(({ unwritable }) => unwritable(place, reasonOf(error))));
    else say(said(({ outOfReach }) => outOfReach(place, reasonOf(error))));
  };

  const isNow = (found: Trouble, error: unknown): void => {
    if (trouble !== found) tell(found, error);
    trouble = found;
  };

  return {
    asking: () => {
      const before = timesWell;
      return (error) => {
        if (isHeld(error)) return storeError('unwritable');
        const found = troubleIn(error);
        if (found === undefined) return error;
        if (timesWell === before) isNow(found, error);
        return storeError(found);
      };
    },
    well: () => {
      timesWell += 1;
      if (trouble === undefined) return;
      trouble = undefined;
      say(said(({ writesAgain }) => writesAgain(place)));
    },
    isTroubled: () => trouble !== undefined,
  };
};
