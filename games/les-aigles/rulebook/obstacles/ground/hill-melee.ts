import type { Rule } from '@grognard/engine';

export const hillMelee: readonly Rule[] = [
  {
    id: 'LA-O2.6-1',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: "Une unité attaquée alors qu'elle est au-dessus de l'ennemi dans une pente a un bonus en mêlée. Est au-dessus celle qui est la plus proche de la crête, là où les fronts se touchent.",
      en: 'A unit attacked while above the enemy on a slope has a bonus in melee. The one nearer to the crest, where the fronts touch, is above.',
    },
    why: {
      fr: 'La table est plate : il fallait dire laquelle est la plus haute.',
      en: 'The table is flat: it had to be said which one is the higher.',
    },
  },
  {
    id: 'LA-O2.6-2',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: 'Ce bonus ne vaut que pour le tour où a lieu le contact.',
      en: 'The bonus counts only for the round in which contact occurs.',
    },
  },
  {
    id: 'LA-O2.6-3',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: "L'unité du dessus l'a aussi quand c'est elle qui attaque vers le bas ; c'est une entrée en mêlée ordinaire, jamais une charge.",
      en: 'The unit above has it, too, when it attacks downhill; that is an ordinary melee entry, never a charge.',
    },
  },
  {
    id: 'LA-O2.6-4',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: 'Dès le deuxième tour, le bonus de pente disparaît, et les deux unités combattent sans formation avec toutes leurs figurines.',
      en: 'From the second round on the slope bonus is gone, and both units fight without formation with all their figures.',
    },
  },
  {
    id: 'LA-O2.6-5',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: 'Dès le deuxième tour, le vainqueur qui a suivi un ennemi qui reculait a le bonus de suivi.',
      en: 'From the second round on a winner who has followed a recoiling enemy has the follow-up bonus.',
    },
  },
  {
    id: 'LA-O2.6-6',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: "Pour avoir le bonus de pente, tout le front de l'unité est sur la même pente.",
      en: 'To have the slope bonus the whole front of the unit is on the same slope.',
    },
  },
  {
    id: 'LA-O2.6-7',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: "Une unité qui a des figurines devant la crête et d'autres derrière ne l'a pas. Une figurine est du côté où se trouve le milieu de son front : une ligne dont tous les socles chevauchent la crête de la même façon le garde.",
      en: 'A unit with figures before the crest and others behind it does not have it. A figure is on the side on which the middle of its front lies: a line whose bases all straddle the crest in the same way keeps it.',
    },
    why: {
      fr: "Une unité qui occupe la crête la chevauche toujours un peu ; sans cela elle n'aurait jamais le bonus.",
      en: 'A unit that holds the crest always straddles it a little; otherwise it would never have the bonus.',
    },
  },
  {
    id: 'LA-O2.6-8',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: "Une unité attaquée pendant qu'elle monte ou descend combat désorganisée.",
      en: 'A unit attacked while it climbs or descends fights disorganised.',
    },
  },
  {
    id: 'LA-O2.6-9',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: "Une unité arrêtée dans une pente peut s'y réorganiser en un quart de période.",
      en: 'A unit halted on a slope may reorganise there in a quarter of a period.',
    },
  },
  {
    id: 'LA-O2.6-10',
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: "Elle est de nouveau désorganisée dès qu'elle reprend son mouvement.",
      en: 'It is disorganised again as soon as it moves on.',
    },
  },
  {
    id: 'LA-O2.6-11e',
    of: ['LA-O2.6-1', 'LA-O2.6-8', 'LA-O2.6-9'],
    chapter: 'hill-melee',
    origin: 'rule',
    text: {
      fr: "Exemple : une unité s'arrête à mi-pente et se réorganise en un quart ; l'ennemi monte et l'attaque. Au premier tour l'ennemi est désorganisé ; elle n'a pas de malus et a le bonus d'être au-dessus.",
      en: 'Example: a unit halts half way up and reorganises in a quarter; the enemy climbs and attacks it. In the first round the enemy is disorganised; the unit has no penalty, and has the bonus for being above.',
    },
  },
];
