/** What a computer player may ask of a view, beside what the contract answers. */

export { steps } from './ground/cells.ts';
export { type Reading, readingOf } from './model/reading.ts';
export { ownOf, reachOf } from './options/orders.ts';
