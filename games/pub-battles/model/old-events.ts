import { type PushedWhy, type Rewriting, type TollFor, tolls } from './vocabulary.ts';

/**
 * Events as versions 1 and 2 wrote them, in the shape of today. They did not say why something happened: it is taken from the rules that
 * they cite. Nowhere else is a citation read back.
 */
export const todaysEvent = (written: unknown): unknown => {
  if (!isOld(written)) return written;
  const { kind, rules } = written;
  switch (kind) {
    case 'pushed':
      return withWhy(written, pushedBy(rules));
    case 'contacted':
    case 'parted':
      return withWhy(written, rewrittenBy(rules));
    case 'spent':
      return withWhy(written, rules.includes('PB-R236b') ? 'among-buildings' : undefined);
    case 'phase':
      return withWhy(written, rules.includes('PB-R032') ? 'at-once' : undefined);
    case 'attempted':
      return withShown(written, COMMANDERS);
    case 'retreated':
      return withShown(written, QUALITIES);
    default:
      return written;
  }
};

interface OldEvent {
  readonly kind: unknown;
  readonly rules: readonly unknown[];
}

/** An event that says what it cites and not why it happened. */
const isOld = (written: unknown): written is OldEvent =>
  typeof written === 'object' &&
  written !== null &&
  'kind' in written &&
  'rules' in written &&
  Array.isArray(written.rules) &&
  !('why' in written);

const withWhy = (written: OldEvent, why: string | undefined): OldEvent =>
  why === undefined ? written : { ...written, ...{ why } };

const withShown = (written: OldEvent, secret: ReadonlySet<unknown>): OldEvent => {
  if ('shown' in written || !written.rules.some((rule) => secret.has(rule))) return written;
  return { ...written, ...{ shown: written.rules.filter((rule) => !secret.has(rule)) } };
};

/** What would tell the enemy that it is the army commander who rolls for another. */
const COMMANDERS: ReadonlySet<unknown> = new Set(['PB-R066', 'PB-R067', 'PB-R068', 'PB-R071']);

/** What hits do to each quality: to whoever does not know the quality it would tell it. */
const QUALITIES: ReadonlySet<unknown> = new Set([
  'PB-R009',
  'PB-R024',
  'PB-R025',
  'PB-R026',
  'PB-R027',
  'PB-R028',
  'PB-R029',
  'PB-R125c',
  'PB-R125f',
  'PB-R125h',
  'PB-R169a',
  'PB-R169b',
  'PB-R169c',
  'PB-R170a',
  'PB-R170b',
  'PB-R170c',
  'PB-R170d',
  'PB-R171a',
  'PB-R171b',
  'PB-R171c',
  'PB-R172a',
  'PB-R172b',
  'PB-R172c',
]);

/** The first of these that it cites tells. */
const pushed: readonly (readonly [string, PushedWhy])[] = [
  ['PB-R118c', 'takes-the-leads-place'],
  ['PB-R125a', 'turns-to-fire'],
  ['PB-R101', 'stands-beside-its-reserve'],
  ['PB-R091', 'gives-way-to-troops'],
  ['PB-R166g', 'takes-the-ground-of-the-beaten'],
];

const pushedBy = (rules: readonly unknown[]): PushedWhy =>
  pushed.find(([rule]) => rules.includes(rule))?.[1] ?? 'driven-by-a-retreat';

const rewritten: readonly (readonly [string, Rewriting])[] = [
  ['PB-R116g', 'handed-over'],
  ['PB-R118c', 'handed-over'],
  ['PB-R156', 'faced'],
  ['PB-R161', 'enveloped'],
];

const rewrittenBy = (rules: readonly unknown[]): Rewriting | undefined =>
  rewritten.find(([rule]) => rules.includes(rule))?.[1];

/** What a march pays for, as a refusal says it; those that are kept with a rule that was waived said it by the rule alone. */
export const tollOf = (what: unknown, rule: string): TollFor | undefined =>
  tolls.find((toll) => toll === what) ?? paid.find(([by]) => by === rule)?.[1];

const paid: readonly (readonly [string, TollFor])[] = [
  ['PB-R073', 'way'],
  ['PB-R075', 'ride'],
  ['PB-R085', 'turns'],
  ['PB-R093a', 'ground'],
  ['PB-R094a', 'road'],
  ['PB-R094b', 'column'],
  ['PB-R098', 'reserve'],
];
