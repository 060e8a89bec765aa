import type { Unit } from '../../units.ts';

const units: Readonly<Record<Unit, string>> = { minutes: 'min', hours: 'h', days: 'd' };

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);

/** What the operator of a server is told about it. */
export const operating = {
  columns: {
    table: 'table',
    game: 'game',
    scenario: 'scenario',
    state: 'state',
    touched: 'touched',
    entries: 'entries',
    size: 'size',
    expires: 'goes on',
  },
  states: {
    finished: 'finished',
    'in-play': 'in play',
    'never-begun': 'never begun',
    'generals-alone': 'generals alone',
    broken: 'cannot be laid',
  },
  ago: (count: number, unit: Unit) => `${count} ${units[unit]} ago`,
  noTables: 'There are no such tables.',
  total: (count: number, size: string) => `${tables(count)}, ${size}`,
  looked: {
    step: (done: number, _total: number, seconds: number) => `tables: ${done}, ${seconds.toFixed(0)} s`,
    end: (seconds: number) => `tables: ${seconds.toFixed(1)} s`,
  },
  facts: {
    setUp: 'set up',
    seat: 'seat',
    general: (name: string) => `general (${name})`,
    link: 'by link',
    hotSeat: 'at one screen',
    nobody: 'nobody has given a name yet',
  },
  wouldClear: (count: number, size: string) =>
    `${tables(count)}, ${size}, would be cleared away for good. Nothing was done: add --yes to do it.`,
  cleared: (table: string) => `${table}: cleared away.`,
  clearedInto: (table: string, file: string) => `${table}: cleared away; its log is in ${file}.`,
  wasGone: (table: string) => `${table}: was gone already.`,
  clearedAll: (count: number, size: string) => `${tables(count)} cleared away, ${size}.`,
  handedBack: (table: string, seat: string) =>
    `The seat ${seat} at ${table} has a new key, told this once; the old one opens nothing any more. Send the player this link:`,
  linkElsewhere:
    'If players reach the server by another address, put it before #seat= (or give it with --url).',
  holds: (games: number, entries: number, size: string) =>
    `it opens and is whole: ${tables(games)}, ${entries} entries, ${size}.`,
  doctor: {
    parts: {
      settings: 'Settings',
      store: 'Store',
      database: 'Database',
      clock: 'Clock',
      backups: 'Backups',
      proxy: 'Proxy',
    },
    levels: { good: 'ok', warning: 'warning', fault: 'FAULT' },
    takesTime: 'The public address is listened to for some 20 seconds.',
    total: (faults: number, warnings: number) =>
      `${faults === 1 ? '1 fault' : `${faults} faults`}, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`,
  },
};

export type OperatingWords = typeof operating;
