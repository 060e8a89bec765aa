/** The commands, as the overview lists them. */
export const commandNames = [
  'serve',
  'rules',
  'adjudicate',
  'odds',
  'simulate',
  'scenario',
  'army',
  'render',
  'replay',
  'verify',
  'backup',
] as const;

export type CommandName = (typeof commandNames)[number];
