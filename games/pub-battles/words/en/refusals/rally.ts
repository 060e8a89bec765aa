import type { RallyCode } from '../../../rules/rally/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { inGround } from '../arms.ts';
import { called, cm, who } from '../speech.ts';

export const rally: Refusals<RallyCode> = {
  'does-not-rally': ({ piece }) => `${who(piece)} does not rally.`,
  'is-fresh': ({ piece }) => `${who(piece)} is in good order already.`,
  'hidden-does-not-rally': ({ piece }) => `${who(piece)} does not rally in Reserve.`,
  'in-contact': ({ piece }) => `${who(piece)} is at grips with the enemy and cannot rally.`,
  'no-rally-here': ({ piece, ground }) => `${who(piece)} does not rally ${inGround(ground)}.`,
  'formation-ineffective': ({ formation, lost, of }) =>
    `${called(formation)} has lost ${count(lost)} of its ${count(of)} blocks of foot and rallies no more.`,
  'rally-under-fire': ({ piece, enemy }) =>
    `${who(piece)} may not stay in the field of fire of ${who(enemy)} to rally.`,
  'no-train-near': ({ cm: reach }) => `There is no baggage train within ${cm(count(reach))}.`,
  'train-is-packed': ({ train }) => `A train is within reach, but packed: ${who(train)}.`,
  'train-has-rallied': ({ train }) => `${who(train)} cannot rally anybody more.`,
  'train-unsupplied': ({ train }) => `${who(train)} is out of supply.`,
  'enemy-near-the-line': ({ cm: near }) =>
    `The enemy is within ${cm(count(near))} of the line of communication.`,
  'no-line-of-communication': ({ train }) => `No way leads from ${who(train)} to a line of communication.`,
  'no-such-train': ({ train }) => `You have no such train on the map: ${who(train)}.`,
  'already-unpacked': ({ train }) => `That train is unpacked already: ${who(train)}.`,
  'not-unpacked': ({ train }) => `That train is not unpacked: ${who(train)}.`,
  'unpacked-train-stays': ({ train }) => `An unpacked train does not move: ${who(train)}.`,
};
