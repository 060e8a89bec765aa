/**
 * The national tables of the supplement: every figure here is a house value that a club may print otherwise, except
 * where the chapters themselves give one. Lengths are in centimetres a period, as printed.
 */
import { type Arm, type Drill, type Nation, nations, type Status } from '../model/vocabulary.ts';

const calibres = ['light', 'medium', 'heavy'] as const;
export type Calibre = (typeof calibres)[number];

/** One row of the national tables. */
export interface Troop {
  readonly id: string;
  readonly rule: string;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly status: Status;
  readonly drill: Drill;
  readonly combat: number;
  /** Added to combat by a charge. */
  readonly charge: number;
  readonly fire: number;
  readonly weapon?: 'carbine' | 'rifle';
  readonly calibre?: Calibre;
  /** A whole period's march in line; a battery's, limbered, is its column. */
  readonly line: number;
  readonly column: number;
  /** How many figures usually serve together, at least and at most. */
  readonly usual: readonly [number, number];
  readonly budget: number;
  /** May be sent out as skirmishers. */
  readonly skirmishes?: true;
  /** Counts as light infantry. */
  readonly light?: true;
}

type Traits = Pick<Troop, 'weapon' | 'skirmishes' | 'light'>;

/** Status, drill, combat, charge, fire, line, column, usual strength, budget. */
type Figures = readonly [
  Status,
  Drill,
  combat: number,
  charge: number,
  fire: number,
  line: number,
  column: number,
  usual: readonly [number, number],
  budget: number,
];

const troop =
  (nation: Nation, arm: Arm) =>
  (row: number, id: string, figures: Figures, traits: Traits = {}): Troop => {
    const [status, drill, combat, charge, fire, line, column, usual, budget] = figures;
    return {
      ...{ id, rule: `LA-S3.7-${row}`, nation, arm, status, drill },
      ...{ combat, charge, fire, line, column, usual, budget },
      ...traits,
    };
  };

const battery = (
  nation: Nation,
  row: number,
  id: string,
  [calibre, status, drill, combat, column, gunners, budget]: readonly [
    Calibre,
    Status,
    Drill,
    combat: number,
    column: number,
    gunners: number,
    budget: number,
  ],
): Troop => ({
  ...{ id, rule: `LA-S3.7-${row}`, nation, status, drill, calibre },
  arm: id.startsWith('horse') ? 'horse artillery' : 'foot artillery',
  ...{ combat, charge: 0, fire: 0, line: 0, column, usual: [gunners, gunners], budget },
});

const SKIRMISHER = { skirmishes: true } as const;
const LIGHT = { skirmishes: true, light: true } as const;
const RIFLE = { weapon: 'rifle', skirmishes: true, light: true } as const;
const CARBINE = { weapon: 'carbine' } as const;

const frenchFoot = troop('france', 'infantry');
const frenchHorse = troop('france', 'cavalry');
const britishFoot = troop('britain', 'infantry');
const britishHorse = troop('britain', 'cavalry');
const prussianFoot = troop('prussia', 'infantry');
const prussianHorse = troop('prussia', 'cavalry');
const austrianFoot = troop('austria', 'infantry');
const austrianHorse = troop('austria', 'cavalry');
const russianFoot = troop('russia', 'infantry');
const russianHorse = troop('russia', 'cavalry');

