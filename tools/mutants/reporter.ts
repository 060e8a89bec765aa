import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter } from 'vitest/node';
import { type Judged, judged, type Shown, type Unproven, unprovenIn } from './judged.ts';

const OUT = process.env.GROGNARD_MUTANTS_OUT ?? 'node_modules/.cache/grognard/mutants';
/** By which test and which mutant each rule is proven, for whoever wants to know. */
const RECORD = 'node_modules/.cache/grognard/causal.json';

/** What an earlier look at all tests found, if this one looks at a few of them again. */
const EARLIER = process.env.GROGNARD_MUTANTS_EARLIER;

/** The tests that name a rule which nobody was seen to miss: what is remembered from file to file can hide that, so they are asked again, each in a process of its own. */
const AGAIN = 'again.json';

/** The rules that are cited and not proven, which may only become fewer. */
const HELD = 'docs/unproven.json';

const shownIn = (folder: string): readonly Shown[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const held = (): readonly string[] => {
  if (!existsSync(HELD)) return [];
  const lists: Readonly<Record<string, Unproven>> = JSON.parse(readFileSync(HELD, 'utf8'));
  return Object.values(lists).flatMap((list) => Object.values(list).flat());
};

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 1)}\n`;

/** Gathers what the workers found, and holds it against the list of what is not proven. */
export default class CausalReporter implements Reporter {
  onInit(): void {
    rmSync(OUT, { recursive: true, force: true });
    mkdirSync(OUT, { recursive: true });
  }

  onTestRunEnd(): void {
    const shown = [...shownIn(OUT), ...(EARLIER === undefined ? [] : shownIn(EARLIER))];
    const ids = judged(shown);
    const unproven = unprovenIn(ids);
    const spoilt = shown.flatMap((each) => (each.spoilt === undefined ? [] : [each.spoilt.name]));
    if (process.env.GROGNARD_MUTANTS === 'write') writeDown(ids, unproven);
    const known = new Set(held());
    const open = Object.values(unproven).flatMap((list) => Object.values(list).flat());
    const fresh = open.filter((id) => !known.has(id));
    const mended = [...known].filter((id) => ids.get(id)?.isProven === true);
    say(`${ids.size} rules looked at, ${open.length} cited and not proven`);
    for (const id of fresh)
      say(`  ${id} is cited, and no test of this run that names it notices when it is gone`);
    for (const id of mended) say(`  ${id} is proven now: take it off ${HELD}`);
    for (const name of spoilt) say(`  “${name}” is not the same when it is run again`);
    writeFileSync(join(OUT, AGAIN), json(filesNaming(shown, new Set(fresh))));
    if (fresh.length + mended.length > 0) process.exitCode = 1;
  }
}

const filesNaming = (shown: readonly Shown[], ids: ReadonlySet<string>): readonly string[] => [
  ...new Set(shown.flatMap(({ id = '', file = '' }) => (ids.has(id) ? [file] : []))),
];

const writeDown = (ids: ReadonlyMap<string, Judged>, unproven: Readonly<Record<string, Unproven>>): void => {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, json({ format: 1, ids: Object.fromEntries(ids) }));
  writeFileSync(HELD, json(unproven));
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
