import type { Officers } from '../officer.ts';
import { simpleGeneral } from './simple.ts';
import { veteranGeneral } from './veteran/veteran.ts';

export const staff: Officers = {
  simple: { general: simpleGeneral, title: { fr: 'Le conscrit', en: 'The conscript' } },
  veteran: { general: veteranGeneral, title: { fr: 'Le vétéran', en: 'The veteran' } },
};
