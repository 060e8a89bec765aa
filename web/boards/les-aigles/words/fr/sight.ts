import type { SightWords } from '../words.ts';

export const sight: SightWords = {
  whoSeesWhom: 'Qui voit qui, d’ici',
  sees: (whom) => `Voit ${whom.join(', ')}.`,
  seesNobody: 'Ne voit aucun ennemi.',
  seesNot: (whom, why) => (why === undefined ? `Ne voit pas ${whom}.` : `Ne voit pas ${whom} : ${why}.`),
  whyUnseen: {
    'LA-O0-10': 'aucune ligne droite n’est libre entre eux',
    'LA-O2.3-1': 'une colline les sépare',
    'LA-O2.3-4': 'derrière une autre colline, à moins de 15 cm de son pied',
    'LA-O2.3-5': 'à moins de 15 cm derrière un bois ou un village',
    'LA-O2.3-6': 'masqué par une autre unité à moins de 10 cm devant',
    'LA-O2.3-7': 'la pente est couverte, et il est à moins de 15 cm du pied de la colline',
    'LA-O2.3-8': 'entièrement masqué',
    'LA-O3.2-2': 'à moins de 15 cm sous le bord du plateau',
    'LA-O3.2-3': 'sur le plateau, et l’observateur trop près de son bord pour l’apercevoir d’en bas',
    'LA-O3.2-4': 'un plateau les sépare',
    'LA-O4.2-1': 'un bois les sépare',
    'LA-O4.2-2': 'dans un bois, on ne voit dehors qu’à 2 cm de la lisière au plus',
    'LA-O4.2-3': 'dans un bois, personne ne voit à plus de 8 cm',
    'LA-O4.2-4': 'caché dans un bois',
    'LA-O4.2-5': 'caché dans un bois, à plus de 2 cm de la lisière ou pas encore trahi',
    'LA-O5.3-2': 'aucun homme n’est à ce côté de la maison',
    'LA-O5.3-3': 'une maison les sépare',
    'LA-O5.3-4': 'à moins de 15 cm derrière une maison',
    'LA-O5.3-5': 'une garnison qui ne s’est pas montrée',
    'LA-O9.2-7': 'caché dans de hautes cultures',
    'LA-O9.2-8': 'dans de hautes cultures, on ne voit dehors qu’à 2 cm de leur bord au plus',
    'LA-O9.2-11': 'dans de hautes cultures, on n’est vu qu’à moins de 4 cm',
  },
  sightKey:
    'En jaune : les 2 cm de lisière d’où l’on voit dehors. En vert : jusqu’où l’on voit à l’intérieur. En brun : les crêtes.',
};
