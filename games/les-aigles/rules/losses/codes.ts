/** Nothing of this room can be ordered, so nothing is refused. */
export const lossCodes = [] as const;
export type LossCode = (typeof lossCodes)[number];
