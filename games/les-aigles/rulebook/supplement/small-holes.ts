import type { Rule } from '@grognard/engine';
import { writersFor } from './entries.ts';

const { printed, ours } = writersFor('small-holes');

export const smallHoles: readonly Rule[] = [
  ours(
    'LA-S3.8-1',
    {
      fr: 'De la colonne de division au carré, les classes B et C mettent un quart de moins que de la ligne au carré : un quart en B, une demi-période en C.',
      en: 'From division column to square classes B and C take a quarter less than from line to square: a quarter in B, half a period in C.',
    },
    { of: ['LA-U3.2-18e'] },
  ),
  ours('LA-S3.8-2', {
    fr: "Un tirailleur occupe 3 cm de front sur 2,5 de profondeur, à cheval 5 sur 5 ; les socles d'une compagnie restent au contact.",
    en: 'A skirmisher takes up 3 cm of front and 2.5 of depth, mounted 5 by 5; the bases of a company stay in contact.',
  }),
  ours('LA-S3.8-3', {
    fr: 'Une batterie en position occupe 6 cm de front sur 5 de profondeur, attelée 3 sur 8.',
    en: 'A battery in action takes up 6 cm of front and 5 of depth, limbered 3 by 8.',
  }),
  ours('LA-S3.8-4', {
    fr: "Un carré répartit ses figurines en quatre faces aussi égales que possible, l'avant servi le premier : 15 donnent 4, 4, 4 et 3.",
    en: 'A square shares its figures between four faces as equal as can be, the front served first: 15 make 4, 4, 4 and 3.',
  }),
  printed(
    'LA-S3.8-5',
    {
      fr: 'En échelon, la cavalerie va à la vitesse de la colonne ; en échiquier, à celle de la ligne.',
      en: 'In echelon cavalry goes at the speed of a column, in chequer at that of a line.',
    },
    { of: ['LA-U2.3-4', 'LA-U2.3-8'] },
  ),
  ours('LA-S3.8-6', {
    fr: 'Qui charge ne tire pas.',
    en: 'Whoever charges does not fire.',
  }),
  ours('LA-S3.8-7', {
    fr: "Une armée est rompue quand ses unités perdues, en déroute ou en fuite valent plus de la moitié de toutes ses unités, au budget : l'adversaire a gagné. Si les deux le sont ensemble, nul n'a gagné.",
    en: 'An army breaks when its units lost, routing or fleeing are worth more than half of all its units, in budget points: the opponent has won. If both break at once, nobody has.',
  }),
  ours('LA-S3.8-8', {
    fr: 'Sauf avis du scénario, la table a 240 cm sur 120 et la bataille dure 12 périodes.',
    en: 'Unless the scenario says otherwise, the table is 240 cm by 120 and the battle lasts 12 periods.',
  }),
  ours('LA-S3.8-9', {
    fr: "Un scénario peut nommer des lieux et dire ce que chacun vaut pour chaque camp. Si nulle armée n'est rompue au terme de la dernière période, le camp dont les lieux valent le plus a gagné. Un lieu est à qui y a le plus de figurines, de troupes qui ne sont ni en déroute ni en désordre.",
    en: 'A scenario may name places and say what each is worth to each side. If no army has broken when the last period ends, the side whose places are worth more has won. A place belongs to whoever has more figures in it, of troops neither routing nor in disorder.',
  }),
];
