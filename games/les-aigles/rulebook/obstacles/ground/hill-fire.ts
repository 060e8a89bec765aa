import type { Rule } from '@grognard/engine';

export const hillFire: readonly Rule[] = [
  {
    id: 'LA-O2.5-1',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "Une infanterie ou une cavalerie placée sur une colline ne tire de l'autre côté de la crête que si elle l'a dépassée. Sur une cible du même côté, elle tire comme ailleurs.",
      en: 'Infantry or cavalry on a hill fires across the crest only if it has passed it. At a target on the same side it fires as elsewhere.',
    },
    why: {
      fr: "Le texte veut que la crête soit dépassée ; cela n'a de sens que si elle est entre le tireur et sa cible.",
      en: 'The text wants the crest passed; this makes sense only if it lies between the firer and the target.',
    },
  },
  {
    id: 'LA-O2.5-2e',
    of: ['LA-O2.5-1'],
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: 'Exemple : une unité au sommet, ses socles à cheval sur la ligne de crête, peut tirer ; arrêtée plus bas dans la descente, elle le peut aussi.',
      en: 'Example: a unit on the top, its bases astride the crest line, may fire; halted farther down on the descent, it may as well.',
    },
  },
  {
    id: 'LA-O2.5-3',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "Un bois, des cultures ou des maisons dans la pente masquent à qui tire d'en haut ce qu'ils masquent ailleurs.",
      en: 'A wood, crops or houses on the slope mask from whoever fires from above what they mask elsewhere.',
    },
  },
  {
    id: 'LA-O2.5-4',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "Qui tire d'en haut sur un ennemi placé dans un tel obstacle en subit les conditions et les pénalités : abri léger dans un bois, abri dur dans une maison.",
      en: 'Whoever fires from above at an enemy in such an obstacle is under its conditions and penalties: light cover in a wood, hard cover in a house.',
    },
  },
  {
    id: 'LA-O2.5-5',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "On ne tire pas d'en haut sur une unité cachée dans un bois ou un village de la pente tant qu'elle n'a pas trahi sa présence en tirant la première.",
      en: 'Nobody fires from above at a unit hidden in a wood or village on the slope as long as it has not betrayed itself by firing first.',
    },
  },
  {
    id: 'LA-O2.5-6',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "Une unité au-delà de la crête, ou plus haut dans la pente, tire par-dessus toute unité, amie ou ennemie, placée plus bas dans la pente et à plus de 2 cm d'elle ; à 2 cm ou moins, cette unité l'en empêche.",
      en: 'A unit past the crest, or higher on the slope, fires over any unit, friend or enemy, that stands lower on the slope and more than 2 cm from it; at 2 cm or less that unit prevents it.',
    },
    why: {
      fr: "Le texte ne dit pas d'où l'on compte ; ce qui gêne un tir, c'est ce qui est juste devant lui.",
      en: 'The text does not say from where to count; what hampers fire is what stands right before it.',
    },
  },
  {
    id: 'LA-O2.5-7',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "Elle tire aussi par-dessus une mêlée, à la même distance, sur un ennemi visible, à portée et qui n'y est pas engagé.",
      en: 'It also fires over a melee, at the same distance, at an enemy in sight, in range and not engaged in it.',
    },
    why: {
      fr: "Le texte ne redit pas les 2 cm ; rien n'en dispense une mêlée.",
      en: 'The text does not repeat the 2 cm; nothing exempts a melee from them.',
    },
  },
  {
    id: 'LA-O2.5-8',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "Si l'unité a des figurines derrière la ligne de crête, seules tirent celles dont le socle est, en tout ou en partie, du côté de la cible.",
      en: 'If the unit has figures behind the crest line, only those fire whose base is, wholly or in part, on the side of the target.',
    },
    why: {
      fr: "L'exemple laisse tirer une unité à cheval sur la crête : ses figurines comptent donc comme devant.",
      en: 'The example lets a unit astride the crest fire: so its figures count as in front.',
    },
  },
  {
    id: 'LA-O2.5-9',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "Une batterie ne se met pas en batterie sur une colline, fût-ce au sommet : il suffit qu'une partie de son socle y soit.",
      en: 'A battery does not unlimber on a hill, not even on top: part of its base there is enough.',
    },
  },
  {
    id: 'LA-O2.5-10',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "Pour se mettre en batterie, il faut un espace plat et suffisant : tout le socle de la batterie en position tient dans la plaine ou au sommet d'un plateau, hors de tout autre élément de terrain. Il n'en faut pas plus.",
      en: 'To unlimber takes a flat and sufficient space: the whole base of the battery in action stands on the plain or on top of a plateau, off any other element of ground. No more than that is needed.',
    },
    why: {
      fr: "Le texte ne mesure pas l'espace ; le socle est tout ce que la table montre.",
      en: 'The text does not measure the space; the base is all that the table shows.',
    },
  },
  {
    id: 'LA-O2.5-11',
    chapter: 'hill-fire',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Les avant-trains et les caissons ne sont pas montrés mais sont là : sur une crête, les pièces rouleraient au recul dans la pente opposée, les attelages et les munitions attendraient dans l'autre.",
      en: 'Limbers and caissons are not shown but are there: on a crest the pieces would roll down the far slope as they recoil, while teams and ammunition waited on the other.',
    },
  },
  {
    id: 'LA-O2.5-12',
    chapter: 'hill-fire',
    origin: 'rule',
    text: {
      fr: "Mettre en batterie est d'ailleurs un changement de formation, et il n'y en a pas dans une pente.",
      en: 'Besides, unlimbering is a change of formation, and there is none on a slope.',
    },
  },
  {
    id: 'LA-O2.5-13',
    chapter: 'hill-fire',
    origin: 'note',
    note: 'history',
    text: {
      fr: "L'artillerie prenait position sur des hauteurs plates, des plateaux.",
      en: 'Artillery took position on flat heights, on plateaus.',
    },
  },
];
