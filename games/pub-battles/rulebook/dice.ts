import type { Rule } from '@grognard/engine';

export const dice: readonly Rule[] = [
  {
    id: 'PB-R167a',
    chapter: 'dice',
    origin: 'rule',
    text: {
      fr: "L'infanterie, la cavalerie et l'artillerie lancent 3 dés, les dragons 2, les détachements 1 ; chaque 4, 5 ou 6 est une touche.",
      en: 'Infantry, cavalry and artillery roll 3 dice, dragoons 2, detachments 1; each 4, 5 or 6 is a hit.',
    },
  },
  {
    id: 'PB-R167b',
    chapter: 'dice',
    origin: 'ruling',
    text: {
      fr: "L'état et la qualité d'une pièce ne changent pas le nombre de ses dés, seulement la façon dont elle subit les touches.",
      en: 'The state and quality of a piece do not change the number of its dice, only how it takes hits.',
    },
    why: {
      fr: "Le texte dit qu'ils pèsent sur le combat, mais le tableau des dés ne distingue que le type de pièce.",
      en: 'The text says that they bear on combat, but the table of dice distinguishes only the type of piece.',
    },
  },
  {
    id: 'PB-R167c',
    chapter: 'dice',
    origin: 'rule',
    text: {
      fr: "Les modificateurs s'ajoutent à chaque dé.",
      en: 'Modifiers are added to each die.',
    },
  },
  {
    id: 'PB-R168a',
    chapter: 'dice',
    origin: 'rule',
    text: {
      fr: "L'attaquant a -1 à ses dés contre un défenseur à couvert.",
      en: 'The attacker has -1 on his dice against a defender in cover.',
    },
  },
  {
    id: 'PB-R168b',
    chapter: 'dice',
    origin: 'rule',
    text: {
      fr: 'Plusieurs couverts à la fois, comme une colline boisée, ne donnent toujours que -1.',
      en: 'Several kinds of cover at once, such as a wooded hill, still give only -1.',
    },
  },
  {
    id: 'PB-R168c',
    chapter: 'dice',
    origin: 'rule',
    text: {
      fr: "Combattre dans le flanc d'un ennemi donne +1.",
      en: "Fighting into an enemy's flank gives +1.",
    },
  },
  {
    id: 'PB-R168d',
    chapter: 'dice',
    origin: 'rule',
    text: {
      fr: 'Combattre un ennemi qui vous flanque donne -1.',
      en: 'Fighting an enemy who flanks you gives -1.',
    },
  },
  {
    id: 'PB-R168e',
    chapter: 'dice',
    origin: 'ruling',
    text: {
      fr: "Plusieurs causes de flanc, comme le flanc et le passage d'une rivière, ne comptent toujours que pour 1.",
      en: 'Several causes of flanking, such as the flank and a river crossing, still count for only 1.',
    },
    why: {
      fr: "Le texte parle ici d'un ruisseau, mais les ruisseaux n'ont pas d'effet au combat dans le tableau : il faut lire rivière.",
      en: 'The text speaks of a stream here, but streams have no combat effect in the chart: read river.',
    },
  },
  {
    id: 'PB-R168f',
    chapter: 'dice',
    origin: 'rule',
    text: {
      fr: "Flanc et couvert s'additionnent : contre un défenseur dans un bois, une attaque de flanc se fait à 0 et la défense à -1.",
      en: 'Flank and cover add up: against a defender in woods a flank attack is made at 0 and the defence at -1.',
    },
  },
  {
    id: 'PB-R168g',
    chapter: 'dice',
    origin: 'rule',
    text: {
      fr: "Le flanc se juge deux à deux : une pièce flanquée n'a -1 que contre son flanqueur. La colonne et le passage d'une rivière, eux, valent contre tous.",
      en: 'Flanking is judged pair by pair: a flanked piece has -1 only against its flanker. Column and river crossing, however, hold against all.',
    },
  },
  {
    id: 'PB-R168h',
    chapter: 'dice',
    origin: 'ruling',
    text: {
      fr: "Au pire, un attaquant flanqué contre un couvert a -2 et ne touche que sur 6 ; il n'y a ni touche ni échec automatique.",
      en: 'At worst a flanked attacker against cover has -2 and hits only on 6; there is no automatic hit or miss.',
    },
    why: {
      fr: 'Les modificateurs vont de -2 à +1 : un dé peut toujours toucher et toujours manquer.',
      en: 'Modifiers run from -2 to +1: a die can always hit and always miss.',
    },
  },
  {
    id: 'PB-R168i',
    chapter: 'dice',
    origin: 'ruling',
    text: {
      fr: "Un attaquant qui se tient dans un bois n'est pas à couvert des dés du défenseur.",
      en: "An attacker that stands in woods has no cover from the defender's dice.",
    },
    why: {
      fr: "Le couvert n'est donné qu'au défenseur.",
      en: 'Cover is given only to the defender.',
    },
  },
  {
    id: 'PB-R168j',
    chapter: 'dice',
    origin: 'ruling',
    text: {
      fr: "Dans un combat mêlé, est défenseur, dans chaque paire, la pièce que l'autre est venue aborder.",
      en: 'In a mixed combat the defender of each pair is the piece that the other moved to contact.',
    },
    why: {
      fr: "L'attaquant se définit par le mouvement qui crée le contact, et chaque contact a le sien.",
      en: 'The attacker is defined by the move that creates the contact, and each contact has its own.',
    },
  },
  {
    id: 'PB-R168k',
    chapter: 'dice',
    origin: 'ruling',
    text: {
      fr: "Une colline couvre le défenseur si l'attaquant vient d'un niveau inférieur : on compare le niveau sous la majorité de l'attaquant avant l'alignement et celui sous la majorité du défenseur.",
      en: "A hill covers the defender if the attacker comes from a lower level: the level under the attacker's majority before alignment is compared with that under the defender's majority.",
    },
    why: {
      fr: "« Vient de » regarde d'où part l'assaut, non où il aboutit.",
      en: '"Comes from" looks to where the assault starts, not to where it ends.',
    },
  },
];
