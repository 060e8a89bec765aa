import { inEach, isRecord, type Path, type Problem } from '@grognard/engine';
import type { PositionFile } from '@grognard/engine/position';
import type { Faults } from './words/en/faults.ts';
import { voiceIn } from './words/voice.ts';

const wrong = (path: Path, say: (faults: Faults) => string): Problem => ({
  path,
  message: inEach((language) => say(voiceIn(language).words.faults)),
});

/** Numbers too big to be any: JSON may write 1e999, and no measure can be taken of it. */
export const endlessNumbers = (value: unknown, path: Path = []): readonly Problem[] => {
  if (typeof value === 'number')
    return Number.isFinite(value) ? [] : [wrong(path, (faults) => faults.tooBig)];
  if (Array.isArray(value)) return value.flatMap((item, place) => endlessNumbers(item, [...path, place]));
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, item]) => endlessNumbers(item, [...path, key]))
    : [];
};

/** In which list of a scenario those stand who are named in an order, and under which fields. */
const LISTS = {
  pieces: ['piece'],
  units: ['part', 'unit', 'target', 'about'],
  officers: ['officer'],
} as const;

type List = keyof typeof LISTS;

const lists = Object.keys(LISTS) as readonly List[];

/** Orders to pieces that are not there. */
export const orderProblems = ({ orders }: PositionFile, scenario: unknown): readonly Problem[] => {
  const known = lists.flatMap((list) => {
    const names = namesOf(scenario, list);
    return names === undefined ? [] : [{ list, names }];
  });
  return orders.flatMap(({ order }, place) =>
    known.flatMap(({ list, names }) => strangersIn(order, list, names, ['orders', place, 'order'])),
  );
};

/** What the items of a list are called; undefined where a scenario does not have it. */
const namesOf = (scenario: unknown, list: string): ReadonlySet<unknown> | undefined => {
  const items = isRecord(scenario) ? scenario[list] : undefined;
  if (!Array.isArray(items)) return undefined;
  return new Set(items.flatMap((item) => (isRecord(item) ? [item.id, item.name] : [])));
};

/** An enemy's block is called by its number (`#3`), a part of a unit by its place in it (`ligne#2`): the rules judge those. */
const nameIn = (item: string): string => item.replace(/#\d+$/, '');

const strangersIn = (
  value: unknown,
  list: List,
  names: ReadonlySet<unknown>,
  path: Path,
): readonly Problem[] => {
  if (Array.isArray(value))
    return value.flatMap((item, place) => strangersIn(item, list, names, [...path, place]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]): readonly Problem[] => {
    if (!LISTS[list].some((field) => field === key) || typeof item !== 'string')
      return strangersIn(item, list, names, [...path, key]);
    const name = nameIn(item);
    return names.has(item) || names.has(name) || name === ''
      ? []
      : [wrong([...path, key], (faults) => faults.nobodyCalled(list, item))];
  });
};
