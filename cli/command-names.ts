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
  'tables',
  'backup',
  'doctor',
] as const;

export type CommandName = (typeof commandNames)[number];
