import { type Language, learning } from '@grognard/engine';
import { setFrench } from '../../../words/typeset.ts';

/** What a region on the map shows. */
export type RegionKind = 'reach' | 'fire' | 'command' | 'bombard';

/** How a piece is called for those who listen: everything that the eye reads from its block. */
interface PieceSpoken {
  readonly name: string;
  readonly kind: string;
  readonly formation?: string | undefined;
  readonly side: string;
  readonly states: readonly string[];
  readonly facing: string;
  readonly where: string;
}

/** Every word of the board, in one language; a missing one does not compile. */
export interface BoardWords {
  readonly kilometres: string;
  readonly map: string;
  readonly pieces: string;
  readonly mapHelp: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly show: string;
  readonly regions: Readonly<Record<RegionKind, string>>;
  readonly sight: string;
  readonly sightFirst: string;
  readonly sightSecond: string;
  readonly sightFree: string;
  readonly sightStopped: (what: string, cm: string) => string;
  readonly blockers: Readonly<Record<'woods' | 'buildings' | 'crest', string>>;
  readonly piece: (piece: PieceSpoken) => string;
  readonly unknown: string;
  readonly spent: string;
  readonly column: string;
  readonly unpacked: string;
  readonly acted: string;
  readonly mayAct: string;
  readonly inContact: string;
  readonly at: (where: string) => string;
  readonly grid: (east: number, north: number) => string;

  // The ghost.
  readonly marchHere: string;
  readonly turnHere: string;
  readonly attack: (whom: string, face: string) => string;
  readonly support: (whom: string) => string;
  readonly enterHere: string;
  readonly hideHere: string;
  readonly placeHere: string;
  readonly cancel: string;
  readonly refusedHere: string;
  readonly allowedHere: string;
  readonly thirds: (used: string, cm: string) => string;
  readonly onGround: (ground: string, level: number) => string;
  readonly contact: (percent: number) => string;
  readonly underFire: (whom: string) => string;
  readonly outOfCommand: string;
  readonly rule: (id: string) => string;
  readonly moreReasons: (count: number) => string;
  readonly ghostHelp: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly byField: string;
  readonly byColumn: string;
  readonly byLine: string;
  readonly way: string;
  readonly picked: (who: string) => string;

  // The slip of orders.
  readonly orders: string;
  readonly nothingOwed: string;
  readonly still: string;
  readonly choices: string;
  readonly howToMarch: string;
  readonly notYet: string;
  readonly targets: string;
  readonly reinforcements: string;
  readonly due: (turn: string, exit: string) => string;
  readonly inReserve: string;
  readonly chits: string;
  readonly inCup: (count: number) => string;
  readonly drawn: string;
  readonly waitingChits: string;
  readonly noneWaiting: string;
  readonly nothingDrawn: string;
  readonly hiddenChit: string;
  readonly active: string;
  readonly losses: string;
  readonly noLosses: string;
  readonly lossCount: (count: number, kind: string) => string;
  readonly rating: (rating: number) => string;
  readonly stragglers: string;
  readonly placed: (count: number) => string;
  readonly seal: string;
  readonly hour: (day: string, turn: string, time: string) => string;

  // What a button does.
  readonly let: string;
  readonly delay: (by: string) => string;
  readonly advance: (formation: string, by: string) => string;
  readonly fallBack: (who: string) => string;
  readonly enter: (who: string) => string;
  readonly leave: (who: string, exit: string) => string;
  readonly bombard: (who: string, whom: string) => string;
  readonly rally: (who: string) => string;
  readonly unpack: (who: string) => string;
  readonly pack: (who: string) => string;
  readonly done: string;
  readonly doneWith: (formation: string) => string;
  readonly deployRow: (who: string) => string;
  readonly deploy: (who: string, facing: string) => string;
  readonly plan: string;
  readonly write: (formation: string, attack: boolean) => string;
  readonly commit: string;
  readonly fight: (attacker: string, defender: string) => string;
  readonly target: (whom: string) => string;
  readonly stand: string;
  readonly retreat: string;
  readonly retreatTowards: (wind: string) => string;
  readonly stay: string;
  readonly withdraw: string;
  readonly askPack: string;
  readonly askLeave: string;
  readonly askWithdraw: string;
  readonly recoverNobody: string;
  readonly recover: (count: number) => string;
}

const catalogue = learning<BoardWords>({
  fr: async () => setFrench((await import('./fr.ts')).fr),
  en: async () => (await import('./en.ts')).en,
});

export const learnBoardWords = (language: Language): Promise<void> => catalogue.learn(language);

export const boardWords = (language: Language): BoardWords => catalogue.in(language);
