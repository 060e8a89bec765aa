import { type Order, pubBattlesForPage } from '@grognard/pub-battles/for-page';
import type { Hands } from '../hands/hands.svelte.ts';
import { deedOf, type PieceDeed } from './wording.ts';

const WINDS = Array.from({ length: 8 }, (_, i) => i * 4_500);

const stands = (hands: Hands, order: Order): boolean =>
  hands.player !== undefined &&
  hands.decisionFor(order.kind) !== undefined &&
  pubBattlesForPage.judge(hands.reading, hands.player, order).refusals.length === 0;

/** Where a retreat may be led, as far as the rules leave a choice. */
const retreats = (hands: Hands): readonly Order[] =>
  hands.decisionFor('retreat') === undefined
    ? []
    : WINDS.map((heading): Order => ({ kind: 'retreat', heading })).filter((order) => stands(hands, order));

/** Every deed that needs no place on the map, in the order in which one would think of them. */
export const choicesOf = (hands: Hands): readonly PieceDeed[] => {
  const offered = hands.orders;
  const led = offered.some(({ kind }) => kind === 'retreat') ? retreats(hands) : [];
  const orders = [...offered, ...led];
  const rank = ({ kind }: Order): number => (kind === 'let' ? -1 : kind === 'done' ? 1 : 0);
  return [...orders].sort((a, b) => rank(a) - rank(b)).map((order) => deedOf(hands, order));
};
