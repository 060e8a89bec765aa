import type { ImportInfo, Origin } from '@grognard/engine';
import type { Notice } from './words.ts';

/** The words around a table at which somebody sits. */
export interface TableScreenWords {
  readonly table: {
    readonly lobby: string;
    readonly map: string;
    readonly orders: string;
    readonly chronicle: string;
    readonly seats: string;
    readonly yours: (decisions: readonly string[]) => string;
    readonly waitingFor: (seats: readonly string[]) => string;
    readonly thinking: (seat: string) => string;
    /** A general gave no order of his own. */
    readonly relieved: (seat: string, why: 'failed' | 'late') => string;
    readonly sending: string;
    readonly away: string;
    readonly over: string;
    readonly nothingToldYet: string;
    readonly refused: string;
    readonly close: string;
    readonly takeBack: string;
    readonly takenBack: string;
    readonly goForward: string;
    readonly wentForward: string;
    /** Said of a line that no longer stands, to who cannot see that it is struck through. */
    readonly struck: string;
    readonly luckTakenBack: (times: number) => string;
    /** Said of a table that came from a file. */
    readonly unverified: string;
    readonly unverifiedAbout: (told: ImportInfo) => string;
    readonly askedToTakeBack: (waiting: readonly string[]) => string;
    readonly mayTakeBack: (seat: string) => string;
    readonly allow: string;
    readonly decline: string;
    readonly declined: string;
    readonly resign: string;
    readonly resignAsk: string;
    readonly yesResign: string;
    readonly goOn: string;
    readonly export: string;
    /** The same during play, when a seat's own knowledge is all it may have. */
    readonly exportSeen: string;
    readonly print: string;
    readonly luck: string;
    readonly luckHonest: (draws: number) => string;
    readonly luckForged: (flaws: number) => string;
    readonly luckHow: (commitment: string) => string;
    readonly handOver: (seat: string) => string;
    readonly invite: (seat: string) => string;
    readonly inviteAbout: string;
    readonly copyLink: string;
    readonly copied: string;
    readonly player: (seat: string, name: string) => string;
    readonly computer: (general: string) => string;
    readonly spectator: string;
    readonly umpire: string;
    readonly you: string;
    readonly largerSheet: string;
    readonly smallerSheet: string;
    readonly failed: string;
    readonly sum: string;
  };
  readonly curtain: {
    readonly heading: string;
    readonly about: (seat: string) => string;
    readonly whoIsThere: string;
    readonly lift: (seat: string) => string;
    readonly lifting: string;
  };
  readonly replay: {
    readonly heading: string;
    readonly start: string;
    readonly leave: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly speed: string;
    readonly place: (at: number, of: number) => string;
    /** Where one stands in it, and whether the battle waits for the one who looks back. */
    readonly standing: (at: number, of: number, isAwaited: boolean) => string;
  };
  readonly rules: {
    readonly heading: string;
    readonly search: string;
    readonly searchHint: string;
    readonly none: (words: string) => string;
    readonly found: (count: number) => string;
    readonly chapters: string;
    readonly origins: Readonly<Record<Origin, string>>;
    readonly why: string;
    readonly examples: string;
    readonly noExamples: string;
    readonly onTheTable: string;
    readonly rule: (id: string) => string;
    readonly loading: string;
    readonly print: string;
  };
  readonly gone: Notice;
}
