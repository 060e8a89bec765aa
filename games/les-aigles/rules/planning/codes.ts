/** Why an order can be refused whatever it says. */
export const planCodes = ['unknown-part', 'not-yours', 'named-twice', 'two-sides'] as const;
export type PlanCode = (typeof planCodes)[number];
