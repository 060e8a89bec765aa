import { pickFrom, type Random, randomFrom } from '@grognard/engine';
import type { Entry, Snapshot, Store, StoredDocument } from '../../../store/store.ts';

/** All that a store holds of one game, as it is after so many steps; undefined when there is no such game. */
type Held =
  | {
      readonly entries: readonly Entry[];
      readonly documents: readonly StoredDocument[];
      readonly snapshot: Snapshot | undefined;
    }
  | undefined;

type Step =
  | { readonly kind: 'create' | 'delete' }
  | { readonly kind: 'append'; readonly texts: readonly string[] }
  | { readonly kind: 'put' | 'drop'; readonly document: StoredDocument }
  | { readonly kind: 'snapshot'; readonly text: string };

const VERSION = '1';
/** So many steps, and a game is over: the next is begun. */
export const STEPS = 120;
/** Every other game has entries so long that a few dozen fill the journal, which is then worked into the file. */
const LONG = 20_000;

/** A number of the name's own. */
const named = (game: string): number =>
  [...game].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, 7);

const textOf = (game: string, what: string, long: boolean): string =>
  `${game} ${what}`.padEnd(long ? LONG : 0, '.');

const appendOf = (game: string, step: number, random: Random, long: boolean): Step => {
  const many = random.below(5) === 0 ? 2 + random.below(3) : 1;
  return {
    kind: 'append',
    texts: Array.from({ length: many }, (_, i) => textOf(game, `${step}/${i}`, long)),
  };
};

/** What is done to a game at each step is told by its name and nothing else. */
const stepOf = (game: string, step: number): Step => {
  if (step === 0) return { kind: 'create' };
  const random = randomFrom((named(game) + step * 7919) % 2 ** 31);
  if (step === STEPS - 1 && random.below(2) === 0) return { kind: 'delete' };
  const document = { name: `document-${random.below(3)}`, text: textOf(game, `document ${step}`, false) };
  const kind = pickFrom(random, [
    'append',
    'append',
    'append',
    'append',
    'append',
    'put',
    'drop',
    'snapshot',
  ]);
  if (kind === 'put' || kind === 'drop') return { kind, document };
  if (kind === 'snapshot') return { kind, text: textOf(game, `snapshot ${step}`, true) };
  return appendOf(game, step, random, named(game) % 2 === 0);
};

const without = (documents: readonly StoredDocument[], name: string): readonly StoredDocument[] =>
  documents.filter((document) => document.name !== name);

const byName = (one: StoredDocument, other: StoredDocument): number => (one.name < other.name ? -1 : 1);

/** The number of the last entry. */
const lastOf = (held: Held): number => (held?.entries.length ?? 0) - 1;

/** What a game is after one step more. */
export const grown = (game: string, held: Held, count: number): Held => {
  const step = stepOf(game, count);
  if (step.kind === 'create')
    return { entries: [{ seq: 0, text: textOf(game, 'opened', false) }], documents: [], snapshot: undefined };
  if (held === undefined || step.kind === 'delete') return undefined;
  const last = lastOf(held);
  switch (step.kind) {
    case 'append':
      return {
        ...held,
        entries: [...held.entries, ...step.texts.map((text, i) => ({ seq: last + 1 + i, text }))],
      };
    case 'put':
      return {
        ...held,
        documents: [...without(held.documents, step.document.name), step.document].toSorted(byName),
      };
    case 'drop':
      return { ...held, documents: without(held.documents, step.document.name) };
    case 'snapshot':
      return { ...held, snapshot: { game, version: VERSION, seq: last, text: step.text } };
  }
};

/** What a game must be after so many steps. */
export const expected = (game: string, steps: number): Held => {
  let held: Held;
  for (let step = 0; step < steps; step += 1) held = grown(game, held, step);
  return held;
};

/** What the store says it is. */
export const found = async (store: Store, game: string): Promise<Held> => {
  const row = await store.game(game);
  if (row === undefined) return undefined;
  const { entries } = await store.entries(game, -1, row.last + 10);
  return {
    entries,
    documents: await store.documents(game, ''),
    snapshot: await store.snapshot(game, VERSION),
  };
};

/** Does the next step; resolves when the store has acknowledged it. */
export const take = async (store: Store, game: string, step: number, held: Held): Promise<void> => {
  const next = stepOf(game, step);
  switch (next.kind) {
    case 'create': {
      const created = await store.createGame({
        id: game,
        kind: 'tiny',
        at: 0,
        entry: textOf(game, 'opened', false),
      });
      if (!created) throw new Error(`${game} was there already`);
      return;
    }
    case 'delete':
      if (!(await store.deleteGame(game))) throw new Error(`${game} was gone`);
      return;
    case 'append': {
      const answer = await store.append({ game, after: lastOf(held), entries: next.texts });
      if (answer.kind !== 'appended') throw new Error(`the only writer of ${game} met a ${answer.kind}`);
      return;
    }
    case 'put':
      if (!(await store.putDocument(game, next.document))) throw new Error(`${game} was gone`);
      return;
    case 'drop':
      await store.dropDocument(game, next.document.name);
      return;
    case 'snapshot':
      await store.saveSnapshot({ game, version: VERSION, seq: lastOf(held), text: next.text });
  }
};
