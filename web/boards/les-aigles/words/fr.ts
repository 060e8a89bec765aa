import type { Formation, Leg, Task } from '@grognard/les-aigles/for-page';
import type { BoardWords, GroundNames } from './words.ts';

const decimal = (value: number): string => `${Math.round(value * 10) / 10}`.replace('.', ',');
const cm = (value: number): string => `${decimal(value)} cm`;
const degrees = (value: number): string => `${Math.round(Math.abs(value))}°`;

const formations: Readonly<Record<Formation, string>> = {
  line: 'en ligne',
  'double line': 'en double ligne',
  'march column': 'en colonne par compagnies',
  'section column': 'en colonne par sections',
  'division column': 'en colonne par divisions',
  square: 'en carré',
  'full square': 'en carré plein',
  skirmish: 'en tirailleurs',
  echelon: 'en échelons',
  chequer: 'en échiquier',
  limbered: 'sur avant-train',
  'in battery': 'en batterie',
};

const hand = (turn: number): string => (turn < 0 ? 'gauche' : 'droite');

const leg = (each: Leg): string => {
  switch (each.go) {
    case 'ahead':
      return `marcher ${cm(each.length / 1000)} droit devant`;
    case 'back':
      return `reculer de ${cm(each.length / 1000)}`;
    case 'wheel':
      return `converser de ${degrees(each.turn / 100)} à ${hand(each.turn)}`;
    case 'oblique':
      return `obliquer à ${hand(each.slant)} de ${degrees(each.slant / 100)} sur ${cm(each.length / 1000)}`;
    case 'sideways':
      return `marcher ${cm(each.length / 1000)} vers la ${each.to === 'left' ? 'gauche' : 'droite'}`;
  }
};

const FLANKS = { left: 'le flanc gauche', right: 'le flanc droit', rear: 'le dernier rang' } as const;
const TURNS = { left: 'à gauche', right: 'à droite', about: 'demi-tour' } as const;

const turn = ({ figures, by }: Extract<Task, { do: 'turn' }>): string => {
  if (figures === 'all') {
    if (by === 'back') return 'ramener les figurines face au front';
    return by === 'about' ? 'faire demi-tour sur place' : `tourner les figurines ${TURNS[by]}`;
  }
  return by === 'back'
    ? `ramener ${FLANKS[figures]} face au front`
    : `tourner ${FLANKS[figures]} vers l’extérieur`;
};

const JOBS = {
  demolish: 'démolir',
  shelter: 'construire un abri',
  bridge: 'construire un pont',
  spike: 'enclouer les pièces',
} as const;

/** A place, or that side of it which a task is about. */
const sideOf = (
  { feature, side }: Pick<Extract<Task, { do: 'shell' }>, 'feature' | 'side'>,
  ground: GroundNames,
): string =>
  side === undefined ? ground.place(feature) : `${ground.place(feature)}, côté ${ground.wall(side)}`;

/** How many figures at which wall. */
const posted = (
  posts: readonly { readonly wall: number; readonly figures: number }[],
  ground: GroundNames,
): string =>
  [...new Set(posts.map(({ wall }) => wall))]
    .map((wall) => {
      const figures = posts.filter((post) => post.wall === wall).reduce((sum, post) => sum + post.figures, 0);
      return `${ground.wall(wall)} ${figures}`;
    })
    .join(', ');

