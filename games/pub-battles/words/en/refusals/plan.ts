import { times } from '@grognard/engine/english';
import type { PlanCode } from '../../../rules/planning/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { called, quoted, who } from '../speech.ts';

export const plan: Refusals<PlanCode> = {
  'not-your-plan': () => 'There is nothing for you to write before the battle now.',
  'no-reassignment': ({ piece }) => `${who(piece)} stays in its formation: pieces are not reassigned.`,
  'staff-keeps-its-formation': ({ piece }) => `${who(piece)} keeps its formation: an HQ is what makes one.`,
  'formation-too-large': ({ formation, count: many, allowed }) =>
    `${called(formation)} would have ${times(count(many), 'combat piece')}, and no more than ${count(allowed)} are allowed.`,
  'no-free-play': ({ piece }) => `${who(piece)} begins where the scenario says: this is no free game.`,
  'not-in-time': ({ piece }) => `${who(piece)} would come before the battle begins or after it is over.`,
  'nobody-comes': () => 'Somebody must come to the battle.',
  'too-many-blocks': ({ count: many, allowed }) =>
    `That makes ${times(count(many), 'block')}, and the scenario allows ${count(allowed)}.`,
  'hq-stays-away': ({ piece }) => `${who(piece)} cannot come without the HQ of its formation.`,
  'by-the-enemy-line': ({ exit }) => `The way in ${quoted(exit)} is the enemy's line of communication.`,
  'no-written-orders': () => 'There are no written orders in this game.',
  'ordered-off-the-map': ({ formation }) => `${called(formation)} would be sent off the map.`,
  'not-written-to-now': ({ formation }) => `${called(formation)} is written to in its own activation.`,
  'orders-all-written': ({ allowed }) =>
    `The army commander may write no more this turn: ${times(count(allowed), 'order')} in all.`,
  'stands-without-orders': ({ formation }) => `${called(formation)} has no written order, and stands.`,
  'ordered-elsewhere': ({ formation }) => `${called(formation)} is ordered elsewhere.`,
  'ordered-not-to-attack': ({ formation }) => `${called(formation)} is ordered not to attack.`,
};
