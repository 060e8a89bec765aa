import { impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import type { Order, Setting, View } from '../model/vocabulary.ts';
import { commands } from './command.ts';

/** TN-R10: a piece digs in or stands up, if that changes anything. */
export const postRefusals = (
  { digging }: Setting,
  view: View,
  seat: Player,
  { piece: name, posture }: Extract<Order, { kind: 'post' }>,
): readonly Refusal[] => {
  const piece = view.mine.find((each) => each.name === name && each.lost === undefined);
  if (piece === undefined) return [impossible('TN-R05', 'no-such-piece', { piece: name })];
  return [
    ...(commands(seat, piece) ? [] : [refuse('TN-R05', 'not-your-command', { piece: name })]),
    ...(piece.posture === posture ? [refuse('TN-R10', 'already', { piece: name, posture })] : []),
    ...(digging ? [] : [refuse('TN-R10', 'no-digging')]),
  ];
};
