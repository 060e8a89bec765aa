import { times } from '@grognard/engine/english';
import { count, hexWritten } from '../names.ts';
import type { Words } from '../words.ts';
import { fightingRefusals } from './fighting-refusals.ts';
import { movingRefusals } from './moving-refusals.ts';
import { quoted, what, where } from './speech.ts';

/** What is wrong with a scenario, from A to Z, beside the reasons against orders. */
export const refusals: Words['refusals'] = {
  ...fightingRefusals,
  ...movingRefusals,
  'acts-out-of-turn': ({ unit }) => `${quoted(unit)} acts, but it is not the turn of its side.`,
  'blow-of-nobody': ({ unit }) =>
    `Losses are to be taken by ${quoted(unit)}, but not both of who struck and who was struck are there, or nobody acts.`,
  'cannot-be-hidden': ({ kind }) => `Only a trap that has an owner can be hidden, not this: ${what(kind)}.`,
  'counter-off-the-map': ({ kind }) => `A counter does not stand on the map: ${what(kind)}.`,
  'crowded-opening': ({ hex }) => `More than 10 stacking points stand in the hex ${where(hex)}.`,
  'enemies-together': ({ hex }) => `Units of both sides stand in the hex ${where(hex)}.`,
  'mantlets-askew': ({ unit }) => `The mantlets in the hex of ${quoted(unit)} must face as it does.`,
  'no-such-facing': ({ unit }) => `The unit ${quoted(unit)} must face one of the twelve directions, 0 to 11.`,
  'not-neighbours': ({ a, b }) => `The hexes ${where(a)} and ${where(b)} are not neighbours.`,
  'off-the-map': ({ column, row }) => `The map has no hex ${hexWritten([count(column), count(row)])}.`,
  'two-at-once': () => 'Only one unit or counter acts at a time.',
  'two-of-a-name': ({ unit }) => `Two units have the same name: ${quoted(unit)}.`,
  'two-works': ({ hex }) => `Two works with a facing stand in the hex ${where(hex)}.`,
  'unit-off-the-map': ({ unit }) => `The unit ${quoted(unit)} does not stand on the map.`,
  'unit-on-closed-ground': ({ unit }) => `The unit ${quoted(unit)} stands on ground that nobody can enter.`,
  'unknown-side': ({ unit, side }) => `${quoted(unit)} belongs to an unknown side: ${quoted(side)}.`,
  'unknown-type': ({ unit, type }) => `The unit ${quoted(unit)} is of an unknown type: ${quoted(type)}.`,
  'work-without-facing': ({ kind }) => `A counter must have a facing: ${what(kind)}.`,
  'wrong-steps': ({ unit, steps }) => `The unit ${quoted(unit)} cannot have ${times(count(steps), 'step')}.`,
};
