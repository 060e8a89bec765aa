/** Everything a player is told with the ghost of an order. */
export const noticeCodes = ['uses', 'ends-in', 'or-in', 'attack-meant'] as const;

export type NoticeCode = (typeof noticeCodes)[number];
