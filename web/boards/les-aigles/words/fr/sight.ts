import type { SightWords } from '../words.ts';

export const sight: SightWords = {
  whoSeesWhom: 'Qui voit qui, d’ici',
  sees: (whom) => `Voit ${whom.join(', ')}.`,
  seesNobody: 'Ne voit aucun ennemi.',
  seesNot: (whom, why) => (why === undefined ? `Ne voit pas ${whom}.` : `Ne voit pas ${whom} : ${why}.`),
  whyUnseen: {
    'no free line': 'aucune ligne droite n’est libre entre eux',
    'hill between': 'une colline les sépare',
    'behind another hill': 'derrière une autre colline, à moins de 15 cm de son pied',
    'behind a wood': 'à moins de 15 cm derrière un bois ou un village',
    'overgrown slope': 'la pente est couverte, et il est à moins de 15 cm du pied de la colline',
    masked: 'entièrement masqué',
    'below a plateau': 'à moins de 15 cm sous le bord du plateau',
    'up on a plateau': 'sur le plateau, et l’observateur trop près de son bord pour l’apercevoir d’en bas',
    'plateau between': 'un plateau les sépare',
    'wood between': 'un bois les sépare',
    'deep in a wood': 'dans un bois, on ne voit dehors qu’à 2 cm de la lisière au plus',
    'far off in a wood': 'dans un bois, personne ne voit à plus de 8 cm',
    'hidden in a wood': 'caché dans un bois, à plus de 2 cm de la lisière ou pas encore trahi',
    'blind wall': 'aucun homme n’est à ce côté de la maison',
    'house between': 'une maison les sépare',
    'behind a house': 'à moins de 15 cm derrière une maison',
    'hidden in a house': 'une garnison qui ne s’est pas montrée',
    'hidden in crops': 'caché dans de hautes cultures',
    'deep in crops': 'dans de hautes cultures, on ne voit dehors qu’à 2 cm de leur bord au plus',
    'far off in crops': 'dans de hautes cultures, on n’est vu qu’à moins de 4 cm',
  },
  sightKey:
    'En jaune : les 2 cm de lisière d’où l’on voit dehors. En vert : jusqu’où l’on voit à l’intérieur. En brun : les crêtes.',
};
