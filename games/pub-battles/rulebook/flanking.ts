import type { Rule } from '@grognard/engine';

export const flanking: readonly Rule[] = [
  {
    id: 'PB-R153',
    chapter: 'flanking',
    origin: 'rule',
    text: {
      fr: "Une attaque de flanc demande que le centre de l'attaquant soit derrière la ligne de front du défenseur.",
      en: "A flank attack needs the attacker's centre behind the defender's front line.",
    },
  },
  {
    id: 'PB-R154',
    chapter: 'flanking',
    origin: 'ruling',
    text: {
      fr: "Cette ligne est la droite sans fin qui prolonge le bord de front du défenseur, jugée une fois l'attaquant aligné. Un centre derrière elle de plus de 0,2 mm fait une attaque de flanc ; une attaque de dos en est une aussi.",
      en: "That line is the endless line through the defender's front edge, judged once the attacker is aligned. A centre more than 0.2 mm behind it makes a flank attack; a rear attack is one too.",
    },
    why: {
      fr: 'Le texte dit « derrière le front » : une droite et un centre suffisent à juger chaque cas.',
      en: 'The text says "behind the front": a line and a centre suffice to judge every case.',
    },
  },
  {
    id: 'PB-R155',
    chapter: 'flanking',
    origin: 'rule',
    text: {
      fr: "L'alignement n'a pas à être parfait pour une attaque de flanc ; la position est redressée d'office.",
      en: 'Alignment need not be perfect for a flank attack; the position is straightened of itself.',
    },
  },
  {
    id: 'PB-R156',
    chapter: 'flanking',
    origin: 'ruling',
    text: {
      fr: "Le flanc se juge au début du combat, d'après les positions finales. Un défenseur qui s'est tourné entre-temps fait face, mais peut offrir son flanc à un premier attaquant, qui devient alors le flanqueur.",
      en: 'Flanking is judged at the start of the combat, from the final positions. A defender that has turned in the meantime faces the threat, but may bare its flank to an earlier attacker, who then becomes the flanker.',
    },
    why: {
      fr: 'Il a usé de son mouvement pour faire face, et les mouvements sont tenus pour simultanés.',
      en: 'It used its move to face the threat, and movement is taken to be simultaneous.',
    },
  },
  {
    id: 'PB-R157',
    chapter: 'flanking',
    origin: 'ruling',
    text: {
      fr: 'Un soutien qui prend la place de la pièce de pointe prend aussi son orientation : le flanc demeure.',
      en: "A supporter that takes the lead's place takes its facing as well: the flank remains.",
    },
    why: {
      fr: "Dans l'exemple du texte, le flanqueur combat ensuite le soutien qui s'est avancé.",
      en: 'In the example of the text the flanker goes on to fight the supporter that stepped up.',
    },
  },
  {
    id: 'PB-R158',
    chapter: 'flanking',
    origin: 'rule',
    text: {
      fr: 'Un défenseur dans des bâtiments ne peut pas être flanqué.',
      en: 'A defender in buildings cannot be flanked.',
    },
  },
  {
    id: 'PB-R159',
    chapter: 'flanking',
    origin: 'rule',
    text: {
      fr: 'Qui attaque à travers une rivière compte comme flanqué au premier round.',
      en: 'Whoever attacks across a river counts as flanked in the first round.',
    },
  },
  {
    id: 'PB-R160',
    chapter: 'flanking',
    origin: 'rule',
    text: {
      fr: 'Une pièce en colonne de route compte comme flanquée.',
      en: 'A piece in road column counts as flanked.',
    },
  },
  {
    id: 'PB-R161',
    chapter: 'flanking',
    origin: 'rule',
    text: {
      fr: 'Enveloppement : un défenseur soutenu, attaqué de front et de dos, perd son soutien ; on joue deux combats séparés, les deux défenseurs étant flanqués.',
      en: 'Envelopment: a supported defender attacked in front and in rear loses its support; it is played as two separate combats with both defenders flanked.',
    },
  },
  {
    id: 'PB-R162',
    chapter: 'flanking',
    origin: 'ruling',
    text: {
      fr: "Dans un enveloppement, l'attaquant de front a lui aussi +1, et chacun des deux défenseurs -1.",
      en: 'In an envelopment the front attacker too has +1, and each of the two defenders -1.',
    },
    why: {
      fr: 'Le texte dit les deux défenseurs flanqués, donc aussi celui qui fait face.',
      en: 'The text calls both defenders flanked, and so the one that faces its attacker too.',
    },
  },
];
