/** Enemies who come into the same empty house by different walls meet in its streets. */

import { byName } from '../../model/by-name.ts';
import { hourOf, isThere, partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { Contact, State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { goIn } from './inside.ts';

const entering = (state: State): readonly number[] =>
  standing(state).filter((index) => {
    const { doing } = partOf(state, index);
    if (doing?.what !== 'enter' || doing.relief === true) return false;
    const isHeld = state.parts.flat().some((part) => isThere(part) && part.inside?.house === doing.house);
    return !isHeld;
  });

/** LA-O5.5-52 to -55: whoever is still on his way in meets whoever begins. */
export const meetInStreets = (story: Story): void => {
  const all = byName(story.state, entering(story.state));
  for (const one of all) {
    const { doing } = partOf(story.state, one);
    if (doing?.what !== 'enter') continue;
    const enemies = all.filter((other) => {
      const theirs = partOf(story.state, other).doing;
      return (
        theirs?.what === 'enter' &&
        theirs.house === doing.house &&
        unitOfPart(story.state, other).side !== unitOfPart(story.state, one).side
      );
    });
    if (enemies.length === 0) continue;
    const rules = ['LA-O5.5-52', 'LA-O5.5-53', 'LA-O5.5-54', 'LA-O5.5-55'];
    for (const part of [one, ...enemies]) goIn(story, part, 'streets', rules);
    for (const other of enemies) {
      const contact: Contact = {
        ...{ attacker: one, defender: other, side: 'front', since: hourOf(story.state), inside: true, rules },
      };
      happen(story, { kind: 'met', contact, rules });
    }
  }
};
