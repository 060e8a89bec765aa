import type { Rule } from '@grognard/engine';
import { writersFor } from './entries.ts';

const { printed, ours } = writersFor('sequence');

/** The steps of a half-period, in their order. */
export const sequence: readonly Rule[] = [
  printed('LA-S3.1-1', {
    fr: "1. Les nouveaux ordres dont le quart de réaction est passé prennent effet ; les généraux en donnent d'autres, et les aides de camp partent.",
    en: '1. New orders whose reaction quarter is over take effect; generals give others, and aides ride off.',
  }),
  printed('LA-S3.1-2', {
    fr: '2. Charges, esquives et ralliements sont déclarés par écrit ; qui veut charger teste son moral.',
    en: '2. Charges, evades and rallies are declared in writing; whoever wants to charge tests its morale.',
  }),
  printed('LA-S3.1-3', {
    fr: '3. Les mouvements que le moral impose.',
    en: '3. The moves that morale compels.',
  }),
  printed('LA-S3.1-4', {
    fr: '4. Les ralliements.',
    en: '4. Rallies.',
  }),
  printed('LA-S3.1-5', {
    fr: "5. Les charges, quart par quart : après le premier quart la cible choisit de contre-charger, d'esquiver ou de changer de formation ; elle teste pour recevoir la charge et tire à chaque quart ; qui charge passe le test d'abordage avant le contact.",
    en: '5. Charges, quarter by quarter: after the first quarter the target chooses to counter-charge, evade or change formation; it tests to receive the charge and fires in each quarter; the charger takes the home test before contact.',
  }),
  printed('LA-S3.1-6', {
    fr: '6. Les mouvements normaux.',
    en: '6. Normal moves.',
  }),
  printed('LA-S3.1-7', {
    fr: '7. Les généraux et les aides de camp.',
    en: '7. Generals and aides.',
  }),
  printed('LA-S3.1-8', {
    fr: '8. Le feu, tous ensemble ; puis on retire les figurines.',
    en: '8. Fire, all at once; then figures are removed.',
  }),
  ours('LA-S3.1-9', {
    fr: '9. Les tests de moral que causent le feu et ce que les unités voient.',
    en: '9. Morale tests caused by fire and by what units see.',
  }),
  printed('LA-S3.1-10', {
    fr: '10. En fin de période seulement : les mêlées, les reculs, les suivis, le moral des vaincus.',
    en: '10. At the end of the period only: melees, recoils, follow-ups, the morale of the beaten.',
  }),
  {
    id: 'LA-S3.1-11',
    chapter: 'sequence',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Une période vaut environ deux minutes : 140 à 180 pas, à la cadence de 76 à 90.',
      en: 'A period stands for about two minutes: 140 to 180 paces, at 76 to 90 a minute.',
    },
  },
];
