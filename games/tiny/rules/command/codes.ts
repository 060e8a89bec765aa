/** Reasons to do with who orders whom. */
export const commandCodes = ['no-such-piece', 'not-your-command'] as const;
