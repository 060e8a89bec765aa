/** Who fights whom: two parts in contact are a pair, pairs that share a part are one melee. */

import { gap, isUpTo, TOUCH } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { isThere, nameOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Melee, Pair } from '../../model/fighting.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Facing } from '../../model/vocabulary.ts';
import { isAtWall } from '../houses/reach.ts';

/** Whoever fights at two walls of a house comes to them one after the other, and so do their melees. */
const keyOf = (state: State, parts: readonly number[]): string =>
  parts
    .map((part) => nameOf(state, part))
    .sort()
    .join('\n');

export const pairsOf = (state: State): readonly Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const contact of state.contacts) {
    const { attacker, defender } = contact;
    const both = attacker < defender ? `${attacker} ${defender}` : `${defender} ${attacker}`;
    const key = `${both} ${contact.wall ?? ''}`;
    const known = pairs.get(key) ?? { attacker, defender, contacts: [] };
    pairs.set(key, { ...known, contacts: [...known.contacts, contact] });
  }
  return [...pairs.values()];
};

/** LA-M3.3-12: whether the two of a pair are still base to base. */
export const isTogether = (
  setting: Memories,
  state: State,
  { attacker, defender, contacts }: Pair,
): boolean => {
  // What they fight over may lie between their bases.
  const isOver = contacts.some(({ holder }) => holder !== undefined);
  const reach = isOver ? TOUCH.lesAigles.terrain : TOUCH.lesAigles.units;
  if (!isThere(partOf(state, attacker)) || !isThere(partOf(state, defender))) return false;
  const [contact] = contacts;
  if (contact?.inside === true)
    return partOf(state, attacker).inside?.house === partOf(state, defender).inside?.house;
  if (contact?.wall !== undefined) return isAtWall(setting, state, contact);
  const [one, other] = [attacker, defender].map((part) =>
    bodyOfPart(setting, partOf(state, part), unitOfPart(state, part).arm),
  );
  return one !== undefined && other !== undefined && isUpTo(gap(one, other), reach);
};

/**
 * What a pair shares with others of its melee: its parts. LA-O5.5-25: a garrison fights at each wall apart, and inside
 * apart from them all; of an attacker who fights at several, whoever else fights him joins in at the first.
 */
const tiesOf = (pair: Pair, all: readonly Pair[]): readonly string[] => {
  const { attacker, defender, contacts } = pair;
  const [contact] = contacts;
  if (contact?.inside === true) return [`${attacker} inside`, `${defender} inside`];
  if (contact?.wall === undefined) return [`${attacker}`, `${defender}`];
  const first = all.find((each) => each.attacker === attacker && each.contacts[0]?.wall !== undefined);
  return [`${defender} wall ${contact.wall}`, ...(first === pair ? [`${attacker}`] : [])];
};

/** Every melee on the table. */
export const meleesOf = (state: State): readonly Melee[] => {
  const groups = new Map<number, readonly Pair[]>();
  const groupOf = new Map<string, number>();
  const all = pairsOf(state);
  const ties = new Map(all.map((pair) => [pair, tiesOf(pair, all)] as const));
  for (const [number, pair] of all.entries()) {
    const met = (ties.get(pair) ?? []).flatMap((tie) => groupOf.get(tie) ?? []);
    const joined = [...new Set(met)].sort((a, b) => a - b);
    const pairs = [...joined.flatMap((group) => groups.get(group) ?? []), pair];
    for (const group of joined) groups.delete(group);
    groups.set(number, pairs);
    for (const each of pairs) for (const tie of ties.get(each) ?? []) groupOf.set(tie, number);
  }
  return [...groups.values()]
    .map((pairs): Melee => {
      const parts = [...new Set(pairs.flatMap(({ attacker, defender }) => [attacker, defender]))];
      return { key: keyOf(state, parts), pairs, parts };
    })
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
};

/** On which of its sides a part of a pair is engaged. */
export const sideInPair = ({ contacts }: Pair, part: number): Facing =>
  contacts.find(({ defender }) => defender === part)?.side ?? 'front';

export const otherOf = ({ attacker, defender }: Pair, part: number): number =>
  part === attacker ? defender : attacker;

/** Whether it has come home at the charge in this pair. */
export const hasCharged = ({ contacts }: Pair, part: number): boolean =>
  contacts.some(({ attacker, charged }) => attacker === part && charged === true);

/** The round that a pair fights next. */
export const roundOf = ({ contacts }: Pair): number =>
  1 + Math.max(...contacts.map(({ rounds = 0 }) => rounds));
