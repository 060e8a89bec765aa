import { capital } from '@grognard/engine';
import { tollOf } from '../../../model/old-events.ts';
import type { TollFor } from '../../../model/vocabulary.ts';
import type { MarchCode } from '../../../rules/movement/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { closedTo, inGround } from '../arms.ts';
import { cm, who } from '../speech.ts';

/** What a march pays for. */
const words: Readonly<Record<TollFor, string>> = {
  way: 'the distance',
  ride: 'the distance on horseback',
  turns: 'the changes of facing',
  ground: 'the rough ground',
  road: 'the road',
  column: 'the column to form or to leave',
  reserve: 'the way made in Reserve',
};

const paidFor = (toll: TollFor | undefined): string => (toll === undefined ? 'the whole way' : words[toll]);

export const march: Refusals<MarchCode> = {
  'too-far': ({ cm: asked, allowed, what }, rule) =>
    `This march asks for ${cm(count(asked))} of the ${cm(count(allowed))} allowed, with ${paidFor(tollOf(what, rule))} in it.`,
  'too-oblique': ({ degrees }) => `Nobody marches more than ${count(degrees)}° away from his front.`,
  'off-the-map': ({ piece }) => `Most of ${who(piece)} would be off the map.`,
  'in-the-water': () => 'Most of the piece would stand in the water.',
  'no-crossing': () => 'A river is crossed only at a bridge or a ford.',
  marsh: ({ piece }) => `The marsh is closed to ${closedTo(piece)}.`,
  'closed-ground': ({ piece, ground }) => `${capital(closedTo(piece))} may not go ${inGround(ground)}.`,
  'enemy-in-the-way': () => 'The enemy bars the way.',
  'on-another-piece': ({ piece }) => `The place is taken: ${who(piece)}.`,
  'in-field-of-fire': ({ enemy }) => `One stops in the field of fire of ${who(enemy)} only to attack.`,
  'already-in-column': () => 'The piece is in column already.',
  'not-in-column': () => 'The piece is not in column.',
  'not-on-a-road': () => 'A column is formed only beside a road.',
  'no-such-road': () => 'No road leads there.',
  'column-keeps-to-the-road': () => 'A column keeps to the road: it must deploy first.',
  'friend-on-the-road': () => 'A friend holds the road.',
  'staff-has-no-column': () => 'An HQ forms no column: it rides.',
  'field-and-road-apart': () => 'One march goes either across country or by road.',
  'no-ground-to-choose': () => 'The piece does not lie by halves: there is no ground to choose.',
  'enemy-near-the-road': ({ cm: near }) => `The column would come within ${cm(count(near))} of the enemy.`,
};
