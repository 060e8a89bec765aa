const scenario = [
  'off-the-map',
  'not-neighbours',
  'unknown-type',
  'unknown-side',
  'unit-off-the-map',
  'no-such-facing',
  'two-of-a-name',
  'counter-off-the-map',
  'work-without-facing',
  'cannot-be-hidden',
] as const;

/**
 * Every reason for which an order or a scenario is refused: a list a chapter, here, and a file a chapter with its
 * sentences in `fr/refusals` and `en/refusals`. A code without a sentence does not compile.
 */
export const refusalCodes = [...scenario] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export type ScenarioCode = (typeof scenario)[number];
