import type { Rule } from '@grognard/engine';

export const chargeForbidden: readonly Rule[] = [
  {
    id: 'LA-M5.5-1',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: "L'artillerie ne charge pas, attelée ou en batterie.",
      en: 'Artillery does not charge, limbered or in position.',
    },
  },
  {
    id: 'LA-M5.5-2',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: 'Une infanterie en carré ne charge pas.',
      en: 'Infantry in square does not charge.',
    },
  },
  {
    id: 'LA-M5.5-3',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: 'Une infanterie en tirailleurs ne charge pas.',
      en: 'Skirmishing infantry does not charge.',
    },
  },
  {
    id: 'LA-M5.5-4',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: "L'infanterie ne charge pas la cavalerie.",
      en: 'Infantry does not charge cavalry.',
    },
  },
  {
    id: 'LA-M5.5-5',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: 'On ne charge pas une unité placée plus haut ou plus bas sur une pente.',
      en: 'A unit above or below on a slope is not charged.',
    },
  },
  {
    id: 'LA-M5.5-6',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: "On ne charge pas sur une mêlée, dès l'instant où elle se forme : la charge n'est pas déclarée. Une charge déclarée avant que la mêlée se forme perd son effet : celui qu'elle vise n'est pas testé pour la recevoir, et le contact est une entrée en mêlée classique.",
      en: 'No unit charges onto a melee, from the moment it forms: the charge is not declared. One declared before the melee formed loses its effect: its target is not tested to receive it, and the contact is an ordinary melee entry.',
    },
  },
  {
    id: 'LA-M5.5-7',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: "En principe une unité ennemie n'est donc l'objet que d'une charge par période.",
      en: 'In principle, therefore, an enemy unit is the object of only one charge in a period.',
    },
  },
  {
    id: 'LA-M5.5-8',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: 'Une unité désorganisée, sans formation ou en désordre ne déclare pas de charge. Celle qui se trouve sans formation ou pire après avoir déclaré poursuit sa charge, mais en perd tous les bonus.',
      en: 'A disorganised unit, or one without formation or in disorder, declares no charge. One that comes to be without formation or worse after declaring goes on with its charge, but loses all its bonuses.',
    },
    why: {
      fr: "Le texte ne juge que la déclaration ; une charge déclarée est menée à son terme, mais une troupe qui n'a plus de formation n'en tire plus d'avantage.",
      en: 'The text judges only the declaration; a declared charge is carried through, but troops that have lost their formation draw no more advantage from it.',
    },
  },
  {
    id: 'LA-M5.5-9',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: 'On ne charge ni sur un obstacle ni à travers un obstacle.',
      en: 'No unit charges onto an obstacle, nor through one.',
    },
  },
  {
    id: 'LA-M5.5-10',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: 'Plusieurs unités ne chargent pas le même ennemi du même côté dans la même période ; la seconde fait une entrée en mêlée classique.',
      en: 'Several units do not charge the same enemy on the same side in the same period; the second makes an ordinary melee entry.',
    },
    why: {
      fr: "Le texte l'interdit ; les charges étant secrètes, elle est réglée quand les plans sont scellés, sans rien dire à l'adversaire.",
      en: 'The text forbids it; since charges are secret, it is settled when the plans are sealed, without telling the opponent.',
    },
  },
  {
    id: 'LA-M5.5-11e',
    of: ['LA-M5.5-10'],
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: "Exemple : deux bataillons en colonne avancent sur une même ligne d'infanterie ; un seul des deux peut la charger.",
      en: 'Example: two battalions in column advance on one infantry line; only one of the two may charge it.',
    },
  },
  {
    id: 'LA-M5.5-12',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: "Une unité ne charge qu'une seule unité ennemie.",
      en: 'A unit charges only one enemy unit.',
    },
  },
  {
    id: 'LA-M5.5-13',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: 'Une unité amie peut soutenir celle qui a chargé, par une entrée en mêlée classique.',
      en: 'A friendly unit may support the one that has charged, by an ordinary melee entry.',
    },
  },
  {
    id: 'LA-M5.5-14',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: 'Un carré peut être chargé par deux de ses côtés.',
      en: 'A square may be charged on two of its sides.',
    },
  },
  {
    id: 'LA-M5.5-15',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: "Une ligne ou une colonne peut être chargée dans la même période par deux côtés opposés, devant et derrière ou à gauche et à droite ; la mêlée que forme la première charge n'empêche pas la seconde.",
      en: 'A line or column may be charged in the same period on two opposite sides, front and rear or left and right; the melee that the first charge forms does not prevent the second.',
    },
    why: {
      fr: "Sans cela, cette permission ne servirait jamais : la première charge arrivée interdirait l'autre.",
      en: 'Otherwise this permission would never serve: the first charge to arrive would bar the other.',
    },
  },
  {
    id: 'LA-M5.5-16',
    chapter: 'charge-forbidden',
    origin: 'rule',
    text: {
      fr: "La mêlée d'une compagnie en tirailleurs n'empêche pas de charger l'unité en ordre serré dont elle est détachée.",
      en: 'The melee of a skirmish company does not prevent a charge on the close-order unit it is detached from.',
    },
  },
  {
    id: 'LA-M5.5-17',
    chapter: 'charge-forbidden',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Ce qui interdit une charge tient à la formation, à l'ordre ou à l'ennemi visé.",
      en: 'What forbids a charge lies in the formation, the order or the enemy aimed at.',
    },
  },
];
