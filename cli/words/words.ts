import type { Answers } from './en/answers.ts';
import type { Faults } from './en/faults.ts';
import type { OperatingWords } from './en/operating.ts';
import type { Help } from './help.ts';

/** Every word of the command in one language: a language that lacks one does not compile. */
export interface Words {
  readonly help: Help;
  readonly faults: Faults;
  readonly answers: Answers;
  /** Of tables, backups and the health of a server, for its operator. */
  readonly operating: OperatingWords;
  /** Something said of a place: a file, a line of it, a path into it. */
  readonly at: (place: string, sentence: string) => string;
  /** A line of a file. */
  readonly line: (file: string, line: number) => string;
  /** A path that leads nowhere into a file: all of it is meant. */
  readonly whole: string;
}
