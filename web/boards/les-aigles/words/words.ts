import { type Language, learning } from '@grognard/engine';
import type {
  AfterWin,
  Arm,
  Attitude,
  Degradation,
  Exposure,
  Formation,
  Leg,
  Mark,
  Reaction,
  Shot,
  Task,
  Unseen,
} from '@grognard/les-aigles/for-page';
import { setFrench } from '../../../words/typeset.ts';

/** What a part is about besides standing there. */
export type StateName =
  | 'routing'
  | 'fleeing'
  | 'charging'
  | 'rallying'
  | 'following'
  | 'evading'
  | 'retreating'
  | 'halted'
  | 'engaged'
  | 'strayed'
  | 'gunsLost';

/** The signs that the key of the map explains. */
export type KeySign =
  | 'front'
  | 'foot'
  | 'horse'
  | 'guns'
  | 'second'
  | 'ragged'
  | 'plan'
  | 'charge'
  | 'aimed'
  | 'held'
  | 'fight';

/** What lies on the table, by name, and the walls of the house in question by where they look. */
export interface GroundNames {
  place(id: string): string;
  wall(number: number): string;
}

/** The table, its tools and its measures. */
export interface TableWords {
  readonly map: string;
  readonly pieces: string;
  readonly mapHelp: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly key: string;
  readonly keyTitle: string;
  readonly keysTitle: string;
  readonly closeKey: string;
  readonly signs: Readonly<Record<KeySign, string>>;
  readonly keysOf: readonly (readonly [string, string])[];
  readonly tape: string;
  readonly tapeFirst: string;
  readonly tapeRead: (cm: string) => string;
  readonly tapeForbidden: string;
  readonly cm: (cm: number) => string;
  readonly decimal: (value: number) => string;
  readonly degrees: (degrees: number) => string;
  readonly centimetres: string;
  readonly north: string;
}

/** Troops and officers. */
export interface TroopWords {
  readonly formations: Readonly<Record<Formation, string>>;
  readonly degraded: Readonly<Record<Degradation, string>>;
  readonly states: Readonly<Record<StateName, string>>;
  readonly arms: Readonly<Record<Arm, string>>;
  readonly aHouse: (village: string | undefined) => string;
  readonly inHouse: Readonly<Record<'garrison' | 'intruder' | 'streets', (house: string) => string>>;
  readonly winds: readonly string[];
  readonly facing: (wind: string) => string;
  readonly figures: (now: number, raised: number) => string;
  readonly skirmishersOf: (unit: string) => string;
  readonly squadronsOf: (unit: string) => string;
  readonly doing: (what: string, left: number) => string;
  /** What a garrison is about that is no task of a plan, or keeps its posts to itself. */
  readonly indoors: Readonly<Record<'post' | 'wonder', string>>;
  readonly hasPlan: (plan: string) => string;
  readonly attitudes: Readonly<Record<Attitude, string>>;
  readonly orderedTo: (attitude: string, about: string | undefined) => string;
  readonly comingOrder: (attitude: string) => string;
  readonly ranks: Readonly<Record<'general' | 'aide', string>>;
  readonly worth: (charisma: number, authority: number) => string;
  readonly hit: string;
  readonly touching: (unit: string) => string;
}

/** What a part can be told. */
export interface TaskWords {
  readonly leg: (leg: Leg) => string;
  readonly forced: string;
  readonly task: (task: Exclude<Task, { do: 'march' | 'charge' }>, ground: GroundNames) => string;
  readonly charge: (whom: string) => string;
  readonly reaction: (reaction: Exclude<Reaction, { do: 'counter-charge' | 'change' | 'turn' }>) => string;
  readonly counterCharge: (whom: string) => string;
  readonly afterWin: Readonly<Record<AfterWin | 'order', string>>;
  readonly afterWinTitle: string;
  readonly barredTitle: string;
  readonly barred: Readonly<Record<'halt those' | 'halt all', string>>;
  readonly onwardTitle: string;
  readonly onward: Readonly<Record<'go on' | 'halt', string>>;
  readonly stands: string;
  readonly quarters: (count: number) => string;
  readonly inQuarters: (from: number, to: number) => string;
  readonly beyond: string;
  readonly spent: (cost: string, most: string) => string;
  readonly groups: Readonly<
    Record<'order' | 'change' | 'turn' | 'skirmish' | 'guns' | 'charge' | 'ground' | 'other', string>
  >;
}

