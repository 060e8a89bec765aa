/** Why a line cannot be told to bend. */
export const bendCodes = [
  'bend-nothing',
  'bend-formation',
  'bend-already',
  'bend-crest',
  'bend-edge',
  'bend-facing',
  'bend-no-room',
  'bend-straight',
  'bend-aligned',
  'bend-align-first',
] as const;
export type BendCode = (typeof bendCodes)[number];
