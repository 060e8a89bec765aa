export const weapons = ['musket', 'rifle', 'carbine', 'round shot', 'canister'] as const;

export type Weapon = (typeof weapons)[number];
