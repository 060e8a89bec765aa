import type { Officers } from '../officer.ts';
import { warlordGeneral } from './warlord.ts';

export const staff: Officers = {
  warlord: { general: warlordGeneral, title: { fr: 'Le chef de guerre', en: 'The warlord' } },
};
