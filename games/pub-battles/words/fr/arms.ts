import type { Json } from '@grognard/engine';
import type { Ground, PieceKind } from '../../model/vocabulary.ts';
import { groundNamed, kindNamed, ownGround } from '../names.ts';

/** A kind of piece after « à ». */
const after: Readonly<Record<PieceKind, string>> = {
  detachment: 'aux détachements',
  militia: 'aux miliciens',
  regular: "à l'infanterie",
  elite: "à l'infanterie d'élite",
  guard: 'à la garde',
  artillery: "à l'artillerie",
  cavalry: 'à la cavalerie',
  dragoons: 'aux dragons',
  baggage: 'aux trains de bagages',
  hq: 'aux QG',
  commander: "au commandant d'armée",
};

export const closedTo = (kind: Json | undefined): string => {
  const known = kindNamed(kind);
  return known === undefined ? 'à cette pièce' : after[known];
};

const within: Readonly<Record<Ground, string>> = {
  clear: 'en terrain dégagé',
  woods: 'dans les bois',
  buildings: 'dans les bâtiments',
  marsh: 'dans le marais',
  water: "dans l'eau",
  river: 'dans la rivière',
  stream: 'dans le ruisseau',
  slope: 'sur la pente',
};

/** Ground of the chart, or of the scenario's own, which it names itself. */
export const inGround = (ground: Json | undefined): string => {
  const own = ownGround(ground, 'fr');
  return own === undefined ? within[groundNamed(ground)] : `en terrain « ${own} »`;
};
