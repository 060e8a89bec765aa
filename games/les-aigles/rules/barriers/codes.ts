/** Why hedges, walls, redoubts or wrecks stand against an order. */
export const barrierCodes = [
  'barrier-bent',
  'barrier-not-touched',
  'barrier-too-short',
  'barrier-widen',
  'barrier-widen-melee',
  'barrier-guns-turn',
  'work-no-sappers',
  'work-out-of-reach',
  'work-materials',
  'work-bridge',
  'work-guns-manned',
  'work-built',
  'work-wreck',
  'shell-target',
  'shell-range',
  'shell-arc',
  'shell-guns',
  'shell-battered',
  'reman-guns',
] as const;
export type BarrierCode = (typeof barrierCodes)[number];
