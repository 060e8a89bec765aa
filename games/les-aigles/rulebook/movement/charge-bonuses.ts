import type { Rule } from '@grognard/engine';

export const chargeBonuses: readonly Rule[] = [
  {
    id: 'LA-M5.3-1',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Une charge peut valoir trois bonus : de distance, de combat et, pour une infanterie en colonne, de rangs de poussée.',
      en: 'A charge may earn three bonuses: of distance, of combat and, for infantry in column, of push ranks.',
    },
  },
  {
    id: 'LA-M5.3-2',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Pour avoir ces bonus, l'unité doit avoir fait au moins le quart qui précède le contact en ligne droite : dans sa charge, et depuis son dernier changement de direction, elle a parcouru au moins sa distance ordinaire d'un quart.",
      en: 'To have these bonuses the unit must have made at least the quarter before contact in a straight line: in its charge, and since it last changed direction, it has covered at least its plain distance for a quarter.',
    },
    why: {
      fr: "La distance d'un quart s'entend sans le bonus, et peut tomber sur deux quarts si la direction n'a pas changé. Ce que l'unité a marché avant de déclarer ne compte pas : sans cela, l'exemple des 4 cm ne vaudrait que pour qui n'a pas bougé.",
      en: "A quarter's distance is meant without the bonus, and may fall in two quarters if the direction has not changed. What the unit marched before it declared does not count: otherwise the example of 4 cm would hold only for one that had not moved.",
    },
  },
  {
    id: 'LA-M5.3-3e',
    of: ['LA-M5.3-2'],
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne d'infanterie française charge un ennemi à 4 cm ; elle parcourt moins que ses 4,5 cm d'un quart, et n'a aucun bonus.",
      en: 'Example: a French infantry column charges an enemy 4 cm away; it covers less than its 4.5 cm for a quarter, and has no bonus at all.',
    },
  },
  {
    id: 'LA-M5.3-4',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Deux conditions valent ensemble : s'être déplacé d'au moins la distance d'un quart, et avoir fait droit le quart qui précède le contact.",
      en: "Two conditions hold together: having moved at least a quarter's distance, and having made the quarter before contact straight.",
    },
  },
  {
    id: 'LA-M5.3-5',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Si l'une des deux manque, l'unité n'a aucun bonus ; un contact qu'elle atteint par sa seule marche est une entrée en mêlée classique.",
      en: 'If either is missing the unit has no bonus; a contact it reaches by its plain move alone is an ordinary melee entry.',
    },
  },
  {
    id: 'LA-M5.3-6',
    chapter: 'charge-bonuses',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Qui charge change d'allure : la cavalerie passe du pas au trot, l'infanterie du pas ordinaire au pas de charge.",
      en: 'Whoever charges changes gait: cavalry goes from walk to trot, infantry from the ordinary step to the charging step.',
    },
  },
  {
    id: 'LA-M5.3-7',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "La formation de l'unité qui charge, son type et son statut fixent son bonus de distance.",
      en: 'The distance bonus depends on the formation, type and status of the charging unit.',
    },
  },
  {
    id: 'LA-M5.3-8',
    chapter: 'charge-bonuses',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Le tableau des caractéristiques nationales donne le bonus de distance entre parenthèses, à côté de la vitesse : (3 cm) par exemple, dans ses colonnes 8 et 9.',
      en: 'The table of national characteristics gives the distance bonus in brackets, beside the speed: (3 cm) for instance, in its columns 8 and 9.',
    },
  },
  {
    id: 'LA-M5.3-9',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "La distance que l'unité a dans sa formation est augmentée de son bonus de distance.",
      en: 'The distance the unit has in its formation is increased by its distance bonus.',
    },
  },
  {
    id: 'LA-M5.3-10',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Le bonus de distance n'est donné qu'une fois, dans le quart où il permet de toucher. À chaque quart, si l'ennemi est plus loin que la distance d'un quart et le bonus ensemble, l'unité n'avance que de la distance d'un quart.",
      en: "The distance bonus is given only once, in the quarter in which it lets the unit touch. In each quarter, if the enemy is farther than a quarter's distance and the bonus together, the unit advances only a quarter's distance.",
    },
    why: {
      fr: "La distance se prend droit devant, depuis le front de l'unité.",
      en: "The distance is taken straight ahead, from the unit's front.",
    },
  },
  {
    id: 'LA-M5.3-11',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Ce qu'une charge n'emploie pas de son bonus de distance est perdu pour de bon.",
      en: 'What a charge does not use of its distance bonus is lost for good.',
    },
  },
  {
    id: 'LA-M5.3-12',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Le bonus de distance ne se partage pas entre plusieurs quarts.',
      en: 'The distance bonus is not split over several quarters.',
    },
  },
  {
    id: 'LA-M5.3-13e',
    of: ['LA-M5.3-10'],
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Exemple : une cavalerie française en colonne, 9 cm par quart et 9 de bonus, charge à 19 cm ; au premier quart 18 ne suffisent pas, elle avance de 9, et au deuxième 18 couvrent les 10 qui restent : contact au deuxième quart.',
      en: 'Example: French cavalry in column, 9 cm a quarter and 9 of bonus, charges from 19 cm; in the first quarter 18 is not enough and it advances 9, in the second 18 covers the 10 that remain: contact in the second quarter.',
    },
  },
  {
    id: 'LA-M5.3-14e',
    of: ['LA-M5.3-10'],
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Exemple : la même cavalerie charge à 17 cm ; 9 et 9 font 18, et le contact se fait au premier quart.',
      en: 'Example: the same cavalry charges from 17 cm; 9 and 9 make 18, and contact comes in the first quarter.',
    },
  },
  {
    id: 'LA-M5.3-15',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Quand une seule figurine atteint l'ennemi désigné, les autres viennent au contact à ses côtés s'il reste assez de mouvement : l'unité tourne autour du point touché jusqu'à se coller à l'ennemi. Sinon elle s'arrête là, et ne comptent que les figurines qui touchent.",
      en: 'When only one figure reaches the named enemy, the others come into contact beside it if enough movement is left: the unit turns about the point touched until it lies along the enemy. Otherwise it stops there, and only the figures that touch count.',
    },
    why: {
      fr: "Le texte laisse douter si les autres touchent la figurine ou l'ennemi ; se coller au front fait les deux. Le mouvement qu'il faut est celui de la figurine de front la plus éloignée.",
      en: 'The text leaves open whether the others touch the figure or the enemy; lying along the front does both. The movement needed is that of the farthest front figure.',
    },
  },
  {
    id: 'LA-M5.3-16',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Le bonus de distance ne compte pas pour savoir si l'unité chargée peut tirer : elle tire dans un quart si, à son début, l'assaillant est plus loin que sa distance ordinaire d'un quart.",
      en: 'The distance bonus does not count in telling whether the charged unit may fire: it fires in a quarter if, at its start, the charger is farther than its plain distance for a quarter.',
    },
  },
  {
    id: 'LA-M5.3-17e',
    of: ['LA-M5.3-16'],
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne de marche, 4,5 cm par quart et 4 de bonus, charge à 8 cm ; elle touche en un quart, mais l'unité chargée peut tirer ce quart, car 8 dépasse 4,5.",
      en: 'Example: a march column, 4.5 cm a quarter and 4 of bonus, charges from 8 cm; it touches in one quarter, but the charged unit may fire for that quarter, since 8 exceeds 4.5.',
    },
  },
  {
    id: 'LA-M5.3-18',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Le bonus de distance compte en revanche pour savoir si un changement de formation est fini avant le contact : il ne l'est que si son dernier quart précède celui du contact.",
      en: 'The distance bonus does count, however, in telling whether a formation change is done before contact: it is only if its last quarter comes before that of the contact.',
    },
  },
  {
    id: 'LA-M5.3-19e',
    of: ['LA-M5.3-18'],
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Exemple : la même charge à 8 cm vise une colonne de marche qui voulait, en un quart, se former en colonne de division ; le contact se fait dans ce quart : prise en mouvement, elle combat sans formation.',
      en: 'Example: the same charge from 8 cm is aimed at a march column that meant, in one quarter, to form division column; contact comes in that quarter: caught moving, it fights without formation.',
    },
  },
  {
    id: 'LA-M5.3-20',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Une charge effective ajoute à la valeur de combat le bonus de charge de l'unité.",
      en: "An effective charge adds the unit's charge bonus to its combat value.",
    },
  },
  {
    id: 'LA-M5.3-21e',
    of: ['LA-M5.3-20'],
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Exemple : la charge d'un hussard français, valeur 5 et bonus 3, étant effective, il combat à 8.",
      en: 'Example: when the charge of a French hussar, value 5 and bonus 3, is effective, he fights at 8.',
    },
  },
  {
    id: 'LA-M5.3-22',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Le bonus de combat dépend du type de figurine et de son statut.',
      en: 'The combat bonus depends on the type of figure and its status.',
    },
  },
  {
    id: 'LA-M5.3-23',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Si le premier rang mêle des figurines de même valeur de combat mais de bonus différents, on prend le bonus le plus bas et on ajoute 10 % au chiffre du tableau des pertes.',
      en: 'If the front rank mixes figures of the same combat value but of different bonuses, the lowest bonus is taken and 10% is added to the figure of the loss table.',
    },
    why: {
      fr: 'Le texte ne parle que de valeurs de combat égales ; si elles diffèrent, chaque groupe de figurines est compté à part.',
      en: 'The text speaks only of equal combat values; if they differ, each group of figures is reckoned apart.',
    },
  },
  {
    id: 'LA-M5.3-24',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "Une infanterie en colonne qui charge ajoute 1 par rang placé derrière le premier et au moins aussi fourni que lui, jusqu'à 3.",
      en: 'Charging infantry in column adds 1 for each rear rank at least equal to the first, up to 3.',
    },
  },
  {
    id: 'LA-M5.3-25e',
    of: ['LA-M5.3-24'],
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Exemple : une colonne de compagnies française de six rangs de trois, grenadiers en tête, valeur 5 et bonus 2, combat à 5 + 2 + 3 = 10.',
      en: 'Example: a French company column of six ranks of three, grenadiers leading, value 5 and bonus 2, fights at 5 + 2 + 3 = 10.',
    },
  },
  {
    id: 'LA-M5.3-26',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: "La cavalerie en colonne n'a pas de rangs de poussée.",
      en: 'Cavalry in column has no push ranks.',
    },
  },
  {
    id: 'LA-M5.3-27',
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Un rang de derrière plus petit que le premier ne compte pas, et annule les rangs placés après lui.',
      en: 'A rear rank smaller than the first does not count, and cancels the ranks behind it.',
    },
    why: {
      fr: "Le texte dit qu'il « peut » les annuler ; son exemple montre qu'il le fait.",
      en: 'The text says that it “may” cancel them; its example shows that it does.',
    },
  },
  {
    id: 'LA-M5.3-28e',
    of: ['LA-M5.3-27'],
    chapter: 'charge-bonuses',
    origin: 'rule',
    text: {
      fr: 'Exemple : la même colonne a perdu une figurine de son troisième rang : 3, 3, 2, 3, 3, 3. Seul le deuxième rang pousse, et les grenadiers combattent à 5 + 2 + 1 = 8.',
      en: 'Example: the same column has lost a figure of its third rank: 3, 3, 2, 3, 3, 3. Only the second rank pushes, and the grenadiers fight at 5 + 2 + 1 = 8.',
    },
  },
];
