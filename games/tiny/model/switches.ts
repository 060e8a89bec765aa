/** Readings of the rules that a table may choose; the first value is the usual one. */
export const switches = [
  { name: 'digging', rule: 'TN-R10', values: ['allowed', 'forbidden'] },
  { name: 'sight', rule: 'TN-R11', values: [2, 1] },
  { name: 'covering', rule: 'TN-R16', values: ['forbidden', 'allowed'] },
] as const;
