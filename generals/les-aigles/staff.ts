import type { Officers } from '../officer.ts';
import { brigadierGeneral } from './brigadier.ts';
import { marshalGeneral } from './marshal/marshal.ts';

export const staff: Officers = {
  brigadier: { general: brigadierGeneral, title: { fr: 'Le général de brigade', en: 'The brigadier' } },
  marshal: { general: marshalGeneral, title: { fr: 'Le maréchal', en: 'The marshal' } },
};
