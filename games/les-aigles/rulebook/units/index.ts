import type { Chapter, Rule } from '@grognard/engine';
import { carryingOutChanges } from './carrying-out-changes.ts';
import { caughtChanging } from './caught-changing.ts';
import { cavalryFormations } from './cavalry-formations.ts';
import { changeTimes } from './change-times.ts';
import { changingFormation } from './changing-formation.ts';
import { companies } from './companies.ts';
import { crossingUnits } from './crossing-units.ts';
import { degradation } from './degradation.ts';
import { formations } from './formations.ts';
import { infantryFormations } from './infantry-formations.ts';
import { interpenetration } from './interpenetration.ts';
import { reforming } from './reforming.ts';
import { skirmishers } from './skirmishers.ts';
import { squares } from './squares.ts';
import { units } from './units.ts';

export const unitsChapters: readonly Chapter[] = [
  { id: 'units', text: { fr: "L'unité et son effectif", en: 'The unit and its strength' } },
  { id: 'companies', text: { fr: 'Les compagnies', en: 'Companies' } },
  { id: 'formations', text: { fr: 'Les formations', en: 'Formations' } },
  { id: 'infantry-formations', text: { fr: "Les formations de l'infanterie", en: 'Infantry formations' } },
  { id: 'squares', text: { fr: 'Les carrés', en: 'Squares' } },
  { id: 'cavalry-formations', text: { fr: 'Les formations de la cavalerie', en: 'Cavalry formations' } },
  {
    id: 'changing-formation',
    text: { fr: 'Avant de changer de formation', en: 'Before changing formation' },
  },
  { id: 'carrying-out-changes', text: { fr: 'Changer de formation', en: 'Changing formation' } },
  { id: 'skirmishers', text: { fr: 'Déployer des tirailleurs', en: 'Sending out skirmishers' } },
  {
    id: 'caught-changing',
    text: {
      fr: 'Surpris pendant un changement de formation',
      en: 'Caught while changing formation',
    },
  },
  { id: 'degradation', text: { fr: 'Les dégradations de formation', en: 'Degradation of formation' } },
  { id: 'reforming', text: { fr: 'Se reformer', en: 'Reforming' } },
  {
    id: 'interpenetration',
    text: { fr: "L'interpénétration et ses causes", en: 'Interpenetration and its causes' },
  },
  { id: 'crossing-units', text: { fr: 'Traverser une unité', en: 'Crossing a unit' } },
  {
    id: 'change-times',
    text: { fr: 'La table des changements de formation', en: 'The table of formation changes' },
  },
];

/** The chapter on units and formations, in the order of the text. */
export const unitsRules: readonly Rule[] = [
  ...units,
  ...companies,
  ...formations,
  ...infantryFormations,
  ...squares,
  ...cavalryFormations,
  ...changingFormation,
  ...carryingOutChanges,
  ...skirmishers,
  ...caughtChanging,
  ...degradation,
  ...reforming,
  ...interpenetration,
  ...crossingUnits,
  ...changeTimes,
];
