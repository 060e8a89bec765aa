import type { Rule } from '@grognard/engine';

export const linearMelee: readonly Rule[] = [
  {
    id: 'LA-O8.6-1',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "On ne charge pas une unité qui occupe un obstacle linéaire ; une charge qui l'atteint sans que l'obstacle soit entre eux, de flanc ou à revers, est permise.",
      en: 'A unit that occupies a linear obstacle is not charged; a charge that reaches it without the obstacle between them, in flank or rear, is allowed.',
    },
    why: {
      fr: "Le texte l'interdit sans réserve, mais c'est l'obstacle qui brise la charge, et il n'est pas là.",
      en: 'The text forbids it without exception, but it is the obstacle that breaks the charge, and there is none there.',
    },
  },
  {
    id: 'LA-O8.6-2',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: 'On ne charge pas à travers un obstacle linéaire, dur ou léger.',
      en: 'No charge passes through a linear obstacle, hard or light.',
    },
  },
  {
    id: 'LA-O8.6-3',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Toucher un obstacle linéaire là où l'ennemi l'occupe, c'est aussitôt la mêlée.",
      en: 'To touch a linear obstacle where the enemy occupies it is melee at once.',
    },
  },
  {
    id: 'LA-O8.6-4',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Au premier tour ne combattent que les figurines face à face sur la partie commune de l'obstacle ; nul ne déborde.",
      en: 'In the first round only figures facing each other on the common stretch of the obstacle fight; nobody overlaps.',
    },
  },
  {
    id: 'LA-O8.6-5',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Pour passer un obstacle défendu, l'assaillant doit gagner la mêlée, dans les conditions ordinaires.",
      en: 'To pass a defended obstacle the attacker has to win the melee, under ordinary conditions.',
    },
  },
  {
    id: 'LA-O8.6-6e',
    of: ['LA-O8.6-4'],
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: 'Exemple : un front de six figurines attaque un obstacle que cinq défendent ; au premier tour, cinq combattent contre cinq.',
      en: 'Example: a front of six figures attacks an obstacle that five defend; in the first round five fight five.',
    },
  },
  {
    id: 'LA-O8.6-7',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "L'occupant seul a la protection de l'obstacle : l'assaillant subit le malus contre un ennemi en abri léger ou en abri dur.",
      en: 'The occupant alone has the protection of the obstacle: the attacker takes the malus for an enemy in light or in hard cover.',
    },
  },
  {
    id: 'LA-O8.6-8',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "L'obstacle est à la première unité qui l'a touché ; elle en a organisé la défense. Si les deux camps le touchent dans le même quart, il n'est à personne : nul n'est protégé au premier tour, tous deux le sont dès le deuxième.",
      en: "The obstacle belongs to the first unit that touched it; that unit has organised its defence. If both sides touch it in the same quarter it is nobody's: neither is protected in the first round, both are from the second on.",
    },
    why: {
      fr: "Le texte ne prévoit pas d'arriver ensemble ; c'est alors, dès le deuxième tour, comme après une égalité.",
      en: 'The text does not provide for arriving together; from the second round on it is then as after a draw.',
    },
  },
  {
    id: 'LA-O8.6-9',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "L'occupant, lui, ne subit pas ce malus, même si l'assaillant touche l'obstacle.",
      en: 'The occupant does not take this malus, even though the attacker touches the obstacle.',
    },
  },
  {
    id: 'LA-O8.6-10',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "En mêlée, il faut toucher l'obstacle d'un socle pour en être protégé ; les 2 cm du feu n'y suffisent pas.",
      en: 'In melee a base has to touch the obstacle to be protected by it; the 2 cm of fire are not enough.',
    },
  },
  {
    id: 'LA-O8.6-11',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Une unité attaquée pendant qu'elle franchit un obstacle linéaire est prise en mouvement : sans formation contre l'infanterie ou contre une cavalerie qui ne charge pas, en désordre contre une cavalerie qui charge.",
      en: 'A unit attacked while it crosses a linear obstacle is caught in movement: without formation against infantry or cavalry that does not charge, in disorder against cavalry that charges.',
    },
    why: {
      fr: "Le texte oppose « infanterie ou cavalerie, à la charge ou non » sans dire qui cause quoi ; c'est le partage d'un changement de formation surpris.",
      en: 'The text sets “infantry or cavalry, charging or not” side by side without saying which causes what; this is how a formation change caught by the enemy is settled.',
    },
  },
  {
    id: 'LA-O8.6-12',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Battue, elle teste son moral, et part en déroute si le résultat est l'arrêt sur place ou pire.",
      en: 'Beaten, it tests its morale, and routs if the result is a halt in place or worse.',
    },
  },
  {
    id: 'LA-O8.6-13',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Si l'assaillant gagne, le défenseur recule de 3 cm et n'occupe plus l'obstacle.",
      en: 'If the attacker wins, the defender recoils 3 cm and no longer occupies the obstacle.',
    },
  },
  {
    id: 'LA-O8.6-14',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "L'assaillant vainqueur suit, ou se contente d'occuper l'obstacle. Le choix est scellé avec le plan ; sans lui, il occupe.",
      en: 'The victorious attacker follows, or is content to occupy the obstacle. The choice is sealed with the plan; without one he occupies.',
    },
    why: {
      fr: 'Le texte laisse le choix sans dire quand il se fait ; occuper est ce qui expose le moins.',
      en: 'The text leaves the choice without saying when it is made; to occupy is what exposes the least.',
    },
  },
  {
    id: 'LA-O8.6-15',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Suivre lui fait passer l'obstacle sans payer le temps du franchissement.",
      en: 'Following takes him over the obstacle without paying the time of crossing.',
    },
  },
  {
    id: 'LA-O8.6-16',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Suivre dégrade pourtant comme le franchissement : par-dessus un obstacle léger, l'infanterie est désorganisée et la cavalerie sans formation ; par-dessus un dur, l'infanterie est sans formation et la cavalerie ne suit pas.",
      en: 'Following degrades as the crossing does, all the same: over a light obstacle infantry is disorganised and cavalry without formation; over a hard one infantry is without formation and cavalry does not follow.',
    },
    why: {
      fr: "Le texte ne parle pas de la cavalerie devant un mur ; ce qu'elle ne peut franchir, elle ne le franchit pas en suivant.",
      en: 'The text does not speak of cavalry before a wall; what it cannot cross it does not cross by following.',
    },
  },
  {
    id: 'LA-O8.6-17e',
    of: ['LA-O8.6-13', 'LA-O8.6-15', 'LA-O8.6-16', 'LA-O8.6-20'],
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: 'Exemple : une colonne attaque un mur et gagne ; le vaincu recule de 3 cm, elle le suit sans rien payer de son mouvement, a le bonus de suivi, et est sans formation.',
      en: 'Example: a column attacks a wall and wins; the loser recoils 3 cm, the column follows at no cost to its movement, has the follow-up bonus, and is without formation.',
    },
  },
  {
    id: 'LA-O8.6-18',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Dès le deuxième tour, qui a passé l'obstacle combat avec toutes ses figurines, mais sans formation si l'obstacle l'y met, ou s'il reste des rangs derrière. Une infanterie en ligne, toute passée par-dessus un obstacle léger, n'est que désorganisée.",
      en: 'From the second round on whoever has passed the obstacle fights with all his figures, but without formation if the obstacle makes him so, or if ranks are left behind it. Infantry in line that is wholly over a light obstacle is only disorganised.',
    },
    why: {
      fr: 'Le texte le dit de toute unité, puis en donne deux causes ; là où aucune ne joue, seule reste la dégradation du passage.',
      en: 'The text says so of every unit, then gives two causes; where neither holds only the degradation of the crossing is left.',
    },
  },
  {
    id: 'LA-O8.6-19e',
    of: ['LA-O8.6-18'],
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne de division française gagne et suit ; une partie est encore dans l'obstacle ou derrière, la place lui manque pour se déployer, et elle est sans formation.",
      en: 'Example: a French division column wins and follows; part of it is still in the obstacle or behind it, it has no room to deploy, and is without formation.',
    },
  },
  {
    id: 'LA-O8.6-20',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Si dégradé qu'il soit, celui qui suit a le bonus de suivi.",
      en: 'However degraded, whoever follows has the follow-up bonus.',
    },
  },
  {
    id: 'LA-O8.6-21',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Le vaincu, lui, n'est que désorganisé.",
      en: 'The loser, for his part, is only disorganised.',
    },
  },
  {
    id: 'LA-O8.6-22',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "À égalité, l'assaillant reste au contact et continue avec les figurines qui touchent l'ennemi ; il peut étendre son front.",
      en: 'On a draw the attacker stays in contact and goes on with the figures that touch the enemy; he may extend his front.',
    },
  },
  {
    id: 'LA-O8.6-23',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "L'assaillant resté au contact après une égalité a lui aussi la protection dès le deuxième tour : l'obstacle est partagé, et chacun subit le malus.",
      en: 'The attacker who has stayed in contact after a draw also has the protection from the second round on: the obstacle is shared, and each takes the malus.',
    },
  },
  {
    id: 'LA-O8.6-24',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "L'assaillant qui perd recule de 3 cm et est désorganisé ; il le reste s'il revient à l'obstacle sans s'être reformé, ce qui prend un quart de période.",
      en: 'The attacker who loses recoils 3 cm and is disorganised; he stays so if he comes back to the obstacle without having reformed, which takes a quarter of a period.',
    },
  },
  {
    id: 'LA-O8.6-25',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Le défenseur peut le suivre ; il se dégrade alors comme au passage, et abandonne l'obstacle.",
      en: 'The defender may follow him; he is then degraded as by the crossing, and gives up the obstacle.',
    },
    why: {
      fr: "Le texte ne dit pas ce qu'il en coûte au défenseur ; il passe l'obstacle comme l'aurait fait l'assaillant.",
      en: 'The text does not say what it costs the defender; he passes the obstacle as the attacker would have done.',
    },
  },
  {
    id: 'LA-O8.6-26',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Un défenseur déployé le long de l'obstacle ne suit pas si une de ses figurines regarde à plus de 22,5 degrés de l'axe de la poursuite.",
      en: 'A defender deployed along the outline of the obstacle does not follow if one of his figures faces more than 22.5 degrees off the axis of pursuit.',
    },
    why: {
      fr: 'Le texte dit « dans une autre direction » ; il fallait dire à partir de quand.',
      en: 'The text says “in another direction”; it had to be said from where on.',
    },
  },
  {
    id: 'LA-O8.6-27',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: 'Prise en plein franchissement, une unité combat avec ses seules figurines au contact, dans les conditions ordinaires de la mêlée.',
      en: 'Caught while crossing, a unit fights only with its figures in contact, under the ordinary conditions of melee.',
    },
  },
  {
    id: 'LA-O8.6-28',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Elle n'a de l'obstacle aucune protection en mêlée, même pour les figurines qui le touchent.",
      en: 'It has no protection from the obstacle in melee, even for figures that touch it.',
    },
  },
  {
    id: 'LA-O8.6-29',
    chapter: 'linear-melee',
    origin: 'rule',
    text: {
      fr: "Elle n'en a pas non plus le bonus de moral.",
      en: 'Nor has it the morale bonus of the obstacle.',
    },
  },
];
