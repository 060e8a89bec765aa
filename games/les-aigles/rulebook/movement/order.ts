import type { Rule } from '@grognard/engine';

export const order: readonly Rule[] = [
  {
    id: 'LA-M1-1',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: "En tête de chaque quart viennent les mouvements obligatoires qu'impose un test de moral : fuite, retraite et déroute.",
      en: 'The compulsory moves that a morale test imposes come first in every quarter: flight, retreat and rout.',
    },
  },
  {
    id: 'LA-M1-2',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: "Les ralliements viennent en deuxième ; l'unité qui suit un ralliement se déplace avec lui, au même rang.",
      en: 'Rallies come second; a unit that follows a rally moves with it, at the same level.',
    },
    why: {
      fr: "Le texte ne place pas celui qui suit ; il ne peut garder le contact que s'il se déplace en même temps.",
      en: 'The text gives the follower no place; it can keep contact only if it moves at the same time.',
    },
  },
  {
    id: 'LA-M1-3',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: "Les charges, les contre-charges et les esquives viennent en troisième, l'esquive volontaire comme l'esquive forcée.",
      en: 'Charges, counter-charges and evades come third, the voluntary evade as well as the forced one.',
    },
    why: {
      fr: "Le texte ne nomme que les esquives nées d'une charge ; l'esquive volontaire fuit la même menace et se joue donc au même moment.",
      en: 'The text names only the evades that a charge causes; a voluntary evade flees the same threat and so is played at the same moment.',
    },
  },
  {
    id: 'LA-M1-4',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: 'Les mouvements normaux viennent en quatrième : marche, pivot, oblique, marche arrière, marche forcée, pièces poussées à bras et changements de formation.',
      en: 'Normal moves come fourth: marching, wheeling, oblique, backward and forced march, guns moved by hand and formation changes.',
    },
  },
  {
    id: 'LA-M1-5',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: 'Les officiers et les aides de camp se déplacent en dernier.',
      en: 'Officers and aides-de-camp move last.',
    },
  },
  {
    id: 'LA-M1-6',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: "Un mouvement normal trouve sur la table les unités que les mouvements prioritaires ont déjà déplacées ; celle qui lui barre le passage l'arrête au contact. À un même rang, tous se déplacent ensemble, d'un mouvement continu.",
      en: 'A normal move finds on the table the units that the priority moves have already shifted; one that bars its way stops it at contact. Within one level all units move together, in one continuous motion.',
    },
    why: {
      fr: "Le texte donne l'ordre des rangs, pas celui des unités d'un même rang ; le mouvement étant simultané, aucune n'y passe avant une autre.",
      en: 'The text orders the levels, not the units inside one; since movement is simultaneous, none of them goes before another.',
    },
  },
  {
    id: 'LA-M1-7',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: "On joue par demi-périodes : les plans scellés couvrent deux quarts, puis l'on compte les feux.",
      en: 'Play goes by half-periods: sealed plans cover two quarters, then fire is reckoned.',
    },
  },
  {
    id: 'LA-M1-8',
    chapter: 'order',
    origin: 'ruling',
    text: {
      fr: "Même à distance de charge, les plans restent ceux de la demi-période ; après son premier quart s'ouvre une seule fenêtre scellée, limitée aux réactions que les règles permettent.",
      en: 'Even within charge distance plans stay those of the half-period; after its first quarter a single sealed window opens, limited to the reactions that the rules allow.',
    },
    why: {
      fr: "Le texte laisse les joueurs passer au quart de période quand ils sont proches ; toute la résolution se fait ici par quarts, et la fenêtre donne à chacun les mêmes choix sans qu'il faille s'accorder.",
      en: 'The text lets players go over to quarters when they are close; here everything is resolved by quarters anyway, and the window gives each the same choices without an agreement.',
    },
  },
  {
    id: 'LA-M1-9',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: 'Le quart de période est la plus petite durée du jeu : toute action dure un nombre entier de quarts.',
      en: 'The quarter of a period is the smallest span of the game: every action lasts a whole number of quarters.',
    },
    why: {
      fr: "À l'intérieur d'un quart, le temps continu ne sert qu'à savoir quel contact se fait le premier.",
      en: 'Inside a quarter continuous time serves only to tell which contact comes first.',
    },
  },
  {
    id: 'LA-M1.1-1',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: 'Les deux camps se déplacent en même temps : chacun scelle son plan, et les deux plans sont joués ensemble.',
      en: 'Both sides move at the same time: each seals its plan, and the two plans are played together.',
    },
    why: {
      fr: "Autour d'une table on déplace côte à côte ; des plans scellés donnent la même simultanéité sans que personne voie la main de l'autre.",
      en: "Around a table players move side by side; sealed plans give the same simultaneity without anyone seeing the other's hand.",
    },
  },
  {
    id: 'LA-M1.1-2e',
    chapter: 'order',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Exemple : l'un déplace ses unités de sa gauche vers sa droite, l'autre de sa droite vers sa gauche, pour rester face à face et n'en oublier aucune. Avec des plans scellés, l'ordre dans lequel on donne les ordres ne change rien.",
      en: 'Example: one player moves his units from left to right, the other from right to left, so that they stay opposite each other and forget none. With sealed plans the order in which orders are given changes nothing.',
    },
  },
  {
    id: 'LA-M1.1-3',
    chapter: 'order',
    origin: 'ruling',
    text: {
      fr: "Une unité sans ordre quand le plan est scellé est oubliée : elle ne se déplace pas, et l'adversaire n'a pas à y consentir après coup.",
      en: 'A unit without an order when the plan is sealed is forgotten: it does not move, and the opponent is not asked to allow it afterwards.',
    },
    why: {
      fr: "Le texte permet de la déplacer si l'adversaire l'autorise ; une fois les deux plans joués, ce serait un mouvement fait en voyant celui d'en face.",
      en: "The text lets it move if the opponent agrees; once both plans are played that would be a move made with the other side's in sight.",
    },
  },
  {
    id: 'LA-M1.1-4',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: "Une unité oubliée attend la demi-période suivante : elle reste sur place pendant deux quarts, peut tirer, et poursuit ce qu'elle avait commencé ou ce qu'un test lui impose.",
      en: 'A forgotten unit waits for the next half-period: it stands for two quarters, may fire, and carries on with what it had begun or what a test imposes on it.',
    },
  },
  {
    id: 'LA-M1.1-5',
    chapter: 'order',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "On conseille de déplacer ses unités avec méthode, d'un bout de la table à l'autre. Ici la table montre, avant le sceau, les unités qui n'ont pas d'ordre.",
      en: 'Players are advised to move methodically, from one end of the table to the other. Here the table shows, before sealing, the units that have no order.',
    },
  },
  {
    id: 'LA-M1.1-6',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: "Dans le doute, une unité est réputée s'être déplacée : un ordre qui arrive quand les deux camps ont scellé est refusé.",
      en: 'In doubt a unit is held to have moved: an order that arrives once both sides have sealed is refused.',
    },
  },
  {
    id: 'LA-M1.1-7',
    chapter: 'order',
    origin: 'supplement',
    text: {
      fr: "Un plan ne vaut que pour sa demi-période. Ce qu'il prévoit et qui ne peut plus se faire quand son tour vient, ce qu'un autre ordre remplace et ce pour quoi le temps manque est laissé de côté, et celui qui l'a écrit l'apprend, tâche par tâche.",
      en: 'A plan holds for its half-period only. What it provides and can no longer be done when its turn comes, what another order replaces and what there is no time for is set aside, and whoever wrote it is told, task by task.',
    },
    why: {
      fr: "Autour d'une table le joueur voit ce que ses figurines n'ont pas fait ; ici il faut le lui dire.",
      en: 'Around a table a player sees what his figures have not done; here he must be told.',
    },
  },
  {
    id: 'LA-M1.1-8',
    of: ['LA-M1-7', 'LA-M1.3-6', 'LA-M5.1-3', 'LA-M7.1-4'],
    chapter: 'order',
    origin: 'supplement',
    text: {
      fr: "Une position qui s'ouvre au deuxième ou au quatrième quart est au milieu d'une demi-période : il ne reste qu'un quart de mouvement et un quart de feu, et il est trop tard pour déclarer une charge ou une esquive, ou pour commencer ce qui prend la demi-période entière.",
      en: 'A position that opens in the second or fourth quarter lies in the middle of a half-period: one quarter of movement and one of fire are left, and it is too late to declare a charge or an evade, or to begin what takes the whole half-period.',
    },
  },
  {
    id: 'LA-M1.1-9',
    of: ['LA-M1-9', 'LA-M1.3-4'],
    chapter: 'order',
    origin: 'supplement',
    text: {
      fr: "Un plan peut faire attendre un quart sur place avant ce qui suit : l'unité peut tirer pendant ce quart, ce qu'elle n'a pas marché est perdu, et la suite commence avec le quart d'après. Une charge ou une esquive ne s'attend pas : elles se déclarent au début de la demi-période.",
      en: 'A plan may let a unit wait on the spot for a quarter before what comes next: it may fire in that quarter, what it has not marched is lost, and the rest begins with the quarter after it. A charge or an evade is not waited for: they are declared at the start of the half-period.',
    },
    why: {
      fr: "Le texte laisse à chaque quart ce que l'on y fait ; un plan scellé doit donc pouvoir n'en employer que le second.",
      en: 'The text leaves to each quarter what is done in it; a sealed plan must therefore be able to use the second alone.',
    },
  },
  {
    id: 'LA-M1.2-1',
    chapter: 'order',
    origin: 'rule',
    text: {
      fr: "Une unité se déplace selon son attitude et son ordre de mouvement, jamais en réponse aux mouvements que l'ennemi est en train de faire : un plan scellé ne change plus, sauf par la fenêtre de réaction.",
      en: 'A unit moves by its attitude and its movement order, never in answer to the moves the enemy is making: a sealed plan no longer changes, save through the reaction window.',
    },
  },
  {
    id: 'LA-M1.2-2',
    chapter: 'order',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: 'Les joueurs se font confiance, et en compétition des arbitres jugent les déplacements. Ici la table vérifie chaque ordre contre les règles.',
      en: 'Players trust each other, and in competition referees judge the moves. Here the table checks every order against the rules.',
    },
  },
  {
    id: 'LA-M1.2-3',
    chapter: 'order',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Celui qui se déplace trop vite partage la faute, car il laisse à l'autre le temps de l'observer. Ici personne n'apprend rien du plan adverse avant que les deux soient scellés.",
      en: 'Whoever moves too fast shares the blame, since he gives the other time to watch him. Here nobody learns anything of the other plan before both are sealed.',
    },
  },
  {
    id: 'LA-M1.2-4',
    chapter: 'order',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Le déplacement n'est pas chronométré ; le plus rapide attend l'autre. Une limite de temps est une convention entre joueurs, pas une règle.",
      en: 'Moving is not timed; the faster player waits for the other. A time limit is a convention between players, not a rule.',
    },
  },
];
