import { flat } from '@grognard/engine';
import type { Act, Trial } from '@grognard/engine/conformance';
import { type Body, bodyOf, eastOf, gap, northOf, overlapShare, unitsOf, whereIn } from '@grognard/field';
import { footprint } from '../ground/board.ts';
import type { PubBattlesTypes } from '../model/game-types.ts';
import { pieceOf, sideOf } from '../model/piece-change.ts';
import type { Setting } from '../model/setting.ts';
import type { Piece, State } from '../model/state.ts';
import { kindFacts } from '../tables/piece-facts.ts';

/** Sight as the rules have it, felt for step by step along each line: slow and obvious, and none of the game's own. */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A line is looked at so often; what it misses by less is let pass. */
const STEP = 20;
const HAIR = 3 * STEP;

const apart = (a: Place, b: Place): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

const between = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const blockOf = ({ measures }: Setting, piece: Piece) =>
  footprint(measures, { ...piece, arm: kindFacts[piece.kind].arm });

type Shape = Setting['terrain']['hills'][number]['shape'];

/** Where a line lies in some ground, as lengths from its start: entered and left in turn. */
const runsIn = (shape: Shape, from: Place, to: Place): readonly (readonly [number, number])[] => {
  const length = apart(from, to);
  const count = Math.ceil(length / STEP);
  const runs: (readonly [number, number])[] = [];
  let entered: number | undefined;
  for (let place = 0; place <= count + 1; place += 1) {
    const { x, y } = between(from, to, Math.min(1, place / count));
    const isIn = place <= count && whereIn(shape, x, y) === 'inside';
    if (isIn) entered ??= (place / count) * length;
    else if (entered !== undefined) {
      runs.push([entered, ((place - 1) / count) * length]);
      entered = undefined;
    }
  }
  return runs;
};

const levelUnder = ({ terrain }: Setting, body: Body): number =>
  Math.max(0, ...terrain.hills.map(({ level, shape }) => (overlapShare(body, shape) > 0.5 ? level : 0)));

const levelAt = ({ terrain }: Setting, { x, y }: Place): number =>
  Math.max(0, ...terrain.hills.map(({ level, shape }) => (whereIn(shape, x, y) === 'outside' ? 0 : level)));

/** PB-R136, PB-R137, PB-R141: woods and buildings, seen into as deep as a block, and over from a hill nearer by. */
const isScreened = (setting: Setting, level: number, from: Place, to: Place): boolean => {
  const length = apart(from, to);
  const { terrain, measures } = setting;
  return terrain.cover.patches.some(({ kind, shape }) => {
    if (terrain.chart[kind]?.hides !== true || shape.kind !== 'polygon') return false;
    const runs = runsIn(shape, from, to).filter(([into, out]) => {
      const endsInside = into <= HAIR || out >= length - HAIR;
      return out - into > (endsInside ? measures.seeInto : 0) + HAIR;
    });
    const [first, last] = [runs[0], runs.at(-1)];
    if (first === undefined || last === undefined) return false;
    const under = levelAt(setting, between(from, to, (first[0] + first[1]) / 2 / length));
    return level <= under || first[0] > length - last[1] + HAIR;
  });
};

/** Where two straight lines meet, as a share of the first. */
const meeting = (a: Place, b: Place, c: Place, d: Place): number | undefined => {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = rx * sy - ry * sx;
  const along = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const across = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  return cross !== 0 && along > 0 && along < 1 && across >= 0 && across <= 1 ? along : undefined;
};

/** No hill is broader. */
const BROAD = 60_000;

/** PB-R140: its crest, as drawn or else half way between its slopes: how far along the line, if it is on it. */
const crestsOn = (setting: Setting, hill: number, from: Place, to: Place): readonly number[] => {
  const length = apart(from, to);
  const { crest } = setting.source.map.hills[hill] ?? {};
  if (crest !== undefined) {
    const spots = crest.map(([x, y]) => ({ x: unitsOf(x), y: unitsOf(y) }));
    return spots.slice(1).flatMap((spot, place) => {
      const at = meeting(from, to, spots[place] ?? spot, spot);
      return at === undefined ? [] : [at * length];
    });
  }
  const shape = setting.terrain.hills[hill]?.shape;
  if (shape === undefined) return [];
  const [before, beyond] = [between(from, to, -BROAD / length), between(from, to, 1 + BROAD / length)];
  return runsIn(shape, before, beyond)
    .map(([into, out]) => (into + out) / 2 - BROAD)
    .filter((at) => at > HAIR && at < length - HAIR);
};

/** PB-R140, PB-R141, PB-R143: beyond the crest of a hill, unless both are on it or one looks down on it from nearby. */
const isHidden = (setting: Setting, watcher: Body, target: Body, from: Place, to: Place): boolean => {
  const level = levelUnder(setting, watcher);
  const length = apart(from, to);
  return setting.terrain.hills.some((hill, place) => {
    if ([watcher, target].every((body) => overlapShare(body, hill.shape) > 0.5)) return false;
    return crestsOn(setting, place, from, to).some((at) => level <= hill.level || at > length - at + HAIR);
  });
};

