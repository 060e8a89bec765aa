/** Why an order of this chapter can be refused. */
export const leaveCodes = ['no-such-piece', 'not-your-line', 'not-at-the-exit'] as const;
export type LeaveCode = (typeof leaveCodes)[number];
