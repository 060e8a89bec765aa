import type { AttackCode } from '../../../rules/attack/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, who } from '../speech.ts';

export const attack: Refusals<AttackCode> = {
  'no-such-enemy': () => 'That enemy is not on the map.',
  'no-such-friend': () => 'That friend is not on the map.',
  'staff-is-not-attacked': () => 'An HQ is not attacked: it is pushed aside.',
  'does-not-attack': () => 'This piece does not attack.',
  'column-does-not-attack': () => 'A column does not attack.',
  'not-forward': () => 'That edge of the enemy does not lie before the piece.',
  'no-room': () => 'Most of the attacker would have no room against that edge.',
  'too-little-contact': () => 'Less than half of the edge would be in contact.',
  'out-of-command': ({ piece, cm: reach }) =>
    `${who(piece)} has no HQ within ${cm(count(reach))}: it may not attack.`,
  'support-out-of-command': ({ piece, cm: reach }) =>
    `${who(piece)} has no HQ within ${cm(count(reach))}: it may not support there.`,
  'does-not-support': () => 'This piece cannot support.',
  'has-support': ({ lead }) => `${who(lead)} has a support already.`,
  'not-behind': ({ lead, cm: gap }) =>
    `A support stands right behind ${who(lead)}, at most ${cm(count(gap))} away.`,
};
