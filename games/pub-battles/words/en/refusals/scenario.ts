import type { ScenarioCode } from '../../refusal-codes.ts';
import type { Refusals } from '../../words.ts';
import { quoted } from '../speech.ts';

export const scenario: Refusals<ScenarioCode> = {
  'two-of-a-name': ({ name }) => `The same name twice: ${quoted(name)}.`,
  'no-such-side': ({ side }) => `There is no side ${quoted(side)}.`,
  'no-such-exit': ({ exit }) => `There is no exit ${quoted(exit)}.`,
  'needs-one-hq': ({ formation }) => `The formation ${quoted(formation)} must have one HQ and no more.`,
  'needs-one-place': ({ piece }) =>
    `The piece ${quoted(piece)} must be on the map, in Reserve, due, gone or lost: one of the five.`,
  'unknown-switch': ({ name }) => `There is no setting ${quoted(name)}, or it has no such value.`,
};
