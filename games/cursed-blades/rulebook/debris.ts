import type { Rule } from '@grognard/engine';

export const debrisRules: readonly Rule[] = [
  {
    id: 'CB-DEBRIS-1',
    chapter: 'debris',
    origin: 'rule',
    text: {
      fr: 'Des débris sont un Obstacle.',
      en: 'Debris is an Obstacle.',
    },
  },
  {
    id: 'CB-DEBRIS-2',
    chapter: 'debris',
    origin: 'rule',
    text: {
      fr: 'Des débris ne sont pas un Ouvrage Défensif.',
      en: 'Debris is no Defensive Work.',
    },
  },
  {
    id: 'CB-DEBRIS-3',
    chapter: 'debris',
    origin: 'rule',
    text: {
      fr: "Des débris n'ont pas d'orientation.",
      en: 'Debris has no facing.',
    },
  },
  {
    id: 'CB-DEBRIS-4',
    chapter: 'debris',
    origin: 'rule',
    text: {
      fr: 'Des débris ne sont pas une Cible.',
      en: 'Debris is no Target.',
    },
  },
  {
    id: 'CB-DEBRIS-5',
    chapter: 'debris',
    origin: 'rule',
    text: {
      fr: 'Des débris ne protègent personne.',
      en: 'Debris protects nobody.',
    },
  },
  {
    id: 'CB-DEBRIS-6',
    chapter: 'debris',
    origin: 'rule',
    text: {
      fr: 'Entrer dans un hex avec des débris coûte 0,5 point de mouvement de plus, pour toutes les classes.',
      en: 'Entering a hex with debris costs 0.5 movement point more, for every class.',
    },
  },
  {
    id: 'CB-DEBRIS-7',
    chapter: 'debris',
    origin: 'rule',
    text: {
      fr: 'Des débris ne se déplacent pas.',
      en: 'Debris does not move.',
    },
  },
  {
    id: 'CB-DEBRIS-8',
    chapter: 'debris',
    origin: 'rule',
    text: {
      fr: 'On ne peut pas détruire des débris.',
      en: 'Debris cannot be destroyed.',
    },
  },
  {
    id: 'CB-DEBRIS-9',
    chapter: 'debris',
    origin: 'rule',
    text: {
      fr: 'On peut mettre le feu à des débris ; en terrain clair, ce feu ne devient jamais un incendie.',
      en: 'Debris can be set on fire; on Clear ground that fire never becomes a blaze.',
    },
  },
];
