import type { Order } from '@grognard/pub-battles';
import type { Hands } from '../hands/hands.svelte.ts';

/** A button: what it says it will do, the order it gives, and the pieces it is about. */
export interface Deed {
  readonly text: string;
  readonly order: Order;
  readonly refs: readonly string[];
  /** Ends something, or cannot be taken back lightly: set apart from the others. */
  readonly grave?: true;
}

const piecesOf = (hands: Hands, formation: string): readonly string[] =>
  hands.view.mine
    .filter((piece) => piece.formation === formation && piece.where === 'map')
    .map(({ ref }) => ref);

/** What an order will do, in words for its button. */
export const deedOf = (hands: Hands, order: Order): Deed => {
  const { words, names, view } = hands;
  const { who } = names.speech;
  switch (order.kind) {
    case 'let':
      return { text: words.let, order, refs: [] };
    case 'delay':
      return { text: words.delay(who(order.by)), order, refs: [order.by] };
    case 'advance':
      return {
        text: words.advance(names.formation(order.formation), who(order.by)),
        order,
        refs: piecesOf(hands, order.formation),
      };
    case 'march':
      return { text: words.fallBack(who(order.piece)), order, refs: [order.piece] };
    case 'enter':
      return { text: words.enter(who(order.piece)), order, refs: [order.piece] };
    case 'leave':
      return {
        text: words.leave(names.piece(order.piece), names.exit(order.exit)),
        order,
        refs: [order.piece],
        grave: true,
      };
    case 'bombard':
      return {
        text: words.bombard(names.piece(order.piece), who(`#${order.target}`)),
        order,
        refs: [order.piece, `#${order.target}`],
      };
    case 'rally':
      return { text: words.rally(who(order.piece)), order, refs: [order.piece] };
    case 'unpack':
      return { text: words.unpack(who(order.piece)), order, refs: [order.piece] };
    case 'pack':
      return { text: words.pack(who(order.piece)), order, refs: [order.piece], grave: true };
    case 'done': {
      const formation = view.activation?.formation;
      const text = formation === undefined ? words.done : words.doneWith(names.formation(formation));
      return { text, order, refs: [], grave: true };
    }
    case 'deploy':
      return {
        text: words.deploy(who(order.hq), names.speech.facing(order.facing)),
        order,
        refs: [order.hq],
      };
    case 'fight': {
      const contact = view.contacts.find(({ arrival }) => arrival === order.combat);
      const [attacker, defender] = [contact?.attacker ?? '', contact?.defender ?? ''];
      return { text: words.fight(names.piece(attacker), who(defender)), order, refs: [attacker, defender] };
    }
    case 'target':
      return { text: words.target(who(`#${order.target}`)), order, refs: [`#${order.target}`] };
    case 'stand':
      return { text: words.stand, order, refs: choosers(hands) };
    case 'retreat':
      return {
        text:
          order.heading === undefined ? words.retreat : words.retreatTowards(windOf(hands, order.heading)),
        order,
        refs: choosers(hands),
      };
    case 'nightfall':
      return order.choice === 'stay'
        ? { text: words.stay, order, refs: [] }
        : { text: words.withdraw, order, refs: [], grave: true };
    case 'recover':
      return {
        text: order.pieces.length === 0 ? words.recoverNobody : words.recover(order.pieces.length),
        order,
        refs: order.pieces.map(({ piece }) => piece),
      };
  }
};

/** The pieces of ours that a combat now waits for. */
const choosers = ({ view }: Hands): readonly string[] => {
  const { combat } = view;
  if (combat === undefined) return [];
  if (combat.retreating !== undefined) return [combat.retreating.piece];
  if (combat.stepping !== undefined) return [combat.stepping.support];
  return combat.toChoose.slice(0, 1);
};

const windOf = ({ names }: Hands, heading: number): string => {
  const winds = Object.values(names.labels.winds);
  return winds[Math.round(heading / 4_500) % winds.length] ?? '';
};
