import { err, ok, type Player, pickFrom, type Random, type Refusal, type Result } from '@grognard/engine';
import type { Order, Setting, View, Wish } from '../model/vocabulary.ts';
import { check } from '../play/check.ts';
import { commands } from '../rules/command.ts';

/** From a finger on the board to an order. */
export const propose = (
  setting: Setting,
  view: View,
  seat: Player,
  wish: Wish,
): Result<Order, readonly Refusal[]> => {
  const order = orderOf(view, wish);
  const refusals = check(setting, view, seat, order);
  return refusals.length === 0 ? ok(order) : err(refusals);
};

const orderOf = (view: View, { piece, to, plan = [] }: Wish): Order => {
  if (view.phase === 'plan') {
    return { kind: 'plan', steps: piece === undefined || to === undefined ? plan : [...plan, { piece, to }] };
  }
  if (piece === undefined) return { kind: 'pass' };
  const standing = view.mine.find(({ name }) => name === piece)?.posture !== 'dug in';
  return { kind: 'post', piece, posture: standing ? 'dug in' : 'standing' };
};

/** A wish at random: usually a near cell, now and then nonsense. */
export const whim = (setting: Setting, view: View, seat: Player, random: Random): Wish => {
  const own = view.mine.filter((piece) => piece.lost === undefined && commands(seat, piece));
  const piece = random.below(8) === 0 ? undefined : pickFrom(random, own);
  if (piece === undefined) return {};
  const { name, at } = piece;
  const far = random.below(16) === 0 ? 3 : 1;
  // Half of the time towards the middle of the board, so that enemies meet.
  const inwards = at.x * 2 < setting.ground.width - 1 ? 1 : -1;
  const east = random.below(2) === 0 ? inwards : random.below(3) - 1;
  const to = { x: at.x + east * far, y: at.y + (random.below(3) - 1) * far };
  return { piece: name, to };
};
