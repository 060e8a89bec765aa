import type * as z from 'zod';

type Issue = z.core.$ZodIssue;
type Bound = Extract<Issue, { code: 'too_big' | 'too_small' }>;

/** What is expected or found, by zod's name of it. */
const kinds: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  tuple: 'une liste',
  object: 'un objet',
  record: 'un objet',
  null: 'null',
  undefined: 'rien',
};

const named = (kind: string): string => kinds[kind] ?? kind;

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const mismatch = (expected: string, found: unknown): string => {
  if (found === undefined) return `il manque ici ${named(expected)}`;
  const kind = kindOf(found);
  // 1.5 where a whole number is asked for.
  if (named(kind) === named(expected) || (expected === 'int' && kind === 'number'))
    return `${named(expected)} est attendu, et ${String(found)} n’en est pas un`;
  return `${expected === 'array' || expected === 'tuple' ? 'une liste est attendue' : `${named(expected)} est attendu`}, et non ${named(kind)}`;
};

const quoted = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? `« ${value} »` : String(value))).join(', ');

const LISTS: readonly string[] = ['array', 'set', 'map', 'tuple'];

/** How long a text or a list may be, or how large a number. */
const boundOf = (issue: Bound): string => {
  const [limit, least] = issue.code === 'too_big' ? [issue.maximum, 'au plus'] : [issue.minimum, 'au moins'];
  if (issue.origin === 'string') return `il faut ici ${least} ${limit} caractère${plural(limit)}`;
  if (LISTS.includes(issue.origin)) return `il faut ici ${least} ${limit} élément${plural(limit)}`;
  if (issue.inclusive !== false) return `ce nombre doit être ${least} ${limit}`;
  return `ce nombre doit être plus ${issue.code === 'too_big' ? 'petit' : 'grand'} que ${limit}`;
};

const plural = (count: number | bigint): string => (count > 1 ? 's' : '');

/** What zod says in English of data that do not fit, in French. */
export const inFrench = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return mismatch(issue.expected, issue.input);
    case 'invalid_value':
      return issue.values.length === 1
        ? `${quoted(issue.values)} est attendu ici`
        : `une de ces valeurs est attendue : ${quoted(issue.values)}`;
    case 'too_big':
    case 'too_small':
      return boundOf(issue);
    case 'invalid_format':
      return `ce texte n’a pas la forme attendue (${issue.pattern ?? issue.format})`;
    case 'not_multiple_of':
      return `ce nombre doit être un multiple de ${issue.divisor}`;
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? `ce champ est inconnu : ${quoted(issue.keys)}`
        : `ces champs sont inconnus : ${quoted(issue.keys)}`;
    case 'invalid_key':
      return 'le nom de ce champ n’est pas valable';
    case 'invalid_union':
      return 'cela n’a aucune des formes attendues';
    case 'invalid_element':
    case 'custom':
      return 'cette valeur n’est pas valable';
  }
};
