import { list, times } from '@grognard/engine/french';
import type { Learnt } from '../../model/told.ts';
import { NIGHT, type Phase, type PushedWhy } from '../../model/vocabulary.ts';
import { wayOf } from '../measure.ts';
import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { chit, cm, facing, formation, from, name, seat, side, who } from './speech.ts';

const attempts = { delay: 'de Retarder', advance: "d'Avancer" } as const;

const edges = {
  front: 'de front',
  right: 'sur son flanc droit',
  rear: 'à revers',
  left: 'sur son flanc gauche',
} as const;

const phases = {
  planning: 'Les deux camps écrivent avant la bataille.',
  alter: 'On tire les jetons.',
  activation: 'Une formation joue.',
  combat: 'Fin des mouvements : place aux combats.',
  clearing: 'Il faut quitter les zones de feu ennemies.',
  nightfall: 'La nuit tombe.',
  stragglers: 'Les traînards rejoignent.',
  over: 'La bataille est finie.',
} as const;

/** When some combats do not wait for the end of the turn. */
const atOnce: Partial<Record<Phase, string>> = {
  combat: 'On se bat sur-le-champ.',
  alter: 'Le tour continue.',
};

const fight: Words['told']['combat'] = ({ combat, attackers = [], defenders = [], at }, { country }) => {
  if (combat === null) return 'Le combat cesse.';
  const { round, stepping, retreating } = combat;
  if (attackers.length + defenders.length > 0)
    return `Combat${inside(at && country(at))} : ${list(attackers.map(who))} contre ${list(defenders.map(who))}.`;
  if (stepping !== undefined)
    return `${who(stepping.lead)} cède : en soutien, ${who(stepping.support)} prend la place ou se replie.`;
  if (retreating !== undefined) return `${who(retreating.piece)} doit battre en retraite.`;
  return round === 0 ? "Un combat s'engage." : `Round ${round}.`;
};

const inside = (text: string | undefined): string => (text === undefined ? '' : ` (${text})`);

/** A piece that is moved by what happens. */
const pushedBy: Readonly<Record<PushedWhy, (piece: string) => string>> = {
  'takes-the-leads-place': (piece) => `${piece} prend la place de sa pièce de pointe.`,
  'turns-to-fire': (piece) => `${piece} se tourne pour tirer.`,
  'stands-beside-its-reserve': (piece) => `${piece} se place à côté de sa réserve.`,
  'gives-way-to-troops': (piece) => `${piece} cède la place vers ses lignes.`,
  'takes-the-ground-of-the-beaten': (piece) => `${piece} occupe le terrain des vaincus.`,
  'driven-by-a-retreat': (piece) => `La retraite repousse ${piece}.`,
};

const plans: Words['told']['planned'] = ({ side: whose, posted, ordered }) => {
  if (posted === undefined || ordered === undefined) return `${side(whose)} : tout est écrit.`;
  const what = [
    ...(posted.length === 0 ? [] : [`autrement qu'imprimé, ${list(posted.map(who))}`]),
    ...(ordered.length === 0 ? [] : [`premiers ordres pour ${list(ordered.map(name))}`]),
  ];
  return what.length === 0 ? "L'ordre de bataille reste tel qu'imprimé." : `Par écrit : ${what.join(' ; ')}.`;
};

const write: Words['told']['wrote'] = ({ formation: id, errand, atOnce }, { country }) =>
  `Ordre écrit à ${name(id)} : ${errand.attack ? 'attaquer' : 'marcher'} vers ${country(errand.to) ?? 'un point de la carte'}${atOnce ? ', sur-le-champ' : ', dès sa prochaine activation'}.`;

const march: Words['told']['marched'] = ({ piece, path, to, column, entered, halted }) => {
  const way = wayOf(path);
  const stop = halted === true ? ", arrêt devant une zone de feu que nul n'avait vue" : '';
  const how = `${column ? ' en colonne' : ''}, ${facing(to.heading)}${stop}`;
  if (entered === true) return `${who(piece)} entre sur la carte${how}.`;
  if (way > 0) return `${who(piece)} marche de ${cm(way)}${how}.`;
  return `${who(piece)} fait ${facing(to.heading)}${column ? ', en colonne' : ''}.`;
};

const features = ({ arm, quality, spent, unpacked }: Learnt): string =>
  [
    ...(quality !== undefined ? [labels.kinds[quality]] : arm !== undefined ? [labels.arms[arm]] : []),
    ...(spent === undefined ? [] : [spent ? 'en désordre' : 'en bon ordre']),
    ...(unpacked === undefined ? [] : [unpacked ? 'déballé' : 'remballé']),
  ].join(', ');

