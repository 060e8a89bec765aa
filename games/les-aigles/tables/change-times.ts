/** The table of formation changes, in quarters by manoeuvre class. */
import type { Arm, Drill, Formation, Status } from '../model/vocabulary.ts';

type Times = Readonly<Record<Drill, number>>;

const times = (A: number, B: number, C: number): Times => ({ A, B, C });

interface ChangeRow {
  readonly rule: string;
  readonly arm: 'infantry' | 'cavalry';
  /** Both ways alike. */
  readonly between: readonly [Formation, Formation];
  readonly quarters: Times;
  /** Other rules that it goes by. */
  readonly also?: readonly string[];
}

const row = (
  rule: string,
  arm: ChangeRow['arm'],
  between: ChangeRow['between'],
  quarters: Times,
): ChangeRow => ({ rule, arm, between, quarters });

const TO_DIVISIONS = times(1, 2, 3);
const TO_MARCH = times(3, 4, 5);
const TO_DOUBLE_LINE = times(2, 2, 3);

/** Rows that no chapter prints, but a ruling adds, are named after the ruling. */
const changeRows: readonly ChangeRow[] = [
  row('LA-U6-1', 'infantry', ['march column', 'division column'], TO_DIVISIONS),
  row('LA-U6-2', 'infantry', ['line', 'march column'], TO_MARCH),
  row('LA-U6-3', 'infantry', ['line', 'division column'], times(2, 3, 4)),
  { ...row('LA-U6-4', 'infantry', ['line', 'square'], times(2, 2, 3)), also: ['LA-U2.2-30'] },
  row('LA-U3.2-18e', 'infantry', ['division column', 'square'], times(1, 1, 2)),
  row('LA-U6-5', 'infantry', ['line', 'skirmish'], times(1, 1, 1)),
  row('LA-U6-5', 'infantry', ['march column', 'skirmish'], times(1, 1, 1)),
  row('LA-U6-5', 'infantry', ['division column', 'skirmish'], times(1, 1, 1)),
  row('LA-U6-18', 'infantry', ['line', 'double line'], TO_DOUBLE_LINE),
  row('LA-U6-31', 'infantry', ['section column', 'march column'], TO_DIVISIONS),
  row('LA-U6-31', 'infantry', ['section column', 'line'], TO_MARCH),
  row('LA-U6-8', 'cavalry', ['line', 'march column'], times(2, 3, 4)),
  row('LA-U6-30', 'cavalry', ['double line', 'march column'], times(2, 3, 4)),
  row('LA-U6-9', 'cavalry', ['line', 'skirmish'], times(2, 2, 2)),
  row('LA-U6-9', 'cavalry', ['march column', 'skirmish'], times(2, 2, 2)),
  row('LA-U6-10', 'cavalry', ['line', 'echelon'], TO_DOUBLE_LINE),
  row('LA-U6-11', 'cavalry', ['line', 'chequer'], TO_DOUBLE_LINE),
  row('LA-U6-12', 'cavalry', ['line', 'double line'], TO_DOUBLE_LINE),
];

interface ReformRow {
  readonly rule: string;
  readonly quarters: Times;
}

const reform = (rule: string, quarters: Times): ReformRow => ({ rule, quarters });

/** From without formation, and from disorder, to formed. */
export const reformRows: Readonly<Record<Arm, { readonly 2: ReformRow; readonly 3: ReformRow }>> = {
  infantry: {
    // LA-U4.2-4, LA-U4.2-5, LA-U4.2-6
    2: reform('LA-U6-6', times(2, 3, 4)),
    // LA-U4.2-7, LA-U4.2-8
    3: reform('LA-U6-7', times(4, 5, 5)),
  },
  cavalry: { 2: reform('LA-U6-13', times(3, 4, 5)), 3: reform('LA-U6-14', times(5, 6, 7)) },
  'foot artillery': { 2: reform('LA-U6-21', times(2, 2, 2)), 3: reform('LA-U6-25', times(4, 4, 4)) },
  'horse artillery': { 2: reform('LA-U6-24', times(1, 1, 1)), 3: reform('LA-U6-25', times(2, 2, 2)) },
};

type Guns = 'foot artillery' | 'horse artillery';

