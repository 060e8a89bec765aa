import type { Rule } from '@grognard/engine';

export const freePlay: readonly Rule[] = [
  {
    id: 'PB-R235',
    chapter: 'free-play',
    origin: 'rule',
    text: {
      fr: "Jeu libre : chaque camp écrit avant la partie, à l'insu de l'ennemi, son ordre de bataille, ses formations et ses renforts : qui vient, sous quel QG, quand et par quelle entrée, dans les limites du scénario ; les totaux n'ont pas à s'égaler. Il est conseillé que l'un se déploie et que l'autre choisisse le bord par où il entre ; la victoire ne change pas.",
      en: 'Free play: before the game each side writes, unknown to the enemy, its own order of battle, formations and reinforcements: who comes, under which HQ, when and by which way in, within the limits of the scenario; totals need not match. It is recommended that one sets up and the other picks the edge by which he enters; victory does not change.',
    },
  },
  {
    id: 'PB-R243',
    chapter: 'free-play',
    origin: 'ruling',
    text: {
      fr: "Un camp bien plus faible peut gagner : il retarde, inflige plus de pertes qu'il n'en subit, puis quitte le terrain sans jamais déballer. On part par une ligne de communication à soi : ces pièces ne sont pas perdues, ces trains ne sont pas un Recul forcé, et les points se comparent sans multiplicateur.",
      en: 'A much weaker side can still win: it delays, inflicts more loss than it takes, then leaves the field without ever unpacking. One leaves by an own line of communication: those pieces are not lost, those trains are not Forced back, and points are compared without multipliers.',
    },
    why: {
      fr: "Le texte ne dit pas comment on part ; c'est le chemin d'une retraite hors de la carte.",
      en: 'The text does not say how one leaves; it is the way of a retreat off the map.',
    },
  },
];
