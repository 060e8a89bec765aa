import type { Command } from '../command.ts';

/** Each command is loaded when it is called: `rules` need not wait for the server. */
const doors: Readonly<Record<string, () => Promise<Command>>> = {
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
  backup: async () => (await import('./backup.ts')).backupCommand,
};

export const commandNames: readonly string[] = Object.keys(doors);

export const loadCommand = async (name: string): Promise<Command | undefined> =>
  Object.hasOwn(doors, name) ? doors[name]?.() : undefined;

export const overview = async (): Promise<string> => {
  const commands = await Promise.all(Object.values(doors).map((open) => open()));
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'grognard COMMAND [words] [options]: a table for wargames that knows the rules',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'grognard COMMAND --help tells more. Exit status: 0 done, 1 something was refused or not as expected, 2 bad input.',
  ].join('\n');
};
