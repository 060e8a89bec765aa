import { impossible, type Refusal } from '@grognard/engine';
import type { Part } from '../model/part.ts';
import type { KeptEntry, Scenario } from '../model/scenario.ts';
import { partNumber } from './part-name.ts';

/** Everybody whom it is about, by name. */
const namedIn = ({ others = {}, secret = {} }: KeptEntry): readonly string[] => {
  const { followers = [], ...each } = others;
  const targets = (secret.plan ?? []).flatMap(({ target }) => (typeof target === 'string' ? [target] : []));
  return [...followers, ...Object.values(each), ...targets];
};

/** Names in what a position has kept that stand for nobody. */
export const judgeKept = (
  { units, officers = [], parts: list = [], kept: { crossings = [], charged = [] } = {} }: Scenario,
  parts: readonly Part[],
): readonly Refusal[] => {
  const ids = units.map(({ id }) => id);
  const no = (unit: string, other: string): Refusal =>
    impossible('LA-U1.1-1', 'unknown-unit', { unit, other });
  const strangers = (unit: string, names: readonly string[]): readonly Refusal[] =>
    names.filter((name) => partNumber(parts, ids, name) < 0).map((name) => no(unit, name));
  const unknown = (unit: string, names: readonly (string | undefined)[]): readonly Refusal[] =>
    names.flatMap((name) => (name === undefined || ids.includes(name) ? [] : [no(unit, name)]));
  return [
    ...units.flatMap(({ id, kept = {}, skirmishers = [], coming }) => [
      ...[kept, ...skirmishers.map((each) => each.kept ?? {})].flatMap((each) =>
        strangers(id, namedIn(each)),
      ),
      ...unknown(id, [coming?.about]),
    ]),
    ...officers.flatMap(({ id, brings }) => unknown(id, [brings?.unit, brings?.about])),
    ...list.flatMap((each) =>
      typeof each === 'string' ? strangers(each, [each]) : unknown(each.of, [each.of]),
    ),
    ...crossings.flatMap(({ crosser, crossed }) => strangers(crosser, [crosser, crossed])),
    ...charged.flatMap(({ target }) => strangers(target, [target])),
  ];
};
