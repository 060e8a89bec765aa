import {
  type BoardBlock,
  bodyOn,
  groundOf,
  levelOf,
  type Order,
  type OwnPiece,
  type Wish,
} from '@grognard/pub-battles/for-generals';
import { accepted, type Desk, foesIn, granted } from './desk.ts';
import type { Spot } from './distance.ts';
import { type Worth, worthIn } from './fighting/worth.ts';

/** How hard a general thinks, in counts of work: no clock, so that the same seed gives the same battle. */
export interface Effort {
  /** How often a melee is played through in the mind. */
  readonly samples: number;
  /** How many orders are tried on the referee before one is given. */
  readonly trials: number;
}

export interface Pose extends Spot {
  readonly heading: number;
}

/** What the ground does for whoever stands on it. */
interface Footing {
  /** Woods or buildings. */
  readonly sheltered: boolean;
  readonly built: boolean;
  readonly wet: boolean;
  readonly level: number;
}

/** The field as a general takes it in before a decision. */
export interface Situation {
  readonly desk: Desk;
  readonly effort: Effort;
  readonly worth: Worth;
  /** Enemy blocks that are not staff. */
  readonly foes: readonly BoardBlock[];
  /** Own fighting pieces on the map. */
  readonly friends: readonly OwnPiece[];
  readonly trains: readonly OwnPiece[];
  readonly footing: (pose: Pose) => Footing;
  /** The order, if the referee would take it; nothing once patience is out. */
  readonly tried: (order: Order) => Order | undefined;
  readonly wished: (wish: Wish) => Order | undefined;
  readonly isEngaged: (ref: string) => boolean;
  /** No turn comes after this one. */
  readonly isLast: boolean;
  /** The part of the enemy's chits that have still to play this turn. */
  readonly toCome: number;
}

const footingOf =
  ({ match: { setting } }: Desk, known: Map<string, Footing>) =>
  ({ x, y, heading }: Pose): Footing => {
    const key = `${x},${y},${heading}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const body = bodyOn(setting, { x, y, heading });
    const ground = groundOf(setting, body);
    const built = ground === 'buildings';
    const footing = {
      sheltered: built || ground === 'woods',
      built,
      wet: ground === 'water',
      level: levelOf(setting, body),
    };
    known.set(key, footing);
    return footing;
  };

/** A chit that is up for altering has still to play; one that is active has not. */
const toComeIn = ({ match: { setting }, view }: Desk): number => {
  const enemy = setting.sides.find(({ id }) => id !== view.us)?.id ?? '';
  const all = (setting.roster[enemy] ?? []).filter(({ chit }) => chit).length;
  const waiting = view.stack.filter(({ side }) => side === enemy).length;
  const up = view.phase === 'alter' && view.drawn?.side === enemy ? 1 : 0;
  return all === 0 ? 0 : Math.min(1, ((view.cup[enemy] ?? 0) + waiting + up) / all);
};

/** Puts so many questions at most. */
const patientWith = (trials: number) => {
  let left = trials;
  return <T>(question: () => T | undefined): T | undefined => {
    if (left <= 0) return undefined;
    left -= 1;
    return question();
  };
};

export const situationOf = (desk: Desk, effort: Effort): Situation => {
  const { view } = desk;
  const { last } = desk.match.setting;
  // Attacks must not use up what marches need.
  const [asked, wished] = [patientWith(effort.trials), patientWith(effort.trials)];
  const engaged = new Set(view.contacts.flatMap(({ attacker, defender }) => [attacker, defender]));
  return {
    desk,
    effort,
    worth: worthIn(desk),
    foes: foesIn(desk),
    friends: view.mine.filter(({ where, arm }) => where === 'map' && arm !== 'staff' && arm !== 'train'),
    trains: view.mine.filter(({ where, arm }) => where === 'map' && arm === 'train'),
    footing: footingOf(desk, new Map()),
    tried: (order) => asked(() => accepted(desk, order)),
    wished: (wish) => wished(() => granted(desk, wish)),
    isEngaged: (ref) => engaged.has(ref),
    isLast: view.day === last.day && view.turn >= last.turn,
    toCome: toComeIn(desk),
  };
};