const task: BoardWords['task'] = (each, ground) => {
  switch (each.do) {
    case 'stand':
      return 'rester sur place';
    case 'wait':
      return 'attendre un quart';
    case 'change':
      return `se former ${formations[each.to]}`;
    case 'turn':
      return turn(each);
    case 'deploy': {
      const [first = 0] = each.companies;
      return each.companies.length === 1
        ? `envoyer une compagnie en tirailleurs (la ${first === 0 ? '1re' : `${first + 1}e`})`
        : `envoyer ${each.companies.length} compagnies en tirailleurs, depuis la ${first === 0 ? 'première' : 'dernière'}`;
    }
    case 'rejoin':
      return 'rejoindre le bataillon';
    case 'reorganise':
      return 'se réorganiser';
    case 'reform':
      return `se reformer ${formations[each.to]}`;
    case 'limber':
      return 'remettre les avant-trains';
    case 'unlimber':
      return 'mettre en batterie';
    case 'drag':
      return each.length < 0
        ? `ramener les pièces à la prolonge de ${cm(-each.length / 1000)}`
        : `pousser les pièces à bras de ${cm(each.length / 1000)}`;
    case 'evade':
      return 'esquiver en cas de menace';
    case 'enter':
      return `entrer dans ${ground.place(each.house)} par le côté ${ground.wall(each.wall)}`;
    case 'relieve':
      return `relever la garnison de ${ground.place(each.house)}`;
    case 'leave':
      return each.by === 'column'
        ? `sortir en colonne par la rue, côté ${ground.wall(each.wall)}`
        : `sortir en ligne par le côté ${ground.wall(each.wall)}`;
    case 'post':
      return `changer de murs : ${posted(each.posts, ground)}`;
    case 'extend':
      return `amener ${each.figures} figurines de plus au côté ${ground.wall(each.wall)}`;
    case 'widen':
      return `amener ${each.figures} figurines à l’obstacle, à ${each.hand === 'left' ? 'gauche' : 'droite'}`;
    case 'bend':
      return each.along === undefined
        ? "reprendre l'alignement"
        : `épouser le contour (${ground.place(each.along)})`;
    case 'shell':
      return `battre à boulets ${sideOf(each, ground)}`;
    case 'reman':
      return `retourner aux pièces (${ground.place(each.feature)})`;
    case 'work':
      return `${JOBS[each.job]}${each.feature === undefined ? '' : ` (${sideOf({ ...each, feature: each.feature }, ground)})`}`;
  }
};

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const fr: BoardWords = {
  map: 'La table',
  pieces: 'Troupes et officiers',
  mapHelp:
    'N et P : troupe suivante ou précédente. Flèches haut et bas : marcher plus ou moins loin ; gauche et droite : converser. F : formation, T : tourner, K : tirailleurs, G : pièces, C : charger, E : esquiver, R : se reformer, H : marche forcée, W : attendre ou rester, I : consigne. Entrée : inscrire au plan. U : annuler une étape, Suppr : effacer le plan. Échap : lâcher.',
  zoomIn: 'De plus près',
  zoomOut: 'De plus loin',
  fit: 'Toute la table',
  key: 'Légende de la carte',
  keyTitle: 'Signes',
  keysTitle: 'Touches',
  closeKey: 'Ranger la légende',
  signs: {
    front: 'le front',
    foot: 'infanterie',
    horse: 'cavalerie',
    guns: 'artillerie',
    second: 'l’autre armée : double liseré',
    ragged: 'rangs perdus',
    plan: 'marche prévue, et sa fin',
    charge: 'charge',
    aimed: 'cible d’un ordre de feu',
    held: 'retient son feu',
    fight: 'mêlée',
  },
  keysOf: [
    ['N, P', 'troupe suivante, précédente'],
    ['↑ ↓', 'marcher plus, moins loin'],
    ['← →', 'converser à gauche, à droite'],
    ['Page ↑ ↓', 'de cinq en cinq centimètres'],
    ['F', 'changer de formation'],
    ['T', 'tourner les figurines'],
    ['K', 'tirailleurs'],
    ['G', 'avant-trains, batterie'],
    ['C', 'charger : cible suivante'],
    ['E', 'esquiver'],
    ['R', 'se reformer, rejoindre'],
    ['H', 'marche forcée'],
    ['V', 'qui voit qui'],
    ['W', 'attendre un quart, rester sur place'],
    ['I', 'consigne après une mêlée'],
    ['O', 'retenir le feu, ou tirer'],
    ['A', 'tirer sur : cible suivante'],
    ['Entrée', 'inscrire au plan'],
    ['U', 'annuler une étape'],
    ['Suppr', 'effacer le plan'],
    ['Maj + flèches', 'déplacer la carte'],
    ['+ − 0', 'plus près, plus loin, tout'],
  ],
  tape: 'Ruban à mesurer',
  tapeFirst: 'Touchez deux points pour mesurer de l’un à l’autre.',
  tapeRead: (length) => `Mesuré : ${length}.`,
  tapeForbidden: 'Dans cette bataille, rien ne se mesure avant d’être joué.',
  cm,
  decimal,
  degrees,
  centimetres: 'centimètres sur la table',
  north: 'N',

  formations,
  degraded: { 0: 'en ordre', 1: 'désorganisation', 2: 'sans formation', 3: 'en désordre' },
  states: {
    routing: 'en déroute',
    fleeing: 'en fuite',
    charging: 'en charge',
    rallying: 'va se rallier',
    following: 'suit l’ennemi',
    evading: 'esquive',
    retreating: 'se replie',
    halted: 'reste cloué',
    engaged: 'en mêlée',
    strayed: 'trop loin du bataillon',
    gunsLost: 'pièces perdues',
  },
  arms: {
    infantry: 'infanterie',
    cavalry: 'cavalerie',
    'foot artillery': 'artillerie à pied',
    'horse artillery': 'artillerie à cheval',
  },
  aHouse: (village) => (village === undefined ? 'une maison' : `une maison (${village})`),
  inHouse: {
    garrison: (house) => `tient ${house}`,
    intruder: (house) => `a forcé l’entrée : ${house}`,
    streets: (house) => `se bat à l’intérieur : ${house}`,
  },
  winds: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'],
  facing: (wind) => `face ${/^[aeo]/.test(wind) ? 'à l’' : 'au '}${wind}`,
  figures: (now, raised) =>
    now === raised
      ? plural(now, 'figurine', 'figurines')
      : `${plural(now, 'figurine', 'figurines')} sur ${raised}`,
  skirmishersOf: (unit) => `tirailleurs, ${unit}`,
  squadronsOf: (unit) => `escadrons, ${unit}`,
  doing: (what, left) => `${what} : encore ${plural(left, 'quart', 'quarts')}`,
  hasPlan: (plan) => `plan : ${plan}`,
  attitudes: {
    attack: 'attaquer',
    hold: 'tenir',
    cover: 'couvrir',
    harass: 'harceler',
    support: 'soutenir',
    manoeuvre: 'manœuvrer',
  },
  orderedTo: (attitude, about) =>
    about === undefined ? `ordre : ${attitude}` : `ordre : ${attitude} ${about}`,
  comingOrder: (attitude) => `nouvel ordre en route : ${attitude}`,
  ranks: { general: 'général', aide: 'aide de camp' },
  worth: (charisma, authority) => `charisme ${charisma}, autorité ${authority}`,
  hit: 'touché',
  touching: (unit) => `avec ${unit}`,

  leg,
  forced: 'marche forcée',
  task,
  charge: (whom) => `charger ${whom}`,
  reaction: (each) =>
    ({
      halt: 'faire halte et faire face',
      stop: 'arrêter la charge à la fin du quart',
      evade: 'esquiver',
      stay: 'rester à couvert',
    })[each.do],
  counterCharge: (whom) => `contre-charger ${whom}`,
  afterWin: { order: 'selon l’ordre reçu', follow: 'suivre le vaincu', stay: 'rester sur place' },
  afterWinTitle: 'Après une mêlée gagnée',
  fireTitle: 'Feu',
  fireUsual: 'comme à l’ordinaire',
  fireHold: 'retenir le feu',
  fireAimed: 'comme dit ici',
  fireDistance: 'Pas au-delà de (cm)',
  fireWithin: (cm) => `pas au-delà de ${cm}`,
  fireAt: (whom) => `sur ${whom}`,
  fireTarget: 'Cible',
  fireTakeAim: 'Toucher la cible sur la carte',
  fireTouchEnemy: 'Touchez un ennemi…',
  fireNobodyByName: 'Pas de cible nommée',
  fireKind: 'De préférence',
  fireNearest: 'le plus proche',
  firePrefers: (whom) => `de préférence sur ${whom}`,
  marks: {
    foot: 'l’infanterie',
    horse: 'la cavalerie',
    guns: 'l’artillerie',
    skirmishers: 'les tirailleurs',
    massed: 'les colonnes et les carrés',
  },
  fireOnly: 'sur personne d’autre',
  fireShot: 'Munition',
  fireUsualShot: 'selon la distance',
  shots: { 'round shot': 'à boulet', canister: 'à mitraille' },
  firePart: 'D’une ligne à demi abritée',
  fireUsualPart: 'à l’ordinaire : ceux à découvert',
  exposures: { open: 'ceux à découvert', covered: 'ceux à l’abri' },
  barredTitle: 'Si des escadrons sont arrêtés',
  barred: { 'halt those': 'eux seuls font halte', 'halt all': 'tous font halte' },
  onwardTitle: 'Les escadrons suivants, après le contact',
  onward: { 'go on': 'continuent', halt: 'font halte' },
  stands: 'reste sur place',
  quarters: (count) => plural(count, 'quart', 'quarts'),
  inQuarters: (from, to) => (from === to ? `quart ${from}` : `quarts ${from} et ${to}`),
  beyond: 'se poursuit dans la demi-période suivante',
  spent: (cost, most) => `${cost} sur ${most}`,
  groups: {
    order: 'L’ordre dans les rangs',
    change: 'Formation',
    turn: 'Tourner',
    skirmish: 'Tirailleurs',
    guns: 'Pièces',
    charge: 'Charge',
    ground: 'Terrain',
    other: 'Autres',
  },

  whoSeesWhom: 'Qui voit qui, d’ici',
  sees: (whom) => `Voit ${whom.join(', ')}.`,
  seesNobody: 'Ne voit aucun ennemi.',
  seesNot: (whom, why) => (why === undefined ? `Ne voit pas ${whom}.` : `Ne voit pas ${whom} : ${why}.`),
  whyUnseen: {
    'no free line': 'aucune ligne droite n’est libre entre eux',
    'hill between': 'une colline les sépare',
    'behind another hill': 'derrière une autre colline, à moins de 15 cm de son pied',
    'behind a wood': 'à moins de 15 cm derrière un bois ou un village',
    'overgrown slope': 'la pente est couverte, et il est à moins de 15 cm du pied de la colline',
    masked: 'entièrement masqué',
    'below a plateau': 'à moins de 15 cm sous le bord du plateau',
    'up on a plateau': 'sur le plateau, et l’observateur trop près de son bord pour l’apercevoir d’en bas',
    'plateau between': 'un plateau les sépare',
    'wood between': 'un bois les sépare',
    'deep in a wood': 'dans un bois, on ne voit dehors qu’à 2 cm de la lisière au plus',
    'far off in a wood': 'dans un bois, personne ne voit à plus de 8 cm',
    'hidden in a wood': 'caché dans un bois, à plus de 2 cm de la lisière ou pas encore trahi',
    'blind wall': 'aucun homme n’est à ce côté de la maison',
    'house between': 'une maison les sépare',
    'behind a house': 'à moins de 15 cm derrière une maison',
    'hidden in a house': 'une garnison qui ne s’est pas montrée',
    'hidden in crops': 'caché dans de hautes cultures',
    'deep in crops': 'dans de hautes cultures, on ne voit dehors qu’à 2 cm de leur bord au plus',
    'far off in crops': 'dans de hautes cultures, on n’est vu qu’à moins de 4 cm',
  },
  sightKey:
    'En jaune : les 2 cm de lisière d’où l’on voit dehors. En vert : jusqu’où l’on voit à l’intérieur. En brun : les crêtes.',

  refusedHere: 'Interdit',
  write: 'Inscrire au plan',
  chargeInstead: (whom) => `Charger plutôt ${whom}`,
  asFar: (cm) => `Aller aussi loin que possible (${cm})`,
  cancel: 'Lâcher',
  rule: (id) => `Règle ${id}`,
  moreReasons: (count) => `et ${plural(count, 'autre raison', 'autres raisons')}`,
  toEnemy: (length) => `à ${length} de l’ennemi le plus proche`,
  picked: 'Troupe choisie.',
  enterHelp: 'Entrée l’inscrit au plan.',
  written: (who, plan) => `${who} : ${plan}.`,
  nothingToUndo: 'Rien à annuler.',
  noMore: 'Pas d’autre choix de ce genre pour le moment.',
  wheelHandle: 'Tirer pour converser : l’autre bout du front ne bouge pas',
  marchHandle: 'Tirer pour marcher',

  orders: 'Ordres',
  hour: (period, periods) => `Période ${period} sur ${periods}`,
  phases: {
    rallies: 'ralliements',
    follows: 'poursuites',
    plans: 'plans',
    reactions: 'réactions',
    over: 'fin de la bataille',
  },
  half: (second) => (second ? 'seconde moitié' : 'première moitié'),
  nothingOwed: 'On ne vous demande rien pour le moment.',
  rulesComing: 'On apporte les règles.',
  still: 'La table ne peut être touchée pour le moment.',
  sealed: 'Votre plan est scellé. Il sera ouvert quand l’autre camp aura scellé le sien.',
  unseal: 'Rouvrir mon plan',
  answerSealed: 'Votre réponse est scellée. Elle sera ouverte quand l’autre camp aura scellé la sienne.',
  unsealAnswer: 'Rouvrir ma réponse',
  tooLateToUnseal: 'Trop tard : les plans sont ouverts.',
  advice: 'Conseils',
  aims: 'Ce qui compte si aucune armée ne se disloque',
  aim: (place, worth) => `${place} : ${worth}`,
  howToPlan: 'Choisissez une troupe sur la table ou dans la liste, puis tirez-la là où elle doit marcher.',
  howToTask: 'Tirez la troupe, ou un bout de son front pour converser. Sur un ennemi : charger.',
  choices: 'Vos choix',
  notNow: (count) => `Impossible pour le moment (${count})`,
  plan: 'Plan',
  undo: 'Annuler une étape',
  clear: 'Effacer le plan',
  clearAll: 'Tout effacer',
  seal: 'Sceller le plan',
  sealCount: (planned, idle) =>
    `${planned} avec un plan, ${idle} sans : ${idle === 0 ? 'personne n’est oublié' : 'sur place'}.`,
  faulty: 'Dans son ensemble, le plan ne peut être scellé :',
  command: (name) => (name === 'main' ? 'Commandement principal' : name),
  officers: 'Officiers',
  enemy: 'L’ennemi',
  ride: 'Course',
  rides: (length) => `chevauche ${length}`,
  rideHelp: 'Tirez l’officier là où il doit aller.',
  giveOrder: 'Donner un ordre',
  byVoice: 'de vive voix',
  byAide: 'porté à la troupe',
  toUnit: 'Troupe',
  about: 'Qui',
  newOrder: 'Nouvel ordre',
  addOrder: 'Ajouter l’ordre',
  ordered: (unit, attitude) => `${unit} : ${attitude}`,
  printSheets: 'Imprimer les ordres',
  sheetTitle: (side, period, second) =>
    `Feuille d’ordres : ${side}, période ${period}, ${second ? 'seconde' : 'première'} moitié`,
  sheetColumns: ['Troupe', 'Ordre', 'Position', 'Plan'],

  rallyHelp:
    'Quelle cavalerie rompt le combat pour se rallier ? Elle se retire pour remettre ses rangs en ordre ; une troupe fraîche n’en a pas besoin.',
  spareRallies: 'Ne plus demander tant que notre cavalerie n’est ni au contact ni en désordre',
  followHelp: 'Qui suit l’ennemi qui rompt ?',
  reactHelp: 'Une charge arrive. Que font ceux qui la voient venir ?',
  rallyDo: (count) =>
    count === 0 ? 'N’annoncer aucun ralliement' : `Annoncer ${plural(count, 'ralliement', 'ralliements')}`,
  followDo: (count) =>
    count === 0 ? 'Les laisser partir' : `Suivre avec ${plural(count, 'troupe', 'troupes')}`,
  reactDo: (count) =>
    count === 0 ? 'S’en tenir aux plans scellés' : `Sceller ${plural(count, 'réaction', 'réactions')}`,
  keepPlan: 's’en tenir au plan scellé',
  passBy: { any: 'au plus court', left: 'par le bout gauche', right: 'par le bout droit' },
  passTitle: 'Pour passer les amis',

  playback: 'Ce qui s’est passé',
  quarter: (quarter) => `Quart ${quarter}`,
  levels: {
    compulsory: 'fuites et replis',
    rally: 'ralliements et poursuites',
    charge: 'charges',
    normal: 'marches',
    officers: 'officiers',
  },
  steps: {
    fire: 'feux',
    morale: 'moral',
    melee: 'mêlées',
    orders: 'déclarations',
    manoeuvres: 'manœuvres',
  },
  pause: 'Pause',
  goOn: 'Continuer',
  nextScene: 'Suivant',
  skip: 'Jusqu’au bout',
  watchAgain: 'Revoir ce qui s’est passé',
  men: (men) => `−${men} hommes`,
};
