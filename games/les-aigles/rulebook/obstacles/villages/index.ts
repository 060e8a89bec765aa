import type { Chapter, Rule } from '@grognard/engine';
import { assault } from './assault.ts';
import { breakingIn } from './breaking-in.ts';
import { changingPosts } from './changing-posts.ts';
import { entering } from './entering.ts';
import { firstRound } from './first-round.ts';
import { holding } from './holding.ts';
import { leaving } from './leaving.ts';
import { morale } from './morale.ts';
import { sightAndFire } from './sight-and-fire.ts';
import { streetFight } from './street-fight.ts';
import { villages } from './villages.ts';

export const villageChapters: readonly Chapter[] = [
  { id: 'villages', text: { fr: 'Les villages', en: 'Villages' } },
  { id: 'houses-entering', text: { fr: 'Entrer dans une maison', en: 'Entering a house' } },
  { id: 'houses-holding', text: { fr: 'Tenir une maison', en: 'Holding a house' } },
  {
    id: 'houses-changing-posts',
    text: { fr: 'Se repositionner et relever', en: 'Changing posts and relieving' },
  },
  { id: 'houses-leaving', text: { fr: 'Sortir d’une maison', en: 'Leaving a house' } },
  { id: 'houses-sight', text: { fr: 'Les villages et la vue', en: 'Villages and sight' } },
  { id: 'houses-fire', text: { fr: 'Les villages et le feu', en: 'Villages and fire' } },
  { id: 'houses-assault', text: { fr: 'L’assaut d’une maison', en: 'The assault on a house' } },
  { id: 'houses-first-round', text: { fr: 'Qui combat devant le mur', en: 'Who fights at the wall' } },
  {
    id: 'houses-breaking-in',
    text: {
      fr: 'Entrer de force ou étendre son front',
      en: 'Breaking in or extending the front',
    },
  },
  { id: 'houses-street-fight', text: { fr: 'Le combat de rue', en: 'The street fight' } },
  { id: 'houses-morale', text: { fr: 'Les villages et le moral', en: 'Villages and morale' } },
];

/** The rules of villages, in the order of the text. */
export const villageRules: readonly Rule[] = [
  ...villages,
  ...entering,
  ...holding,
  ...changingPosts,
  ...leaving,
  ...sightAndFire,
  ...assault,
  ...firstRound,
  ...breakingIn,
  ...streetFight,
  ...morale,
];
