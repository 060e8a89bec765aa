import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One place where a game must be known, and what to do where it is not. */
interface Anchor {
  readonly file: (game: string) => string;
  /** What must stand in the file; left out, the file itself must be there. */
  readonly line?: (game: string) => string;
  readonly say: string;
}

const ANCHORS: readonly Anchor[] = [
  {
    file: () => 'games/catalogue/catalogue.ts',
    line: (game) => `id: '${game}',`,
    say: 'enter the game in the catalogue',
  },
  {
    file: () => 'games/catalogue/package.json',
    line: (game) => `"@grognard/${game}": "`,
    say: 'name the package among the dependencies, then run npm install',
  },
  {
    file: () => 'games/catalogue/tsconfig.json',
    line: (game) => `{ "path": "../${game}" }`,
    say: 'name the package among the references',
  },
  {
    file: () => 'web/package.json',
    line: (game) => `"@grognard/${game}": "`,
    say: 'name the package among the dependencies of the page, which draws its board',
  },
  { file: (game) => `web/boards/${game}/board.ts`, say: 'give the game a board' },
  { file: (game) => `games/${game}/test/counts.json`, say: 'say how many games a test and a soak play' },
  { file: (game) => `games/${game}/test/conformance.test.ts`, say: 'give the conformance suite a trial' },
  { file: (game) => `games/${game}/README.md`, say: 'tell what lies in its rooms' },
  { file: (game) => `scenarios/${game}/README.md`, say: 'ship a scenario, and tell its sources' },
  { file: (game) => `docs/rulebooks/${game}.md`, say: 'write the rulebook for people with npm run docs' },
];

/** For a game that has computer players of its own. */
const GENERALS: readonly Anchor[] = [
  {
    file: () => 'generals/staff.ts',
    line: (game) => `'${game}':`,
    say: 'enter its generals among the staff',
  },
  {
    file: () => 'generals/package.json',
    line: (game) => `"@grognard/${game}": "`,
    say: 'name the package among the dependencies, then run npm install',
  },
  {
    file: () => 'generals/tsconfig.json',
    line: (game) => `{ "path": "../games/${game}" }`,
    say: 'name the package among the references',
  },
];

/** Where a game is not known yet, each place with the line to add there. */
export const unknownAt = (root: string, game: string): readonly string[] => {
  const hasGenerals = existsSync(join(root, 'generals', game));
  return [...ANCHORS, ...(hasGenerals ? GENERALS : [])].flatMap(({ file, line, say }) => {
    const path = join(root, file(game));
    const [text, wanted] = [existsSync(path) ? readFileSync(path, 'utf8') : undefined, line?.(game) ?? ''];
    if (text?.includes(wanted) === true) return [];
    return [`${file(game)}${wanted === '' ? '' : ` has no \`${wanted}\``}: ${say}`];
  });
};
