import { contractions, type Noun } from '@grognard/engine/french';
import { AS_WRITTEN } from '../names.ts';

const { de, masculine, feminine } = contractions("'");

export { de };

/** What an id can end with, as French says it: of a piece `vaubert-hq`, « le QG de Vaubert ». */
const nouns: ReadonlyMap<string, Noun> = new Map(
  Object.entries({
    hq: masculine('QG'),
    staff: masculine('état-major'),
    train: masculine('train'),
    guns: feminine('artillerie'),
    artillery: feminine('artillerie'),
    infantry: feminine('infanterie'),
    cavalry: feminine('cavalerie'),
    horse: feminine('cavalerie'),
    line: feminine('ligne'),
    division: feminine('division'),
    brigade: feminine('brigade'),
  }),
);

/** What every formation has one of, however long its name is. */
const OWN: readonly string[] = ['hq', 'staff', 'train'];

/** The noun at the end of an id, and whose it is; undefined where the id is a name and no more. */
export const nounIn = (id: string): { readonly noun: Noun; readonly owner: string } | undefined => {
  if (id.startsWith(AS_WRITTEN)) return undefined;
  const words = id.split('-');
  const last = words.at(-1) ?? '';
  const noun = words.length === 2 || (words.length > 2 && OWN.includes(last)) ? nouns.get(last) : undefined;
  return noun === undefined ? undefined : { noun, owner: words.slice(0, -1).join('-') };
};
