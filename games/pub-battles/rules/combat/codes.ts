/** Why an order of this chapter can be refused. */
export const fightCodes = [
  'not-your-choice',
  'no-combat-to-choose',
  'the-other-side-chooses',
  'no-such-combat',
  'nothing-to-fire',
  'supporter-is-no-target',
  'not-in-contact',
  'must-not-stand',
  'must-fire-first',
  'guns-unsupported',
  'same-enemy',
  'too-far-aside',
  'towards-the-enemy',
] as const;
export type FightCode = (typeof fightCodes)[number];
