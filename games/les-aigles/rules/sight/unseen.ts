/** Why somebody is not seen, and the rule that says so. */
export const unseenRules = {
  'no free line': 'LA-O0-10',
  'hill between': 'LA-O2.3-1',
  'behind another hill': 'LA-O2.3-4',
  'behind a wood': 'LA-O2.3-5',
  'overgrown slope': 'LA-O2.3-7',
  masked: 'LA-O2.3-8',
  'below a plateau': 'LA-O3.2-2',
  'up on a plateau': 'LA-O3.2-3',
  'plateau between': 'LA-O3.2-4',
  'wood between': 'LA-O4.2-1',
  'deep in a wood': 'LA-O4.2-2',
  'far off in a wood': 'LA-O4.2-3',
  'hidden in a wood': 'LA-O4.2-5',
  'blind wall': 'LA-O5.3-2',
  'house between': 'LA-O5.3-3',
  'behind a house': 'LA-O5.3-4',
  'hidden in a house': 'LA-O5.3-5',
  'hidden in crops': 'LA-O9.2-7',
  'deep in crops': 'LA-O9.2-8',
  'far off in crops': 'LA-O9.2-11',
} as const;

export type Unseen = keyof typeof unseenRules;

/** What keeps somebody out of sight, and all the rules that it goes by. */
export interface Hidden {
  readonly why: Unseen;
  readonly rules: readonly string[];
}

export const hiddenAs = (why: Unseen): Hidden => ({ why, rules: [unseenRules[why]] });
