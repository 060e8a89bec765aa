import type { Rule } from '@grognard/engine';

export const advancing: readonly Rule[] = [
  {
    id: 'PB-R060',
    chapter: 'advancing',
    origin: 'rule',
    text: {
      fr: "Un QG dont le jeton n'a pas encore joué peut tenter d'Avancer et de passer devant le jeton tiré.",
      en: 'An HQ whose chit has still to play may try to Advance and go ahead of the drawn chit.',
    },
  },
  {
    id: 'PB-R061',
    chapter: 'advancing',
    origin: 'rule',
    text: {
      fr: "S'il réussit, son jeton sort de la tasse et joue aussitôt ; le jeton tiré reste dehors et joue juste après, avant tout nouveau tirage.",
      en: 'On success its chit is taken out of the cup and plays at once; the drawn chit stays out and plays directly after it, before any new draw.',
    },
  },
  {
    id: 'PB-R062',
    chapter: 'advancing',
    origin: 'rule',
    text: {
      fr: "S'il échoue, son jeton reste dans la tasse et le jeton tiré joue.",
      en: 'On failure its chit stays in the cup and the drawn chit plays.',
    },
  },
  {
    id: 'PB-R063',
    chapter: 'advancing',
    origin: 'ruling',
    text: {
      fr: "Les jetons qui attendent forment une pile : le dernier passé devant joue le premier, puis on redescend la pile. Un QG devancé, s'il est Frais, peut tenter de repasser devant celui qui l'a devancé.",
      en: 'Waiting chits form a stack: the last to jump plays first, then back down the stack. A jumped HQ, if Fresh, may try to jump back ahead of the one that jumped it.',
    },
    why: {
      fr: "Chacun joue juste après celui qui l'a devancé, et tout QG Frais peut tenter sa chance à chaque tirage.",
      en: 'Each plays directly after the one that jumped it, and every Fresh HQ may try its luck on each draw.',
    },
  },
  {
    id: 'PB-R064',
    chapter: 'advancing',
    origin: 'ruling',
    text: {
      fr: "Quand un jeton en attente redevient actif, son QG, s'il est Frais, peut encore tenter de Retarder.",
      en: 'When a waiting chit becomes active again, its HQ, if Fresh, may still try to Delay.',
    },
    why: {
      fr: "Il se trouve alors dans la situation d'un jeton qu'on vient de tirer.",
      en: 'It is then in the position of a chit that has just been drawn.',
    },
  },
  {
    id: 'PB-R065',
    chapter: 'advancing',
    origin: 'rule',
    text: {
      fr: 'Une formation joue une fois par tour ; un QG dont le jeton a déjà joué ne peut plus rien tenter pour lui.',
      en: 'A formation plays once per turn; an HQ whose chit has already played may attempt nothing more for it.',
    },
  },
];
