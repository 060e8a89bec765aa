/** What is calibrated: who charges whom, and the share of charges that ought to succeed. */
import type { PartPlan } from '@grognard/les-aigles';
import type { Table, UnitEntry } from './charge.ts';
import {
  BRITISH,
  type Companies,
  companies,
  FRENCH,
  LINES,
  type Line,
  presentIn,
  RUSSIANS,
  strengths,
} from './lines.ts';

export interface Case {
  readonly name: string;
  /** The share that ought to come out so, in hundredths. */
  readonly stated: number;
  /** How far from it is still well; absent where nothing is known but what somebody's trial came to. */
  readonly within?: number;
  /** What is counted; a charge that succeeds, unless it is said. */
  readonly counts?: 'draws';
  readonly tables: readonly Table[];
}

/** Figure stands against figure: in line, an odd number is moved by half a base against an even one. */
const target = (line: Line, formation: UnitEntry['formation']): UnitEntry => ({
  ...{ id: 'target', side: 'allied', attitude: 'hold', facing: 180 },
  at: [formation === 'line' && presentIn(line) % 2 === 1 ? 0.75 : 0, 0],
  ...line,
  formation,
});

interface Charger {
  readonly companies: Companies;
  readonly formation: UnitEntry['formation'];
  /** How deep it stands, and how far it marches in a quarter: cm. */
  readonly depth: number;
  readonly quarter: number;
}

const march = (cm: number): PartPlan['tasks'] => [
  { do: 'march', legs: [{ go: 'ahead', length: Math.round(cm * 1000) }] },
];

/** A unit like the charger comes on ten centimetres behind it. */
const BEHIND = 10;

const charging = (charger: Charger, on: UnitEntry, far: number, isSupported: boolean): Table => {
  const { depth, quarter, ...who } = charger;
  const french = { side: 'french', nation: 'france', facing: 0, ...who } as const;
  const support: UnitEntry = {
    ...{ id: 'support', ...french, attitude: 'support', about: 'charger' },
    at: [0, -(far + depth + BEHIND)],
  };
  return {
    units: [
      { id: 'charger', ...french, attitude: 'attack', at: [0, -far] },
      on,
      ...(isSupported ? [support] : []),
    ],
    plans: new Map<number, readonly PartPlan['tasks'][]>([
      [0, [[{ do: 'charge', target: 1 }]]],
      ...(isSupported ? [[2, [march(2 * quarter), march(quarter)]] as const] : []),
    ]),
  };
};

const column = (led: Companies): Charger => ({
  ...{ companies: led, formation: 'division column', depth: 7.5, quarter: 4.5 },
});

const COLUMNS: readonly Charger[] = [
  column(companies(6, 3, 'fusilier')),
  column([
    { troop: 'grenadier', figures: 3 },
    { troop: 'voltigeur', figures: 3 },
    ...companies(4, 3, 'fusilier'),
  ]),
];

const rider = (troop: string, quarter: number): Charger => ({
  ...{ companies: companies(4, 3, troop), formation: 'line', depth: 5, quarter },
});

const HORSE: readonly (readonly [string, Charger])[] = [
  ['hussars', rider('hussar', 7)],
  ['dragoons', rider('dragoon', 6.25)],
  ['cuirassiers', rider('cuirassier', 5.75)],
];

/** From how far they charge, in centimetres. */
const DISTANCES = [8, 10, 12, 14, 16];

const columnsOn = (lines: readonly Line[], isSupported: boolean): readonly Table[] =>
  lines.flatMap((line) =>
    COLUMNS.flatMap((charger) =>
      DISTANCES.map((far) => charging(charger, target(line, 'line'), far, isSupported)),
    ),
  );

/** A column on lines: how often it succeeds alone, and with a friend behind it. */
const pair = (name: string, lines: readonly Line[], [alone, helped]: readonly [number, number]): Case[] => [
  { name: `column ${name}`, stated: alone, within: 5, tables: columnsOn(lines, false) },
  { name: `column ${name}, supported`, stated: helped, within: 7, tables: columnsOn(lines, true) },
];

interface Ride {
  readonly name: string;
  readonly targets: readonly UnitEntry[];
  readonly stated: readonly number[];
  readonly within?: number;
  readonly isSupported?: boolean;
}

const horseOn = ({ name, targets, stated, within, isSupported = false }: Ride): Case[] =>
  HORSE.map(([who, charger], place) => ({
    ...{ name: `${who} ${name}`, stated: stated[place] ?? 0 },
    ...(within !== undefined && { within }),
    tables: targets.flatMap((on) => DISTANCES.map((far) => charging(charger, on, far, isSupported))),
  }));

/** Faces of four figures. */
const SQUARES: readonly UnitEntry[] = [target(BRITISH, 'square'), target(RUSSIANS, 'square')];

/** Both charge, from so far apart that both come home. */
const meeting = (name: string, troop: string, stated: number): Case => ({
  ...{ name, stated, within: 5, counts: 'draws' },
  tables: [
    {
      units: [
        {
          ...{ id: 'charger', side: 'french', nation: 'france', attitude: 'attack', facing: 0 },
          ...{ companies: companies(4, 3, 'hussar'), formation: 'line', at: [0, -20] },
        },
        {
          ...{ id: 'target', side: 'allied', nation: 'france', attitude: 'attack', facing: 180 },
          ...{ companies: companies(4, 3, troop), formation: 'line', at: [0, 0] },
        },
      ],
      plans: new Map([
        [0, [[{ do: 'charge', target: 1 }]]],
        [1, [[{ do: 'charge', target: 0 }]]],
      ]),
    },
  ],
});

export const cases: readonly Case[] = [
  ...pair('on an intact line', LINES, [11, 26]),
  ...pair('on a line of three quarters or more', strengths(0.75, 1), [25, 45]),
  ...pair('on a line of 60 to 75%', strengths(0.6, 0.75), [57, 79]),
  ...pair('on a line below 60%', strengths(0.4, 0.6), [81, 89]),
  ...horseOn({ name: 'on an intact square', targets: SQUARES, stated: [0.4, 3.5, 19], within: 5 }),
  ...horseOn({
    ...{ name: 'on an intact square, supported', targets: SQUARES, stated: [1, 10, 43], within: 7 },
    isSupported: true,
  }),
  // No source speaks of this one, and it hangs on the distance: hussars succeed from 22 to 59 times in a hundred.
  ...horseOn({
    ...{ name: 'on an intact French line', targets: [target(FRENCH, 'line')], stated: [29, 42, 70] },
  }),
  meeting('hussars and hussars draw', 'hussar', 50),
  meeting('hussars and dragoons draw', 'dragoon', 22),
];
