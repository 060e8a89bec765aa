/** Why an order of this chapter can be refused. */
export const turnCodes = [
  'wrong-phase',
  'nothing-meant',
  'not-active',
  'not-your-activation',
  'another-formation',
  'commander-has-moved',
  'moves-with-his-own-chit',
  'already-acted',
  'not-due-yet',
  'off-the-field',
  'staff-moves-first',
  'entry-closed-to-columns',
  'may-not-stay-under-fire',
] as const;
export type TurnCode = (typeof turnCodes)[number];

/** Why the draw of a chit cannot be altered. */
export const chitCodes = [
  'no-draw-to-alter',
  'no-attempts',
  'not-your-chit',
  'no-such-formation',
  'cup-empty',
  'may-not-jump-back',
  'already-played',
  'already-up',
  'no-chit',
  'no-such-hq',
  'not-your-hq',
  'not-its-hq',
  'hq-spent',
  'commander-too-far',
] as const;
export type ChitCode = (typeof chitCodes)[number];
