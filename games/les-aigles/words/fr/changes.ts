import { de } from '@grognard/engine/french';
import { cmOf } from '@grognard/field';
import type { Doing } from '../../model/under-way.ts';
import type { Degradation, Flank, Formation, Turn } from '../../model/vocabulary.ts';
import { distance } from '../lengths.ts';
import { cmInFrench as cm, menOf } from '../measures.ts';
import type { Words } from '../words.ts';

/** Comment on se tient. */
const FORMATIONS: Readonly<Record<Formation, string>> = {
  line: 'en ligne',
  'double line': 'en double ligne',
  'march column': 'en colonne de compagnies',
  'section column': 'en colonne par sections',
  'division column': 'en colonne de division',
  square: 'en carré',
  'full square': 'en carré plein',
  skirmish: 'en tirailleurs',
  echelon: 'en échelon',
  chequer: 'en échiquier',
  limbered: 'en attelage',
  'in battery': 'en batterie',
};

const inFormation = (formation: unknown): string => FORMATIONS[formation as Formation] ?? `${formation}`;

const DEGRADED: Readonly<Record<Degradation, string>> = {
  0: 'de nouveau en ordre',
  1: 'désorganisé',
  2: 'sans formation',
  3: 'en désordre',
};

const TURNS: Readonly<Record<Turn | 'back', string>> = {
  left: 'un quart de tour à gauche',
  right: 'un quart de tour à droite',
  about: 'un demi-tour',
  back: 'front comme avant',
};

const FLANKS: Readonly<Record<Flank, string>> = {
  left: 'du flanc gauche',
  right: 'du flanc droit',
  rear: 'de la queue',
};

const quarters = (left: number): string => (left === 1 ? 'un quart de période' : `${left} quarts de période`);

const turning = ({ figures, by }: Extract<Doing, { what: 'turn' }>): string => {
  if (figures === 'all') return by === 'back' ? 'à refaire face' : `à faire ${TURNS[by]}`;
  const who = `les figurines ${FLANKS[figures]}`;
  return by === 'back' ? `à ramener ${who}` : `à tourner ${who} vers l’extérieur`;
};

const beginning = (doing: Doing): string => {
  switch (doing.what) {
    case 'change':
      return `à se former ${FORMATIONS[doing.to]}`;
    case 'reform':
      return `à se reformer ${FORMATIONS[doing.to]}`;
    case 'turn':
      return turning(doing);
    case 'deploy':
      return doing.companies.length === 1
        ? 'à déployer une compagnie en tirailleurs'
        : `à déployer ${doing.companies.length} compagnies en tirailleurs`;
    case 'rejoin':
      return 'à réintégrer son bataillon';
    case 'reorganise':
      return 'à se réorganiser';
    case 'limber':
      return 'à atteler';
    case 'unlimber':
      return 'à se mettre en batterie';
    case 'bend':
      return doing.along === undefined ? 'reprendre son alignement' : 'se plier au terrain';
    case 'drag':
      return doing.length < 0 ? 'à reculer à la prolonge' : 'à avancer à la bricole';
    case 'enter':
      return 'à entrer dans une maison';
    case 'post':
      return 'à changer ses postes';
    case 'leave':
      return 'à sortir de la maison';
    case 'wonder':
      return 'à chercher une autre cible';
  }
};

const DONE: Readonly<Record<Doing['what'], string>> = {
  change: 'est',
  reform: 's’est reformé',
  turn: 'a tourné ses figurines et se tient',
  deploy: 'a déployé ses tirailleurs et se tient',
  rejoin: 'est reformé, mais loin de son bataillon,',
  reorganise: 's’est réorganisé',
  limber: 'est',
  unlimber: 'est',
  drag: 'a déplacé ses pièces à bras et reste',
  enter: 'est',
  post: 'est',
  leave: 'est',
  wonder: 'a vu que plus personne ne répond à son feu, et se tient',
  bend: 'a pris son nouvel alignement,',
};

const SIDES: Readonly<Record<string, string>> = {
  left: 'à gauche',
  right: 'à droite',
  both: 'des deux côtés',
};

const ANCHORS: Readonly<Record<string, string>> = {
  head: 'la tête',
  centre: 'le centre',
  left: 'la gauche',
  right: 'la droite',
};

const listed = (sides: unknown): string =>
  (Array.isArray(sides) ? sides : []).map((side) => SIDES[`${side}`] ?? `${side}`).join(' ou ');

