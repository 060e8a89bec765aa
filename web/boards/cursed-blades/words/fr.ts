import { rows } from './rows-fr.ts';
import type { OwnWords } from './words.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

const times = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count < 2 ? one : several}`;

const vowel = (word: string): boolean => /^[aeiouyéèêh]/i.test(word);

/** Towards a point of the compass. */
const towards = (where: string): string => (vowel(where) ? `vers l’${where}` : `vers le ${where}`);

export const fr: OwnWords = {
  map: 'Carte de la bataille',
  pieces: 'Unités et pions sur la carte',
  mapHelp:
    'Flèches : d’hex en hex. Entrée : choisir, envoyer, confirmer. N : unité suivante qui peut agir. Q et E : tourner. T : cible suivante. P : autre manière. Majuscule et flèches : déplacer la carte. Plus, moins, zéro : agrandir, réduire, tout voir. Échap : renoncer.',
  hexes: 'hex',
  north: 'N',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Toute la carte',
  key: 'Légende',
  edge: 'Le bord de la carte.',

  marked: (marker) => `marqueur ${marker}`,
  formed: (mode) => `en formation, ${mode}`,
  withStakes: 'porte des pieux',
  acted: 'a déjà agi',
  steps: (steps) => (steps === 1 ? '1 pas' : `${steps} pas`),
  shields: (shields) => times(shields, 'bouclier'),
  facing: (where) => (vowel(where) ? `face à l’${where}` : `face au ${where}`),
  inHex: (hex) => `hex ${hex}`,
  pile: (hex, names) => `Pile de l’hex ${hex} : ${list(names)}`,
  altitude: (altitude) => `altitude ${altitude}`,
  flammable: 'brûle facilement',
  standsHere: (name, side) => `${name} (${side})`,
  values: { weapon: 'Arme', moral: 'Moral', steps: 'Pas', move: 'Mouvement' },
  engagedBy: (names) => `Engagée par ${list(names)}.`,

  counterKey: {
    weapon: 'capacité d’arme',
    moral: 'moral',
    steps: 'pas restants',
    move: 'points de mouvement',
    kind: 'genre de troupe ; la proue montre l’orientation',
  },
  signKey: {
    shaken: 'ébranlée',
    routed: 'en déroute (le pion penche)',
    breath: 'essoufflée : une vague ; à bout de souffle : deux',
    munitions: 'munitions basses ; barrées : épuisées',
    charge: 'marqueur Charge',
    contact: 'marqueur Contact ; sur un côté d’hex : engagés',
    acted: 'a agi pendant ce tour',
  },
  covers: {
    open: 'terrain clair',
    crops: 'cultures : terrain clair, brûle',
    scrub: 'broussailles : accidenté, brûle',
    stony: 'pierraille : accidenté',
    wood: 'bois : difficile, brûle',
    marsh: 'marais : difficile',
    crags: 'rochers : difficile',
    water: 'eau',
    cliffs: 'falaises : infranchissable',
  },
  obstacle: 'obstacle',

  refusedHere: 'Impossible',
  picked: 'Choisie.',
  confirmHelp: 'Entrée pour l’ordonner',
  costs: (points) => points,
  endsWith: (marker) => `finit avec un marqueur ${marker}`,
  waysToDo: 'Manières de le faire',
  rule: (id) => `Règle ${id}`,
  moreReasons: (count) => (count === 1 ? 'et une autre raison' : `et ${count} autres raisons`),
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  cancel: 'Annuler',
  activatesFirst: 'L’activation se fait d’abord.',

  advantageRows: 'Avantage',
  advantageSum: 'Avantage en tout',
  advantage: (sum) => `Avantage ${sum}`,
  shots: (count) => `(${times(count, 'tir')})`,
  difficultyRows: 'S’ajoute aux dés',
  against: (value, percent) => `${value} au plus avec deux dés : ${percent}`,
  lossOdds: 'Aux dés, avant toute absorption :',
  atLeast: (losses) => `${losses} ou plus`,
  rows,
  rowOther: 'selon cette règle',

  orders: 'Ordres',
  hour: (turn, turns) => `${turn} sur ${turns}`,
  sky: (weather, wind, where) => `Temps : ${weather} ; ${wind} ${towards(where)}.`,
  nothingOwed: 'Rien à décider pour l’instant.',
  still: 'On regarde : aucun ordre ne peut être donné.',
  howToActivate: 'Choisissez une unité au liseré clair, ou tirez-la jusqu’où elle doit aller.',
  howToMove: 'Touchez un hex pour y aller, un ennemi pour l’attaquer ; ou choisissez ci-dessous.',
  choices: 'Vos choix',
  moreDeeds: (count) => `${count === 1 ? '1 autre choix' : `${count} autres choix`}…`,
  notYet: 'Le tour ne peut pas encore finir :',
  whyNot: 'Ce qu’elle ne peut pas faire, et pourquoi',
  ready: 'Peuvent agir',
  others: 'Les autres',
  ours: 'Nos unités',
  driven: 'Charrois et foules',
  score: 'Points',
  points: (points) => times(points, 'point'),
  hold: (where, points) => `Tenir ${where} à la fin : ${times(points, 'point')}`,
  bring: (what, where, points) => `Amener (${what}) en ${where} : ${times(points, 'point')} chacun`,
  cross: (where, points) => `Atteindre ${where} : ${times(points, 'point')} par unité`,

  activate: (who) => `Activer ${who}`,
  drive: (what) => `Activer : ${what}`,
  endTurn: 'Finir le tour',
  moveHere: {
    full: 'Aller ici',
    minimal: 'Aller ici (Mouvement Minimal)',
    supplementary: 'Aller ici (Mouvement Supplémentaire)',
  },
  turnHere: 'Faire front ainsi',
  goTo: (hex, minimal) => `Aller en ${hex}${minimal ? ' (Mouvement Minimal)' : ''}`,
  carry: (what, to, minimal) => `Porter (${what}) en ${to}${minimal ? ' (Mouvement Minimal)' : ''}`,
  withdraw: (where, { minimal, with: load }) =>
    `Se replier ${towards(where)}${load === undefined ? '' : ` (avec : ${load})`}${minimal ? ' (Mouvement Minimal)' : ''}`,
  flee: (hex) => `Fuir vers l’hex ${hex}`,
  fleeNowhere: 'Fuir sans issue, et être détruite',
  face: (where) => (vowel(where) ? `Faire face à l’${where}` : `Faire face au ${where}`),
  strike: (whom, supported, from) =>
    `Choc contre ${whom}, ${supported ? 'soutenu' : 'non soutenu'}${from === undefined ? '' : ` (depuis ${from})`}`,
  support: (supported, from) =>
    `${supported ? 'Soutenu' : 'Non soutenu'}${from === undefined ? '' : ` ${from}`}`,
  shoot: (whom) => `Tirer sur ${whom}`,
  manipulate: (what, object) => (object === undefined ? what : `${what} : ${object}`),
  form: (mode, others) => `Se former avec ${list(others)} : ${mode}`,
  changeMode: (mode) => `Passer en ${mode}`,
  join: (formation) => `Rejoindre la formation de ${formation}`,
  leave: (who) => `${who} : quitter la formation`,
  merge: (whom) => `Fusionner avec ${whom}`,
  recoil: (where) => `Reculer ${towards(where)}`,
};
