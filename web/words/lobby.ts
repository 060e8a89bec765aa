import type { Notice } from './words.ts';

/** The words on the way to a table. */
export interface LobbyWords {
  readonly lobby: {
    readonly playNow: string;
    readonly playNowAbout: (scenario: string, minutes: number) => string;
    readonly play: string;
    readonly rulebook: string;
    readonly myTables: string;
    readonly noTables: string;
    readonly goOn: string;
    readonly forget: (title: string) => string;
    readonly clear: (title: string) => string;
    readonly clearAsk: (title: string) => string;
    readonly yesClear: string;
    readonly no: string;
    readonly joinByLink: string;
    readonly linkLabel: string;
    readonly sitDown: string;
    readonly notALink: string;
    readonly importLog: string;
    readonly notALog: string;
    /** A file that was saved during play. */
    readonly seenLog: string;
    readonly brokenLog: (line: number) => string;
    readonly tooLargeLog: string;
    readonly busyWithLogs: string;
    readonly back: string;
    readonly ownBattle: string;
    readonly ownBattleAbout: string;
    readonly backToOwn: string;
    readonly chooseScenario: (game: string) => string;
    readonly minutes: (minutes: number) => string;
    readonly forAFirstGame: string;
    readonly howToPlay: (scenario: string) => string;
    readonly modes: Readonly<Record<Mode, { readonly heading: string; readonly about: string }>>;
    readonly side: string;
    readonly opponent: string;
    readonly begin: Readonly<Record<Mode, string>>;
    readonly withUmpire: string;
    readonly settingUp: string;
    readonly refusedSetUp: string;
    readonly name: string;
    readonly setUpOn: (date: string) => string;
    /** Of a table that nobody has touched for long. */
    readonly goesOn: (date: string) => string;
  };
  readonly noSeat: Notice;
}

export const modes = ['computer', 'link', 'hot-seat', 'watch'] as const;
export type Mode = (typeof modes)[number];
