import type { Rule } from '@grognard/engine';

export const movementRules: readonly Rule[] = [
  {
    id: 'CB-B4.4',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "La table des mouvements donne à chaque classe ses points, ce qu'elle paie pour tourner, et ce qu'elle paie pour entrer dans chaque terrain, par une route ou par un côté accidenté ; on compte par demi-points.",
      en: 'The movement table gives each class its points, what it pays to turn, and what it pays to enter each ground, by road or across a rough side; points are counted in halves.',
    },
  },
  {
    id: 'CB-B4.4-1',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Pédestre : 2 points ; les premiers 60 degrés d'une rotation sont gratuits, chaque 60 degrés de plus coûte 0,5 ; route 1, clair 1, accidenté 1,5, difficile 2, eau interdite ; côté accidenté +0,5.",
      en: 'Foot: 2 points; the first 60 degrees of a turn free, each further 60 degrees 0.5; road 1, Clear 1, Rough 1.5, Difficult 2, Water no; rough side +0.5.',
    },
  },
  {
    id: 'CB-B4.4-2',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Monté : 3 points ; tourner 0,5 puis 1 ; route 0,5, clair 0,5, accidenté 1,5, difficile par Mouvement Minimal seulement, eau interdite ; côté accidenté +1.',
      en: 'Mounted: 3 points; turning 0.5, then 1; road 0.5, Clear 0.5, Rough 1.5, Difficult only by a Minimal Move, Water no; rough side +1.',
    },
  },
  {
    id: 'CB-B4.4-3',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Animal : 3 points ; tourner 0 puis 0,5 ; route 0,5, clair 0,5, accidenté 1,5, difficile 2, eau interdite ; côté accidenté +0,5.',
      en: 'Animal: 3 points; turning 0, then 0.5; road 0.5, Clear 0.5, Rough 1.5, Difficult 2, Water no; rough side +0.5.',
    },
  },
  {
    id: 'CB-B4.4-4',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Roues : 2 points ; tourner 0 puis 1 ; route 1, clair par Mouvement Minimal seulement, aucun autre terrain, aucun côté accidenté.',
      en: 'Wheeled: 2 points; turning 0, then 1; road 1, Clear only by a Minimal Move, no other ground, no rough side.',
    },
  },
  {
    id: 'CB-B4.4-5',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Volant : 4 points ; tourner 0,5 puis 1 ; route et tout terrain 1, côtés accidentés gratuits ; les obstacles, les pièges et les palissades qu'il survole ne le concernent pas.",
      en: 'Flying: 4 points; turning 0.5, then 1; every ground and road 1, rough sides free; obstacles, traps and palisades that it flies over do not concern it.',
    },
  },
  {
    id: 'CB-B4.4-6',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Naval : 2 points ; tourner 0,5 puis 2 ; eau 1, rien d'autre.",
      en: 'Naval: 2 points; turning 0.5, then 2; Water 1, nothing else.',
    },
  },
  {
    id: 'CB-B4.4-7',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Chaque point de capacité de mouvement vaut un point de mouvement.',
      en: 'Each point of movement capacity is worth a movement point.',
    },
  },
  {
    id: 'CB-B4.4-8',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Monter coûte 0,5 de plus.',
      en: 'Going uphill costs 0.5 more.',
    },
  },
  {
    id: 'CB-B4.4-9',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Par la tempête, toute unité a un point de mouvement de moins.',
      en: 'In a storm every unit has one movement point less.',
    },
  },
  {
    id: 'CB-B4.4-10',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Traverser des amis coûte 1 de plus et demande un test de traversée.',
      en: 'Going through friends costs 1 more and asks a crossing test.',
    },
  },
  {
    id: 'CB-B4.4-11',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Le surcoût d'un obstacle est payé par toutes les classes ; plusieurs s'ajoutent.",
      en: 'What an obstacle costs on top is paid by every class; several add up.',
    },
  },
  {
    id: 'CB-B4.4-12',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Seule une unité qui n'est pas engagée se déplace.",
      en: 'Only a unit that is not engaged moves.',
    },
  },
  {
    id: 'CB-B4.4-13',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Une unité se déplace hex par hex dans sa zone avant ; elle peut tourner avant, entre et après ses pas.',
      en: 'A unit moves hex by hex into its front zone; it may turn before, between and after its steps.',
    },
  },
  {
    id: 'CB-B4.4-14',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Un Mouvement Minimal s'annonce d'abord, et pas à bout de souffle : un seul hex sans tourner, ou une seule rotation, quel qu'en soit le coût.",
      en: 'A Minimal Move is declared first, and not by a unit out of breath: exactly one hex without turning, or one turn, whatever it costs.',
    },
  },
  {
    id: 'CB-B4.4-15',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Un Mouvement Minimal coûte un niveau de souffle ; véhicules, civils et troupeaux n'en paient pas.",
      en: 'A Minimal Move costs a level of breath; vehicles, civilians and herds pay none.',
    },
  },
  {
    id: 'CB-B4.4-16',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Un Mouvement Supplémentaire donne la moitié de points de mouvement en plus et coûte un niveau de souffle ; pas pour une unité à bout de souffle.',
      en: 'A Supplementary Move gives half as many movement points again and costs a level of breath; not for a unit out of breath.',
    },
  },
  {
    id: 'CB-B4.4-17',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Seule une unité en bon ordre et qui n'est pas à bout de souffle vient à côté d'un ennemi.",
      en: 'Only a unit in good order and not out of breath steps next to an enemy.',
    },
  },
  {
    id: 'CB-B4.4-18',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Une unité ne va jamais là où elle serait engagée de flanc ou par l'arrière.",
      en: 'A unit never steps where it would be engaged in flank or rear.',
    },
  },
  {
    id: 'CB-B4.4-19',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Une unité qui vient à côté d'un ennemi doit l'engager, et s'arrête dès qu'elle est engagée.",
      en: 'A unit that steps next to an enemy must engage him, and stops when it is engaged.',
    },
  },
  {
    id: 'CB-B4.4-20',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Une unité dont le mouvement finit en engageant un ennemi passe, si elle est elle-même engagée, le test d'engagement, cas 1 ; puis elle reçoit un marqueur Contact, ou Charge si elle l'a gagné.",
      en: 'A unit whose move ends engaging an enemy takes, if it is itself engaged, the engagement test, case 1; then it receives a Contact marker, or a Charge marker if it has earned one.',
    },
  },
  {
    id: 'CB-B4.4-21',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'On gagne un marqueur Charge par deux derniers pas tout droit, sans tourner, en terrain clair sans Obstacle et par des côtés normaux ou de route ; ni une Formation, ni une unité ébranlée ou à bout de souffle ne le gagne.',
      en: 'A Charge marker is earned by two last steps straight ahead without turning, over Clear ground without Obstacle and through normal or road sides; not by a Formation nor by a unit shaken or out of breath.',
    },
  },
  {
    id: 'CB-B4.4-22',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: 'Une unité qui charge déjà garde son marqueur par un seul pas de cette sorte si elle engage ensuite.',
      en: 'A unit that already charges keeps its marker with one such step if it then engages.',
    },
  },
  {
    id: 'CB-B4.4-23',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Un marqueur Charge se perd, avec un niveau de souffle, quand l'unité est ébranlée ou subit une perte, entre dans un hex d'Obstacle ou en attaque un, passe un côté accidenté ou attaque au travers ; un Choc par lui-même ne le fait pas perdre.",
      en: 'A Charge marker is lost, with a level of breath, when the unit is shaken or takes a loss, enters an Obstacle hex or attacks one, crosses a rough side or attacks across it; a shock by itself does not cost it.',
    },
  },
  {
    id: 'CB-B4.4-24',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Dans un mouvement d'attaque, chaque pas doit réduire les points de mouvement qu'il faudrait pour atteindre la Cible ennemie la plus proche, et l'on dépense au moins la moitié des points.",
      en: 'In an attack move every step must lower the movement points that it would take to reach the nearest enemy Target, and at least half the points must be spent.',
    },
  },
  {
    id: 'CB-B4.4-25',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Une unité qui se replie va d'un hex dans sa zone arrière et garde son orientation ; pas avec un marqueur Charge.",
      en: 'A withdrawing unit goes one hex into its rear zone and keeps its facing; not with a Charge marker.',
    },
  },
  {
    id: 'CB-B4.4-26',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Une unité qui se replie alors qu'elle est engagée de flanc ou par l'arrière, ou par un ennemi marqué, passe un test de désengagement.",
      en: 'A unit that withdraws while engaged in flank or rear, or by a marked enemy, takes a disengagement test.',
    },
  },
  {
    id: 'CB-B4.4-27',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Une unité qui fuit dépense tous ses points de mouvement loin de la menace la plus proche et ne vient jamais à côté d'un ennemi ; ni une Formation ni une unité en charge ne fuit.",
      en: 'A fleeing unit spends all its movement points away from the nearest threat and never comes next to an enemy; neither a Formation nor a charging unit flees.',
    },
  },
  {
    id: 'CB-B4.4-28',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Une unité qui doit fuir et n'a pas de chemin est détruite.",
      en: 'A unit that must flee and has no way to go is destroyed.',
    },
  },
  {
    id: 'CB-B4.4-29',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Une unité qui fuit alors qu'elle est engagée passe un test de désengagement.",
      en: 'A unit that flees while engaged takes a disengagement test.',
    },
  },
  {
    id: 'CB-B4.4-30',
    chapter: 'movement',
    origin: 'supplement',
    text: {
      fr: "Chaque ennemi que laisse une unité qui fuit doit réussir un test de discipline, de la valeur que donne sa capacité d'arme, ou prendre un marqueur Charge.",
      en: 'Each enemy that a fleeing unit leaves behind must pass a discipline test, of the value given by its weapon capacity, or take a Charge marker.',
    },
  },
];
