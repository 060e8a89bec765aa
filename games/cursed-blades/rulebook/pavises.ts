import type { Rule } from '@grognard/engine';

export const pavisesRules: readonly Rule[] = [
  {
    id: 'CB-PAVISES-1',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: 'Des pavois ne sont pas un Obstacle.',
      en: 'Pavises are no Obstacle.',
    },
  },
  {
    id: 'CB-PAVISES-2',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: 'Des pavois ne sont pas un Ouvrage Défensif.',
      en: 'Pavises are no Defensive Work.',
    },
  },
  {
    id: 'CB-PAVISES-3',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: "Des pavois n'ont pas d'orientation.",
      en: 'Pavises have no facing.',
    },
  },
  {
    id: 'CB-PAVISES-4',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: 'Des pavois ne sont pas une Cible.',
      en: 'Pavises are no Target.',
    },
  },
  {
    id: 'CB-PAVISES-5',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: "Des pavois ne protègent qu'une unité d'une classe d'arme de tireur, dans le même hex.",
      en: 'Pavises protect only a unit of a shooter weapon class in the same hex.',
    },
  },
  {
    id: 'CB-PAVISES-6',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: "Seule une unité de classe de mouvement pédestre porte des pavois ; ensemble, ils vont à la capacité des pavois si c'est la moins bonne.",
      en: "Only a unit of the foot movement class carries pavises; together they move with the pavises' capacity if it is the worse one.",
    },
  },
  {
    id: 'CB-PAVISES-7',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: 'On ne déplace des pavois que par une action de Mouvement ou de Repli, jamais en fuite.',
      en: 'Pavises are moved only in a Movement or Withdrawal action, never in flight.',
    },
  },
  {
    id: 'CB-PAVISES-8',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: "On peut prendre ou laisser des pavois à tout moment d'une action de Mouvement ou de Repli.",
      en: 'Pavises may be taken up or left at any moment of a Movement or Withdrawal action.',
    },
  },
  {
    id: 'CB-PAVISES-9',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: 'Des pavois ne se déplacent pas seuls.',
      en: 'Pavises do not move by themselves.',
    },
  },
  {
    id: 'CB-PAVISES-10',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, difficulté +2, détruit des pavois.',
      en: 'A Manipulation, difficulty +2, destroys pavises.',
    },
  },
  {
    id: 'CB-PAVISES-11',
    chapter: 'pavises',
    origin: 'rule',
    text: {
      fr: 'On ne peut pas mettre le feu à des pavois, et ils ne rendent pas un hex inflammable.',
      en: 'Pavises cannot be set on fire and do not make a hex flammable.',
    },
  },
];
