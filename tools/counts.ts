interface Row {
  readonly test: number;
  readonly soak: number;
  readonly each?: number;
}

/**
 * How many cases every random suite runs: the small column with fixed seeds in `npm test`, the full one in
 * `npm run soak`. A suite that wants chance names its row here. Where `each` is set, one run makes so many, and runs add up as long as
 * what they test is unchanged (docs/soak.json).
 */
const table = {
  json: { test: 300, soak: 20_000 },
  pubBattles: { test: 4, soak: 200 },
  lesAigles: { test: 1, soak: 20 },
  lesAiglesSight: { test: 40, soak: 20_000 },
  tables: { test: 10, soak: 1_000 },
  lesAiglesPlans: { test: 30, soak: 10_000 },
  lesAiglesBattles: { test: 6, soak: 1_000 },
  cursedBlades: { test: 7, soak: 200 },
  cursedBladesGames: { test: 5, soak: 1_000 },
  pubBattlesGames: { test: 15, soak: 1_000 },
  freeGestures: { test: 1, soak: 40 },
  tinyGames: { test: 10, soak: 1_000 },
  renumbered: { test: 1, soak: 20 },
  geometry: { test: 2_000, soak: 100_000 },
  hexes: { test: 2_000, soak: 100_000 },
  storeKills: { test: 40, soak: 10_000, each: 200 },
  kills: { test: 12, soak: 1_000, each: 50 },
  killsOnPostgres: { test: 8, soak: 300, each: 25 },
  storeCrashes: { test: 5, soak: 100 },
  crashes: { test: 20, soak: 500 },
  wire: { test: 20, soak: 1_000 },
  mutations: { test: 2_000, soak: 100_000 },
  runtimes: { test: 2_000, soak: 200_000 },
  generals: { test: 20, soak: 2_000 },
  simpleGeneral: { test: 3, soak: 200 },
  strongGeneral: { test: 2, soak: 100 },
  warlord: { test: 2, soak: 20 },
  brigadier: { test: 2, soak: 100 },
  brigadierOnGround: { test: 1, soak: 30 },
  marshal: { test: 1, soak: 30 },
  marshalOnGround: { test: 1, soak: 10 },
} as const satisfies Readonly<Record<string, Row>>;

export type Suite = keyof typeof table;

export const soaking = process.env.GROGNARD_SOAK === '1';

/** How long a suite that starts servers and plays whole battles may take before it is called stuck. */
export const patience = soaking ? 6 * 3_600_000 : 400_000;

/**
 * `GROGNARD_SEED` replays one failing case, `GROGNARD_FROM` goes on where another run ended; without them every run sees the same
 * cases.
 */
export const firstSeed = Number(process.env.GROGNARD_SEED ?? process.env.GROGNARD_FROM ?? 1);

export const countOf = (suite: Suite): number => {
  if (process.env.GROGNARD_SEED !== undefined) return 1;
  const { test, soak, each = soak }: Row = table[suite];
  return soaking ? each : test;
};

/** Where a suite is played on several battles: how many cases fall to each, so that together they make the row. */
export const countOnEach = (suite: Suite, battles: readonly unknown[]): number =>
  Math.ceil(countOf(suite) / battles.length);

export interface WrongCase {
  readonly seed: number;
  readonly wrong: readonly string[];
}

/**
 * Every case of a suite that comes out wrong: a soak of hours tells all that it found, not the first. Where a case is as
 * long as several, it plays one in so many.
 */
export const wrongCases = (
  suite: Suite,
  wrongIn: (seed: number) => readonly string[],
  oneIn = 1,
): readonly WrongCase[] => {
  const found: WrongCase[] = [];
  for (let seed = firstSeed; seed < firstSeed + Math.ceil(countOf(suite) / oneIn); seed += 1) {
    const wrong = wrongIn(seed);
    if (wrong.length > 0) found.push({ seed, wrong });
  }
  return found;
};
