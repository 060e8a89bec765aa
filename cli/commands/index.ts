import type { Command } from '../command.ts';
import type { CommandName } from '../command-names.ts';

/** Each command is loaded when it is called: `rules` need not wait for the server. */
const doors: Readonly<Record<CommandName, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  rules: async () => (await import('./rules.ts')).rules,
  adjudicate: async () => (await import('./adjudicate.ts')).adjudicateCommand,
  odds: async () => (await import('./odds.ts')).odds,
  simulate: async () => (await import('./simulate.ts')).simulate,
  scenario: async () => (await import('./scenario.ts')).scenario,
  army: async () => (await import('./army.ts')).army,
  render: async () => (await import('./render.ts')).render,
  replay: async () => (await import('./replay.ts')).replay,
  verify: async () => (await import('./verify.ts')).verify,
  tables: async () => (await import('./tables.ts')).tables,
  backup: async () => (await import('./backup.ts')).backupCommand,
  doctor: async () => (await import('./doctor.ts')).doctor,
};

const isCommand = (name: string): name is CommandName => Object.hasOwn(doors, name);

export const loadCommand = async (name: string): Promise<Command | undefined> =>
  isCommand(name) ? doors[name]() : undefined;
