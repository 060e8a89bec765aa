/** What has the look of a rule's number, as the rulebooks write them and as they stand here under another one. */
const ID = /\b(?:PB|LA|CB|TN)-[A-Z][\w.]*(?:-[\w.]+)*/g;

/** An id in disguise: its letters behind a mark that no rulebook uses, and a number that no other place in the sources has. */
const ALIAS = /\b([A-Z]{2})-Z_([0-9a-f]+)_\d+/g;

const hidden = (text: string): string =>
  [...text].map((letter) => (0xff - letter.charCodeAt(0)).toString(16)).join('');

const shown = (hex: string): string =>
  hex.replace(/../g, (pair) => String.fromCharCode(0xff - Number.parseInt(pair, 16)));

/** Another number for an id. They sort the other way round than the ids do, and look nothing like them. */
const aliasOf = (id: string, place: number): string => `${id.slice(0, 2)}-Z_${hidden(id.slice(3))}_${place}`;

/** A text with its ids as the rulebook has them. */
const unaliased = (text: string): string =>
  text.replace(ALIAS, (_, prefix: string, hex: string) => `${prefix}-${shown(hex)}`);

/** A text whose ids all have the number of this place, whatever number they had. */
export const aliased = (text: string, place: number): string =>
  unaliased(text).replace(ID, (match) => {
    const id = match.replace(/[.-]+$/, '');
    return `${aliasOf(id, place)}${match.slice(id.length)}`;
  });

export const hasIds = (text: string): boolean => text.search(ID) >= 0;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.replace(ID, '') === '' && value !== '';

/** Every text in a piece of data, put through a function. */
const mapped = (data: unknown, change: (text: string) => string): unknown => {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((each) => mapped(each, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [change(key), mapped(value, change)]));
};

let handed = 0;

/** What is handed from one part of a game to the next, with ids that nobody has seen before. */
export const handedOn = <T>(data: T): T => {
  handed += 1;
  return mapped(data, (text) => aliased(text, 1_000_000 + handed)) as T;
};

/** What is cited is a set: how often and in which order an id stands in it, is left to the numbers. */
const asSets = (data: unknown): unknown => {
  if (Array.isArray(data)) {
    const all = data.map(asSets);
    if (all.length > 0 && all.every(isId)) return [...new Set(all)].sort();
    const texts = all.map((each) => JSON.stringify(each));
    return all.filter((each, place) => !isCitation(each) || texts.indexOf(texts[place] ?? '') === place);
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, asSets(value)]));
};

/** A refusal or a notice: it may be said once for each number, so it is compared once. */
const isCitation = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'rule' in data && 'code' in data;

/** A piece of data with the ids of the rulebook in it, to be compared. */
export const comparable = (data: unknown): unknown => asSets(mapped(data, unaliased));