/** The rows as printed. */
export const tabled: readonly Troop[] = [
  frenchFoot(1, 'fusilier', ['regular', 'A', 4, 1, 4, 14, 18, [12, 18], 20], SKIRMISHER),
  frenchFoot(2, 'grenadier', ['elite', 'A', 5, 2, 4, 16, 20, [3, 9], 28]),
  frenchFoot(3, 'voltigeur', ['elite', 'A', 5, 1, 5, 16, 20, [3, 9], 28], LIGHT),
  frenchFoot(4, 'light', ['regular', 'A', 4, 1, 5, 16, 20, [18, 18], 22], LIGHT),
  frenchFoot(5, 'young-guard', ['elite', 'A', 5, 2, 5, 16, 20, [16, 16], 30], SKIRMISHER),
  frenchFoot(6, 'old-guard', ['guard', 'A', 6, 3, 5, 16, 20, [16, 16], 38]),
  frenchHorse(7, 'hussar', ['regular', 'A', 5, 3, 1, 28, 36, [12, 12], 28], CARBINE),
  frenchHorse(8, 'lancer', ['regular', 'A', 5, 4, 1, 28, 36, [12, 12], 30], CARBINE),
  frenchHorse(9, 'dragoon', ['regular', 'A', 6, 3, 2, 25, 32, [12, 12], 32], CARBINE),
  frenchHorse(10, 'cuirassier', ['elite', 'A', 7, 3, 0, 23, 30, [12, 12], 34]),
  frenchHorse(11, 'horse-guard', ['guard', 'A', 7, 4, 1, 26, 34, [12, 12], 42], CARBINE),

  britishFoot(12, 'line', ['regular', 'A', 4, 2, 6, 14, 17, [15, 15], 26]),
  britishFoot(13, 'grenadier', ['elite', 'A', 5, 2, 6, 14, 17, [1, 2], 32]),
  britishFoot(14, 'light', ['regular', 'A', 4, 2, 6, 16, 20, [15, 15], 26], LIGHT),
  britishFoot(15, 'rifles', ['elite', 'A', 4, 1, 6, 16, 20, [9, 9], 28], RIFLE),
  britishFoot(16, 'foot-guard', ['guard', 'A', 5, 3, 6, 14, 18, [20, 20], 38]),
  britishHorse(17, 'light-dragoon', ['regular', 'B', 5, 3, 1, 26, 34, [9, 10], 28], CARBINE),
  britishHorse(18, 'heavy-dragoon', ['regular', 'B', 6, 4, 1, 23, 30, [9, 10], 32], CARBINE),
  britishHorse(19, 'household', ['guard', 'B', 7, 4, 0, 23, 30, [6, 9], 40]),

  prussianFoot(20, 'musketeer', ['regular', 'B', 4, 2, 4, 14, 18, [16, 20], 22], SKIRMISHER),
  prussianFoot(21, 'fusilier', ['regular', 'B', 4, 1, 5, 16, 20, [16, 20], 22], LIGHT),
  prussianFoot(22, 'jager', ['elite', 'B', 4, 1, 6, 16, 20, [9, 9], 28], RIFLE),
  prussianFoot(23, 'grenadier', ['elite', 'B', 5, 2, 4, 14, 18, [16, 20], 28]),
  prussianFoot(24, 'guard', ['guard', 'B', 6, 2, 5, 16, 20, [20, 20], 36]),
  prussianFoot(25, 'landwehr', ['semi-regular', 'C', 3, 2, 3, 13, 16, [16, 18], 16]),
  prussianHorse(26, 'hussar', ['regular', 'B', 5, 3, 1, 28, 36, [10, 12], 28], CARBINE),
  prussianHorse(27, 'uhlan', ['regular', 'B', 5, 4, 1, 27, 34, [10, 12], 30], CARBINE),
  prussianHorse(28, 'dragoon', ['regular', 'B', 6, 3, 1, 25, 32, [10, 12], 30], CARBINE),
  prussianHorse(29, 'cuirassier', ['elite', 'B', 7, 3, 0, 23, 30, [10, 12], 34]),
  prussianHorse(30, 'landwehr-cavalry', ['semi-regular', 'C', 4, 3, 0, 24, 30, [8, 10], 22]),

  austrianFoot(31, 'fusilier', ['regular', 'B', 4, 1, 4, 13, 16, [18, 24], 20]),
  austrianFoot(32, 'grenzer', ['regular', 'B', 4, 1, 4, 16, 20, [18, 20], 20], LIGHT),
  austrianFoot(33, 'jager', ['elite', 'B', 4, 1, 6, 16, 20, [12, 16], 28], RIFLE),
  austrianFoot(34, 'grenadier', ['elite', 'B', 5, 2, 4, 13, 17, [12, 18], 28]),
  austrianHorse(35, 'hussar', ['regular', 'B', 5, 3, 1, 28, 36, [12, 16], 28], CARBINE),
  austrianHorse(36, 'chevauleger', ['regular', 'B', 5, 3, 1, 26, 34, [12, 16], 28], CARBINE),
  austrianHorse(37, 'uhlan', ['regular', 'B', 5, 4, 1, 26, 34, [12, 16], 30], CARBINE),
  austrianHorse(38, 'dragoon', ['regular', 'B', 6, 3, 1, 25, 32, [10, 12], 30], CARBINE),
  austrianHorse(39, 'cuirassier', ['elite', 'B', 7, 3, 0, 23, 30, [10, 12], 34]),
  austrianFoot(40, 'landwehr', ['militia', 'C', 3, 1, 3, 13, 16, [18, 18], 12]),

  russianFoot(41, 'musketeer', ['regular', 'C', 4, 2, 3, 13, 16, [16, 16], 20]),
  russianFoot(42, 'jager', ['regular', 'C', 4, 1, 4, 16, 20, [16, 16], 20], LIGHT),
  russianFoot(43, 'grenadier', ['elite', 'C', 5, 2, 3, 14, 18, [12, 16], 26]),
  russianFoot(44, 'guard', ['guard', 'B', 6, 3, 4, 14, 18, [16, 16], 36]),
  russianFoot(45, 'opolchenie', ['militia', 'C', 2, 1, 1, 13, 16, [16, 16], 6]),
  russianHorse(46, 'hussar', ['regular', 'B', 5, 3, 1, 26, 34, [12, 16], 28], CARBINE),
  russianHorse(47, 'uhlan', ['regular', 'B', 5, 4, 1, 26, 34, [12, 16], 30], CARBINE),
  russianHorse(48, 'dragoon', ['regular', 'B', 6, 3, 1, 25, 32, [10, 12], 30], CARBINE),
  russianHorse(49, 'cuirassier', ['elite', 'B', 7, 3, 0, 23, 30, [10, 12], 34]),
  russianHorse(50, 'cossack', ['irregular', 'C', 3, 2, 1, 30, 38, [10, 16], 18], {
    ...CARBINE,
    ...SKIRMISHER,
  }),

  battery('france', 51, 'foot-8pdr', ['medium', 'regular', 'A', 2, 16, 4, 220]),
  battery('france', 52, 'foot-12pdr', ['heavy', 'elite', 'A', 2, 14, 4, 280]),
  battery('france', 53, 'horse-6pdr', ['medium', 'elite', 'A', 3, 30, 3, 195]),
  battery('britain', 54, 'foot-9pdr', ['medium', 'regular', 'A', 2, 16, 3, 165]),
  battery('britain', 55, 'horse-6pdr', ['medium', 'elite', 'A', 3, 30, 3, 195]),
  battery('prussia', 56, 'foot-6pdr', ['medium', 'regular', 'B', 2, 16, 4, 220]),
  battery('prussia', 57, 'foot-12pdr', ['heavy', 'regular', 'B', 2, 14, 4, 280]),
  battery('prussia', 57, 'horse-6pdr', ['medium', 'regular', 'B', 3, 28, 4, 260]),
  battery('austria', 58, 'foot-6pdr', ['medium', 'regular', 'B', 2, 16, 4, 220]),
  battery('austria', 59, 'foot-12pdr', ['heavy', 'regular', 'B', 2, 14, 3, 210]),
  battery('austria', 59, 'horse-6pdr', ['medium', 'regular', 'B', 2, 26, 3, 195]),
  battery('russia', 60, 'foot-6pdr', ['medium', 'regular', 'B', 3, 15, 6, 330]),
  battery('russia', 61, 'foot-12pdr', ['heavy', 'regular', 'C', 3, 13, 6, 420]),
  battery('russia', 62, 'horse-6pdr', ['medium', 'elite', 'B', 3, 28, 6, 390]),
];

