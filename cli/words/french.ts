import { typeset } from '@grognard/engine';

/** A French sentence, properly set; what is put into it, a file or a name, stays as it is. */
export const french = (parts: TemplateStringsArray, ...given: readonly (string | number)[]): string =>
  parts.map((part, place) => `${typeset(part, 'fr')}${given[place] ?? ''}`).join('');
