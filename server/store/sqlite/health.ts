import { codeOf, type Said, said } from '../../failure.ts';
import { storeError } from '../store-error.ts';
import { type Trouble, troubleIn } from './trouble.ts';

/** How the file is: whoever cannot be served because of it is told why, and the operator is told once. */
export interface FileHealth {
  /** Refuses whoever wants to write into a damaged file. */
  check(): void;
  /** What to tell whoever met this error. */
  met(error: unknown): unknown;
  /** Something was written. */
  wrote(): void;
  /** Somebody has seen that the file is not what it was. */
  damaged(): void;
  isDamaged(): boolean;
}

interface HealthParts {
  readonly folder: string;
  readonly say: (words: Said) => void;
  /** Called once, when the file is found to be damaged: saves what it can, and says so. */
  readonly rescue: () => void;
}

export const openFileHealth = ({ folder, say, rescue }: HealthParts): FileHealth => {
  let trouble: Trouble | undefined;

  const tell = (found: Trouble, error: unknown): void => {
    if (found === 'damaged') rescue();
    else if (found === 'full') say(said(({ noRoom }) => noRoom(folder)));
    else say(said(({ unwritable }) => unwritable(folder, codeOf(error) ?? String(error))));
  };

  const isNow = (found: Trouble, error?: unknown): void => {
    if (trouble === found || trouble === 'damaged') return;
    trouble = found;
    tell(found, error);
  };

  return {
    check: () => {
      if (trouble === 'damaged') throw storeError('damaged');
    },
    met: (error) => {
      const found = troubleIn(error);
      if (found === undefined) return error;
      isNow(found, error);
      return storeError(found);
    },
    wrote: () => {
      if (trouble === undefined || trouble === 'damaged') return;
      trouble = undefined;
      say(said(({ writesAgain }) => writesAgain(folder)));
    },
    damaged: () => isNow('damaged'),
    isDamaged: () => trouble === 'damaged',
  };
};
