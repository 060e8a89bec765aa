import type { Rule } from '@grognard/engine';

export const terrain: readonly Rule[] = [
  {
    id: 'PB-R236a',
    chapter: 'terrain',
    origin: 'rule',
    text: {
      fr: 'Bois : mouvement réduit ; couvert pour le défenseur.',
      en: 'Woods: reduced move; cover for the defender.',
    },
  },
  {
    id: 'PB-R236b',
    chapter: 'terrain',
    origin: 'ruling',
    text: {
      fr: "Bâtiments : une pièce qui s'y trouve devient Désorganisée et ne peut s'y rallier ; couvert pour le défenseur, qui ne peut être flanqué. Elle se désorganise dès que sa majorité y est, même en passant, sauf en colonne sur la route ; en option, les bâtiments ne désorganisent pas.",
      en: 'Buildings: a piece inside becomes Spent and may not rally there; cover for the defender, who cannot be flanked. It becomes Spent as soon as its majority is inside, even in passing, unless in column on the road; as an option buildings make nothing Spent.',
    },
    why: {
      fr: "Une troupe en ligne se rompt dans les rues, qu'elle s'y arrête ou non ; une colonne les traverse.",
      en: 'Troops in line break up in the streets whether they stop there or not; a column marches through.',
    },
  },
  {
    id: 'PB-R236c',
    chapter: 'terrain',
    origin: 'rule',
    text: {
      fr: "Collines : mouvement réduit pour franchir une pente ; couvert si l'attaquant vient d'un niveau inférieur.",
      en: 'Hills: reduced move to cross a slope; cover if the attacker comes from a lower level.',
    },
  },
  {
    id: 'PB-R236d',
    chapter: 'terrain',
    origin: 'rule',
    text: {
      fr: 'Ruisseaux : mouvement réduit pour les franchir ; aucun effet au combat.',
      en: 'Streams: reduced move to cross; no effect in combat.',
    },
  },
  {
    id: 'PB-R237a',
    chapter: 'terrain',
    origin: 'rule',
    text: {
      fr: "Rivières : mouvement réduit ; on ne les franchit qu'à un gué ou à un pont.",
      en: 'Rivers: reduced move; crossed only at a ford or bridge.',
    },
  },
  {
    id: 'PB-R237b',
    chapter: 'terrain',
    origin: 'ruling',
    text: {
      fr: "Qui attaque à travers une rivière est flanqué au premier round seulement : il faut qu'au contact la rivière soit sous l'attaquant ou entre les pièces de pointe, par majorité. L'attaque passe par un gué ou un pont, et le bloc aligné peut reposer sur l'eau.",
      en: 'Whoever attacks across a river is flanked in the first round only: the river must lie under the attacker or between the leads, by majority, when contact is made. The attack goes over a ford or bridge, and the aligned block may lie over water.',
    },
    why: {
      fr: "L'exemple du texte permet de pousser le bloc par-dessus la rivière sans dire ce que « à travers » mesure.",
      en: 'The example of the text lets the block be pushed over the river without saying what "across" measures.',
    },
  },
  {
    id: 'PB-R238',
    chapter: 'terrain',
    origin: 'rule',
    text: {
      fr: "Marais : mouvement réduit ; fermé aux trains, à la cavalerie et à l'artillerie ; aucun effet au combat.",
      en: 'Marsh: reduced move; closed to trains, cavalry and artillery; no effect in combat.',
    },
  },
  {
    id: 'PB-R239',
    chapter: 'terrain',
    origin: 'rule',
    text: {
      fr: 'Colonne de route : un tiers du mouvement pour la former ou la quitter, vitesse double, et flanquée au combat.',
      en: 'Road column: a third of the move to form or leave it, double rate, and flanked in combat.',
    },
  },
  {
    id: 'PB-R240',
    chapter: 'terrain',
    origin: 'rule',
    text: {
      fr: 'Flanc : +1 aux dés du flanqueur, -1 à ceux du flanqué.',
      en: 'Flank: +1 to the dice of the flanker, -1 to those of the flanked.',
    },
  },
  {
    id: 'PB-R241',
    chapter: 'terrain',
    origin: 'rule',
    text: {
      fr: 'Les QG se déplacent les premiers, au mouvement monté.',
      en: 'HQs move first, by the mounted move.',
    },
  },
];
