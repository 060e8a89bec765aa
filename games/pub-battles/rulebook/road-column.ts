import type { Rule } from '@grognard/engine';

export const roadColumn: readonly Rule[] = [
  {
    id: 'PB-R094a',
    chapter: 'road-column',
    origin: 'rule',
    text: {
      fr: 'Une pièce en colonne de route avance à vitesse double.',
      en: 'A piece in road column moves at double rate.',
    },
  },
  {
    id: 'PB-R094b',
    chapter: 'road-column',
    origin: 'rule',
    text: {
      fr: 'Former la colonne ou la quitter coûte chaque fois un tiers du mouvement.',
      en: 'Entering or leaving column costs a third of the move each time.',
    },
  },
  {
    id: 'PB-R094c',
    chapter: 'road-column',
    origin: 'rule',
    text: {
      fr: 'En colonne, la pièce est couchée dans sa longueur sur la route.',
      en: 'In column the piece lies lengthwise along the road.',
    },
  },
  {
    id: 'PB-R094d',
    chapter: 'road-column',
    origin: 'ruling',
    text: {
      fr: "La longueur de la colonne est une donnée du scénario ; par défaut, c'est une longueur de bloc (5 cm), que le scénario peut multiplier, par exemple par 2.",
      en: 'The length of the column is given by the scenario; by default it is one block length (5 cm), which the scenario may multiply, for instance by 2.',
    },
    why: {
      fr: "Le texte dit seulement qu'elle varie selon le scénario ; le bloc tourné le long de la route est le cas le plus simple.",
      en: 'The text only says that it varies with the scenario; the block turned along the road is the simplest case.',
    },
  },
  {
    id: 'PB-R094e',
    chapter: 'road-column',
    origin: 'rule',
    text: {
      fr: 'En colonne sur la même route, on ignore le terrain et les virages.',
      en: 'In column along the same road terrain and bends are ignored.',
    },
  },
  {
    id: 'PB-R094f',
    chapter: 'road-column',
    origin: 'rule',
    text: {
      fr: 'Une colonne ne passe pas à travers ses amies.',
      en: 'A column may not pass through friends.',
    },
  },
  {
    id: 'PB-R094g',
    chapter: 'road-column',
    origin: 'ruling',
    text: {
      fr: "Une colonne ne s'approche pas à moins d'un tiers de mouvement à pied (4,5 cm) de l'ennemi. Seules comptent les pièces de combat ennemies, ni QG ni bagages, mais aussi celle que la colonne va attaquer une fois déployée ; l'on mesure depuis n'importe quelle partie de la colonne.",
      en: 'A column may not come closer to the enemy than a foot third (4.5 cm). Only enemy combat pieces count, not HQs or baggage, but the one that the column is going to attack once deployed as well; one measures from any part of the column.',
    },
    why: {
      fr: 'Ce qui ne peut combattre ne menace pas une colonne.',
      en: 'What cannot fight does not threaten a column.',
    },
  },
  {
    id: 'PB-R094h',
    chapter: 'road-column',
    origin: 'rule',
    text: {
      fr: 'Au combat, une colonne compte comme flanquée par tous ses adversaires.',
      en: 'In combat a column counts as flanked by every opponent.',
    },
  },
  {
    id: 'PB-R094i',
    chapter: 'road-column',
    origin: 'rule',
    text: {
      fr: 'Une pièce dispose de six tiers de route par tour, et chaque changement en prend deux : former la colonne et marcher, 4 tiers ; marcher et se déployer, 4 ; les deux, 2 ; rester en colonne tout le tour, 6.',
      en: 'A piece has six road thirds per turn, and each change takes two of them: form column and march, 4 thirds; march and deploy, 4; both, 2; in column all turn, 6.',
    },
  },
  {
    id: 'PB-R094j',
    chapter: 'road-column',
    origin: 'ruling',
    text: {
      fr: 'Les tiers qui ne paient pas de changement se dépensent à volonté en ligne (à vitesse simple, avec la réduction de terrain) ou sur la route (à vitesse double).',
      en: 'Thirds that pay for no change may be spent freely in line (at single rate, with the terrain reduction) or on the road (at double rate).',
    },
    why: {
      fr: 'Le texte compte en tiers et ne défend pas de répartir un mouvement entre les champs et la route.',
      en: 'The text counts in thirds and does not forbid sharing a move between field and road.',
    },
  },
  {
    id: 'PB-R094k',
    chapter: 'road-column',
    origin: 'ruling',
    text: {
      fr: "Une colonne n'attaque pas : elle doit d'abord se déployer.",
      en: 'A column does not attack: it must deploy first.',
    },
    why: {
      fr: "Elle ne peut s'approcher assez de l'ennemi pour le toucher.",
      en: 'It may not come near enough to the enemy to touch him.',
    },
  },
  {
    id: 'PB-R094l',
    chapter: 'road-column',
    origin: 'ruling',
    text: {
      fr: "Une pièce en colonne n'a pas de zone de feu.",
      en: 'A piece in column has no field of fire.',
    },
    why: {
      fr: "Elle n'a pas de ligne déployée ni de tirailleurs devant elle.",
      en: 'It has no deployed line and no skirmishers before it.',
    },
  },
  {
    id: 'PB-R094m',
    chapter: 'road-column',
    origin: 'ruling',
    text: {
      fr: "« La même route » désigne un réseau de routes reliées, carrefours compris, tant qu'on n'en sort pas.",
      en: '"The same road" means a connected network of roads, junctions included, as long as one does not leave it.',
    },
    why: {
      fr: 'Une colonne tourne à un carrefour comme dans un virage.',
      en: 'A column turns at a junction as it does at a bend.',
    },
  },
  {
    id: 'PB-R094n',
    chapter: 'road-column',
    origin: 'ruling',
    text: {
      fr: "Les bagages et l'artillerie peuvent marcher en colonne. Un QG n'a pas de formation et garde toujours la vitesse montée, sans doublement ; s'il mène une colonne cachée, il avance avec elle.",
      en: 'Baggage and artillery may march in column. An HQ has no formation and always keeps the mounted rate, without doubling; if it leads a hidden column it moves with it.',
    },
    why: {
      fr: "La colonne est une formation de troupes, et un QG n'en est pas une.",
      en: 'Column is a formation of troops, and an HQ is none.',
    },
  },
];
