import type { Rule } from '@grognard/engine';

export const distance: readonly Rule[] = [
  {
    id: 'PB-R073',
    chapter: 'distance',
    origin: 'rule',
    text: {
      fr: "L'infanterie, les détachements, l'artillerie et les bagages usent du mouvement à pied (3 tiers de 4,5 cm, soit 13,5 cm) ; la cavalerie, dragons compris, et les QG du mouvement monté (3 tiers de 6,4 cm, soit 19,2 cm).",
      en: 'Infantry, detachments, artillery and baggage use the foot move (3 thirds of 4.5 cm, 13.5 cm in all); cavalry, dragoons included, and HQs the mounted move (3 thirds of 6.4 cm, 19.2 cm in all).',
    },
  },
  {
    id: 'PB-R074',
    chapter: 'distance',
    origin: 'ruling',
    text: {
      fr: "La distance est la longueur du chemin suivi par le centre de la pièce ; un pivot tourne autour du centre et n'ajoute donc rien. La distance s'affiche pendant le geste.",
      en: "Distance is the length of the path of the piece's centre; a pivot turns about the centre and so adds nothing. The distance is shown while the piece is being moved.",
    },
    why: {
      fr: "Le texte ne dit pas d'où mesurer ; le centre est le point que les pivots laissent en place.",
      en: 'The text does not say where to measure from; the centre is the point that pivots leave in place.',
    },
  },
  {
    id: 'PB-R075',
    chapter: 'distance',
    origin: 'supplement',
    text: {
      fr: "L'artillerie à cheval use du mouvement à pied, sauf si le scénario la déclare montée.",
      en: 'Horse artillery uses the foot move unless the scenario calls it mounted.',
    },
  },
];
