import { count } from '../names.ts';
import type { NoticeCode } from '../notice-codes.ts';
import type { Refusals } from '../words.ts';
import { inGround } from './arms.ts';
import { cm, who } from './speech.ts';

export const notices: Refusals<NoticeCode> = {
  uses: ({ cm: used, allowed }) => `This march uses ${cm(count(used))} of ${cm(count(allowed))}.`,
  'ends-in': ({ ground }) => `The piece counts as ${inGround(ground)}.`,
  'or-in': ({ ground }) => `Half of it lies elsewhere: you may have it count as ${inGround(ground)}.`,
  'attack-meant': ({ enemy }) => `It stops just short of ${who(enemy)}: attack?`,
};
