import type { Rule } from '@grognard/engine';

export const readingsCounters: readonly Rule[] = [
  {
    id: 'CB-Q27',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Plusieurs obstacles dans un hex : les surcoûts s'ajoutent, le pire terrain compte, un seul ouvrage orienté s'y tient, et les boucliers de l'unité, de l'ouvrage et des pavois s'ajoutent.",
      en: 'Several obstacles in a hex: surcharges add up, the worst ground counts, at most one work with a facing stands there, and the shields of unit, work and pavises add up.',
    },
    why: {
      fr: 'La fiche décrit chaque pion tout seul.',
      en: 'The sheet describes each counter alone.',
    },
  },
  {
    id: 'CB-Q28',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Hormis les civils et les troupeaux, les pions ne comptent aucun point d'empilement ; un hex contient un véhicule au plus.",
      en: 'All counters but civilians and herds count no stacking point; a hex holds one vehicle at most.',
    },
    why: {
      fr: 'Seuls ces deux-là reçoivent des points.',
      en: 'Only these two are given points.',
    },
  },
  {
    id: 'CB-Q29',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Un wagon de guerre va au contact de l'ennemi s'il part avec une troupe amie qui l'accompagne, tous deux avec les points du wagon et tous deux activés, ou s'il entre dans un hex qui en contient déjà une.",
      en: "A war wagon goes next to the enemy if it starts with a friendly troop that moves along with it, both with the wagon's points and both activated, or if it enters a hex that already holds one.",
    },
    why: {
      fr: "La fiche dit « pas seul dans l'hex » sans dire lequel, ni quand.",
      en: 'The sheet says “not alone in the hex” and not which hex, nor when.',
    },
  },
  {
    id: 'CB-Q30',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Charrettes, wagons, civils et troupeaux peuvent se déplacer alors qu'ils sont engagés, une fois que les dés le permettent.",
      en: 'Carts, wagons, civilians and herds may move while engaged, once the dice let them.',
    },
    why: {
      fr: "Ils doivent s'éloigner, alors que les unités engagées ne se déplacent pas.",
      en: 'They must move away, while units that are engaged do not move.',
    },
  },
  {
    id: 'CB-Q31',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Ils peuvent s'éloigner si un chemin permis finit dans un hex qui n'est adjacent à aucune unité ennemie ; sinon ils restent, et l'on ne lance pas les dés.",
      en: 'They can get away if some lawful path ends in a hex next to no enemy unit; otherwise they stay, and no dice are rolled.',
    },
    why: {
      fr: "La fiche dit « si c'est possible », sans plus.",
      en: 'The sheet says “if possible” and no more.',
    },
  },
  {
    id: 'CB-Q32',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Charrettes, wagons, civils et troupeaux ne sont pas des unités : ils n'engagent ni ne combattent, on ne les attaque ni ne tire dessus, et ils ne barrent pas un hex.",
      en: 'Carts, wagons, civilians and herds are not units: they neither engage nor fight, are neither attacked nor shot at, and do not bar a hex.',
    },
    why: {
      fr: 'On les active « comme des unités », et la fiche ne donne que la capture et la destruction.',
      en: 'They are activated “like units”, and the sheet gives only capture and destruction.',
    },
  },
  {
    id: 'CB-Q33',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Un hex ne contient que des charrettes si aucune unité ennemie ne s'y tient au sol ; les autres obstacles n'y changent rien.",
      en: 'A hex contains nothing but carts if no enemy unit stands on its ground; other obstacles do not matter.',
    },
    why: {
      fr: 'À la lettre, des débris garderaient une charrette.',
      en: 'Taken to the letter, debris would guard a cart.',
    },
  },
  {
    id: 'CB-Q34',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Un pion capturé est marqué activé : celui qui l'a pris s'en sert à partir de son prochain tour.",
      en: 'A captured counter is marked activated: its captor uses it from his next turn.',
    },
    why: {
      fr: 'La fiche ne dit pas quand ; il a pu bouger déjà ce tour-ci.',
      en: 'The sheet does not say when; it may have moved in this turn already.',
    },
  },
  {
    id: 'CB-Q35',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Les Cibles qui comptent sont celles de l'ennemi. Toute Cible a un propriétaire donné par le scénario, les tentes ne changent jamais de main, et l'on atteint une Cible qui n'est pas une unité en entrant dans son hex.",
      en: "The Targets that count are the enemy's. Every Target has an owner from the scenario, tents never change hands, and a Target that is no unit is reached by entering its hex.",
    },
    why: {
      fr: 'La fiche dit quels pions sont des Cibles, non à qui.',
      en: 'The sheet says which counters are Targets and not whose.',
    },
  },
  {
    id: 'CB-Q36',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: 'Un piège attaque tout le monde, même les unités de son propriétaire ; déclenché, il reste, révélé. Une Formation est attaquée une fois par hex piégé où elle entre.',
      en: "A trap attacks everyone, its owner's units too; sprung, it stays, revealed. A Formation is attacked once for each trapped hex it enters.",
    },
    why: {
      fr: 'La fiche dit « toute unité », et seule une Manipulation retire un piège.',
      en: 'The sheet says “every unit”, and only a Manipulation removes a trap.',
    },
  },
  {
    id: 'CB-Q37',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Qui entre dans un piège caché paie ce qu'il voyait, puis la différence avec le terrain accidenté s'il en a les points ; sinon son mouvement s'arrête là.",
      en: 'Whoever enters a hidden trap pays what he saw, then the difference to Rough ground if he has the points; if not, his move ends there.',
    },
    why: {
      fr: "Le coût d'un hex ne doit pas trahir ce qui s'y cache.",
      en: 'The cost of a hex may not betray what is hidden in it.',
    },
  },
  {
    id: 'CB-Q38',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Reculer, se replier ou fuir dans un piège ou par le front d'une palissade n'est pas un Mouvement Minimal ; mais un repli peut être annoncé comme tel.",
      en: "Recoil, withdrawal and flight into a trap or through a palisade's front are not Minimal Moves, but a withdrawal may be declared as one.",
    },
    why: {
      fr: "La fiche n'excepte que le Mouvement Minimal.",
      en: 'The sheet makes an exception of the Minimal Move alone.',
    },
  },
  {
    id: 'CB-Q39',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Des débris apparus sous une Formation sont sans effet tant qu'elle ne bouge pas.",
      en: 'Debris that appears under a Formation does nothing until the Formation moves.',
    },
    why: {
      fr: "Les règles des Obstacles parlent d'entrer.",
      en: 'The rules on Obstacles speak of entering.',
    },
  },
  {
    id: 'CB-Q40',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: 'Les ruines ne sont que du terrain, pas un Obstacle.',
      en: 'Ruins are ground only, no Obstacle.',
    },
    why: {
      fr: 'La fiche ne les appelle pas ainsi, comme elle le fait de tous les autres.',
      en: 'The sheet does not call them one, as it does every other.',
    },
  },
  {
    id: 'CB-Q41',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Une unité à bord ne détruit ni ne brûle ses embarcations sur l'eau ; vides et détruites sur l'eau, elles ne laissent pas de débris.",
      en: 'A unit aboard does not destroy or burn its boats on Water; empty boats destroyed on Water leave no debris.',
    },
    why: {
      fr: "Des débris sur l'eau ne pourraient être ni atteints ni retirés.",
      en: 'Debris on the water could neither be entered nor removed.',
    },
  },
  {
    id: 'CB-Q42',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Le surcoût des embarcations est payé par qui entre à pied dans leur hex, sur terre, non par l'équipage qui va avec elles.",
      en: 'The surcharge of boats is paid by those who walk into their hex on land, not by the crew that moves with them.',
    },
    why: {
      fr: "La fiche donne à l'équipage la capacité des embarcations.",
      en: "The sheet gives the crew the boats' capacity.",
    },
  },
  {
    id: 'CB-Q43',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: 'Une Formation qui pivote ou recule sur un Obstacle y entre, et elle est ébranlée une fois, non deux.',
      en: 'A Formation that wheels or recoils onto an Obstacle enters it, and is shaken once, not twice.',
    },
    why: {
      fr: "La fiche dit « entre » et ne connaît pas d'autre façon ; un recul ébranle déjà.",
      en: 'The sheet says “enters” and knows no other way; a recoil already shakes.',
    },
  },
  {
    id: 'CB-Q44',
    chapter: 'readings-counters',
    origin: 'ruling',
    text: {
      fr: "Ce qui se trouve au sol concerne un volant dans l'hex où il se pose, comme toute unité qui y entre : surcoût, charge perdue, pièges, prises. Ce qu'il survole ne le concerne pas.",
      en: 'What is on the ground concerns a flyer in the hex where it comes down, as it does every unit that enters: surcharge, charge lost, traps, prizes. What it flies over does not concern it.',
    },
    why: {
      fr: "La fiche n'excepte les volants qu'à la palissade, et compte les surcoûts quelle que soit la classe de mouvement ; mais ses Obstacles n'existent qu'au sol, où un volant n'est que là où il se pose.",
      en: 'The sheet excepts flyers at the palisade only, and counts surcharges whatever the class of movement; but its Obstacles exist on the ground only, where a flyer is nowhere but where it comes down.',
    },
  },
];
