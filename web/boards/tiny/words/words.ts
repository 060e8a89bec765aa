import { type Language, learning } from '@grognard/engine';
import { setFrench } from '../../../words/typeset.ts';

/** Every word of the board, in one language; a missing one does not compile. */
export interface BoardWords {
  readonly map: string;
  readonly cell: (column: number, row: number) => string;
  readonly piece: (name: string, strength: number) => string;
  readonly enemy: (number: number) => string;
  readonly planned: (piece: string, column: number, row: number) => string;
  readonly nothingPlanned: string;
  readonly refused: string;
  readonly seal: string;
  readonly dig: (piece: string) => string;
  readonly pass: string;
  readonly wait: string;
}

const catalogue = learning<BoardWords>({
  fr: async () => setFrench((await import('./fr.ts')).fr),
  en: async () => (await import('./en.ts')).en,
});

export const learnBoardWords = (language: Language): Promise<void> => catalogue.learn(language);

export const boardWords = (language: Language): BoardWords => catalogue.in(language);
