import type { CommandName } from '../command-names.ts';

/** What a command is for, in a line; and how it is called, given the names that only the loaded command knows. */
interface CommandHelp {
  readonly summary: string;
  readonly text: (known: string) => string;
}

export type CommandsHelp<Name extends CommandName = CommandName> = Readonly<Record<Name, CommandHelp>>;

export interface Help {
  readonly usage: string;
  readonly more: string;
  readonly version: string;
  /** Of the option that every command takes. */
  readonly language: string;
  readonly commands: CommandsHelp;
}
