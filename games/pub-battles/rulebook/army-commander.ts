import type { Rule } from '@grognard/engine';

export const armyCommander: readonly Rule[] = [
  {
    id: 'PB-R066',
    chapter: 'army-commander',
    origin: 'rule',
    text: {
      fr: "Un commandant d'armée peut lancer le dé pour l'un de ses QG situé à un tiers de mouvement monté au plus (6,4 cm) de lui.",
      en: 'An army commander may roll for one of his HQs within a third of a mounted move (6.4 cm) of him.',
    },
  },
  {
    id: 'PB-R067',
    chapter: 'army-commander',
    origin: 'rule',
    text: {
      fr: "Sur le même tirage, il le peut encore quand ce QG vient d'échouer ; cet échec n'est pas une condition.",
      en: 'On the same draw he may still do so when that HQ has just failed; its failure is not a condition.',
    },
  },
  {
    id: 'PB-R068',
    chapter: 'army-commander',
    origin: 'ruling',
    text: {
      fr: "Il lance avec sa propre valeur, et c'est son propre QG qui devient Dépensé : il ne peut donc le faire qu'une fois par tour.",
      en: 'He rolls on his own rating, and it is his own HQ that becomes Spent: so he can do it only once per turn.',
    },
    why: {
      fr: 'Qui lance le dé est Dépensé ; un général ne peut être partout dans le même tour.',
      en: 'Whoever rolls is Spent; a general cannot be everywhere in one turn.',
    },
  },
  {
    id: 'PB-R069',
    chapter: 'army-commander',
    origin: 'rule',
    text: {
      fr: 'Un commandant sans jeton ni troupes se déplace une fois par tour, pendant une activation amie quelconque.',
      en: 'A commander without chit or troops moves once per turn, during any friendly activation.',
    },
  },
  {
    id: 'PB-R070',
    chapter: 'army-commander',
    origin: 'ruling',
    text: {
      fr: "Un commandant qui a son propre jeton ne se déplace qu'avec ce jeton.",
      en: 'A commander with a chit of his own moves with that chit only.',
    },
    why: {
      fr: "Le texte n'accorde le mouvement libre qu'à celui qui n'a pas de jeton.",
      en: 'The text grants the free move only to one who has no chit.',
    },
  },
  {
    id: 'PB-R071',
    chapter: 'army-commander',
    origin: 'rule',
    text: {
      fr: "Un commandant d'armée peut commander les attaques de toute unité de son armée, cacher des réserves et lancer le dé pour ses subordonnés.",
      en: 'An army commander may command attacks by any unit of his army, hide reserves, and roll for his subordinates.',
    },
  },
  {
    id: 'PB-R072',
    chapter: 'army-commander',
    origin: 'ruling',
    text: {
      fr: "Il commande aussi pendant l'activation d'une autre formation sans bouger lui-même ; la portée se mesure de l'endroit où il se tient quand la pièce commence son mouvement.",
      en: "He also gives command during another formation's activation without moving himself; the range is measured from where he stands when the piece starts its move.",
    },
    why: {
      fr: "Il peut commander toute unité de l'armée, et seules les unités activées se déplacent.",
      en: 'He may command any unit of the army, and only active units move.',
    },
  },
];
