import { type Labels, labelsIn, type Pace } from '@grognard/cursed-blades/for-page';
import { type Language, learning } from '@grognard/engine';
import { setFrench, shownWords } from '../../../words/typeset.ts';
import type { Cover } from '../ground/covers.ts';

/** The signs that a counter can bear, as the key of the map lists them. */
export type KeySign = 'shaken' | 'routed' | 'breath' | 'munitions' | 'charge' | 'contact' | 'acted';

/** Every word of the board, in one language; a missing one does not compile. */
export interface OwnWords {
  readonly map: string;
  readonly pieces: string;
  readonly mapHelp: string;
  readonly hexes: string;
  readonly north: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly key: string;
  readonly edge: string;

  // What is read from a counter or a hex.
  readonly marked: (marker: string) => string;
  readonly formed: (mode: string) => string;
  readonly withStakes: string;
  readonly acted: string;
  readonly steps: (steps: number) => string;
  readonly shields: (shields: number) => string;
  readonly facing: (where: string) => string;
  readonly inHex: (hex: string) => string;
  readonly pile: (hex: string, names: readonly string[]) => string;
  readonly altitude: (altitude: number) => string;
  readonly flammable: string;
  readonly standsHere: (name: string, side: string) => string;
  readonly values: Readonly<Record<'weapon' | 'moral' | 'steps' | 'move', string>>;
  readonly engagedBy: (names: readonly string[]) => string;

  // The key of the map.
  readonly counterKey: Readonly<Record<'weapon' | 'moral' | 'steps' | 'move' | 'kind', string>>;
  readonly signKey: Readonly<Record<KeySign, string>>;
  readonly covers: Readonly<Record<Cover, string>>;
  readonly obstacle: string;

  // What is held.
  readonly refusedHere: string;
  readonly picked: string;
  readonly confirmHelp: string;
  readonly costs: (points: string) => string;
  readonly endsWith: (marker: string) => string;
  readonly waysToDo: string;
  readonly rule: (id: string) => string;
  readonly moreReasons: (count: number) => string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly cancel: string;
  readonly activatesFirst: string;

  // Before dice fall.
  readonly advantageRows: string;
  readonly advantageSum: string;
  readonly advantage: (sum: number) => string;
  readonly shots: (count: number) => string;
  readonly difficultyRows: string;
  readonly against: (value: number, percent: string) => string;
  readonly lossOdds: string;
  readonly atLeast: (losses: number) => string;
  readonly rows: Readonly<Record<string, string>>;
  readonly rowOther: string;

  // The slip of orders.
  readonly orders: string;
  readonly hour: (turn: string, turns: number) => string;
  readonly sky: (weather: string, wind: string, towards: string) => string;
  readonly nothingOwed: string;
  readonly still: string;
  readonly howToActivate: string;
  readonly howToMove: string;
  readonly choices: string;
  readonly moreDeeds: (count: number) => string;
  readonly notYet: string;
  readonly whyNot: string;
  readonly ready: string;
  readonly others: string;
  readonly ours: string;
  readonly driven: string;
  readonly score: string;
  readonly points: (points: number) => string;
  readonly hold: (where: string, points: number) => string;
  readonly bring: (what: string, where: string, points: number) => string;
  readonly cross: (where: string, points: number) => string;

  // What a button does.
  readonly activate: (who: string) => string;
  readonly drive: (what: string) => string;
  readonly endTurn: string;
  readonly moveHere: Readonly<Record<Pace, string>>;
  readonly turnHere: string;
  readonly goTo: (hex: string, minimal: boolean) => string;
  readonly carry: (what: string, to: string, minimal: boolean) => string;
  readonly withdraw: (
    where: string,
    how: { readonly minimal: boolean; readonly with: string | undefined },
  ) => string;
  readonly flee: (hex: string) => string;
  readonly fleeNowhere: string;
  readonly face: (where: string) => string;
  readonly strike: (whom: string, supported: boolean, from: string | undefined) => string;
  readonly support: (supported: boolean, from: string | undefined) => string;
  readonly shoot: (whom: string) => string;
  readonly manipulate: (what: string, object: string | undefined) => string;
  readonly form: (mode: string, others: readonly string[]) => string;
  readonly changeMode: (mode: string) => string;
  readonly join: (formation: string) => string;
  readonly leave: (who: string) => string;
  readonly merge: (whom: string) => string;
  readonly recoil: (where: string) => string;
}

/** With what is the same in every language, and with the words of the game itself. */
export interface BoardWords extends OwnWords {
  readonly labels: Labels;
  readonly signed: (value: number) => string;
  /** What a row of a sum is about. */
  readonly row: (rule: string) => string;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0');

const whole = (own: OwnWords, language: Language): BoardWords => ({
  ...own,
  labels: shownWords(labelsIn(language), language),
  signed,
  row: (rule) => own.rows[rule] ?? own.rowOther,
});

const catalogue = learning<BoardWords>({
  fr: async () => whole(setFrench((await import('./fr.ts')).fr), 'fr'),
  en: async () => whole((await import('./en.ts')).en, 'en'),
});

export const learnBoardWords = (language: Language): Promise<void> => catalogue.learn(language);

export const boardWords = (language: Language): BoardWords => catalogue.in(language);
