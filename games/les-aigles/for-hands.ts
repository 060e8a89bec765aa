/**
 * What a player asks of the rules with a plan in his hands, on his own view: what may be, where it leads, and what was
 * told him played on. Nothing here resolves an order or knows the other side.
 */

export { wheelingFront } from './ground/motion/pace.ts';
export { evolve } from './model/events.ts';
export { fireChoices } from './options/fire.ts';
export { stagesOf, withTask } from './options/foresee.ts';
export { offersFor } from './options/offers.ts';
export { reactionsOf } from './options/reactions.ts';
export { legsWithin, taskTowards } from './options/towards.ts';
export { judge, read } from './play/judge.ts';
export { mayFollow, mayRally } from './rules/rallies/who.ts';
export { lookOf } from './rules/sight/sees.ts';
