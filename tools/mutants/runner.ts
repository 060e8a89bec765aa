import { setMaxListeners } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { type TaskMeta, type RunnerTestCase as Test, TestRunner } from 'vitest';
import type {} from '../proofs/proves.ts';
import { idsIn } from './ids.ts';
import { Runaway, Sleepers } from './runtime.ts';

globalThis.grognardMutants ??= new Sleepers();
const sleepers = globalThis.grognardMutants;

const OUT = `${process.env.GROGNARD_MUTANTS_OUT ?? 'node_modules/.cache/grognard/mutants'}/${process.pid}.jsonl`;

/** What is to be done with each test: prove the rules it names, or look which of these mutants it notices. */
const CHOSEN = process.env.GROGNARD_MUTANTS_CHOSEN;

/** So many mutants are tried for one rule in one test. */
const TRIES = 60;

/** And so many of the values of tables. */
const TABLE_TRIES = 12;

const tell = (line: object): void => {
  mkdirSync(dirname(OUT), { recursive: true });
  appendFileSync(OUT, `${JSON.stringify(line)}\n`);
};

const gameIn = (file: string): string => /games\/([\w-]+)\//.exec(file)?.[1] ?? '';

type Body = () => unknown;

/** `broken`: it could not go on for a reason that says nothing of the rule, such as a value that is missing. */
const endOf = async (body: Body): Promise<'held' | 'failed' | 'broken'> => {
  try {
    await body();
    return 'held';
  } catch (error) {
    const isBroken = error instanceof TypeError || error instanceof RangeError || error instanceof Runaway;
    return isBroken ? 'broken' : 'failed';
  }
};

const fails = async (body: Body): Promise<boolean> => (await endOf(body)) !== 'held';

/** Ids by which nothing more is to be shown in this process. */
const settled = new Set<string>();

/** Rules that an altered line has proven: enough, unless another test shows that refusals or rows carry them. */
const altered = new Set<string>();

let indexed = 0;
const byId = new Map<string, { readonly near: number[]; readonly cited: number[] }>();
const patterned: { readonly pattern: RegExp; readonly number: number }[] = [];

const shelfOf = (id: string): { readonly near: number[]; readonly cited: number[] } => {
  const shelf = byId.get(id) ?? { near: [], cited: [] };
  byId.set(id, shelf);
  return shelf;
};

const index = (): void => {
  for (; indexed < sleepers.known.length; indexed += 1) {
    const number = indexed;
    const { near = [], cited = [], patterns = [] } = sleepers.known[number] ?? {};
    for (const id of near) shelfOf(id).near.push(number);
    for (const id of cited) shelfOf(id).cited.push(number);
    for (const pattern of patterns) patterned.push({ pattern: new RegExp(pattern), number });
  }
};

/** What a clean run has reached; tables come behind, since they are worked out anew for each. */
const reachable = (numbers: readonly number[]): readonly number[] => [
  ...numbers.filter((number) => !sleepers.isStatic(number) && sleepers.isReached(number)),
  ...numbers.filter((number) => sleepers.isStatic(number)).slice(0, TABLE_TRIES),
];

/** The mutants of a rule that this test can notice, those that stand nearest to its number first. */
const candidatesFor = (id: string): readonly number[] => {
  index();
  const { near, cited } = shelfOf(id);
  const made = patterned.filter(({ pattern }) => pattern.test(id)).map(({ number }) => number);
  return [...new Set([...reachable(near), ...reachable(cited), ...reachable(made)])].slice(0, TRIES);
};

sleepers.out = OUT;
const isHunt = CHOSEN !== undefined;
if (CHOSEN !== undefined)
  for (const name of JSON.parse(readFileSync(CHOSEN, 'utf8'))) sleepers.hunted.add(name);

/** Runs every test once as it is, and then again with mutants awake. */
export default class MutantRunner extends TestRunner {
  async runTask(test: Test): Promise<void> {
    const body = TestRunner.getTestFn(test);
    const file = relative(process.cwd(), test.file.filepath).replaceAll('\\', '/');
    const game = gameIn(file);
    // A proof has the ids it names at the head of its title.
    const open = idsIn(test.name.split(': ')[0] ?? '').filter((id) => isWanted(id) && !settled.has(id));
    if (!isHunt && open.length === 0) return;
    // Every run of the body listens once more, and there are many.
    setMaxListeners(Number.POSITIVE_INFINITY, test.context.signal);
    sleepers.forget();
    await body();
    const look = new Look(body, game, { file, name: test.fullTestName ?? test.name }, sleepers.asked);
    const tried = isHunt ? await look.notices() : await look.proves(open, test.meta);
    if (tried && (await fails(body))) tell({ spoilt: look.where });
  }
}

