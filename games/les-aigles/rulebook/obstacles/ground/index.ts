import type { Chapter, Rule } from '@grognard/engine';
import { battlefield } from './battlefield.ts';
import { groundConventions } from './conventions.ts';
import { groundElements } from './elements.ts';
import { hillFire } from './hill-fire.ts';
import { hillMelee } from './hill-melee.ts';
import { hillMovement } from './hill-movement.ts';
import { hillSight } from './hill-sight.ts';
import { hills } from './hills.ts';
import { plateaus } from './plateaus.ts';
import { woodFire } from './wood-fire.ts';
import { woodMelee } from './wood-melee.ts';
import { woodMovement } from './wood-movement.ts';
import { woods } from './woods.ts';

/** The chapters on ground in general, hills, plateaus and woods, in the order of the text. */
export const groundChapters: readonly Chapter[] = [
  { id: 'ground-conventions', text: { fr: 'Ce qui vaut sur tout terrain', en: 'What holds on any ground' } },
  { id: 'battlefield', text: { fr: 'La table et son caractère', en: 'The table and its character' } },
  {
    id: 'ground-elements',
    text: {
      fr: 'Les éléments de terrain et leurs effets',
      en: 'Elements of ground and their effects',
    },
  },
  { id: 'hills', text: { fr: 'Les collines', en: 'Hills' } },
  { id: 'hill-sight', text: { fr: 'La vue et les collines', en: 'Hills and sight' } },
  {
    id: 'hill-movement',
    text: { fr: 'Monter et descendre une colline', en: 'Climbing and descending a hill' },
  },
  { id: 'hill-fire', text: { fr: 'Le feu et les collines', en: 'Hills and fire' } },
  { id: 'hill-melee', text: { fr: 'La mêlée dans une pente', en: 'Melee on a slope' } },
  { id: 'plateaus', text: { fr: 'Les plateaux', en: 'Plateaus' } },
  { id: 'woods', text: { fr: 'Les zones boisées', en: 'Wooded areas' } },
  { id: 'wood-movement', text: { fr: 'Traverser un bois', en: 'Moving through a wood' } },
  { id: 'wood-fire', text: { fr: 'Le feu et les bois', en: 'Woods and fire' } },
  { id: 'wood-melee', text: { fr: 'La mêlée dans un bois', en: 'Melee in a wood' } },
];

export const groundRules: readonly Rule[] = [
  ...groundConventions,
  ...battlefield,
  ...groundElements,
  ...hills,
  ...hillSight,
  ...hillMovement,
  ...hillFire,
  ...hillMelee,
  ...plateaus,
  ...woods,
  ...woodMovement,
  ...woodFire,
  ...woodMelee,
];
