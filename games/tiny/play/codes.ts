/** Reasons to do with whose moment it is. */
export const playCodes = ['wrong-phase'] as const;
