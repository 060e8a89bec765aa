/** Room for a change that contact has cut short: it is finished at once, and whoever came stands before it. */
import { eastOf, northOf, overlapArea, roundUnit, unitsOf } from '@grognard/field';
import { bodyOfPart } from '../../shape/blocks.ts';
import { partOf, standing, unitOfPart } from '../../state.ts';
import type { Part } from '../../state-types.ts';
import { happen, type Story } from '../../story.ts';
import { overlap } from '../crossing/cross.ts';
import { distanceAhead } from './ahead.ts';

/** LA-U5.1-1: less shared ground than this is no more than touching. */
const TOUCHING = 10_000;

/** Further back than any formation is deep. */
const BACK = unitsOf(80);

/** LA-U3.4-1: whoever has caught a unit at its change stands where it leaves him, not on its new ground. */
export const giveWay = (story: Story, attacker: number, defender: number): void => {
  if (!overlap(story.state, attacker, defender)) return;
  const part = partOf(story.state, attacker);
  const to = before(story, part, attacker, defender);
  const { x, y, heading } = part;
  if (to === undefined) return;
  happen(story, {
    ...{ kind: 'moved', part: attacker, level: 'charge', run: part.run },
    way: [{ x, y, heading }, to],
    to,
    rules: ['LA-U3.4-1'],
  });
};

/** The last place on its straight way at which it only touches the other; none, if somebody else stands there. */
const before = (
  { state }: Story,
  part: Part,
  attacker: number,
  defender: number,
): Pick<Part, 'x' | 'y' | 'heading'> | undefined => {
  const { arm } = unitOfPart(state, attacker);
  const along = (length: number): Pick<Part, 'x' | 'y' | 'heading'> => ({
    x: roundUnit(part.x + eastOf(part.heading) * length),
    y: roundUnit(part.y + northOf(part.heading) * length),
    heading: part.heading,
  });
  const body = bodyOfPart(partOf(state, defender), unitOfPart(state, defender).arm);
  const length = distanceAhead({ ...part, ...along(-BACK) }, arm, body) - BACK;
  if (!Number.isFinite(length) || length > 0) return undefined;
  const to = along(length);
  const ground = bodyOfPart({ ...part, ...to }, arm);
  const isTaken = standing(state).some((other) => {
    if (other === attacker || other === defender || overlap(state, attacker, other)) return false;
    const theirs = bodyOfPart(partOf(state, other), unitOfPart(state, other).arm);
    return overlapArea(ground, theirs) > TOUCHING;
  });
  return isTaken ? undefined : to;
};
