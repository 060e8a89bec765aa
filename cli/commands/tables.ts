import { join, resolve } from 'node:path';
import { sizeTold } from '@grognard/engine';
import type { TableAdmin, TableState, TableStatus } from '@grognard/server';
import { type Command, common, readArguments, wordsFor } from '../command.ts';
import { BadInput, DONE, REFUSED } from '../failure.ts';
import { spoken } from '../operating/failure-words.ts';
import { factsOf, listing } from '../operating/table-listing.ts';
import { progressOf } from '../progress.ts';
import { type CommandSettings, settingOptions, settingsFrom } from '../settings.ts';
import type { Streams } from '../streams.ts';
import { sizeOf, spanOf } from '../units.ts';
import type { Voice } from '../words/voice.ts';

const VERBS = ['list', 'show', 'clear', 'hand-back'] as const;

const STATES = [
  'finished',
  'in-play',
  'never-begun',
  'generals-alone',
  'broken',
] as const satisfies readonly TableState[];

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;

const options = {
  ...common,
  ...settingOptions,
  'older-than': text,
  'larger-than': text,
  finished: flag,
  'in-play': flag,
  'never-begun': flag,
  'generals-alone': flag,
  broken: flag,
  into: text,
  yes: flag,
  url: text,
};

type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** What a command was given, once all of it has been read. */
interface Given {
  readonly values: Values;
  readonly rest: readonly string[];
  readonly filter: Filter;
}

/** The tables that it works on. */
interface Work {
  readonly admin: TableAdmin;
  readonly settings: CommandSettings;
  readonly streams: Streams;
  readonly voice: Voice;
}

interface Filter {
  readonly isGiven: boolean;
  readonly holds: (status: TableStatus) => boolean;
}

const filterOf = (values: Values): Filter => {
  const { 'older-than': older, 'larger-than': larger } = values;
  const age = older === undefined ? undefined : spanOf('older-than', older);
  const size = larger === undefined ? undefined : sizeOf('larger-than', larger);
  const states = STATES.filter((state) => values[state] === true);
  const now = Date.now();
  return {
    isGiven: age !== undefined || size !== undefined || states.length > 0,
    holds: ({ touched, bytes, state }) =>
      (age === undefined || now - touched > age) &&
      (size === undefined || bytes > size) &&
      (states.length === 0 || states.some((each) => each === state)),
  };
};

const chosen = async (
  { admin, streams, voice }: Work,
  { holds }: Filter,
): Promise<readonly TableStatus[]> => {
  const progress = progressOf(streams, voice.words.operating.looked, 0, false);
  const found: TableStatus[] = [];
  let looked = 0;
  for await (const status of admin.list()) {
    if (holds(status)) found.push(status);
    looked += 1;
    progress.step(looked);
  }
  progress.end();
  return found;
};

const weightOf = (standings: readonly TableStatus[], { language }: Voice): string =>
  sizeTold(
    standings.reduce((sum, { bytes }) => sum + bytes, 0),
    language,
  );

/** Reads its words before anything is opened. */
type Verb = (given: Given) => (work: Work) => Promise<number>;

const list: Verb = ({ values, rest, filter }) => {
  wordsFor(rest, []);
  return async (work) => {
    const { streams, voice } = work;
    const found = await chosen(work, filter);
    if (values.json === true) for (const each of found) streams.out(JSON.stringify(each));
    else for (const line of listing(found, voice)) streams.out(line);
    return DONE;
  };
};

const namedBy = async (admin: TableAdmin, table: string): Promise<TableStatus> => {
  const status = await admin.show(table);
  if (status !== undefined) return status;
  const { PlainFailure } = await import('@grognard/server');
  throw new PlainFailure(({ noTable }) => noTable(table));
};

const show: Verb = ({ values, rest }) => {
  const { TABLE: table } = wordsFor(rest, ['TABLE']);
  return async ({ admin, streams, voice }) => {
    const status = await namedBy(admin, table);
    if (values.json === true) streams.out(JSON.stringify(status));
    else for (const line of factsOf(status, voice)) streams.out(line);
    return DONE;
  };
};

/** Those that were named, if they fit the filters as well; else all that fit. */
const toClear = async ({ rest, filter }: Given, work: Work): Promise<readonly TableStatus[]> => {
  if (rest.length === 0) return chosen(work, filter);
  const named = await Promise.all(rest.map((table) => namedBy(work.admin, table)));
  return named.filter(filter.holds);
};

const clearAll = async (
  going: readonly TableStatus[],
  into: string | undefined,
  { admin, streams, voice }: Work,
): Promise<number> => {
  const { operating: words } = voice.words;
  const gone: TableStatus[] = [];
  for (const each of going) {
    const { table } = each;
    const done = await admin.clear(table, into);
    if (done) gone.push(each);
    const told =
      into === undefined ? words.cleared(table) : words.clearedInto(table, join(into, `${table}.jsonl`));
    streams.out(done ? told : words.wasGone(table));
  }
  streams.out(words.clearedAll(gone.length, weightOf(gone, voice)));
  return gone.length === going.length ? DONE : REFUSED;
};

const clear: Verb = (given) => {
  const { values, rest, filter } = given;
  if (rest.length === 0 && !filter.isGiven) throw new BadInput(({ faults }) => faults.whichTables);
  // A server that is open may stand in another folder.
  const into = values.into === undefined ? undefined : resolve(values.into);
  return async (work) => {
    const { streams, voice } = work;
    const going = await toClear(given, work);
    if (values.yes === true && going.length > 0) return clearAll(going, into, work);
    for (const line of listing(going, voice)) streams.out(line);
    if (going.length > 0) streams.out(voice.words.operating.wouldClear(going.length, weightOf(going, voice)));
    return DONE;
  };
};

/** Where players reach the server, as far as its settings tell. */
const addressOf = ({ url }: Values, { names, host, port }: CommandSettings): string => {
  const [name] = names ?? [];
  if (url !== undefined) return url.replace(/\/+$/, '');
  return name === undefined
    ? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
    : `https://${name}`;
};

const replaceKey: Verb = ({ values, rest }) => {
  const { TABLE: table, SEAT: seat } = wordsFor(rest, ['TABLE', 'SEAT']);
  return async ({ admin, streams, voice, settings }) => {
    const key = await admin.replaceKey(table, seat);
    const link = `${addressOf(values, settings)}/#seat=${table}.${key}`;
    const { operating: words } = voice.words;
    if (values.json === true) streams.out(JSON.stringify({ table, seat, key, link }));
    else {
      streams.note(words.handedBack(table, seat));
      streams.out(link);
      if (values.url === undefined) streams.note(words.linkElsewhere);
    }
    return DONE;
  };
};

const verbs: Readonly<Record<(typeof VERBS)[number], Verb>> = {
  list,
  show,
  clear,
  'hand-back': replaceKey,
};

export const tables: Command = {
  name: 'tables',
  run: async (args, streams, voice) => {
    const { values, positionals } = readArguments(args, options);
    const [given, ...rest] = positionals;
    const verb = VERBS.find((each) => each === given);
    if (verb === undefined) throw new BadInput(({ faults }) => faults.verbs('tables', VERBS, given));
    const work = verbs[verb]({ values, rest, filter: filterOf(values) });
    const settings = settingsFrom(values);
    const { openTableAdmin } = await import('@grognard/server');
    const admin = await openTableAdmin(settings, spoken(streams, voice));
    try {
      return await work({ admin, settings, streams, voice });
    } finally {
      await admin.close();
    }
  },
};
