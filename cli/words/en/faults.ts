/** What a word or a file got wrong. */
const only = (names: readonly string[]): string => (names.length === 0 ? '' : `, only: ${names.join(', ')}`);

const perhaps = (name: string | undefined): string => (name === undefined ? '' : ` Did you mean “${name}”?`);

/** What stands for a word in the line that shows how a command is called. */
const places = {
  FILE: 'FILE',
  GAME: 'GAME',
  SCENARIO: 'SCENARIO',
  LOG: 'LOG',
  FIRST: 'FIRST',
  SECOND: 'SECOND',
  NATION: 'NATION',
  VERB: 'VERB',
  LANGUAGE: 'LANGUAGE',
  TABLE: 'TABLE',
  SEAT: 'SEAT',
};

export type Place = keyof typeof places;

export const faults = {
  see: (command: string) => `See grognard ${command === '' ? '' : `${command} `}--help.`,
  noCommand: (name: string, names: readonly string[], near: string | undefined) =>
    `There is no command “${name}”${only(names)}.${perhaps(near)}`,

  missing: (place: Place) => `${places[place]} is missing`,
  tooMany: (word: string) => `“${word}” is one word too many`,
  noOption: (name: string, near: string | undefined) => `There is no option ${name}.${perhaps(near)}`,
  valueMissing: (name: string) => `${name} takes a value, and none is given`,
  valueTooMany: (name: string) => `${name} takes no value`,
  notWhole: (name: string, text: string, least: number, most: number) =>
    `--${name} takes a whole number from ${least} to ${most}, and “${text}” is none`,
  noLanguage: (text: string, languages: readonly string[]) =>
    `--lang takes ${languages.join(' or ')}, and “${text}” is neither`,
  verbs: (command: string, verbs: readonly string[], given: string | undefined) =>
    `${command} takes ${verbs.slice(0, -1).join(', ')} or ${verbs.at(-1)}${
      given === undefined ? '' : `, and “${given}” is none of them`
    }`,

  notSpan: (name: string, text: string) =>
    `--${name} takes a span of time such as 90d, 12h or 30m, and “${text}” is none`,
  notSize: (name: string, text: string) =>
    `--${name} takes a size such as 500kB, 1MB or 2GB, and “${text}” is none`,
  noUrl: (text: string) =>
    `--url takes an address such as https://grognard.example.org, and “${text}” is none`,
  whichTables:
    'say which tables: by their names, or by --older-than, --larger-than or a state such as --finished',
  noFile: 'there is no such file',
  isFolder: 'it is a folder',
  mayNotRead: 'it may not be read',
  mayNotWrite: 'it may not be written',
  unusable: (code: string) => `it cannot be used (${code})`,
  noFolder: 'its folder does not exist',
  exists: 'it exists already, and a backup overwrites nothing',
  empty: 'it is empty',
  notJson: 'it is not JSON',
  notJsonAt: (line: number, column: number) => `it is not JSON: see line ${line}, column ${column}`,
  notJsonNear: (token: string, near: string) => `it is not JSON: “${token}” is out of place in ${near}`,
  notJsonEnd: 'it is not JSON: it breaks off before its end',

  noGame: (id: string, games: readonly string[], near: string | undefined) =>
    `There is no game “${id}”${only(games)}.${perhaps(near)}`,
  noScenario: (game: string, id: string, ids: readonly string[]) =>
    `${game} has no scenario “${id}”, only: ${ids.join(', ') || 'none yet'}`,
  unplayable: (sentences: string) => `The scenario cannot be played: ${sentences}`,
  folderOfNoGame: 'its folder is named after no game: say which with --game GAME',
  tooBig: 'this number is too big to be measured',
  nobodyCalled: (list: 'pieces' | 'units' | 'officers', name: string) =>
    `there is no ${list.slice(0, -1)} “${name}”`,
  memory:
    'this is what one seat saw of a battle that was still being played when it was saved, not its log: a log would tell the secrets of the other side. Save it again once the battle is over, and it can be replayed, verified and opened',
  doesNotFollow: (seq: number) => `entry ${seq} does not follow from those before it`,
  nobodySitsAt: (name: string, seats: readonly string[]) => `Nobody sits at “${name}”${only(seats)}`,

  coverageOfOne: '--coverage takes the name of one rulebook',
  noCoverage: 'the coverage has not been written; run npm run docs',
  noSuchSide: (side: string, sides: readonly string[]) =>
    `--${side} is no option, and the sides of this scenario are ${sides.join(', ')}`,
  noGeneral: (name: string, side: string, generals: readonly string[]) =>
    `There is no general “${name}” for ${side}${only(generals)}`,
  noSetting: (text: string) => `--set takes NAME=VALUE, and “${text}” is not that`,
  noNation: (word: string, nations: readonly string[]) => `There is no nation “${word}”${only(nations)}.`,
  kindMissing: (kinds: readonly string[]) => `--kind is missing: say one of ${kinds.join(', ')}`,
  noKind: (word: string, kinds: readonly string[]) =>
    `--kind takes a kind of ground, and “${word}” is none: say one of ${kinds.join(', ')}`,
  onlyLesAigles: (game: string) => `Only Les Aigles has tables that can be laid anew, not “${game}”.`,
  twoArmies: '--army is given twice: the first army comes from the south, the second from the north',
  onlySvg: 'pictures are written as .svg',
  atIsForLogs: '--at is for the log of a game',
  onlyTables: (game: string) => `only tables of Les Aigles are drawn, and this is ${game}`,
};

export type Faults = typeof faults;
