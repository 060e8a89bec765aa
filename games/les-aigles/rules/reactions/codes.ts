/** Why a reaction can be refused. */
export const reactionCodes = [] as const;
export type ReactionCode = (typeof reactionCodes)[number];