const after = (text: string): string => (text === '' ? '.' : ` : ${text}.`);

const nightfall: Words['told']['nightfell'] = ({ withdrawn }) => {
  const [one, other] = withdrawn;
  if (one === undefined) return 'Les deux camps restent sur le champ de bataille.';
  return other === undefined
    ? `Dans la nuit, un camp se retire : ${side(one)}.`
    : 'Dans la nuit, les deux camps se retirent.';
};

export const told: Words['told'] = {
  turn: ({ day, turn }, { clock }) =>
    `${labels.day(day)}, ${labels.turn(turn)}${turn >= NIGHT ? '' : `, ${labels.time(clock, turn)}`}.`,
  drawn: ({ back, ...up }) =>
    `${chit(up)} sort de la tasse${back === undefined ? '' : ` ; ${chit(back)} y retourne`}.`,
  jumped: (up) => `${chit(up)} passe devant.`,
  resumed: (up) => `${chit(up)} attendait : c'est son tour.`,
  activated: (up) => `${formation(up)} se met en mouvement.`,
  done: (up) => `${formation(up)} en a fini.`,
  attempted: ({ what, hq, side: whose, succeeded }) =>
    `${hq === undefined ? `un QG (${side(whose)})` : who(hq)} tente ${attempts[what]} et ${succeeded ? 'réussit' : 'échoue'}.`,
  let: ({ seat: whose }) => `${seat(whose)} : on laisse jouer.`,
  marched: march,
  left: ({ piece, exit }) => `${who(piece)} quitte la carte (${name(exit)}).`,
  hid: ({ piece }) => `${who(piece)} passe en Réserve.`,
  vanished: ({ piece }) => `${who(piece)} n'est plus sur la carte.`,
  appeared: ({ piece, to, column, ...learnt }) =>
    `${who(piece)} paraît${column ? ' en colonne' : ''}, ${facing(to.heading)}${after(features(learnt))}`,
  deployed: ({ piece, to, column }) =>
    `${who(piece)} sort de Réserve${column ? ' en colonne' : ''}, ${facing(to.heading)}.`,
  pushed: ({ piece, why }) => pushedBy[why](who(piece)),
  retreated: ({ piece }) => `${who(piece)} bat en retraite.`,
  recovered: ({ piece }) => `Les traînards ${from(piece)} rejoignent.`,
  contacted: ({ contact: { attacker, defender, face, river } }) =>
    `${who(attacker)} attaque ${who(defender)} ${edges[face]}${river === true ? ', à travers la rivière' : ''}.`,
  parted: ({ contact: { attacker, defender } }) => `${who(attacker)} et ${who(defender)} rompent le contact.`,
  supported: ({ lead, support }) => `${who(support)} se place en soutien ${from(lead)}.`,
  unsupported: ({ support }) => `${who(support)} n'est plus en soutien.`,
  fired: ({ bombardment, volley: { shooter, target, hits } }) =>
    `${who(shooter)} ${bombardment ? 'bombarde' : 'tire sur'} ${who(target)} : ${hits === 0 ? 'aucune touche' : times(hits, 'touche')}.`,
  spent: ({ piece, why }) =>
    `${who(piece)} se désorganise${why === 'among-buildings' ? ' dans les bâtiments' : ''}.`,
  unpacked: ({ piece }) => `${who(piece)} déballe : on peut s'y rallier.`,
  refreshed: () => 'Tous les QG sont de nouveau Frais.',
  rallied: ({ piece, heading }) => `${who(piece)} se rallie, ${facing(heading)}.`,
  packed: ({ side: whose, piece }) =>
    `${piece === undefined ? `un train de bagages (${side(whose)})` : who(piece)} remballe : l'armée cède le terrain.`,
  lost: ({ side: whose, piece, lost }) =>
    `${piece === undefined ? `une pièce (${side(whose)})` : who(piece)} est hors de combat : ${labels.kinds[lost]}.`,
  phase: ({ phase, why }) => (why === 'at-once' ? atOnce[phase] : undefined) ?? phases[phase],
  combat: fight,
  planned: plans,
  wrote: write,
  mustered: ({ piece, full }) =>
    full ? `${who(piece)} est au complet.` : `${who(piece)} n'est pas au complet, et se désorganise.`,
  deploying: ({ hqs }) =>
    hqs.length === 0 ? 'Les Réserves sont posées.' : `La Réserve ${list(hqs.map(from))} doit paraître.`,
  sighted: ({ piece, ...learnt }) => `On reconnaît ${who(piece)}${after(features(learnt))}`,
  nightfell: nightfall,
};