/** How a part is told to fire. */
export interface FireWords {
  readonly fireTitle: string;
  readonly fireUsual: string;
  readonly fireHold: string;
  readonly fireAimed: string;
  readonly fireDistance: string;
  readonly fireWithin: (cm: string) => string;
  readonly fireAt: (whom: string) => string;
  readonly fireTarget: string;
  readonly fireTakeAim: string;
  readonly fireTouchEnemy: string;
  readonly fireNobodyByName: string;
  readonly fireKind: string;
  readonly fireNearest: string;
  readonly firePrefers: (whom: string) => string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly fireOnly: string;
  readonly fireShot: string;
  readonly fireUsualShot: string;
  readonly shots: Readonly<Record<Shot, string>>;
  readonly firePart: string;
  readonly fireUsualPart: string;
  readonly exposures: Readonly<Record<Exposure, string>>;
}

/** What is held, and what is said of it. */
export interface HeldWords {
  readonly refusedHere: string;
  readonly write: string;
  readonly chargeInstead: (whom: string) => string;
  readonly asFar: (cm: string) => string;
  readonly cancel: string;
  readonly rule: (id: string) => string;
  readonly moreReasons: (count: number) => string;
  readonly toEnemy: (cm: string) => string;
  readonly picked: string;
  readonly enterHelp: string;
  readonly written: (who: string, plan: string) => string;
  readonly nothingToUndo: string;
  readonly noMore: string;
  readonly wheelHandle: string;
  readonly marchHandle: string;
}

/** Who sees whom. */
export interface SightWords {
  readonly whoSeesWhom: string;
  readonly sees: (whom: readonly string[]) => string;
  readonly seesNobody: string;
  readonly seesNot: (whom: string, why: string | undefined) => string;
  /** Why somebody is not seen, by the rule that says so. */
  readonly whyUnseen: Readonly<Record<Unseen, string>>;
  readonly sightKey: string;
}

/** The slip of orders. */
export interface SlipWords {
  readonly orders: string;
  readonly hour: (period: number, periods: number) => string;
  readonly phases: Readonly<Record<'rallies' | 'follows' | 'plans' | 'reactions' | 'over', string>>;
  readonly half: (second: boolean) => string;
  readonly nothingOwed: string;
  readonly still: string;
  readonly rulesComing: string;
  readonly sealed: string;
  readonly unseal: string;
  readonly answerSealed: string;
  readonly unsealAnswer: string;
  readonly tooLateToUnseal: string;
  readonly howToPlan: string;
  readonly advice: string;
  readonly aims: string;
  readonly aim: (place: string, worth: string) => string;
  readonly howToTask: string;
  readonly choices: string;
  readonly notNow: (count: number) => string;
  readonly plan: string;
  readonly undo: string;
  readonly clear: string;
  readonly clearAll: string;
  readonly seal: string;
  readonly sealCount: (planned: number, idle: number) => string;
  readonly faulty: string;
  readonly command: (name: string) => string;
  readonly officers: string;
  readonly enemy: string;
  readonly ride: string;
  readonly rides: (cm: string) => string;
  readonly rideHelp: string;
  readonly giveOrder: string;
  readonly byVoice: string;
  readonly byAide: string;
  readonly toUnit: string;
  readonly about: string;
  readonly newOrder: string;
  readonly addOrder: string;
  readonly ordered: (unit: string, attitude: string) => string;
  readonly printSheets: string;
  readonly sheetTitle: (side: string, period: number, second: boolean) => string;
  readonly sheetColumns: readonly [string, string, string, string];
}

/** The questions of a window: rallies, follows, reactions. */
export interface WindowWords {
  readonly rallyHelp: string;
  readonly spareRallies: string;
  readonly followHelp: string;
  readonly reactHelp: string;
  readonly rallyDo: (count: number) => string;
  readonly followDo: (count: number) => string;
  readonly reactDo: (count: number) => string;
  readonly keepPlan: string;
  readonly passBy: Readonly<Record<'any' | 'left' | 'right', string>>;
  readonly passTitle: string;
}

/** What has happened, played back. */
export interface PlaybackWords {
  readonly playback: string;
  readonly quarter: (quarter: number) => string;
  readonly levels: Readonly<Record<'compulsory' | 'rally' | 'charge' | 'normal' | 'officers', string>>;
  readonly steps: Readonly<Record<'fire' | 'morale' | 'melee' | 'orders' | 'manoeuvres', string>>;
  readonly pause: string;
  readonly goOn: string;
  readonly nextScene: string;
  readonly skip: string;
  readonly watchAgain: string;
  readonly men: (men: string) => string;
}

/** Every word of the board, in one language; a missing one does not compile. */
export interface BoardWords
  extends TableWords,
    TroopWords,
    TaskWords,
    FireWords,
    HeldWords,
    SightWords,
    SlipWords,
    WindowWords,
    PlaybackWords {}

const catalogue = learning<BoardWords>({
  fr: async () => setFrench((await import('./fr.ts')).fr),
  en: async () => (await import('./en.ts')).en,
});

export const learnBoardWords = (language: Language): Promise<void> => catalogue.learn(language);

export const boardWords = (language: Language): BoardWords => catalogue.in(language);
