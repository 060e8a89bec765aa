import type { HeldWords } from '../words.ts';

export const held: HeldWords = {
  refusedHere: 'Not allowed',
  write: 'Write it down',
  chargeInstead: (whom) => `Charge ${whom} instead`,
  asFar: (cm) => `Go as far as it can (${cm})`,
  cancel: 'Let go',
  rule: (id) => `Rule ${id}`,
  moreReasons: (count) => `and ${count} more ${count === 1 ? 'reason' : 'reasons'}`,
  toEnemy: (length) => `${length} from the nearest enemy`,
  picked: 'Selected.',
  enterHelp: 'Enter writes it into the plan.',
  written: (who, plan) => `${who}: ${plan}.`,
  nothingToUndo: 'Nothing to undo.',
  noMore: 'It has no other choice of that kind now.',
  wheelHandle: 'Drag to wheel: the other end of the front stays where it is',
  marchHandle: 'Drag to march',
};
