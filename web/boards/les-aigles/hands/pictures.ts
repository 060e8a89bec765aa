import { flat } from '@grognard/engine';
import type { Pose } from '@grognard/field';
import type { Level, Told, View } from '@grognard/les-aigles/for-page';

/** Something to see in a scene besides those who move. */
export type Mark =
  | { readonly kind: 'fire'; readonly part: number; readonly target: number; readonly men: number }
  | { readonly kind: 'met'; readonly attacker: number; readonly defender: number }
  | {
      readonly kind: 'fought';
      readonly attacker: number;
      readonly defender: number;
      readonly men: readonly [number, number];
    }
  | { readonly kind: 'test'; readonly part: number; readonly dice: readonly number[]; readonly score: number }
  | { readonly kind: 'fell'; readonly part: number; readonly men: number }
  | { readonly kind: 'sign'; readonly part: number; readonly told: Told['kind'] };

export type Title =
  | { readonly level: Level; readonly quarter: number }
  | { readonly step: 'fire' | 'morale' | 'melee' | 'orders' | 'manoeuvres'; readonly quarter: number };

/** What there is to see of something told. */
export interface Picture<T> {
  /** What it belongs to, where that is not what the last did: a level of a quarter, or a step after it. */
  title?(told: T, last: Title): Title;
  /** Who moves, by `p3` (a part) or `o1` (an officer), and over which places. */
  ways?(told: T, view: View): readonly (readonly [string, readonly Pose[]])[];
  marks?(told: T): readonly Mark[];
  /** Makes a scene worth seeing in which nobody moves and nothing is marked. */
  readonly seen?: true;
}

const upright = (x: number, y: number): Pose => ({ x, y, heading: 0 });

/** Only read. */
const unseen: Picture<Told> = {};

/** A part has begun something, or something has befallen it: a sign is put up over it. */
const signed: Picture<Told & { readonly part: number }> = {
  marks: ({ kind, part }) => [{ kind: 'sign', part, told: kind }],
};

/** Moved otherwise than by its orders: straight from where it stood. */
const shifted: Picture<{ readonly part: number; readonly to: Pose }> = {
  ways: ({ part, to }, view) => {
    const from = flat(view.parts)[part];
    return from === undefined ? [] : [[`p${part}`, [from, to]]];
  },
};

const manoeuvred: Picture<Told> = {
  title: (_, last) => ('level' in last ? { step: 'manoeuvres', quarter: last.quarter } : last),
  seen: true,
};

/** How each thing that can be told is shown in the playback. */
export const pictures: { readonly [K in Told['kind']]: Picture<Extract<Told, { readonly kind: K }>> } = {
  'set-aside': unseen,
  tested: { marks: ({ part, dice, score }) => [{ kind: 'test', part, dice, score }] },
  half: { title: ({ quarter }) => ({ step: 'orders', quarter }) },
  phase: unseen,
  planned: unseen,
  'went-on': unseen,
  waited: unseen,
  quarter: { title: ({ quarter }) => ({ step: 'orders', quarter }) },
  step: { title: ({ step }, { quarter }) => ({ step, quarter }) },
  moved: {
    title: ({ level }, { quarter }) => ({ level, quarter }),
    ways: ({ part, way, to }) => [[`p${part}`, [...way, to]]],
  },
  began: { seen: true },
  'gave-up': unseen,
  continued: unseen,
  completed: manoeuvred,
  'cut-short': unseen,
  degraded: signed,
  'pushed-aside': shifted,
  detached: manoeuvred,
  joined: manoeuvred,
  strayed: unseen,
  'in-touch': unseen,
  crossing: unseen,
  cleared: unseen,
  opened: unseen,
  closed: unseen,
  routed: signed,
  flowed: unseen,
  'left-table': unseen,
  charges: signed,
  'charge-turned': unseen,
  'charge-ended': unseen,
  'counter-void': unseen,
  'target-shown': unseen,
  met: {
    marks: ({ contact: { attacker, defender } }) => [{ kind: 'met', attacker, defender }],
  },
  parted: unseen,
  rallies: signed,
  'rally-turned': unseen,
  'rally-ended': unseen,
  'must-rally': unseen,
  'fights-on': unseen,
  follows: unseen,
  'follow-ended': unseen,
  'broke-off': unseen,
  masked: unseen,
  evades: signed,
  'evade-turned': unseen,
  'evade-ended': unseen,
  unthreatened: unseen,
  'split-up': unseen,
  'closed-up': shifted,
  'officer-told': unseen,
  rode: {
    title: (_, { quarter }) => ({ level: 'officers', quarter }),
    ways: ({ officer, x, y }, view) => {
      const from = view.officers[officer];
      return from === undefined ? [] : [[`o${officer}`, [upright(from.x, from.y), upright(x, y)]]];
    },
  },
  'handed-over': unseen,
  obeyed: unseen,
  disobeyed: unseen,
  endangered: unseen,
  'took-over': unseen,
  fell: { marks: ({ part, men }) => (men > 0 ? [{ kind: 'fell', part, men }] : []) },
  fought: {
    marks: ({ attacker, defender, strikes }) => [
      { kind: 'fought', attacker, defender, men: [strikes.defender?.men ?? 0, strikes.attacker?.men ?? 0] },
    ],
  },
  decided: unseen,
  recoiled: shifted,
  stuck: unseen,
  'laid-down-arms': unseen,
  'followed-up': shifted,
  'guns-taken': unseen,
  tired: unseen,
  'held-fast': unseen,
  retreats: signed,
  'fell-back': unseen,
  steadied: signed,
  spared: unseen,
  'broke-loose': signed,
  'army-broke': unseen,
  'aims-counted': unseen,
  'reached-wall': unseen,
  'set-about': unseen,
  'got-on': unseen,
  'went-in': unseen,
  'holds-house': unseen,
  posted: unseen,
  'gave-away': unseen,
  'left-house': unseen,
  'shut-in': unseen,
  'came-out': unseen,
  'must-evacuate': unseen,
  perished: unseen,
  surrendered: unseen,
  'fought-on': unseen,
  barricaded: unseen,
  extended: unseen,
  'took-fire': unseen,
  'lost-target': unseen,
  fired: { marks: ({ part, target, men }) => [{ kind: 'fire', part, target, men }] },
  'held-fire': unseen,
  'missed-mark': unseen,
  pierced: unseen,
  'came-through': unseen,
  battered: unseen,
  sighted: unseen,
  'lost-sight': unseen,
  betrayed: unseen,
  covered: unseen,
  'came-upon': unseen,
  drowned: unseen,
  'took-barrier': unseen,
  'kept-back': unseen,
  made: unseen,
  breached: unseen,
  worked: unseen,
  'laid-on': unseen,
  remanned: unseen,
  widened: unseen,
};
