import { setImmediate as nextTurn } from 'node:timers/promises';
import { oneAtATime } from '../../../taking-turns.ts';
import type { Beside, LogRow } from '../beside.ts';
import type { Daybook } from './daybook.ts';
import { rowsOf } from './record.ts';

/** Brings what has been noted in the daybook into the table of entries. */
export interface Filing {
  /** Notes rows: they are on the disk when it resolves. One at a time. */
  note(rows: readonly LogRow[]): Promise<void>;
  /** Whether something of a game, or of any, is noted and not filed yet. */
  has(game?: string): boolean;
  /** Until all that has been noted by now, of a game or of any, is filed. */
  filed(game?: string): Promise<void>;
  /** Until what is written beside is done nobody else may write: this thread would stand still for it. */
  free(): Promise<void>;
  /** False as long as what was noted could not be filed. */
  isWell(): boolean;
  close(): Promise<void>;
}

/** A leaf that is longer is turned. */
const LEAF = 1024 * 1024;
/** What nobody asks for lies this long on its leaf, in milliseconds. */
const LINGER = 1_000;
/** As much is written at once, in bytes. */
const SLICE = 256 * 1024;

/** What stands on a leaf. Records are kept as they are written: so many rows by themselves would be a burden to the memory's sweeper. */
interface Pile {
  readonly records: Buffer[];
  readonly games: Set<string>;
}

const emptyPile = (): Pile => ({ records: [], games: new Set() });

const isIn = ({ records, games }: Pile, game?: string): boolean =>
  game === undefined ? records.length > 0 : games.has(game);

function* slicesOf(records: readonly Buffer[]): Generator<readonly LogRow[]> {
  let [slice, length]: [LogRow[], number] = [[], 0];
  for (const record of records) {
    slice.push(...rowsOf(record));
    length += record.length;
    if (length < SLICE) continue;
    yield slice;
    [slice, length] = [[], 0];
  }
  if (slice.length > 0) yield slice;
}

/** `settled`: when all that has been written to the table is on the disk. */
export const openFiling = (daybook: Daybook, beside: Beside, settled: () => Promise<void>): Filing => {
  /** What stands on the open leaf, and on the other one. */
  let [noted, turned] = [emptyPile(), emptyPile()];
  let filing: Promise<void> | undefined;
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isWell = true;
  /** The daybook is in one hand at a time: no leaf is turned while somebody writes on it. */
  const inHand = oneAtATime();

  const has = (game?: string): boolean => isIn(noted, game) || isIn(turned, game);

  const writeSlice = async (rows: readonly LogRow[]): Promise<void> => {
    const written = beside.write(rows);
    const over = (): void => {
      writing = undefined;
    };
    writing = written.then(over, over);
    await written;
  };

  const fileTurned = async (): Promise<void> => {
    for (const rows of slicesOf(turned.records)) {
      await writeSlice(rows);
      // Whoever waits to write goes first.
      await nextTurn();
    }
    await settled();
    await daybook.strike();
    turned = emptyPile();
  };

  const turn = (): void => {
    [noted, turned] = [turned, noted];
    daybook.turn();
    clearTimeout(timer);
    timer = undefined;
  };

  /** Files the leaf that was turned before, or the open one. */
  const file = (): Promise<void> => {
    const work = async (): Promise<void> => {
      if (turned.records.length === 0) await inHand(turn);
      await fileTurned();
    };
    const over = (well: boolean) => (): void => {
      filing = undefined;
      isWell = well;
      if (has()) fileSoon();
    };
    if (filing === undefined) {
      filing = work();
      filing.then(over(true), over(false));
    }
    return filing;
  };

  const fileSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // Whoever needs it asks again, and is told.
      file().catch(() => {});
    }, LINGER).unref();
  };

  /** A full leaf is turned, once the other has been filed; what then stands on it is filed while we go on. */
  const makeRoom = async (): Promise<void> => {
    while (daybook.length() >= LEAF) {
      const isOtherFree = turned.records.length === 0;
      const filed = file();
      if (!isOtherFree) await filed;
      else {
        filed.catch(() => {});
        await inHand(() => {});
      }
    }
  };

  const noteNow = async (rows: readonly LogRow[]): Promise<void> => {
    const record = await daybook.note(rows);
    noted.records.push(record);
    for (const { game } of rows) noted.games.add(game);
    fileSoon();
  };

  return {
    note: async (rows) => {
      await makeRoom();
      await inHand(() => noteNow(rows));
    },
    has,
    filed: async (game) => {
      // What is being filed already may not be all of it.
      for (let pass = 0; pass < 2 && has(game); pass += 1) await file();
    },
    free: async () => {
      while (writing !== undefined) await writing;
    },
    isWell: () => isWell,
    close: async () => {
      while (has()) await file();
      clearTimeout(timer);
    },
  };
};
