/** What is going on, on stderr: one line that rewrites itself in a terminal, otherwise a line a measure. */
const terminal = process.stderr.isTTY;
let last = '';

export const progress = {
  say: (line: string): void => {
    process.stderr.write(`${line}\n`);
  },
  step: (line: string): void => {
    if (terminal) process.stderr.write(`\r\x1b[K${line}`);
    else if (line.split(':')[0] !== last) process.stderr.write(`${line.split(':')[0]}\n`);
    last = line.split(':')[0] ?? '';
  },
  end: (): void => {
    if (terminal) process.stderr.write('\r\x1b[K');
  },
};
