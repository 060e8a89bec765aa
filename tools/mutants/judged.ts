/** A line that a worker wrote: what came of one rule in one test. */
export interface Shown {
  readonly id?: string;
  /** `void`: without its refusals or rows the test fails; `switch`: turned; `mutant`: a line that cites it altered. */
  readonly by?: 'void' | 'switch' | 'mutant' | 'none';
  readonly voided?: 'survived' | 'nothing';
  readonly tried?: number;
  readonly mutant?: string;
  readonly isNear?: boolean;
  readonly file?: string;
  readonly name?: string;
  readonly spoilt?: { readonly file: string; readonly name: string };
}

export interface Judged {
  readonly isProven: boolean;
  readonly by: 'void' | 'switch' | 'mutant' | 'none';
  /** Refusals or rows carry it: they must be missed themselves. */
  readonly isBearing: boolean;
  /** Altered lines were tried at all. */
  readonly tried: number;
  readonly mutant?: string;
  /** The altered line is the one that cites the rule, not another of the same function. */
  readonly isNear?: boolean;
  readonly tests: readonly string[];
}

const strengths = ['none', 'mutant', 'switch', 'void'] as const;

const strengthOf = ({ by = 'none' }: Shown): number => strengths.indexOf(by);

const judge = (shown: readonly Shown[]): Judged => {
  const best = shown.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0] ?? {};
  const { by = 'none', mutant, isNear } = best;
  const isBearing = shown.some(({ by: how, voided }) => how === 'void' || voided === 'survived');
  return {
    isProven: by === 'void' || by === 'switch' || (by === 'mutant' && !isBearing),
    ...{ by, isBearing },
    tried: Math.max(...shown.map(({ tried = 1 }) => tried)),
    ...(mutant !== undefined && { mutant }),
    ...(isNear !== undefined && { isNear }),
    tests: [...new Set(shown.map(({ file = '', name = '' }) => `${file}: ${name}`))],
  };
};

/** What all tests together say of each rule that they name. */
export const judged = (shown: readonly Shown[]): ReadonlyMap<string, Judged> => {
  const byId = new Map<string, Shown[]>();
  for (const each of shown)
    if (each.id !== undefined) byId.set(each.id, [...(byId.get(each.id) ?? []), each]);
  const ids = [...byId.keys()].sort();
  return new Map(ids.map((id) => [id, judge(byId.get(id) ?? [])]));
};

/** Refusals and rows that are not missed; rules whose lines can be altered; rules of which no altered line is reached. */
export interface Unproven {
  readonly bearing: readonly string[];
  readonly altered: readonly string[];
  readonly unreached: readonly string[];
}

export const unprovenIn = (ids: ReadonlyMap<string, Judged>): Readonly<Record<string, Unproven>> =>
  Object.fromEntries(
    ['CB', 'LA', 'PB'].map((prefix) => {
      const open = [...ids].filter(([id, { isProven }]) => id.startsWith(`${prefix}-`) && !isProven);
      const list = (which: (found: Judged) => boolean): readonly string[] =>
        open.filter(([, found]) => which(found)).map(([id]) => id);
      return [
        prefix,
        {
          bearing: list(({ isBearing }) => isBearing),
          altered: list(({ isBearing, tried }) => !isBearing && tried > 0),
          unreached: list(({ isBearing, tried }) => !isBearing && tried === 0),
        },
      ];
    }),
  );