export const gunRows: Readonly<Record<Guns, { readonly unlimber: ReformRow; readonly limber: ReformRow }>> = {
  'foot artillery': {
    unlimber: reform('LA-U6-19', times(1, 2, 2)),
    limber: reform('LA-U6-20', times(2, 2, 3)),
  },
  'horse artillery': {
    unlimber: reform('LA-U6-22', times(1, 1, 2)),
    limber: reform('LA-U6-23', times(1, 1, 2)),
  },
};

/** LA-U6-28: whatever the nation. */
export const REORGANISING = 1;

/** LA-M7.2-4: what it takes to come back into the battalion, once formed. */
export const REJOINING = 2;

const TRAINED: ReadonlySet<Status> = new Set<Status>(['guard', 'elite', 'regular']);

export const isTrained = (status: Status): boolean => TRAINED.has(status);

/** LA-U6-29: what the table says, and a quarter more for the untrained. */
export const timeIn = (quarters: Times, drill: Drill, status: Status): number =>
  quarters[drill] + (isTrained(status) ? 0 : 1);

/** How long figures take to turn on the spot. */
export const turningTime = (
  arm: Arm,
  status: Status,
): { readonly quarters: number; readonly rule: string } => {
  if (arm === 'cavalry') return { quarters: 2, rule: 'LA-M2.2-3' };
  return isTrained(status) ? { quarters: 1, rule: 'LA-M2.2-1' } : { quarters: 2, rule: 'LA-M2.2-2' };
};

/** How long a light battalion takes to go out whole as skirmishers, or to come back. */
export const wholeSkirmish = (figures: number): { readonly quarters: Times; readonly rule: string } => {
  if (figures <= 12) return { quarters: times(1, 1, 1), rule: 'LA-U3.3-4' };
  if (figures <= 18) return { quarters: times(2, 2, 2), rule: 'LA-U3.3-5' };
  return { quarters: times(3, 3, 3), rule: 'LA-U3.3-6' };
};

/** One printed change on the way from a formation to another. */
export interface ChangeLeg {
  readonly to: Formation;
  readonly quarters: number;
  readonly rule: string;
  readonly also?: readonly string[];
}

const isBetween = ({ between: [a, b] }: ChangeRow, from: Formation, to: Formation): boolean =>
  (a === from && b === to) || (b === from && a === to);

/** A chain goes through these alone: never out as skirmishers and back. */
const PASSING: readonly Formation[] = ['line', 'march column', 'division column'];

/**
 * The printed change, or, where none is printed, the cheapest chain of printed ones through formations that the unit
 * knows; none at all, and the change is not offered. LA-U2.2-30: a square is formed from line, and from division column.
 */
export const legsBetween = (
  arm: Arm,
  drill: Drill,
  status: Status,
  known: readonly Formation[],
  from: Formation,
  to: Formation,
): readonly ChangeLeg[] => {
  const rows = changeRows.filter((each) => each.arm === arm);
  const legOf = (start: Formation, end: Formation): ChangeLeg | undefined => {
    const found = rows.find((each) => isBetween(each, start, end));
    if (found === undefined) return undefined;
    const { rule, also } = found;
    const quarters = timeIn(found.quarters, drill, status);
    return { to: end, quarters, rule, ...(also !== undefined && { also }) };
  };
  const direct = legOf(from, to);
  if (direct !== undefined) return [direct];
  const through = PASSING.filter((each) => known.includes(each) && each !== from && each !== to);
  return cheapest(chains(from, to, through, legOf));
};

/** Every chain of up to three changes. */
const chains = (
  from: Formation,
  to: Formation,
  through: readonly Formation[],
  legOf: (start: Formation, end: Formation) => ChangeLeg | undefined,
): readonly (readonly ChangeLeg[])[] =>
  through.flatMap((stop) => {
    const first = legOf(from, stop);
    if (first === undefined) return [];
    const last = legOf(stop, to);
    const longer = through.flatMap((next) => {
      const [second, third] = [legOf(stop, next), legOf(next, to)];
      return next === stop || second === undefined || third === undefined ? [] : [[first, second, third]];
    });
    return last === undefined ? longer : [[first, last], ...longer];
  });

export const totalOf = (legs: readonly ChangeLeg[]): number =>
  legs.reduce((sum, { quarters }) => sum + quarters, 0);

const cheapest = (found: readonly (readonly ChangeLeg[])[]): readonly ChangeLeg[] =>
  found.reduce<readonly ChangeLeg[]>(
    (best, each) => (best.length === 0 || totalOf(each) < totalOf(best) ? each : best),
    [],
  );
