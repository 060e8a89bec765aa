import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter } from 'vitest/node';
import { progressFile, progressOf } from './choosing.ts';
import { catalogueOf, type Listed } from './plugin.ts';

const OUT = process.env.GROGNARD_MUTANTS_OUT ?? 'node_modules/.cache/grognard/mutants';
const KEPT = 'docs/mutants.json';

interface Noticed {
  readonly mutant?: string;
  readonly by?: 'killed' | 'changes play' | 'changes nothing';
}

const noticedIn = (folder: string): readonly Noticed[] =>
  readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Where a hole is, and what can be altered there unnoticed. */
const holeOf = ({ file, line, kind, what, text }: Listed): string =>
  `${file}:${line} ${kind}, ${what}: ${text}`;

const placeOf = (): readonly [string, string] => {
  const [what = '', game = ''] = (process.env.GROGNARD_MUTANTS ?? '').split(' ');
  return [what, game];
};

/** Keeps which mutants were killed, and tells those that nobody noticed. */
export default class HuntReporter implements Reporter {
  onInit(): void {
    rmSync(OUT, { recursive: true, force: true });
    mkdirSync(OUT, { recursive: true });
  }

  /** A hunt that was broken off has killed what it has killed; nothing can be said of the others. */
  onTestRunEnd(_modules: unknown, errors: readonly unknown[], reason: string): void {
    const isWhole = errors.length === 0 && reason !== 'interrupted';
    const [what, game] = placeOf();
    const all = catalogueOf(process.cwd(), game);
    const before = progressOf(game, what, all);
    const chosen: readonly string[] = JSON.parse(
      readFileSync(process.env.GROGNARD_MUTANTS_CHOSEN ?? '', 'utf8'),
    );
    const noticed = noticedIn(OUT);
    const named = (how: Noticed['by']): ReadonlySet<string> =>
      new Set(noticed.flatMap(({ by, mutant = '' }) => (by === how ? [mutant] : [])));
    const dead = named('killed');
    const idle = named('changes nothing');
    const killed = union(
      before.killed,
      chosen.filter((name) => dead.has(name)),
    );
    const harmless = union(
      before.harmless,
      chosen.filter((name) => idle.has(name)),
    );
    const survived = union(before.survived, chosen).filter(
      (name) => !killed.includes(name) && !harmless.includes(name),
    );
    const left = isWhole ? survived : before.survived.filter((name) => !killed.includes(name));
    write(progressFile(game, what), { sources: before.sources, killed, harmless, survived: left });
    if (!isWhole) return;
    const holes = all.filter(({ name }) => survived.includes(name)).map(holeOf);
    const tried = killed.length + harmless.length + survived.length;
    keep(`${what} ${game}`, { tried, killed: killed.length, changeNothing: harmless.length, holes });
    process.stdout.write(`${game}: ${tried} mutants, ${holes.length} unnoticed\n`);
    for (const hole of holes) process.stdout.write(`  ${hole}\n`);
    if (holes.length > 0) process.exitCode = 1;
  }
}

const union = (some: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...some, ...more])].sort();

const write = (file: string, value: unknown): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 1)}\n`);
};

const keep = (name: string, result: object): void => {
  const all: Record<string, unknown> = readKept();
  all[name] = result;
  write(KEPT, Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
};

const readKept = (): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'));
  } catch {
    return {};
  }
};
