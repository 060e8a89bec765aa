import type { Rule } from '@grognard/engine';

export const linearFire: readonly Rule[] = [
  {
    id: 'LA-O8.5-1',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Une figurine à 2 cm au plus d'un obstacle linéaire en a l'abri, léger ou dur.",
      en: 'A figure within 2 cm of a linear obstacle has its cover, light or hard.',
    },
  },
  {
    id: 'LA-O8.5-2',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Tirer sur un obstacle occupé et tirer à travers un obstacle qui ne l'est pas sont deux cas. Dans l'un et l'autre, l'abri ne vaut que contre un tir qui passe par l'obstacle.",
      en: 'To fire at an occupied obstacle and to fire across one that is not are two cases. In both the cover counts only against a shot that passes over the obstacle.',
    },
    why: {
      fr: "Le texte ne le dit que de l'obstacle non occupé, mais refuse l'abri à la colonne prise de flanc dans l'autre cas aussi.",
      en: 'The text says so only of the unoccupied obstacle, but denies cover to the column shot in flank in the other case too.',
    },
  },
  {
    id: 'LA-O8.5-3',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Occupé, l'obstacle abrite toute figurine dont le socle le touche.",
      en: 'When it is occupied the obstacle covers every figure whose base touches it.',
    },
  },
  {
    id: 'LA-O8.5-4',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Si des tirailleurs tiennent l'obstacle, la mousqueterie ne pénètre pas jusqu'aux unités placées derrière.",
      en: 'If skirmishers hold the obstacle, small arms do not penetrate to units behind.',
    },
  },
  {
    id: 'LA-O8.5-5',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Si une partie de la cible est derrière l'obstacle et l'autre à découvert, le tireur peut choisir celle qui est à découvert : elle n'a pas d'abri, et les pertes ne vont pas au-delà de ses figurines. Le choix s'écrit dans l'ordre de tir ; sans lui, c'est celle-là.",
      en: 'If part of the target is behind the obstacle and part in the open, the firer may choose the part in the open: it has no cover, and losses do not go beyond its figures. The choice is written in the fire order; without one it is that part.',
    },
    why: {
      fr: "Le texte laisse le choix au tireur sans dire ce qu'il en est des pertes ; on ne touche que ceux que l'on vise.",
      en: 'The text leaves the firer the choice without saying what becomes of losses; only those aimed at are hit.',
    },
  },
  {
    id: 'LA-O8.5-6',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Si deux ennemis se tiennent de part et d'autre d'un obstacle que nul n'occupe, à 2 cm au plus l'un et l'autre, tous deux en ont l'abri.",
      en: 'If two enemies stand on either side of an obstacle that nobody occupies, both within 2 cm of it, both have its cover.',
    },
  },
  {
    id: 'LA-O8.5-7',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: 'Un obstacle léger donne un abri léger, un obstacle dur un abri dur.',
      en: 'A light obstacle gives light cover, a hard obstacle hard cover.',
    },
  },
  {
    id: 'LA-O8.5-8',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Il faut que l'obstacle soit entre le tireur et sa cible.",
      en: 'The obstacle has to lie between the firer and his target.',
    },
  },
  {
    id: 'LA-O8.5-9',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Prise de flanc par un tir qui ne passe pas par l'obstacle, une unité qui ne le touche pas n'a aucun abri.",
      en: 'Shot in flank by fire that does not pass over the obstacle, a unit that does not touch it has no cover.',
    },
  },
  {
    id: 'LA-O8.5-10',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Une colonne qui touche l'obstacle de son front n'a pas d'abri quand on tire sur son flanc. Le tireur peut choisir le flanc si au moins une ligne de tir l'atteint sans passer par l'obstacle.",
      en: 'A column that touches the obstacle with its front has no cover when its flank is shot at. The firer may choose the flank if at least one line of fire reaches it without passing over the obstacle.',
    },
    why: {
      fr: "Le texte laisse le choix à l'adversaire sans dire quand il a vue sur le flanc ; il fallait une mesure.",
      en: 'The text leaves the choice to the enemy without saying when he has the flank in view; a measure was needed.',
    },
  },
  {
    id: 'LA-O8.5-11',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "À plus de 2 cm de l'obstacle, il n'y a plus d'abri.",
      en: 'More than 2 cm from the obstacle there is no cover any more.',
    },
  },
  {
    id: 'LA-O8.5-12',
    chapter: 'linear-fire',
    origin: 'ruling',
    text: {
      fr: "Si seule la cible est à 2 cm au plus, l'obstacle entre elle et le tireur, elle est abritée, où que soit le tireur.",
      en: 'If only the target is within 2 cm, with the obstacle between it and the firer, it is in cover wherever the firer stands.',
    },
    why: {
      fr: "Le texte ne décrit que deux unités également proches ; l'abri d'une figurine ne dépend que de sa propre distance.",
      en: "The text describes only two units equally near; a figure's cover depends on its own distance alone.",
    },
  },
  {
    id: 'LA-O8.5-13',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: 'Une batterie en position derrière un obstacle linéaire ne se réoriente pas si son socle devait le franchir.',
      en: 'A battery in position behind a linear obstacle does not change its facing if its base would have to cross it.',
    },
  },
  {
    id: 'LA-O8.5-14',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Le feu d'une batterie peut changer la nature d'un obstacle : une maison ou une redoute devient un abri dur indestructible, un obstacle dur un abri léger ; un abri léger ne change pas sous le feu.",
      en: 'The fire of a battery may change the nature of an obstacle: a house or redoubt becomes indestructible hard cover, a hard obstacle light cover; light cover is not changed by fire.',
    },
  },
  {
    id: 'LA-O8.5-15',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Il y faut du boulet, tiré de moins de la moitié de la portée. L'obstacle est alors la cible : ce tir n'inflige aucune perte dans la demi-période, et l'on n'a pas à savoir si quelqu'un s'y tient.",
      en: 'It takes round shot, fired from less than half range. The obstacle is then the target: this fire inflicts no losses in that half-period, and the firer need not know whether anybody is there.',
    },
    why: {
      fr: "Le texte fait tirer « sur un obstacle », sans parler de ceux qui l'occupent ; on ne tire pas à la fois sur le mur et sur les hommes.",
      en: 'The text has the battery fire “at an obstacle”, without speaking of those who hold it; one does not fire at the wall and at the men at once.',
    },
  },
  {
    id: 'LA-O8.5-16',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "L'artillerie ne supprime jamais un obstacle : elle en change la nature, donc le prix du passage et les modificateurs de feu et de mêlée.",
      en: 'Artillery never removes an obstacle: it changes its nature, and so the price of crossing and the modifiers of fire and melee.',
    },
  },
  {
    id: 'LA-O8.5-17',
    chapter: 'linear-fire',
    origin: 'rule',
    text: {
      fr: "Une batterie abat 3 cm de maison ou d'abri dur par demi-période de tir continu, quel que soit le nombre de ses pièces, d'un seul tenant à partir du point visé. Plusieurs batteries s'ajoutent ; une demi-période inachevée est perdue.",
      en: 'A battery knocks down 3 cm of house or hard cover in a half-period of continuous fire, whatever the number of its guns, in one stretch from the point aimed at. Several batteries add up; an unfinished half-period is lost.',
    },
    why: {
      fr: 'Le texte donne le chiffre par batterie et par demi-période, et rien de plus.',
      en: 'The text gives the figure for a battery and a half-period, and nothing more.',
    },
  },
  {
    id: 'LA-O8.5-18',
    chapter: 'linear-fire',
    origin: 'ruling',
    text: {
      fr: "Là où le mur d'une maison est abattu, les figurines postées n'ont plus la protection d'une maison mais un abri dur, au feu et en mêlée, et l'on peut passer par là comme par un obstacle dur. Une maison tout entière abattue arrête encore la vue.",
      en: 'Where the wall of a house is knocked down, figures posted there no longer have the protection of a house but hard cover, in fire and melee, and the place may be crossed like a hard obstacle. A house knocked down all round still blocks sight.',
    },
    why: {
      fr: 'Le texte fait de la maison un abri dur, sans détail ; ses ruines restent en place.',
      en: 'The text turns the house into hard cover, without details; its ruins stay where they are.',
    },
  },
  {
    id: 'LA-O8.5-19',
    chapter: 'linear-fire',
    origin: 'ruling',
    text: {
      fr: "La partie abattue d'un mur est un obstacle léger : un rang y passe par quart, elle donne un abri léger, et le feu n'y peut plus rien.",
      en: 'The part of a wall that is knocked down is a light obstacle: one rank passes it in a quarter, it gives light cover, and fire can do no more to it.',
    },
    why: {
      fr: "Le texte dit que le passage et les modificateurs suivent la nouvelle nature, et qu'un abri léger résiste au feu.",
      en: 'The text says that crossing and modifiers follow the new nature, and that light cover withstands fire.',
    },
  },
];
