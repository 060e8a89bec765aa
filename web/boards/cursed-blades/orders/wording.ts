import type { Order } from '@grognard/cursed-blades/for-page';
import { capital } from '@grognard/engine';
import type { Hands } from '../hands/hands.svelte.ts';
import { endOf } from '../hands/steps.ts';

const actor = ({ view, units }: Hands): { readonly hex: number; readonly facing: number } =>
  units[view.active?.unit ?? -1] ?? { hex: 0, facing: 0 };

/** What an order will do, in words for its button. */
export const deedText = (hands: Hands, order: Order): string => {
  const { words, speech } = hands;
  const { labels } = speech;
  const who = (id: string): string => speech.called(id);
  switch (order.kind) {
    case 'activate':
      return words.activate(who(order.unit));
    case 'drive':
      return words.drive(speech.counterName(order.counter));
    case 'end':
      return words.endTurn;
    case 'move':
      return order.steps.some((step) => step.do === 'step' || step.do === 'wheel')
        ? words.moveHere[order.pace]
        : words.turnHere;
    case 'withdraw':
      return words.withdraw(labels.facing(order.side * 2), {
        minimal: order.minimal === true,
        with: order.take === undefined ? undefined : speech.counterName(order.take),
      });
    case 'flee':
      return order.steps.length === 0
        ? words.fleeNowhere
        : words.flee(speech.hexName(endOf(hands.setting.terrain.board, actor(hands), order.steps).hex));
    case 'face':
      return words.face(labels.facing(order.to));
    case 'shock':
      return words.strike(
        who(order.target),
        order.supported,
        order.from === undefined ? undefined : speech.hexName(order.from),
      );
    case 'fire':
      return words.shoot(who(order.target));
    case 'manipulate':
      return words.manipulate(
        capital(labels.manipulations[order.what]),
        order.counter === undefined ? undefined : speech.counterName(order.counter),
      );
    case 'form':
      return words.form(labels.modes[order.mode], order.with.map(who));
    case 'change-mode':
      return words.changeMode(labels.modes[order.mode]);
    case 'join':
      return words.join(who(order.formation));
    case 'leave':
      return words.leave(who(order.unit));
    case 'merge':
      return words.merge(who(order.with));
    case 'recoil':
      return words.recoil(labels.facing(order.side * 2));
    case 'rest':
    case 'reorganise':
    case 'rally':
    case 'reload':
    case 'break':
    case 'nothing':
    case 'lose-step':
      return capital(labels.orders[order.kind]);
  }
};

/** One of several ways to do the same thing, in a word or two. */
export const wayText = (hands: Hands, order: Order): string => {
  const { words, speech } = hands;
  switch (order.kind) {
    case 'move':
      return speech.labels.paces[order.pace];
    case 'shock':
      return words.support(
        order.supported,
        order.from === undefined ? undefined : speech.hexName(order.from),
      );
    case 'fire':
      return capital(speech.labels.orders.fire);
    case 'withdraw':
      return order.minimal === true ? speech.labels.paces.minimal : capital(speech.labels.orders.withdraw);
    default:
      return capital(speech.labels.orders[order.kind]);
  }
};
