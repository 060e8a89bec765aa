/** What a round of melee for a house leads to. */

import { byName } from '../../model/by-name.ts';
import { isThere, partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { Fought } from '../../model/fighting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { Contact, State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { ENTERING } from '../../tables/terrain.ts';
import { worsen } from '../degradation/worsen.ts';
import { goIn, occupy } from './inside.ts';
import { throwOut } from './nerve.ts';

const hasLost = (state: State, { winner }: Fought, part: number): boolean =>
  winner !== undefined && unitOfPart(state, part).side !== winner;

/** LA-O5.5-30: beaten, a garrison stays; LA-O5.5-57, -60: whoever has come in goes out again. */
export const holdOrGo = (story: Story, before: State, fought: Fought): void => {
  for (const part of byName(before, fought.melee.parts)) {
    const { inside, ...now } = partOf(story.state, part);
    if (inside === undefined || !isThere(now) || !hasLost(before, fought, part)) continue;
    if (inside.as === 'garrison')
      happen(story, { kind: 'barricaded', part, house: inside.house, rules: ['LA-O5.5-30', 'LA-O5.5-31'] });
    else
      throwOut(story, part, [
        ...(inside.as === 'streets' ? ['LA-O5.5-57', 'LA-O5.5-58'] : ['LA-O5.5-60', 'LA-O5.5-57']),
      ]);
  }
};

const wishes = ({ state }: Story, index: number): boolean => {
  const part = partOf(state, index);
  return part.secret?.afterWin !== 'stay' && figuresIn(unitOfPart(state, index), part.companies) >= ENTERING;
};

/** The attack on a wall with which a part takes part in a melee. */
const attackOf = ({ melee: { pairs } }: Fought, garrison: number, index: number): Contact | undefined =>
  pairs
    .flatMap(({ contacts: [contact] }) => contact ?? [])
    .find(
      ({ attacker, defender, wall }) => attacker === index && defender === garrison && wall !== undefined,
    );

/** LA-O5.5-24, -32: whoever has won at a wall gets in by it, if he likes; of several, the first by name. */
const breakInto = (story: Story, before: State, fought: Fought, garrison: number): void => {
  const { inside, ...holder } = partOf(story.state, garrison);
  if (!isThere(holder) || inside === undefined || !hasLost(before, fought, garrison)) return;
  for (const index of byName(before, fought.melee.parts)) {
    const { wall } = attackOf(fought, garrison, index) ?? {};
    const part = partOf(story.state, index);
    if (wall === undefined || !isThere(part) || part.inside !== undefined) continue;
    const isHeld = story.state.contacts.some(
      (each) => (each.attacker === index || each.defender === index) && each.wall === undefined,
    );
    if (isHeld || !wishes(story, index)) continue;
    goIn(story, index, 'intruder', ['LA-O5.5-24', 'LA-O5.5-31', 'LA-O5.5-32', 'LA-O5.4-6'], {
      ...{ house: inside.house, wall },
    });
    return;
  }
};

export const breakIn = (story: Story, before: State, fought: Fought): void => {
  if (fought.winner === undefined) return;
  const garrisons = fought.melee.pairs.flatMap(({ contacts: [contact] }) =>
    contact?.wall === undefined ? [] : [contact.defender],
  );
  for (const garrison of byName(before, [...new Set(garrisons)])) breakInto(story, before, fought, garrison);
};

/** LA-O5.5-59: whoever is left in a house without an enemy holds it. */
export const settleHouses = (story: Story): void => {
  const newcomers = standing(story.state).filter((index) => {
    const { inside } = partOf(story.state, index);
    return inside !== undefined && inside.as !== 'garrison';
  });
  for (const index of byName(story.state, newcomers)) {
    const { inside } = partOf(story.state, index);
    if (inside === undefined) continue;
    const others = standing(story.state).filter(
      (other) => other !== index && partOf(story.state, other).inside?.house === inside.house,
    );
    const { side } = unitOfPart(story.state, index);
    if (others.some((other) => unitOfPart(story.state, other).side !== side)) continue;
    const isHeld = others.some((other) => partOf(story.state, other).inside?.as === 'garrison');
    if (isHeld) throwOut(story, index, ['LA-O5.2-40']);
    else occupy(story, index, ['LA-O5.5-59']);
  }
};

/** LA-O5.2-51: a column caught coming out of a village cannot deploy. */
export const jamColumns = (story: Story): void => {
  for (const { attacker, defender, rounds = 0 } of story.state.contacts)
    for (const part of [attacker, defender])
      if (rounds > 0 && partOf(story.state, part).comingOut !== undefined)
        worsen(story, part, WITHOUT_FORMATION, ['LA-O5.2-51']);
};