/** PB-R142: nine points along the longer way through the middle of the target, from the middle of the front. */
const partSeen = (setting: Setting, by: Piece, upon: Piece): number => {
  const [own, other] = [blockOf(setting, by), blockOf(setting, upon)];
  const [watcher, target] = [bodyOf([own]), bodyOf([other])];
  if (gap(watcher, target) <= HAIR) return 1;
  const eye = {
    x: own.x + eastOf(own.heading) * own.halfDepth,
    y: own.y + northOf(own.heading) * own.halfDepth,
  };
  const isWide = other.halfFront >= other.halfDepth;
  const [dx, dy] = isWide
    ? [northOf(other.heading) * other.halfFront, -eastOf(other.heading) * other.halfFront]
    : [eastOf(other.heading) * other.halfDepth, northOf(other.heading) * other.halfDepth];
  const points = [-8, -6, -4, -2, 0, 2, 4, 6, 8].map((ninth) => ({
    x: other.x + (dx * ninth) / 9,
    y: other.y + (dy * ninth) / 9,
  }));
  const level = levelUnder(setting, watcher);
  const seen = points.filter(
    (point) => !isScreened(setting, level, eye, point) && !isHidden(setting, watcher, target, eye, point),
  );
  return seen.length / points.length;
};

/** PB-R106, PB-R107, PB-R108: whether most of it lies before the front of who fires, counted in small squares. */
const isInFieldOf = (setting: Setting, by: Piece, upon: Piece): boolean => {
  const [own, other] = [blockOf(setting, by), blockOf(setting, upon)];
  const flare = (setting.switches.fofFlareDeg * Math.PI) / 180;
  const squares = Array.from({ length: 400 }, (_, each) => {
    const [right, ahead] = [((each % 20) - 9.5) / 10, (Math.floor(each / 20) - 9.5) / 10];
    const [a, b] = [right * other.halfFront, ahead * other.halfDepth];
    return {
      x: other.x + northOf(other.heading) * a + eastOf(other.heading) * b,
      y: other.y - eastOf(other.heading) * a + northOf(other.heading) * b,
    };
  });
  const within = squares.filter(({ x, y }) => {
    const [dx, dy] = [x - own.x, y - own.y];
    const ahead = dx * eastOf(own.heading) + dy * northOf(own.heading) - own.halfDepth;
    const aside = Math.max(0, Math.abs(dx * northOf(own.heading) - dy * eastOf(own.heading)) - own.halfFront);
    const isBefore = ahead > -HAIR && Math.atan2(aside, Math.max(ahead, 1)) <= flare + 0.02;
    return isBefore && Math.sqrt(ahead * ahead + aside * aside) <= setting.measures.fire + HAIR;
  });
  return kindFacts[by.kind].fires && within.length > 0.48 * squares.length;
};

const sees = (setting: Setting, state: State, { by, upon, rule }: Act): boolean => {
  const [one, other] = [pieceOf(state, by), pieceOf(state, upon)];
  if (rule === 'PB-R107') return isInFieldOf(setting, one, other) && partSeen(setting, one, other) > 0.5;
  const needed = setting.switches.bombardNeedsInView === 'majority' ? 0.5 : 0;
  return partSeen(setting, one, other) > needed;
};

/** Who fires at it where it stands; if nobody does, whoever is nearest is said to. */
const shooterAt = (setting: Setting, state: State, upon: number): number | undefined => {
  const target = pieceOf(state, upon);
  const enemies = flat(state.pieces)
    .map((piece, by) => ({ piece, by }))
    .filter(({ piece, by }) => piece.where === 'map' && sideOf(state, by) !== sideOf(state, upon))
    .toSorted((a, b) => apart(a.piece, target) - apart(b.piece, target));
  return (enemies.find(({ by }) => sees(setting, state, { by, upon, rule: 'PB-R107' })) ?? enemies[0])?.by;
};

/**
 * The text asks for the sight of the one who acts where guns bombard, and where fire before a front drives off whoever
 * stands there: a field of fire goes no further than its owner sees. To attack one need not see.
 */
export const sight: NonNullable<Trial<PubBattlesTypes>['sight']> = {
  acts: (setting, event, before) => {
    if (event.kind === 'fired' && event.bombardment)
      return [{ by: event.volley.shooter, upon: event.volley.target, rule: 'PB-R242' }];
    if (event.kind !== 'retreated' || !event.rules.includes('PB-R195')) return [];
    const by = shooterAt(setting, before, event.piece);
    return by === undefined ? [] : [{ by, upon: event.piece, rule: 'PB-R107' }];
  },
  sees,
};
