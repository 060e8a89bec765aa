import type { Rule } from '@grognard/engine';

export const elementsRules: readonly Rule[] = [
  {
    id: 'CB-B4.12-10',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: "La météo se joue avec un dé : sur 1 elle s'améliore d'un degré, sur 6 elle empire d'un degré.",
      en: 'The weather is rolled on one die: on a 1 it is one degree better, on a 6 one degree worse.',
    },
  },
  {
    id: 'CB-B4.12-11',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: "Le vent se joue avec un dé : sur 1 il faiblit d'un degré, sur 6 il forcit ; sur 2 il tourne à gauche, sur 5 à droite, de 60 degrés.",
      en: 'The wind is rolled on one die: on a 1 it is one degree weaker, on a 6 stronger; on a 2 it turns left, on a 5 right, by 60 degrees.',
    },
  },
  {
    id: 'CB-B4.12-12',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: "La fumée légère disparaît ; la fumée dense devient légère et passe, légère aussi, dans l'hex suivant sous le vent.",
      en: 'Light smoke is removed; dense smoke becomes light and drifts, as light smoke, into the next hex downwind.',
    },
  },
  {
    id: 'CB-B4.12-13',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: "Chaque incendie envoie une fumée dense dans l'hex suivant sous le vent.",
      en: 'Every blaze sends dense smoke into the next hex downwind.',
    },
  },
  {
    id: 'CB-B4.12-14',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: "On tire le feu pour chaque hex qui a un départ de feu, quoi qui le nourrisse, et pour chaque hex inflammable voisin d'un incendie et sous son vent, à 60 degrés près.",
      en: 'Fire is drawn for every hex with a fire start, whatever feeds it, and for every flammable hex next to a blaze and downwind of it, to within 60 degrees.',
    },
  },
  {
    id: 'CB-B4.12-15',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: 'Le sac contient du feu et des riens : 20 contre 10 par canicule, 15 contre 15 par beau temps, 10 contre 20 par temps nuageux ou couvert, 5 contre 35 sous la pluie, 5 contre 40 dans la tempête ; une brise ajoute 5 feux, un vent fort 10, un grand vent 15. On en tire deux pour chaque hex, sans remettre le premier.',
      en: 'The bag holds fire and nothing: 20 to 10 in a heatwave, 15 to 15 when fine, 10 to 20 when cloudy or overcast, 5 to 35 in rain, 5 to 40 in a storm; a breeze adds 5 fire, a strong wind 10, a gale 15. Two are drawn for each hex, without putting the first back.',
    },
  },
  {
    id: 'CB-B4.12-16',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: "Avec un départ de feu : deux feux font un incendie, si le terrain ou l'objet ne l'interdit pas ; deux riens l'éteignent ; sinon il reste.",
      en: 'With a fire start: two fires make a blaze, unless ground or object forbid it; two nothings put it out; otherwise it stays.',
    },
  },
  {
    id: 'CB-B4.12-17',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: 'Sans départ de feu : deux feux en font un.',
      en: 'Without a fire start: two fires make one.',
    },
  },
  {
    id: 'CB-B4.12-18',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: "Un incendie compte comme du terrain difficile, arrête la vue, et l'on n'y entre pas.",
      en: 'A blaze counts as Difficult ground, blocks sight and cannot be entered.',
    },
  },
  {
    id: 'CB-B4.12-19',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: "Un incendie détruit les unités au sol qui s'y trouvent à la fin de leur activation, sauf les volants et les ignifugées.",
      en: 'A blaze destroys the units on the ground there at the end of their activation, except flyers and those immune to fire.',
    },
  },
  {
    id: 'CB-B4.12-20',
    chapter: 'elements',
    origin: 'supplement',
    text: {
      fr: "Un incendie dure jusqu'à la fin de la partie.",
      en: 'A blaze lasts to the end of the game.',
    },
  },
];
