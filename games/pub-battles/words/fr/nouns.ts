import { AS_WRITTEN } from '../names.ts';

/** What an id can end with, as French says it: of a piece `vaubert-hq`, « le QG de Vaubert ». */
export interface Noun {
  readonly the: string;
  readonly of: string;
}

const masculine = (noun: string): Noun => ({ the: `le ${noun}`, of: `du ${noun}` });
const feminine = (noun: string): Noun => ({ the: `la ${noun}`, of: `de la ${noun}` });
const elided = (noun: string): Noun => ({ the: `l'${noun}`, of: `de l'${noun}` });

const nouns: ReadonlyMap<string, Noun> = new Map(
  Object.entries({
    hq: masculine('QG'),
    staff: elided('état-major'),
    train: masculine('train'),
    guns: elided('artillerie'),
    artillery: elided('artillerie'),
    infantry: elided('infanterie'),
    cavalry: feminine('cavalerie'),
    horse: feminine('cavalerie'),
    line: feminine('ligne'),
    division: feminine('division'),
    brigade: feminine('brigade'),
  }),
);

/** What every formation has one of, however long its name is. */
const OWN = ['hq', 'staff', 'train'];

/** The noun at the end of an id, and whose it is; undefined where the id is a name and no more. */
export const nounIn = (id: string): { readonly noun: Noun; readonly owner: string } | undefined => {
  if (id.startsWith(AS_WRITTEN)) return undefined;
  const words = id.split('-');
  const last = words.at(-1) ?? '';
  const noun = words.length === 2 || (words.length > 2 && OWN.includes(last)) ? nouns.get(last) : undefined;
  return noun === undefined ? undefined : { noun, owner: words.slice(0, -1).join('-') };
};
