import type { Rule } from '@grognard/engine';

export const hqs: readonly Rule[] = [
  {
    id: 'PB-R091',
    chapter: 'hqs',
    origin: 'ruling',
    text: {
      fr: "Un QG ne peut ni attaquer, ni être attaqué ou submergé, et ne bloque rien ; il n'a pas de front. Un ennemi qui passe le repousse vers sa propre ligne : celui qu'une pièce rencontre en chemin est porté devant son front ; celui sur lequel elle s'arrête s'écarte du plus court déplacement qui la dégage, jamais dans son dos.",
      en: 'An HQ cannot attack, be attacked or be overrun, and blocks nothing; it has no facing. An enemy move pushes it toward its own line: one that a piece meets on its way is carried before its front; one on which it halts gives way by the shortest displacement that clears the mover, never into its rear.',
    },
    why: {
      fr: 'Le texte dit de le pousser vers les siens sans dire de combien ni par où ; le plus court chemin le dérange le moins.',
      en: 'The text says to push it toward its own without saying how far or which way; the shortest way disturbs it least.',
    },
  },
];
