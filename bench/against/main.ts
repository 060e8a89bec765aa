import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { askedOf } from '../args.ts';
import { progress } from '../progress.ts';
import type { Row } from '../rows.ts';
import { compared, lineOf } from './compared.ts';

const ROUNDS = 5;
const A_MEGABYTE = 1 << 20;

const help = `npm run bench:against -- FOLDER [NAME...]

Measures this checkout against another one in FOLDER, in turns, ${ROUNDS} rounds of every measure that is named (all of
them without a name). Both must be built: npm run build. Prints what each does a second, and the ratio.`;

const rowsFrom = (house: string, names: readonly string[]): readonly Row[] =>
  JSON.parse(
    execFileSync(process.execPath, [join(house, 'bench/dist/main.js'), '--json', '--quick', ...names], {
      cwd: house,
      encoding: 'utf8',
      maxBuffer: 64 * A_MEGABYTE,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

const run = (other: string, names: readonly string[]): void => {
  const here = resolve(import.meta.dirname, '../../..');
  const figures: { readonly before: (readonly Row[])[]; readonly now: (readonly Row[])[] } = {
    before: [],
    now: [],
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress.say(`round ${round} of ${ROUNDS}`);
    figures.before.push(rowsFrom(other, names));
    figures.now.push(rowsFrom(here, names));
  }
  for (const each of compared(figures.before, figures.now)) console.log(lineOf(each));
};

const words = process.argv.slice(2);
const [folder, ...names] = askedOf(words).names;
if (folder === undefined || askedOf(words).help) {
  console.log(help);
  process.exitCode = folder === undefined && !askedOf(words).help ? 2 : 0;
} else if (!existsSync(join(resolve(folder), 'bench/dist/main.js'))) {
  console.error(`There is no built checkout in ${resolve(folder)}: npm run build there first.`);
  process.exitCode = 2;
} else {
  run(resolve(folder), names);
}
