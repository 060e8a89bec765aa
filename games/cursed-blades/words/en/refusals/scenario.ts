import { count, hexWritten } from '../../names.ts';
import type { ScenarioCode } from '../../refusal-codes.ts';
import type { Refusals } from '../../words.ts';
import { quoted, what, where } from '../speech.ts';

export const scenario: Refusals<ScenarioCode> = {
  'off-the-map': ({ column, row }) => `The map has no hex ${hexWritten([count(column), count(row)])}.`,
  'not-neighbours': ({ a, b }) => `The hexes ${where(a)} and ${where(b)} are not neighbours.`,
  'unknown-type': ({ unit, type }) => `The unit ${quoted(unit)} is of an unknown type: ${quoted(type)}.`,
  'unknown-side': ({ unit, side }) => `${quoted(unit)} belongs to an unknown side: ${quoted(side)}.`,
  'unit-off-the-map': ({ unit }) => `The unit ${quoted(unit)} does not stand on the map.`,
  'no-such-facing': ({ unit }) => `The unit ${quoted(unit)} must face one of the twelve directions, 0 to 11.`,
  'two-of-a-name': ({ unit }) => `Two units have the same name: ${quoted(unit)}.`,
  'counter-off-the-map': ({ kind }) => `A counter does not stand on the map: ${what(kind)}.`,
  'work-without-facing': ({ kind }) => `A counter must have a facing: ${what(kind)}.`,
  'cannot-be-hidden': ({ kind }) => `Only a trap that has an owner can be hidden, not this: ${what(kind)}.`,
};
