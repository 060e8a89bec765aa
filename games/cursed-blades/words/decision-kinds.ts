/** The points at which somebody must choose. */
export const decisionKinds = ['activation', 'action', 'losses'] as const;

export type DecisionKind = (typeof decisionKinds)[number];
