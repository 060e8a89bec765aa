import type { Rule } from '@grognard/engine';

export const carryingOutChanges: readonly Rule[] = [
  {
    id: 'LA-U3.2-1',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Un changement dure le temps qu'il lui faut ; s'il n'est pas fini avec la période, il continue dans la suivante.",
      en: 'A change lasts as long as it needs; if it is not finished with the period it goes on in the next.',
    },
  },
  {
    id: 'LA-U3.2-2e',
    of: ['LA-U3.2-1'],
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Une unité commence en seconde demi-période un changement pour lequel le temps manque : elle le finit à la demi-période suivante, sans pénalité. Trois quarts commencés au troisième quart s'achèvent à la fin du premier quart de la période suivante.",
      en: 'A unit begins in the second half-period a change for which there is not time enough: it finishes in the next half-period, without penalty. Three quarters begun in the third quarter end with the first quarter of the next period.',
    },
  },
  {
    id: 'LA-U3.2-3',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "On change de formation à l'arrêt : l'unité ne se déplace dans aucun des quarts du changement.",
      en: 'Formations are changed at the halt: the unit does not move in any quarter of the change.',
    },
  },
  {
    id: 'LA-U3.2-4',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: 'Pas de tir pendant un changement de formation.',
      en: 'A unit that changes formation does not fire.',
    },
  },
  {
    id: 'LA-U3.2-5',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Un changement de formation compte pourtant comme un mouvement, partout où une règle demande si l'unité a bougé.",
      en: 'A change of formation nevertheless counts as a move, wherever a rule asks whether the unit has moved.',
    },
  },
  {
    id: 'LA-U3.2-6',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Un changement commencé est mené à son terme, même s'il met l'unité en péril ; jusque-là elle n'a pas d'autre action. Un contact ou un mouvement que le moral impose l'achève sur-le-champ.",
      en: 'A change once begun is carried through, even if it puts the unit in peril; until then it has no other action. A contact, or a move that morale compels, completes it on the spot.',
    },
    why: {
      fr: "Une unité attaquée termine son changement, dit le texte ; un mouvement obligatoire ne peut pas l'attendre non plus.",
      en: 'A unit attacked finishes its change, says the text; nor can a compulsory move wait for it.',
    },
  },
  {
    id: 'LA-U3.2-7',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: 'Le joueur ne revient pas en arrière : la formation annoncée sera prise, et pas une autre.',
      en: 'The player cannot go back: the formation announced will be taken, and no other.',
    },
  },
  {
    id: 'LA-U3.2-8e',
    of: ['LA-U3.2-7'],
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: 'Une colonne a commencé à se former en ligne quand le joueur voit que la place manque : elle achève sa ligne, et en subit les suites.',
      en: 'A column has begun to form line when the player sees that there is no room: it completes its line, and bears what follows.',
    },
  },
  {
    id: 'LA-U3.2-9',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Un changement se fait sur une partie qui ne bouge pas : la tête d'une colonne, le centre ou l'une des extrémités d'une ligne. Entre celles qui sont permises, le joueur choisit en donnant l'ordre.",
      en: 'A change is made on a part that does not move: the head of a column, the centre or one of the ends of a line. Among those allowed the player chooses as he gives the order.',
    },
    why: {
      fr: 'Le texte laisse trois possibilités à la ligne sans dire qui choisit.',
      en: 'The text leaves a line three possibilities without saying who chooses.',
    },
  },
  {
    id: 'LA-U3.2-10',
    chapter: 'carrying-out-changes',
    origin: 'supplement',
    text: {
      fr: "Un bataillon russe passe de la colonne de division à la ligne sur sa tête, qui ne bouge pas, en se déployant à gauche, à droite ou des deux côtés : de 8 figurines de front sur 2 rangs à 16 sur un seul. Il en va de même des autres nations dont l'ordre des compagnies n'est pas connu.",
      en: 'A Russian battalion goes from division column to line on its head, which does not move, deploying to the left, to the right or to both sides: from 8 figures wide on 2 ranks to 16 on one. The same goes for other nations whose order of companies is not known.',
    },
    why: {
      fr: "L'image qui montrait ce passage nous manque ; seul l'ordre français impose un côté.",
      en: 'We lack the picture that showed this change; only the French order imposes a side.',
    },
  },
  {
    id: 'LA-U3.2-11e',
    of: ['LA-U3.2-9'],
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Une unité française de la deuxième période marche par compagnies, ses voltigeurs devant, et passe en colonne de division : les voltigeurs ne bougent pas, les autres compagnies s'alignent à côté d'eux et derrière.",
      en: 'A French unit of the second period marches by companies, its voltigeurs leading, and forms division column: the voltigeurs do not move, the other companies line up beside and behind them.',
    },
  },
  {
    id: 'LA-U3.2-12e',
    of: ['LA-U6-2', 'LA-U6-3'],
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Pour mettre ensuite les grenadiers en tête, il faut deux changements : de la colonne de division à la ligne, puis de la ligne à la colonne de marche, les grenadiers ne bougeant pas et les autres s'alignant derrière eux. En classe A, 2 quarts puis 3 : 5 en tout.",
      en: 'To have the grenadiers lead after that takes two changes: from division column to line, then from line to march column, the grenadiers not moving and the others lining up behind them. In class A, 2 quarters and then 3: 5 in all.',
    },
  },
  {
    id: 'LA-U3.2-13',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: 'Quel que soit son ordre, une unité change de formation à volonté, sans ordre écrit pour cela.',
      en: 'Whatever its order, a unit changes formation at will, without a written order for it.',
    },
  },
  {
    id: 'LA-U3.2-14',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Un changement de formation ne sert qu'à mieux exécuter l'ordre reçu : il ne le modifie pas.",
      en: 'A change of formation only serves to carry out the order better: it does not alter it.',
    },
  },
  {
    id: 'LA-U3.2-15',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Selon la nation, l'infanterie et la cavalerie sont de classe de manœuvre A, B ou C, d'après leur instruction, leurs cadres et leur organisation. La classe donne la colonne de la table des temps ; l'artillerie a aussi la sienne.",
      en: 'By nation, infantry and cavalry are of manoeuvre class A, B or C, after their training, their cadres and their organisation. The class gives the column of the table of times; artillery has its class, too.',
    },
  },
  {
    id: 'LA-U3.2-16e',
    of: ['LA-U6-2'],
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: 'Infanterie de classe A : trois quarts de période de la ligne à la colonne de marche, et autant pour revenir.',
      en: 'Class A infantry: three quarters of a period from line to march column, and as much back.',
    },
  },
  {
    id: 'LA-U3.2-17e',
    of: ['LA-U6-3'],
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: 'Infanterie de classe A : une demi-période de la ligne à la colonne de division, et autant pour revenir.',
      en: 'Class A infantry: half a period from line to division column, and as much back.',
    },
  },
  {
    id: 'LA-U3.2-18e',
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: 'Infanterie de classe A : un quart de période de la colonne de division au carré, et autant pour revenir. Les autres classes mettent, comme elle, un quart de moins que de la ligne au carré : un quart en B, une demi-période en C.',
      en: 'Class A infantry: a quarter of a period from division column to square, and as much back. The other classes take, as it does, a quarter less than from line to square: a quarter in B, half a period in C.',
    },
    why: {
      fr: "La table ne connaît pas ce changement, et l'exemple ne le donne qu'en classe A.",
      en: 'The table does not know this change, and the example gives it for class A only.',
    },
  },
  {
    id: 'LA-U3.2-19e',
    of: ['LA-U6-4'],
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: 'Infanterie de classe A : une demi-période de la ligne au carré, et autant pour revenir.',
      en: 'Class A infantry: half a period from line to square, and as much back.',
    },
  },
  {
    id: 'LA-U3.2-20e',
    of: ['LA-U6-5'],
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: "Infanterie de classe A : un quart de période de la ligne aux tirailleurs, si les conditions d'effectif sont remplies.",
      en: 'Class A infantry: a quarter of a period from line to skirmish order, if the conditions of strength are met.',
    },
  },
  {
    id: 'LA-U3.2-21e',
    of: ['LA-U6-5'],
    chapter: 'carrying-out-changes',
    origin: 'rule',
    text: {
      fr: 'Infanterie de classe A : un quart de période pour envoyer la tête de colonne en tirailleurs, soit la ou les compagnies du premier rang, et elles seules.',
      en: 'Class A infantry: a quarter of a period to send out the head of a column to skirmish, that is the company or companies of its first rank, and no others.',
    },
    why: {
      fr: '« Tête de colonne » : en colonne de division, le premier rang a deux compagnies.',
      en: '“Head of column”: in division column the first rank has two companies.',
    },
  },
];
