import type { Rule } from '@grognard/engine';

export const scale: readonly Rule[] = [
  {
    id: 'PB-R019',
    chapter: 'scale',
    origin: 'rule',
    text: {
      fr: 'Un tour de jour représente environ 90 minutes.',
      en: 'A day turn stands for about 90 minutes.',
    },
  },
  {
    id: 'PB-R020',
    chapter: 'scale',
    origin: 'ruling',
    text: {
      fr: "Un centimètre de carte vaut 168,96 m ; l'échelle s'affiche « environ 1:16 000 ».",
      en: 'One centimetre of map is 168.96 m; the scale is shown as "about 1:16,000".',
    },
    why: {
      fr: "Le rapport 1:16 000 et les 3 pouces 3/4 par mile ne s'accordent pas ; les réglettes (4,5 cm pour 760 m, 6,4 cm pour 1 081 m) donnent raison au second.",
      en: 'The ratio 1:16,000 and the 3 3/4 inches per mile disagree; the sticks (4.5 cm for 760 m, 6.4 cm for 1,081 m) bear out the latter.',
    },
  },
  {
    id: 'PB-R021',
    chapter: 'scale',
    origin: 'rule',
    text: {
      fr: "Un bloc d'infanterie représente de 1 500 à 7 200 hommes ; quel que soit l'effectif, il garde la même emprise (5 cm de front sur 0,95 cm de profondeur) et les mêmes dés.",
      en: 'An infantry block stands for 1,500 to 7,200 men; whatever its strength it keeps the same footprint (5 cm of front by 0.95 cm of depth) and the same dice.',
    },
  },
  {
    id: 'PB-R022',
    chapter: 'scale',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Un bloc a le front de 4 blocs de Kriegsspiel ; on peut aussi jouer à l'échelle double avec des règles de bataillon, qui ne sont pas traitées ici.",
      en: 'One block has the front of 4 Kriegsspiel blocks; the game can also be played at double scale with battalion rules, which are not covered here.',
    },
  },
];
