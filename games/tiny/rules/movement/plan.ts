import { impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import { isMarsh, isOnBoard, isWall, sameCell, steps } from '../../ground/cells.ts';
import type { Finding } from '../../model/finding.ts';
import type { Step } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import { commands } from '../command/command.ts';

/** Every reason against one step of a plan. */
export const stepRefusals = (reading: Reading, seat: Player, step: Step): readonly Refusal[] => {
  const { setting } = reading;
  const { piece: name, to } = step;
  const piece = reading.own().get(name);
  if (piece === undefined) return [impossible('TN-R05', 'no-such-piece', { piece: name })];
  const refusals: Refusal[] = [];
  const { x, y } = to;
  if (!commands(seat, piece)) refusals.push(refuse('TN-R05', 'not-your-command', { piece: name }));
  if (piece.posture === 'dug in') refusals.push(refuse('TN-R09', 'dug-in', { piece: name }));
  if (steps(piece.at, to) > 1)
    refusals.push(refuse('TN-R02', 'too-far', { piece: name, steps: steps(piece.at, to) }));
  if (!isOnBoard(setting, to)) refusals.push(impossible('TN-R03', 'off-board', { x, y }));
  else if (isMarsh(setting, to)) refusals.push(refuse('TN-R04', 'marsh', { x, y }));
  else if (isWall(setting, to)) refusals.push(refuse('TN-R15', 'wall', { x, y }));
  return refusals;
};

/** TN-R05, TN-R06: no piece twice, no two of one command to the same cell. */
export const planRefusals = (reading: Reading, seat: Player, plan: readonly Step[]): readonly Refusal[] => [
  ...plan.flatMap((step) => stepRefusals(reading, seat, step)),
  ...plan.flatMap((step, place) => {
    const earlier = plan.slice(0, place);
    return [
      ...(earlier.some(({ piece }) => piece === step.piece)
        ? [refuse('TN-R05', 'twice', { piece: step.piece })]
        : []),
      ...(earlier.some(({ to }) => sameCell(to, step.to))
        ? [refuse('TN-R06', 'same-cell', { x: step.to.x, y: step.to.y })]
        : []),
    ];
  }),
];

/** What a plan comes to: who is to go where. */
export const marchesOf = (plan: readonly Step[]): Finding => ({
  kind: 'marches',
  goals: new Map(plan.map(({ piece, to }) => [piece, to])),
});
