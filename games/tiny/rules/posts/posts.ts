import { impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import type { Order } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import { commands } from '../command/command.ts';

/** TN-R10: a piece digs in or stands up, if that changes anything. */
export const postRefusals = (
  reading: Reading,
  seat: Player,
  { piece: name, posture }: Extract<Order, { kind: 'post' }>,
): readonly Refusal[] => {
  const piece = reading.own().get(name);
  if (piece === undefined) return [impossible('TN-R05', 'no-such-piece', { piece: name })];
  return [
    ...(commands(seat, piece) ? [] : [refuse('TN-R05', 'not-your-command', { piece: name })]),
    ...(piece.posture === posture ? [refuse('TN-R10', 'already', { piece: name, posture })] : []),
    ...(reading.setting.digging ? [] : [refuse('TN-R10', 'no-digging')]),
  ];
};
