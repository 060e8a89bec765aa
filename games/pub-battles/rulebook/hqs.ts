import type { Rule } from '@grognard/engine';

export const hqs: readonly Rule[] = [
  {
    id: 'PB-R091',
    chapter: 'hqs',
    origin: 'ruling',
    fr: "Un QG ne peut ni attaquer, ni être attaqué ou submergé, et ne bloque rien ; il n'a pas de front. Un ennemi qui passe le repousse vers sa propre ligne : du plus court déplacement qui dégage la pièce mobile, du côté opposé au front de celle-ci.",
    en: "An HQ cannot attack, be attacked or be overrun, and blocks nothing; it has no facing. An enemy move pushes it toward its own line: by the shortest displacement that clears the mover, on the side away from the mover's front.",
    why: {
      fr: 'Le texte dit de le pousser vers les siens sans dire de combien ni par où ; le plus court chemin le dérange le moins.',
      en: 'The text says to push it toward its own without saying how far or which way; the shortest way disturbs it least.',
    },
  },
];
