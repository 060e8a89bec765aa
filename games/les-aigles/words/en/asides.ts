import type { Aside } from '../../model/asides.ts';
import type { TaskKind } from '../../model/tasks.ts';

/** What was planned, as something that can be left aside. */
export const TASKS: Readonly<Record<TaskKind, string>> = {
  stand: 'its halt',
  wait: 'its wait',
  march: 'its march',
  change: 'its change of formation',
  turn: 'the turning of its figures',
  deploy: 'the sending out of skirmishers',
  rejoin: 'its return to the ranks',
  reorganise: 'its reorganising',
  reform: 'its reforming',
  limber: 'the limbering up',
  unlimber: 'the unlimbering',
  drag: 'the hauling of its guns',
  charge: 'its charge',
  evade: 'its evade',
  work: 'its work',
  shell: 'the shelling of the wall',
  widen: 'the widening of its front',
  reman: 'its return to the guns',
  bend: 'its alignment on the ground',
  enter: 'its entry into the house',
  relieve: 'the relief of the house',
  post: 'its change of posts',
  leave: 'its way out of the house',
  extend: 'the reinforcing of the attack on the wall',
};

/** Why it is left aside. */
export const ASIDES: Readonly<Record<Aside, string>> = {
  refused: 'as things stand it can no longer be done',
  'told-to-stand': 'it was told to stand for the half-period',
  'half-over': 'the half-period is over before its turn came',
  unfinished: 'the half-period is over before it was done',
  'in-melee': 'the enemy is in contact',
  busy: 'it was otherwise taken up',
  shaken: 'its nerve has given way',
  'no-nerve': 'it has not found the nerve for it',
  'against-order': 'it goes against its standing order, and the whole plan is void',
  reacted: 'it has reacted to a charge instead',
  'held-fast': 'it will not go forward',
  storms: 'its march has led it against a held wall',
  'leaves-house': 'it must leave the house',
  rejoined: 'it is back in its body and goes where that goes',
  'nothing-there': 'there is nothing there that it could be done to',
  'no-squadrons-behind': 'in its formation no squadron stays behind to be brought up or halted',
  'no-road': 'no road has led it any farther',
  'fold-short': 'too little of its move was left for the figures that fold',
};
