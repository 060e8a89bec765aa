import type { Rule } from '@grognard/engine';

export const mapRules: readonly Rule[] = [
  {
    id: 'CB-B4.1',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: "La bataille se joue sur une carte d'hexagones : la place d'une unité, ses zones et ce qui la touche se comptent hex par hex, et rien ne va au-delà du bord de la carte.",
      en: 'The battle is fought on a map of hexagons: where a unit stands, its zones and what lies next to it are counted hex by hex, and nothing goes beyond the edge of the map.',
    },
  },
  {
    id: 'CB-B4.1-1',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: "Tout hex est de terrain clair, accidenté, difficile, d'eau ou infranchissable, a une altitude et peut être inflammable ; tout côté entre deux hex est normal, de route, accidenté, d'eau ou infranchissable. Tout ce qui est sur la carte se tient sur l'un de ses hex.",
      en: 'Every hex is Clear, Rough, Difficult, Water or impassable ground, has an altitude and may be flammable; every side between two hexes is normal, road, rough, water or impassable. All that stands on the map stands on one of its hexes.',
    },
  },
  {
    id: 'CB-B4.1-2',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: 'Il y a douze orientations, de 30 en 30 degrés. Une troupe tournée vers un côté a trois hex devant et trois derrière ; tournée vers un coin, elle a deux hex devant, deux de flanc et deux derrière.',
      en: 'There are twelve facings, 30 degrees apart. A troop that faces a side has three front hexes and three rear hexes; one that faces a corner has two front, two flank and two rear hexes.',
    },
  },
  {
    id: 'CB-B4.1-3',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: "Un personnage n'a ni flanc ni arrière : les six hex autour de lui sont son front.",
      en: 'A character has no flank and no rear: all six hexes around it are its front.',
    },
  },
  {
    id: 'CB-B4.1-4',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: "Une Formation occupe deux hex adjacents et regarde d'équerre avec la ligne qui les joint : trois hex devant, deux sur les flancs, trois derrière.",
      en: 'A Formation fills two adjacent hexes and faces square to the line between them: three front hexes, two on the flanks, three in the rear.',
    },
  },
  {
    id: 'CB-B4.1-5',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: "Un ouvrage orienté a la zone avant d'une troupe de même orientation ; pour une palissade, tout autre hex est arrière.",
      en: 'A work that has a facing has the front zone of a troop of that facing; for a palisade every other hex is rear.',
    },
  },
  {
    id: 'CB-B4.1-6',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: "Un hex n'est adjacent, pour une unité, que si elle pourrait en règle passer le côté qui l'en sépare et s'y tenir.",
      en: 'A hex is adjacent for a unit only if the unit could lawfully cross the side between and stand there.',
    },
  },
  {
    id: 'CB-B4.1-7',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: "La vue va de centre à centre. Un hex a la hauteur de son altitude, et un demi-niveau de plus s'il n'est ni clair ni d'eau ; un hex plus haut que les deux bouts arrête la vue.",
      en: 'Sight runs from centre to centre. A hex is as high as its altitude, and half a level more if it is neither Clear nor Water; a hex higher than both ends blocks the line.',
    },
  },
  {
    id: 'CB-B4.1-8',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: 'Fumées et incendies arrêtent la vue.',
      en: 'Smoke and blazes block sight.',
    },
  },
  {
    id: 'CB-B4.1-9',
    chapter: 'map',
    origin: 'supplement',
    text: {
      fr: "On ne joue que le sol des hex : les volants passent au-dessus de ce qui s'y tient, ceux qui s'infiltrent passent au travers, mais personne ne reste en l'air ni sous terre.",
      en: 'Only the ground level of the hexes is played: flyers pass over what stands on it, infiltrators slip through, but nobody stays in the air or under the ground.',
    },
  },
];
