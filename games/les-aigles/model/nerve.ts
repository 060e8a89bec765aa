export const nerves = ['advance', 'obeys', 'halt', 'retreat', 'rout', 'flight'] as const;

/** What a test comes to, from the best to the worst. */
export type Nerve = (typeof nerves)[number];
