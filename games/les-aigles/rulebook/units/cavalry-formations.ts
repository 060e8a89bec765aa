import type { Rule } from '@grognard/engine';

export const cavalryFormations: readonly Rule[] = [
  {
    id: 'LA-U2.3-1',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: "La cavalerie évolue par régiments, jamais par escadrons isolés : un escadron ne reçoit pas d'ordre à lui et ne quitte pas son régiment, hors les cas où une charge ou un échiquier sépare des escadrons.",
      en: 'Cavalry operates by regiments, never by single squadrons: a squadron takes no order of its own and does not leave its regiment, except where a charge or a chequer separates squadrons.',
    },
  },
  {
    id: 'LA-U2.3-2',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: "La cavalerie prend la ligne, la double ligne et la colonne, outre l'échelon et l'échiquier ; elle n'a qu'une sorte de colonne, la colonne de marche.",
      en: 'Cavalry takes line, double line and column, besides echelon and chequer; it has one kind of column only, the march column.',
    },
    why: {
      fr: "La table des changements n'en connaît pas d'autre pour elle.",
      en: 'The table of changes knows no other for it.',
    },
  },
  {
    id: 'LA-U2.3-3',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: "Pour le tir, une cavalerie sur deux rangs est une cible en masse : le tireur a le facteur des cibles sur plus d'un rang ou en carré.",
      en: 'For fire, cavalry on two ranks is a massed target: the firer has the factor for targets on more than one rank or in square.',
    },
  },
  {
    id: 'LA-U2.3-4',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: "L'échelon avance à la vitesse de la colonne.",
      en: 'Echelon moves at the speed of the column.',
    },
  },
  {
    id: 'LA-U2.3-5',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: "Quand l'escadron de tête d'un échelon a touché l'ennemi, les suivants peuvent continuer ; chacun dispose de ce qu'il lui reste du mouvement du régiment dans ce quart, bonus de charge compris.",
      en: "Once the leading squadron of an echelon has touched the enemy the next ones may go on; each has what it has left of the regiment's movement in that quarter, charge bonus included.",
    },
    why: {
      fr: "Le texte demande assez de mouvement sans dire lequel ; le régiment n'en a qu'un.",
      en: 'The text asks for enough movement without saying whose; the regiment has but one.',
    },
  },
  {
    id: 'LA-U2.3-6',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: "Ces escadrons peuvent prendre de flanc l'ennemi déjà touché, par un chemin fait de lignes droites et d'un seul pivot de 90 degrés au plus, payé comme tout pivot.",
      en: 'These squadrons may take the enemy already touched in flank, by a path of straight lines and a single wheel of at most 90 degrees, paid for like any wheel.',
    },
    why: {
      fr: 'La manœuvre est permise sans que son chemin soit décrit ; un pivot suffit à tourner un flanc.',
      en: 'The manoeuvre is allowed without its path being described; one wheel is enough to turn a flank.',
    },
  },
  {
    id: 'LA-U2.3-7',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: 'Continuer est au choix du joueur, et il y faut assez de mouvement. Le choix est une instruction scellée avec la charge ou la marche.',
      en: "Going on is the player's choice, and takes enough movement. The choice is an instruction sealed with the charge or the march.",
    },
    why: {
      fr: "Les deux camps se déplacent à la fois ; ce que l'on décide en voyant l'ennemi serait une réaction.",
      en: 'Both sides move at once; what is decided on seeing the enemy would be a reaction.',
    },
  },
  {
    id: 'LA-U2.3-8',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: "L'échiquier avance à la vitesse de la ligne.",
      en: 'Chequer moves at the speed of the line.',
    },
  },
  {
    id: 'LA-U2.3-9',
    chapter: 'cavalry-formations',
    origin: 'ruling',
    text: {
      fr: "En échiquier, seuls les escadrons de tête prennent le contact : deux des quatre d'un régiment ordinaire, la moitié, arrondie au-dessus, d'un autre nombre.",
      en: 'In chequer only the leading squadrons make contact: two of the four of an ordinary regiment, half of any other number, rounded up.',
    },
    why: {
      fr: "Le texte dit deux ; c'est la rangée de devant d'un échiquier de quatre escadrons.",
      en: 'The text says two; that is the front row of a chequer of four squadrons.',
    },
  },
  {
    id: 'LA-U2.3-10',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: 'Après ce contact, le joueur amène les escadrons de queue, si le mouvement qui leur reste suffit, ou les laisse sur place ; son choix est scellé avec la charge ou la marche.',
      en: 'After that contact the player brings up the rear squadrons, if the movement left to them is enough, or leaves them standing; his choice is sealed with the charge or the march.',
    },
    why: {
      fr: "Comme pour l'échelon, le choix ne doit pas dépendre de ce que fait l'ennemi au même moment.",
      en: 'As with echelon, the choice must not hang on what the enemy does at the same time.',
    },
  },
  {
    id: 'LA-U2.3-11',
    chapter: 'cavalry-formations',
    origin: 'rule',
    text: {
      fr: "Les escadrons laissés en arrière couvrent le recul ou le ralliement des autres. Au ralliement, le joueur peut ne ramener que les escadrons engagés, qui passent sans interpénétration par les intervalles, larges d'un escadron, et se reforment derrière la réserve restée formée ; et ainsi de suite.",
      en: 'Squadrons left behind cover the recoil or rally of the others. In a rally the player may bring back the engaged squadrons alone, which pass without interpenetration through the intervals, one squadron wide, and reform behind the reserve that has stayed formed; and so on in turn.',
    },
    why: {
      fr: "L'intervalle d'un échiquier est la place d'un escadron ; les siens doivent donc y passer.",
      en: 'The interval of a chequer is the room of one squadron; its own must therefore be able to pass there.',
    },
  },
  {
    id: 'LA-U2.3-12',
    chapter: 'cavalry-formations',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Avis au joueur : une colonne d'infanterie ou de cavalerie non soutenue qui attaque une ligne d'infanterie n'ayant perdu aucune figurine est repoussée environ neuf fois sur dix. Les tables de tir, de mêlée et de moral sont réglées là-dessus.",
      en: 'Advice to the player: an unsupported column, of foot or horse, that attacks an infantry line which has lost no figure is thrown back about nine times in ten. The tables of fire, melee and morale are set by it.',
    },
  },
  {
    id: 'LA-U2.3-13',
    chapter: 'cavalry-formations',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "De même, une cavalerie qui charge un carré formé n'ayant perdu aucune figurine est repoussée environ neuf fois sur dix.",
      en: 'In the same way cavalry that charges a formed square which has lost no figure is thrown back about nine times in ten.',
    },
  },
];
