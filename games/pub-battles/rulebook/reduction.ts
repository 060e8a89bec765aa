import type { Rule } from '@grognard/engine';

export const reduction: readonly Rule[] = [
  {
    id: 'PB-R093a',
    chapter: 'reduction',
    origin: 'rule',
    text: {
      fr: 'Traverser un ou plusieurs terrains difficiles coûte un tiers du mouvement, une seule fois. En option, on joue sans cette réduction.',
      en: 'Passing through one or several kinds of rough terrain costs a third of the move, once. As an option the reduction is not used.',
    },
  },
  {
    id: 'PB-R093b',
    chapter: 'reduction',
    origin: 'rule',
    text: {
      fr: 'La réduction ne se cumule pas : un ruisseau puis un bois coûtent toujours un seul tiers.',
      en: 'The reduction is not cumulative: a stream and then a wood still cost one third.',
    },
  },
  {
    id: 'PB-R093c',
    chapter: 'reduction',
    origin: 'rule',
    text: {
      fr: "Elle s'ajoute aux coûts des changements de front et de la colonne de route.",
      en: 'It adds to the costs for facing and for road column.',
    },
  },
  {
    id: 'PB-R093d',
    chapter: 'reduction',
    origin: 'rule',
    text: {
      fr: 'Bois, pentes, ruisseaux, rivières (au pont ou au gué) et marais réduisent le mouvement ; les bâtiments ne le réduisent pas, mais désorganisent.',
      en: 'Woods, slopes, streams, rivers (at bridge or ford) and marsh reduce the move; buildings do not reduce it but make the piece Spent.',
    },
  },
  {
    id: 'PB-R093e',
    chapter: 'reduction',
    origin: 'ruling',
    text: {
      fr: "La réduction est due si, en un point du chemin, la majorité de la pièce est dans un bois ou un marais, ou si plus de la moitié de son front franchit une pente ou un ruisseau. Partir d'un bois pour en sortir compte aussi.",
      en: 'The reduction is due if at any point of the path the majority of the piece is in woods or marsh, or more than half of its front crosses a slope or stream. Starting in a wood and marching out of it counts too.',
    },
    why: {
      fr: "Le texte dit « passer par » sans fixer le moment ; un mouvement qui n'est pas tout en terrain clair est un mouvement réduit.",
      en: 'The text says "passing through" without fixing the moment; a move that is not wholly in the clear is a reduced move.',
    },
  },
  {
    id: 'PB-R093f',
    chapter: 'reduction',
    origin: 'rule',
    text: {
      fr: "Un tiers est toujours un tiers du mouvement complet de la pièce (4,5 ou 6,4 cm), non de ce qu'il en reste.",
      en: "A third is always a third of the piece's full allowance (4.5 or 6.4 cm), not of what is left.",
    },
  },
  {
    id: 'PB-R093g',
    chapter: 'reduction',
    origin: 'rule',
    text: {
      fr: 'Une pièce qui ne peut pas payer ne peut pas faire ce mouvement : deux pivots payants et un terrain difficile prennent ses trois tiers.',
      en: 'A piece that cannot pay cannot move that way: two paid pivots and rough terrain take all three of its thirds.',
    },
  },
  {
    id: 'PB-R093h',
    chapter: 'reduction',
    origin: 'rule',
    text: {
      fr: "Un pont ou un gué réduit le mouvement, sauf pour une pièce déjà en colonne de route qui n'attaque pas au travers.",
      en: 'A bridge or ford reduces the move, except for a piece already in road column that does not attack across it.',
    },
  },
];
