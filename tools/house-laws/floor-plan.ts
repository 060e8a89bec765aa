/** The floor plan that all games share: the same rooms, on the same storeys. */

/**
 * The storeys of a game, lowest first: a room may import from lower ones only. The chapters in `rules/` are rooms by
 * themselves, all on one storey, and import each other in one direction, whichever it is. Files at a game's root are its doors.
 */
export const storeys: readonly string[] = [
  'model',
  'tables',
  'rulebook',
  'ground',
  'rules',
  'knowledge',
  'play',
  'scenario',
  'words',
  'options',
  'schemas',
  'doors',
];

/** What must stand at the root of a game. */
const NEEDED: readonly string[] = [
  'README.md',
  'package.json',
  'tsconfig.json',
  'game.ts',
  'index.ts',
  'model',
  'rulebook',
  'words',
  'rules',
  'knowledge',
  'play',
  'scenario',
  'options',
  'schemas',
  'test',
];

/** What may stand there besides: doors for the page and for generals, rooms that not every game needs, and data. */
const ALLOWED: readonly string[] = [
  'for-page.ts',
  'for-generals.ts',
  'for-hands.ts',
  'tables',
  'ground',
  'examples',
  'recorded',
  'scenarios',
];

const PLACE_FOR: Readonly<Record<string, string>> = {
  file: 'the root holds doors only: put it into the room that its idea belongs to',
  folder: 'it is no room of the plan: put what it holds into one that is',
};

export interface OffPlan {
  readonly entry: string;
  readonly told: string;
}

/** Where the root of a game is not as the plan has it. */
export const offPlan = (entries: readonly string[]): readonly OffPlan[] => [
  ...entries
    .filter((entry) => !NEEDED.includes(entry) && !ALLOWED.includes(entry))
    .map((entry) => ({ entry, told: `${entry}: ${PLACE_FOR[entry.includes('.') ? 'file' : 'folder']}` })),
  ...NEEDED.filter((entry) => !entries.includes(entry)).map((entry) => ({
    entry: `no ${entry}`,
    told: `${entry} is missing: every game has it`,
  })),
];
