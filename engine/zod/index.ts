export { byLanguage } from './by-language.ts';
export { entryLine, openingLine, secretLine } from './log-lines.ts';
export { readerOf } from './reader.ts';
export { tableEvent } from './table-events.ts';
