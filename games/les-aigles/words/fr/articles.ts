/** Names behind a preposition: « le 1er bataillon » is « du 1er bataillon », « au 1er bataillon ». */
import type { Json } from '@grognard/engine';

/** What melts with a preposition: those that do, by the article that the name begins with. */
const behind = (
  name: Json | undefined,
  melted: { readonly le: string; readonly les: string },
): string | undefined => {
  const [, article, rest] = /^(les?) (.+)$/.exec(`${name}`) ?? [];
  return article === undefined ? undefined : `${article === 'le' ? melted.le : melted.les} ${rest}`;
};

/** « Of » a name: an h counts as a consonant, for nobody can tell. */
export const de = (name: Json | undefined): string =>
  behind(name, { le: 'du', les: 'des' }) ??
  (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(`${name}`) ? `d’${name}` : `de ${name}`);

/** « To » a name. */
export const a = (name: Json | undefined): string => behind(name, { le: 'au', les: 'aux' }) ?? `à ${name}`;