export const changes: Words['changes'] = {
  told: {
    began: ({ part, doing }, names) =>
      `${names.part(part)} commence ${beginning(doing)} : il lui faut ${quarters(doing.left)}`,
    'gave-up': ({ part }, names) => `${names.part(part)} ne peut plus faire ce qui était prévu`,
    continued: ({ part, left }, names) =>
      `${names.part(part)} poursuit sa manœuvre : encore ${quarters(left)}`,
    completed: ({ part, what, stands, front }, names) =>
      `${names.part(part)} ${DONE[what]} ${FORMATIONS[stands.formation]}, sur ${cm(front)} de front`,
    'cut-short': ({ part }, names) => `${names.part(part)} est pris par l’ennemi avant d’avoir fini`,
    degraded: ({ part, to }, names) => `${names.part(part)} est ${DEGRADED[to]}`,
    'pushed-aside': ({ part, by }, names) =>
      `${names.part(part)} ne peut pas passer à travers ${names.part(by)} et se range à côté`,
    detached: ({ part, detached }, names) => {
      const men = menOf(detached.ranks);
      if (detached.formation !== 'skirmish')
        return `des escadrons ${de(names.part(part))}, ${men} hommes, se séparent de leur régiment`;
      return detached.companies.length === 1
        ? `une compagnie ${de(names.part(part))}, ${men} hommes, sort en tirailleurs`
        : `${detached.companies.length} compagnies ${de(names.part(part))}, ${men} hommes, sortent en tirailleurs`;
    },
    joined: ({ into, fights }, names) =>
      fights === undefined
        ? `les détachés ${de(names.part(into))} ont repris leur place dans les rangs`
        : `les détachés ${de(names.part(into))} ont repris leur place ; ils ne combattront qu’à la période ${fights}`,
    strayed: ({ part, gap }, names) =>
      `les tirailleurs ${de(names.home(part))} sont à ${cm(gap)} de leur bataillon, trop loin`,
    'in-touch': ({ part }, names) => `les tirailleurs ${de(names.home(part))} ont retrouvé leur bataillon`,
  },
  refusals: {
    routing: ({ unit }) => `${unit} est en déroute`,
    rallying: ({ unit }) => `${unit} est en plein ralliement`,
    following: ({ unit }) => `${unit} suit l’ennemi et garde sa formation`,
    evading: ({ unit }) => `${unit} est en pleine esquive`,
    charging: ({ unit }) => `${unit} charge dans la formation qu’il a`,
    opened: ({ unit }) => `${unit} s’est ouvert pour laisser passer un ami et attend`,
    crossed: ({ unit }) => `${unit} ne peut se reformer qu’une fois la traversée finie`,
    'in-melee': ({ unit }) => `${unit} est en mêlée : il est trop tard`,
    'must-reform': ({ unit }) => `${unit} doit d’abord se reformer`,
    'already-formed-so': ({ unit, to }) => `${unit} est déjà ${inFormation(to)}`,
    'not-for-arm': ({ unit, to }) => `${unit} n’est pas de l’arme qui se forme ${inFormation(to)}`,
    'not-for-nation': ({ unit, to }) => `les troupes ${de(unit)} ne savent pas se former ${inFormation(to)}`,
    'too-few-for-square': ({ unit, figures, least }) =>
      `${unit} n’a que ${figures} figurines ; il en faut ${least} pour un carré`,
    'full-square-from-column': ({ unit, from }) =>
      `le carré plein se fait depuis une colonne ; ${unit} est ${inFormation(from)}`,
    'no-threat': ({ unit }) =>
      `aucune cavalerie ne menace ${unit}, aucun ami ne risque de le traverser : pas de carré plein`,
    'bad-anchor': ({ unit, anchor, from }) =>
      `${unit} est ${inFormation(from)} : ${ANCHORS[`${anchor}`] ?? anchor} ne peut pas rester en place`,
    'bad-side': ({ unit, side, sides }) =>
      `${unit} ne peut pas se déployer ${SIDES[`${side}`] ?? side}, seulement ${listed(sides)}`,
    'not-offered': ({ from, to }) => `on ne passe pas ${inFormation(to)} quand on est ${inFormation(from)}`,
    'off-table': ({ unit, to }) => `${unit} n’a pas la place de se former ${inFormation(to)} sur la table`,
    'no-such-company': ({ unit }) => `on déploie des compagnies entières, qui sont dans ${unit}`,
    'cannot-skirmish': ({ unit }) => `ces compagnies ${de(unit)} ne savent pas combattre en tirailleurs`,
    'only-head': ({ unit }) => `${unit} est en colonne : seule la tête peut sortir en tirailleurs`,
    'not-from-here': ({ formation }) =>
      `on sort en tirailleurs d’une ligne ou de la tête d’une colonne, pas quand on est ${inFormation(formation)}`,
    'cavalry-stays-whole': ({ unit }) => `${unit} reste entier : seule l’infanterie détache des compagnies`,
    'too-many-skirmishers': ({ unit, most }) =>
      `${unit} peut avoir au plus ${most} figurines en tirailleurs, les deux tiers`,
    'pooled-too-few': ({ unit, figures, least }) =>
      `${unit}, élites regroupées à ${figures} figurines, ne se divise pas à moins de ${least}`,
    'no-cover': ({ unit }) => `${unit} ne se déploie en entier que près d’un bois ou derrière un obstacle`,
    'must-rejoin': ({ unit, to }) =>
      `des compagnies détachées ${de(unit)} rejoignent leur bataillon avant de se former ${inFormation(to)}`,
    'body-joins-none': ({ unit }) => `c’est aux détachés de rejoindre ${unit}, pas l’inverse`,
    'too-far-to-rejoin': ({ unit, gap }) =>
      `ces détachés sont à ${distance(cmOf(Number(gap)), 'fr')} ${de(unit)} ; à plus de 7 cm ils ne peuvent pas le rejoindre`,
    'too-far-out': ({ unit, gap }) =>
      `les tirailleurs ${de(unit)} seraient à ${distance(cmOf(Number(gap)), 'fr')} de leur bataillon ; 7 cm au plus`,
    'cannot-turn': ({ unit, formation }) => `${unit}, ${inFormation(formation)}, ne tourne pas sur place`,
    'bad-turn': ({ unit }) =>
      `les figurines d’un flanc ${de(unit)} se tournent vers l’extérieur, une seule fois`,
    'not-turned': ({ unit }) => `aucune figurine ${de(unit)} n’est à ramener de front`,
    'only-columns-face-rear': ({ unit }) => `${unit} n’est pas en colonne : sa queue ne fait pas demi-tour`,
    'nothing-to-reorganise': ({ unit }) => `${unit} n’est pas désorganisé`,
    'nothing-to-reform': ({ unit }) => `${unit} n’a pas à se reformer`,
    'not-reformed-so': ({ unit, to }) => `${unit} ne peut pas se reformer ${inFormation(to)}`,
    'bad-heading': ({ unit }) =>
      `${unit} se reforme face où il est : seule la cavalerie ralliée choisit son front`,
    'not-guns': ({ unit }) => `${unit} n’est pas une batterie`,
    'already-limbered': ({ unit }) => `${unit} est déjà attelé`,
    'already-in-battery': ({ unit }) => `${unit} est déjà en batterie`,
    'too-few-figures': ({ unit, figures, least }) =>
      `${unit} n’a que ${figures} figurines ; une unité de cette arme en compte au moins ${least}`,
    'mixed-arms': ({ unit }) => `${unit} mêle des armes différentes`,
    'mixed-pool': ({ unit }) => `${unit}, élites regroupées, mêle des compagnies différentes`,
    'bend-nothing': ({ unit }) => `il n’y a là ni crête ni lisière que ${unit} puisse suivre`,
    'bend-formation': ({ unit }) =>
      `${unit} n’est pas en état de suivre une crête ou une lisière : il faut une ligne ou une double ligne, ou, dans un bois, des tirailleurs`,
    'bend-already': ({ unit }) => `${unit} en suit déjà le tracé`,
    'bend-crest': ({ unit }) => `${unit} n’occupe pas cette crête : il faut la toucher ou la chevaucher`,
    'bend-edge': ({ unit }) => `${unit} n’est pas dans le bois à 2 cm au plus de sa lisière`,
    'bend-facing': ({ unit }) => `le front de ${unit} n’est pas tourné de ce côté`,
    'bend-no-room': ({ unit }) => `il n’y a pas là de place pour tous les socles de ${unit}, côte à côte`,
    'bend-straight': ({ unit }) => `il n’y a là aucune courbe que ${unit} puisse suivre`,
    'bend-aligned': ({ unit }) => `les rangs de ${unit} sont droits`,
    'bend-align-first': ({ unit }) =>
      `${unit} a plié sa ligne : l’unité doit d’abord reprendre son alignement`,
  },
};
