/** What keeps a part from firing. */

export const bars = ['hill', 'crest', 'dead ground', 'wood', 'house', 'unseen'] as const;

export type BarKind = (typeof bars)[number];

export const silencers = ['ford', 'crops'] as const;
