import type { ScenarioCode } from '../../../scenario/codes.ts';
import type { Refusals } from '../../words.ts';
import { quoted } from '../speech.ts';

export const scenario: Refusals<ScenarioCode> = {
  'two-of-a-name': ({ name }) => `The same name twice: ${quoted(name)}.`,
  'no-such-side': ({ side }) => `There is no side ${quoted(side)}.`,
  'no-such-ground': ({ ground }) =>
    `No rule says what ${quoted(ground)} does: it is neither in the chart nor in the scenario.`,
  'no-horse-artillery': ({ piece }) =>
    `Only artillery can be labelled mounted, and ${quoted(piece)} is none.`,
  'no-such-seat': ({ command }) => `There is nothing to command by the name of ${quoted(command)}.`,
  'seat-taken-twice': ({ command }) => `Two players would command ${quoted(command)}.`,
  'no-such-exit': ({ exit }) => `There is no exit ${quoted(exit)}.`,
  'needs-one-hq': ({ formation }) => `The formation ${quoted(formation)} must have one HQ and no more.`,
  'needs-one-place': ({ piece }) =>
    `The piece ${quoted(piece)} must be on the map, in Reserve, due, gone or lost: one of the five.`,
  'unknown-switch': ({ name }) => `There is no setting ${quoted(name)}, or it has no such value.`,
  'no-such-time': () => 'The scenario must say at what hour its days begin, such as 06:00.',
  'day-too-long': () => 'The day begins too late: its turns would run past midnight.',
  'so-many-men': ({ piece }) =>
    `The piece ${quoted(piece)} must stand for 1500 to 7200 men, as every block of infantry does.`,
  'hq-still-to-come': ({ piece }) =>
    `The piece ${quoted(piece)} cannot begin in Reserve: its HQ is still to come.`,
  'nobody-plays': ({ side }) => `Nobody plays the side ${quoted(side)}.`,
};
