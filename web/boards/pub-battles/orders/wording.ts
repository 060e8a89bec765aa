import type { Order } from '@grognard/pub-battles/for-page';
import type { Hands } from '../hands/hands.svelte.ts';

/** A button: what it says it will do, the order it gives, and the pieces it is about. */
export interface PieceDeed {
  readonly text: string;
  readonly order: Order;
  readonly refs: readonly string[];
  /** Where it would lead or face: an arrow on the map. */
  readonly towards?: { readonly ref: string; readonly heading: number };
  /** Ends something, or cannot be taken back lightly: set apart from the others. */
  readonly grave?: true;
  /** Buttons of one row stand side by side under its words, and say only what tells them apart. */
  readonly row?: { readonly text: string; readonly each: string };
  /** Gives something up for good: asked once more before it is done. */
  readonly ask?: string;
}

const piecesOf = (hands: Hands, formation: string): readonly string[] =>
  hands.view.mine
    .filter((piece) => piece.formation === formation && piece.where === 'map')
    .map(({ ref }) => ref);

/** What an order will do, in words for its button. */
export const deedOf = (hands: Hands, order: Order): PieceDeed => {
  const { words, names, view } = hands;
  const who = (ref: string): string => names.who(ref);
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
        ask: words.askLeave,
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
      return {
        text: words.pack(who(order.piece)),
        order,
        refs: [order.piece],
        grave: true,
        ask: words.askPack,
      };
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
        towards: { ref: order.hq, heading: order.facing },
        row: { text: words.deployRow(who(order.hq)), each: names.speech.facing(order.facing) },
      };
    case 'fight': {
      const contact = view.contacts.find(({ arrival }) => arrival === order.combat);
      const [attacker, defender] = [contact?.attacker ?? '', contact?.defender ?? ''];
      return { text: words.fight(who(attacker), who(defender)), order, refs: [attacker, defender] };
    }
    case 'target':
      return { text: words.target(who(`#${order.target}`)), order, refs: [`#${order.target}`] };
    case 'stand':
      return { text: words.stand, order, refs: hands.concerned };
    case 'retreat': {
      const [ref = ''] = hands.concerned;
      const { heading } = order;
      return {
        text: heading === undefined ? words.retreat : words.retreatTowards(windOf(hands, heading)),
        order,
        refs: hands.concerned,
        ...(heading !== undefined && { towards: { ref, heading } }),
      };
    }
    case 'plan':
      return { text: words.plan, order, refs: [], grave: true };
    case 'write':
      return {
        text: words.write(names.formation(order.formation), order.attack),
        order,
        refs: piecesOf(hands, order.formation),
      };
    case 'commit':
      return { text: words.commit, order, refs: hands.concerned };
    case 'nightfall':
      return order.choice === 'stay'
        ? { text: words.stay, order, refs: [] }
        : { text: words.withdraw, order, refs: [], grave: true, ask: words.askWithdraw };
    case 'recover':
      return {
        text: order.pieces.length === 0 ? words.recoverNobody : words.recover(order.pieces.length),
        order,
        refs: order.pieces.map(({ piece }) => piece),
      };
  }
};

const windOf = ({ names }: Hands, heading: number): string => {
  const winds = Object.values(names.labels.winds);
  return winds[Math.round(heading / 4_500) % winds.length] ?? '';
};
