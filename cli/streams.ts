/** Where a command writes, and what it may assume about who reads. */
export interface Streams {
  /** A line of the answer. */
  out(line: string): void;
  /** A line about the answer: progress, what went wrong. */
  note(line: string): void;
  /** Overwrites the current line, for progress on a screen. */
  tick(line: string): void;
  /** Whether a person watches the notes. */
  readonly watched: boolean;
}

export const stdio: Streams = {
  out: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
  tick: (line) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`),
  watched: process.stderr.isTTY === true,
};
