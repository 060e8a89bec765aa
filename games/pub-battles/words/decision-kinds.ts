/** The points at which somebody must choose. */
export const decisionKinds = [
  'planning',
  'alter',
  'activation',
  'choose',
  'withdraw',
  'target',
  'step-up',
  'stand',
  'retreat',
  'deploy',
  'nightfall',
  'stragglers',
] as const;

export type DecisionKind = (typeof decisionKinds)[number];
