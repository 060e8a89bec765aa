import type { Rule } from '@grognard/engine';

export const majority: readonly Rule[] = [
  {
    id: 'PB-R076',
    chapter: 'majority',
    origin: 'rule',
    text: {
      fr: "Une pièce est dans un seul type de terrain : celui qui se trouve sous plus de la moitié d'elle.",
      en: 'A piece is in exactly one kind of terrain: the one under more than half of it.',
    },
  },
  {
    id: 'PB-R077',
    chapter: 'majority',
    origin: 'rule',
    text: {
      fr: "Un terrain qui occupe moins de la moitié de la pièce n'a ni coût ni avantage.",
      en: 'Terrain under less than half of the piece has neither cost nor benefit.',
    },
  },
  {
    id: 'PB-R078',
    chapter: 'majority',
    origin: 'ruling',
    text: {
      fr: "La moitié se compte en surface d'emprise. En cas d'égalité exacte, le joueur choisit à la fin du mouvement, et son choix reste acquis.",
      en: 'Half is counted by area of the footprint. At an exact tie the player chooses when he ends the move, and the choice is kept.',
    },
    why: {
      fr: 'Le tableau parle de largeur et de longueur ; sur un bloc mince, la surface revient au même et se calcule sans dispute.',
      en: 'The chart speaks of width and length; on a thin block area comes to the same and can be computed without dispute.',
    },
  },
  {
    id: 'PB-R079',
    chapter: 'majority',
    origin: 'ruling',
    text: {
      fr: "Si aucun terrain ne dépasse la moitié, la plus grande part compte ; à égalité, le terrain clair l'emporte.",
      en: 'If no kind of terrain exceeds half, the largest share counts; on a tie clear ground wins.',
    },
    why: {
      fr: 'Il faut un seul terrain, et la plus grande part est ce qui approche le plus de la majorité.',
      en: 'There must be one kind, and the largest share is what comes nearest to a majority.',
    },
  },
  {
    id: 'PB-R080',
    chapter: 'majority',
    origin: 'supplement',
    text: {
      fr: "Le type de terrain est annoncé au joueur avant qu'il confirme le mouvement.",
      en: 'The kind of terrain is told to the player before he confirms the move.',
    },
  },
];
