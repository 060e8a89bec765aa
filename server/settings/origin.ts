import type { ByLanguage } from '@grognard/engine';

/** Where a value comes from. */
export type Origin =
  | { readonly by: 'flag' | 'variable'; readonly name: string }
  | { readonly by: 'file'; readonly file: string; readonly name: string }
  | { readonly by: 'default' };

/** What is wrong with what was set, and where it was. */
export interface SettingFault {
  readonly at: string;
  readonly says: ByLanguage<string>;
}

/** For people: as they would find it again. */
export const locationOf = (origin: Exclude<Origin, { by: 'default' }>): string =>
  origin.by === 'file' ? `${origin.file}: ${origin.name}` : origin.name;
