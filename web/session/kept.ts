import type { ByLanguage, SeatKey } from '@grognard/engine';

/** A table that this device has a seat at. */
export interface KeptTable {
  readonly table: string;
  readonly game: string;
  readonly title: ByLanguage<string>;
  readonly at: number;
  readonly keys: readonly SeatKey[];
  /** Only on the device that set the table up. */
  readonly owner?: string;
  /** Keys of seats that somebody else is to take, until their link has been passed on. */
  readonly links?: readonly SeatKey[];
}

const KEY = 'grognard.tables';

const isTable = (value: unknown): value is KeptTable =>
  typeof value === 'object' &&
  value !== null &&
  'table' in value &&
  'keys' in value &&
  Array.isArray(value.keys);

/** A browser may forbid a page to keep anything: then the tables last as long as the page. */
let inMemory: readonly KeptTable[] = [];

export const keptTables = (): readonly KeptTable[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter(isTable) : [];
  } catch {
    return inMemory;
  }
};

const write = (tables: readonly KeptTable[]): void => {
  inMemory = tables;
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // It stays in memory.
  }
};

export const keepTable = (table: KeptTable): void =>
  write([table, ...keptTables().filter((each) => each.table !== table.table)]);

export const forgetTable = (id: string): void => write(keptTables().filter(({ table }) => table !== id));

export const keptTable = (id: string): KeptTable | undefined =>
  keptTables().find(({ table }) => table === id);

/** What a player is called on this device. */
const NAME = 'grognard.name';

export const keptName = (): string => {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
};

export const keepName = (name: string): void => {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // He will be asked again.
  }
};
