import { times } from '@grognard/engine/english';
import type { NightCode } from '../../../rules/night/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, who } from '../speech.ts';

export const night: Refusals<NightCode> = {
  'no-attack-at-night': () => 'Nobody attacks at night.',
  'no-bombardment-at-night': () => 'Nobody bombards at night.',
  'near-enemy-at-night': ({ piece, enemy, cm: near }) =>
    `At night ${who(piece)} does not come within ${cm(count(near))} of ${who(enemy)}.`,
  'not-your-night': () => 'This is not the moment for that order of the night, or it is not yours to give.',
  'no-such-straggler': ({ piece }) => `There are no stragglers to gather: ${who(piece)}.`,
  'straggler-named-twice': ({ piece }) => `${who(piece)} comes back twice.`,
  'too-many-stragglers': ({ count: asked, allowed }) =>
    `At most ${times(count(allowed), 'piece')} can be called back, not ${count(asked)}.`,
  'trains-do-not-come-back': () => 'A lost train does not come back.',
  'out-for-good': ({ piece }) => `${who(piece)} will not come back.`,
  'far-from-its-hq': ({ piece, cm: reach }) =>
    `${who(piece)} comes back within ${cm(count(reach))} of its HQ.`,
};