/** One rule in so many is looked at: all of them unless it is said, always the same ones. */
const SHARE = Number(process.env.GROGNARD_MUTANTS_SHARE ?? 1);

const isWanted = (id: string): boolean => {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9_973;
  return sum % SHARE === 0;
};

interface Where {
  readonly file: string;
  readonly name: string;
}

class Look {
  readonly where: Where;
  readonly #body: Body;
  readonly #game: string;
  readonly #patience: number;

  constructor(body: Body, game: string, where: Where, asked: number) {
    this.#body = body;
    this.#game = game;
    this.where = where;
    this.#patience = 20 * asked + 2_000_000;
  }

  async #endsWith(number: number): Promise<'held' | 'failed' | 'broken'> {
    sleepers.wake(number, this.#patience);
    const end = await endOf(this.#body);
    sleepers.sleep(this.#game);
    return end;
  }

  async #failsWithout(id: string): Promise<'killed' | 'survived' | 'nothing'> {
    sleepers.makeVoid(id, this.#game, this.#patience);
    const failed = await fails(this.#body);
    const { taken } = sleepers;
    sleepers.sleep(this.#game);
    if (taken === 0) return 'nothing';
    return failed ? 'killed' : 'survived';
  }

  async proves(ids: readonly string[], { proofs = [], shows = {} }: TaskMeta): Promise<boolean> {
    const turned = proofs.filter(({ by }) => by === 'switch').map(({ id }) => id);
    for (const id of turned) this.#isProven(id, { by: 'switch' });
    const waiting = ids.filter((id) => !settled.has(id));
    // What the clean run has reached, before others reach more.
    const shown = (id: string): readonly string[] => shows[id] ?? [];
    const candidates = new Map(waiting.map((id) => [id, [id, ...shown(id)].flatMap(candidatesFor)]));
    for (const id of waiting) await this.#prove(id, shown(id), candidates.get(id) ?? []);
    return waiting.length > 0;
  }

  #isProven(id: string, more: object): void {
    settled.add(id);
    tell({ id, ...more, ...this.where });
  }

  /** A worked example has no refusals or rows of its own: it is proven by those of the rules that it shows. */
  async #voided(id: string, shown: readonly string[]): Promise<'killed' | 'survived' | 'nothing'> {
    const own = await this.#failsWithout(id);
    if (own !== 'nothing') return own;
    for (const each of shown) if ((await this.#failsWithout(each)) === 'killed') return 'killed';
    return 'nothing';
  }

  async #prove(id: string, shown: readonly string[], candidates: readonly number[]): Promise<void> {
    const voided = await this.#voided(id, shown);
    if (voided === 'killed') return this.#isProven(id, { by: 'void' });
    if (altered.has(id)) {
      if (voided === 'survived') tell({ id, by: 'none', voided, tried: 0, ...this.where });
      return;
    }
    for (const number of candidates) {
      if ((await this.#endsWith(number)) !== 'failed') continue;
      const { file, line, what, text, near } = sleepers.known[number] ?? {};
      // Nearest to its number, or only somewhere in the same function.
      const isNear = near?.includes(id) === true;
      const mutant = `${file}:${line} ${what}: ${text}`;
      // A refusal or a row must be missed itself; that something beside it is missed is only written down.
      if (voided === 'nothing') altered.add(id);
      return tell({ id, by: 'mutant', voided, mutant, isNear, ...this.where });
    }
    tell({ id, by: 'none', voided, tried: candidates.length, ...this.where });
  }

  async notices(): Promise<boolean> {
    index();
    const alive = sleepers.known.flatMap(({ name, file }, number) =>
      sleepers.hunted.has(name) &&
      gameIn(file) === this.#game &&
      (sleepers.isStatic(number) || sleepers.isReached(number))
        ? [number]
        : [],
    );
    for (const number of alive) await this.#notice(number);
    return alive.length > 0;
  }

  async #notice(number: number): Promise<void> {
    const name = sleepers.known[number]?.name ?? '';
    if ((await this.#endsWith(number)) === 'held') return;
    sleepers.hunted.delete(name);
    tell({ mutant: name, by: 'killed', ...this.where });
  }
}
