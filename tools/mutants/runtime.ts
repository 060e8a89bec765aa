import type { Mutant } from './instrument.ts';

/** A mutant with the file it lies in, under the number by which it is woken. */
export interface Known extends Mutant {
  readonly file: string;
  /** File and place in it: the same in every run on the same sources. */
  readonly name: string;
}

/** A run that asks so much more often than before does not end. */
export class Runaway extends Error {}

interface Again {
  readonly game: string;
  readonly isCache: boolean;
  readonly run: () => void;
}

const MOST = 400_000;

const gameOf = (file: string): string => /games\/([\w-]+)\//.exec(file)?.[1] ?? '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The mutants of all files that are loaded, of which one at most is awake. */
export class Sleepers {
  readonly known: Known[] = [];
  readonly #hits = new Uint8Array(MOST);
  readonly #again: Again[] = [];
  readonly #games = new Map<number, string>();
  /** Asked while a file was loaded: a table is worked out there. */
  readonly #loaded = new Set<number>();
  #isLoading = false;
  #awake = -1;
  #void: string | undefined;
  #asked = 0;
  #patience = Number.POSITIVE_INFINITY;
  /** Those that are to be noticed and were not yet. */
  readonly hunted = new Set<string>();
  /** Where it is written down what was noticed. */
  out = '';
  /** How often something was taken out because its rule is void. */
  taken = 0;

  enter(file: string, mutants: readonly Mutant[]): number {
    const base = this.known.length;
    this.#games.set(base, gameOf(file));
    mutants.forEach((each, place) => {
      this.known.push({ ...each, file, name: `${file}:${place}` });
    });
    // A file without mutants of its own still has a number.
    if (mutants.length === 0) this.#games.set(base + 0.5, gameOf(file));
    return mutants.length === 0 ? base + 0.5 : base;
  }

  on(number: number): boolean {
    this.#count();
    return this.#isOn(number);
  }

  #count(): void {
    this.#asked += 1;
    if (this.#asked > this.#patience) throw new Runaway('it does not end');
  }

  #isOn(number: number): boolean {
    this.#hits[number] = 1;
    if (this.#isLoading) this.#loaded.add(number);
    return number === this.#awake;
  }

  /** A value, or what stands instead; it is reached only where the two are not alike. */
  put<T>(number: number, instead: T, value: T): T {
    const isAlike = Array.isArray(value) ? value.length === 0 : Boolean(value) === instead;
    this.#count();
    if (isAlike) return value;
    return this.#isOn(number) ? instead : value;
  }

  again(base: number, isCache: boolean, run: () => void): void {
    this.#again.push({ game: this.#games.get(base) ?? '', isCache, run });
    this.#isLoading = true;
    run();
    this.#isLoading = false;
  }

  /** It is part of what is worked out when files are loaded. */
  isStatic(number: number): boolean {
    return this.known[number]?.isStatic === true || this.#loaded.has(number);
  }

  without<T>(value: T): T {
    return this.#void === undefined ? value : (this.#taken(value, this.#void) as T);
  }

  #taken(value: unknown, rule: string): unknown {
    if (Array.isArray(value)) {
      const left = value.filter((each) => !(isRecord(each) && each.rule === rule));
      this.taken += value.length - left.length;
      return left.length === value.length ? value : left;
    }
    if (!isRecord(value)) return value;
    if (value.rule === rule && ('code' in value || 'value' in value)) {
      this.taken += 1;
      return undefined;
    }
    if (!Array.isArray(value.rows)) return value;
    const rows = this.#taken(value.rows, rule);
    return rows === value.rows ? value : { ...value, rows };
  }

  get isAwake(): boolean {
    return this.#awake >= 0 || this.#void !== undefined;
  }

  /** Nothing is remembered of what was reached before. */
  forget(): void {
    this.#hits.fill(0, 0, this.known.length);
    this.#asked = 0;
  }

  isReached(number: number): boolean {
    return this.#hits[number] === 1;
  }

  get asked(): number {
    return this.#asked;
  }

  wake(number: number, patience: number): void {
    this.#awake = number;
    this.#begin(this.isStatic(number), this.known[number]?.file ?? '', patience);
  }

  makeVoid(rule: string, game: string, patience: number): void {
    this.#void = rule;
    this.taken = 0;
    this.#begin(false, `games/${game}/`, patience);
  }

  #begin(isStatic: boolean, file: string, patience: number): void {
    this.#asked = 0;
    this.#patience = patience;
    this.#workOut(isStatic, gameOf(file));
  }

  sleep(game: string): void {
    const isStatic = this.isStatic(this.#awake);
    this.#awake = -1;
    this.#void = undefined;
    this.#patience = Number.POSITIVE_INFINITY;
    this.#workOut(isStatic, game);
  }

  /** Tables anew, if one of them is altered, and always what was remembered. */
  #workOut(all: boolean, game: string): void {
    for (const each of this.#again) if (each.game === game && (all || each.isCache)) each.run();
  }
}

declare global {
  // Instrumented files find it here; without them there is none.
  var grognardMutants: Sleepers | undefined;
}
