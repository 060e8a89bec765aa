import type { Chapter, Rule } from '@grognard/engine';
import { abandonedBatteries } from './abandoned-batteries.ts';
import { crops } from './crops.ts';
import { engineers } from './engineers.ts';
import { linearCrossing } from './linear-crossing.ts';
import { linearFire } from './linear-fire.ts';
import { linearMelee } from './linear-melee.ts';
import { linearObstacles } from './linear-obstacles.ts';
import { obstaclesElsewhere } from './obstacles-elsewhere.ts';
import { redoubts } from './redoubts.ts';
import { rivers } from './rivers.ts';
import { roads } from './roads.ts';
import { streams } from './streams.ts';
import { tableChecks } from './table-checks.ts';

export const barrierChapters: readonly Chapter[] = [
  { id: 'streams', text: { fr: "Les cours d'eau et les ruisseaux", en: 'Watercourses and streams' } },
  {
    id: 'rivers',
    text: { fr: 'Les rivières, les fleuves et les marais', en: 'Rivers, big rivers and marshes' },
  },
  { id: 'roads', text: { fr: 'Les routes', en: 'Roads' } },
  { id: 'linear-obstacles', text: { fr: 'Les obstacles linéaires', en: 'Linear obstacles' } },
  { id: 'linear-crossing', text: { fr: 'Franchir un obstacle linéaire', en: 'Crossing a linear obstacle' } },
  { id: 'linear-fire', text: { fr: 'Le feu et les obstacles linéaires', en: 'Fire and linear obstacles' } },
  { id: 'linear-melee', text: { fr: 'La mêlée sur un obstacle linéaire', en: 'Melee at a linear obstacle' } },
  { id: 'engineers', text: { fr: 'Le génie', en: 'Engineers' } },
  { id: 'redoubts', text: { fr: 'Les redoutes', en: 'Redoubts' } },
  { id: 'crops', text: { fr: 'Les cultures et les labours', en: 'Crops and ploughland' } },
  { id: 'abandoned-batteries', text: { fr: 'Les batteries abandonnées', en: 'Abandoned batteries' } },
  {
    id: 'obstacles-elsewhere',
    text: {
      fr: 'Les obstacles dans les autres chapitres',
      en: 'Obstacles in the other chapters',
    },
  },
  { id: 'table-checks', text: { fr: 'La vérification de la table', en: 'Checking the table' } },
];

/** Water, roads, linear obstacles and the rest, in the order of the text; what a table is checked for stands last. */
export const barrierRules: readonly Rule[] = [
  ...streams,
  ...rivers,
  ...roads,
  ...linearObstacles,
  ...linearCrossing,
  ...linearFire,
  ...linearMelee,
  ...engineers,
  ...redoubts,
  ...crops,
  ...abandonedBatteries,
  ...obstaclesElsewhere,
  ...tableChecks,
];
