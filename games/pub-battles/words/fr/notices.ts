import { count } from '../names.ts';
import type { NoticeCode } from '../notice-codes.ts';
import type { Refusals } from '../words.ts';
import { inGround } from './arms.ts';
import { cm, from } from './speech.ts';

export const notices: Refusals<NoticeCode> = {
  uses: ({ cm: used, allowed }) => `Cette marche prend ${cm(count(used))} sur ${cm(count(allowed))}.`,
  'ends-in': ({ ground }) => `La pièce compte comme étant ${inGround(ground)}.`,
  'or-in': ({ ground }) => `La moitié est ailleurs : on peut la compter comme étant ${inGround(ground)}.`,
  'attack-meant': ({ enemy }) => `Elle s'arrête tout près ${from(enemy)} : faut-il attaquer ?`,
};
