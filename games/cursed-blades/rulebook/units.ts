import type { Rule } from '@grognard/engine';

export const unitsRules: readonly Rule[] = [
  {
    id: 'CB-B4.2-1',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'Toute unité a un nom à elle, un camp, et un type qui a sa ligne dans la table des unités.',
      en: 'Every unit has a name of its own, a side, and a type with a line in the unit table.',
    },
  },
  {
    id: 'CB-B4.2-2',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'Il y a cinq capacités : Supérieure +2, Avantagée +1, Ordinaire 0, Désavantagée -1, Inférieure -2.',
      en: 'A capacity is one of five: Superior +2, Advantaged +1, Ordinary 0, Disadvantaged -1, Inferior -2.',
    },
  },
  {
    id: 'CB-B4.2-3',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: "L'arme d'une unité a une classe et une capacité, ajoutée quand elle attaque, retranchée quand elle se défend ; la capacité donne aussi sa valeur de Manipulation, 10, 9, 8, 7 ou 6.",
      en: 'The weapon of a unit has a class and a capacity, added when it attacks, subtracted when it defends; the capacity also gives its Manipulation value, 10, 9, 8, 7 or 6.',
    },
  },
  {
    id: 'CB-B4.2-4',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: "Le mouvement d'une unité a une classe et une capacité, ajoutée à ses points de mouvement.",
      en: 'The movement of a unit has a class and a capacity, which is added to its movement points.',
    },
  },
  {
    id: 'CB-B4.2-5',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: "Le moral d'une unité a une valeur, que ses tests ne doivent pas dépasser, et un type : Standard, Élite (se rallie et se réorganise sans ordre), Exalté (charge de meilleur cœur), Fragile (ne se rallie jamais).",
      en: 'The moral of a unit has a value, which its tests must not exceed, and a type: Standard, Elite (rallies and reorganises without an order), Exalted (charges with more heart), Fragile (never rallies).',
    },
  },
  {
    id: 'CB-B4.2-6',
    chapter: 'units',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Une unité est Régulière, Irrégulière ou Chaotique. Sans les ordres des chefs, cela n'est qu'imprimé sur son pion.",
      en: 'A unit is Regular, Irregular or Chaotic. Without the orders of leaders this is only printed on its counter.',
    },
  },
  {
    id: 'CB-B4.2-7',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'Une unité peut avoir des supports : offensifs pour son choc, de tir pour ses tirs, et défensifs, ses propres boucliers.',
      en: 'A unit may have supports: offensive ones for its shock, fire ones for its shooting, and defensive ones, its own shields.',
    },
  },
  {
    id: 'CB-B4.2-8',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'Une grande unité est une troupe, une petite unité un personnage.',
      en: 'A large unit is a troop, a small unit a character.',
    },
  },
  {
    id: 'CB-B4.2-9',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'Une unité peut avoir des facultés : esquive, infatigable, effrayante, infiltration, ignifugée, peut se former, exercée.',
      en: 'Units may have abilities: evasion, tireless, frightening, infiltration, immune to fire, may form, drilled.',
    },
  },
  {
    id: 'CB-B4.2-10',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: "Une unité a deux pas ; quand il n'en reste qu'un, elle a les valeurs de son côté faible, et sans pas elle est détruite.",
      en: 'A unit has two steps; with one step left it has the values of its weaker side, with none it is destroyed.',
    },
  },
  {
    id: 'CB-B4.2-11',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'Une Formation a les pas de toutes les unités qui la composent, de trois à huit.',
      en: 'A Formation has the steps of all the units in it, three to eight.',
    },
  },
  {
    id: 'CB-B4.2-12',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'La cohésion descend de bon ordre à ébranlée, puis à déroute ; une unité en déroute qui perd encore un niveau est détruite.',
      en: 'Cohesion goes down from good order to shaken, to routed; a routed unit that loses one more level is destroyed.',
    },
  },
  {
    id: 'CB-B4.2-13',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'Le souffle descend de frais à essoufflé, puis à bout de souffle.',
      en: 'Breath goes down from fresh to winded, to out of breath.',
    },
  },
  {
    id: 'CB-B4.2-14',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: "Les munitions descendent de pleines à basses, puis à épuisées ; épuisées, l'unité ne tire pas.",
      en: 'Munitions go down from full to low, to none; without any a unit does not shoot.',
    },
  },
  {
    id: 'CB-B4.2-15',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: "Une unité peut porter un marqueur Charge ou Contact, jamais les deux ; une unité activée reste marquée comme telle jusqu'au prochain tour de son camp.",
      en: "A unit may bear a Charge or a Contact marker, never both; an activated unit is marked so until its side's next turn.",
    },
  },
  {
    id: 'CB-B4.2-16',
    chapter: 'units',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "La table des unités est la nôtre : ses sortes de soldats sont celles du temps, ses valeurs sont réglées pour l'équilibre.",
      en: 'The unit table is our own: its kinds of soldiers are those of the age, its values are set for balance.',
    },
  },
  {
    id: 'CB-B4.2-17',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'Les pions portent leurs boucliers : mantelets 1, pavois 1, palissade de 1 à 4, abatis 2, fossé 1, pieux 1, wagon 1, wagon de guerre 2 ; les autres aucun.',
      en: 'Counters show their shields: mantlets 1, pavises 1, a palisade 1 to 4, abatis 2, a ditch 1, stakes 1, a wagon 1, a war wagon 2; the others none.',
    },
  },
  {
    id: 'CB-B4.2-18',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: 'Les pions qui se déplacent portent leur classe et leurs points de mouvement : mantelets pédestre 0, pavois pédestre 1, charrettes et wagons roues 1, civils pédestre 1, troupeaux animal 1, barques naval 1, radeaux naval 0.',
      en: 'Counters that move show their class and their movement points: mantlets foot 0, pavises foot 1, carts and wagons wheeled 1, civilians foot 1, herds animal 1, boats naval 1, rafts naval 0.',
    },
  },
  {
    id: 'CB-B4.2-19',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: "Les classes d'arme forment des familles. Infanterie : levée, tirailleurs, infanterie moyenne et lourde, lances, piques, arcs et arbalètes. Tireurs : arcs et arbalètes. Cavalerie : légère, moyenne et lourde. Massives : bêtes et monstres. L'artillerie, les animaux et les dragons ne sont d'aucune.",
      en: 'Weapon classes make families. Infantry: levy, skirmishers, medium and heavy foot, spears, pikes, bows and crossbows. Shooters: bows and crossbows. Cavalry: light, medium and heavy horse. Massive: beasts and monsters. Artillery, animals and dragons are of none.',
    },
  },
  {
    id: 'CB-B4.2-20',
    chapter: 'units',
    origin: 'supplement',
    text: {
      fr: "Une Formation en bon ordre donne à ses hommes plus qu'ils n'ont seuls : un bouclier à l'infanterie lourde, et aux piquiers la pique en ordre ; hors de là ils combattent la pique en désordre.",
      en: 'A Formation in good order gives its men more than they have alone: heavy foot a shield, and pikemen their pikes in order; otherwise these fight with pikes in disorder.',
    },
  },
];