/** The commonest infantryman of each nation, from whom its engineers are reckoned. */
const COMMONEST: Readonly<Record<Nation, string>> = {
  ...{ france: 'fusilier', britain: 'line', prussia: 'musketeer', austria: 'fusilier', russia: 'musketeer' },
};

const engineers: readonly Troop[] = tabled.flatMap(({ skirmishes: _skirmishes, ...row }): Troop[] => {
  if (row.id !== COMMONEST[row.nation]) return [];
  const { combat, fire, budget } = row;
  return [
    {
      ...{ ...row, id: 'engineer', rule: 'LA-S3.7-72', usual: [1, 6] },
      ...{ combat: combat - 1, fire: fire - 2, budget: budget + 10 },
    },
  ];
});

/** Everybody who can be fielded. */
export const troops: readonly Troop[] = [...tabled, ...engineers];

const byNation: ReadonlyMap<Nation, ReadonlyMap<string, Troop>> = new Map(
  nations.map((nation) => [
    nation,
    new Map(troops.filter((each) => each.nation === nation).map((each) => [each.id, each])),
  ]),
);

export const knownTroop = (nation: Nation, id: string): Troop | undefined => byNation.get(nation)?.get(id);
export const isTroop = (nation: Nation, id: string): boolean => knownTroop(nation, id) !== undefined;

export const troopOf = (nation: Nation, id: string): Troop => {
  const found = knownTroop(nation, id);
  if (found === undefined) throw new RangeError(`There is no ${id} in the tables of ${nation}`);
  return found;
};
