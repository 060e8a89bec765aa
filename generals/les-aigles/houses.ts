/** Houses: whoever is to keep a place goes into one that stands in it; whoever storms goes at the enemy's walls. */
import { eastOf, headingOf, northOf, turnBetween } from '@grognard/field';
import {
  entryOf,
  foreseePlan,
  type House,
  housesKnown,
  isWhollyAt,
  legsTo,
  type Task,
  touches,
} from '@grognard/les-aigles/for-generals';
import { bestPlansFor, type Ideas, isLawful } from './choosing.ts';
import type { Doctrine } from './doctrine.ts';
import { chartFor, type Place, squareAt } from './ground/chart.ts';
import { marchesOf } from './marches.ts';
import { crowd, isTired, marchIdeas } from './marching.ts';
import { cmTo, type Mission, outside } from './missions.ts';
import { cmBetween, glanceAt, isInHand, isStill, type Man, type Situation } from './situation.ts';

type Wall = House['walls'][number];

/** Fewer than this are no garrison. */
const GARRISON = 6;
/** An enemy in the field so near leaves no time to go in, in cm. */
const DISTURBED = 12;
/** From so far before a wall the middle of a column goes straight up to it, in cm. */
const FORECOURT = 10;
/** From here on the way round everything else is behind, in cm. */
const ROUND_IT = 22;
/** A wall so near is looked at closely, in cm. */
const AT_HAND = 18;
/** Nobody has to go farther for a house, in cm. */
const NEAR = 40;
/** How far round one may come up to a wall, in degrees. */
const SQUARE_ON = 44;
/** Only so near is it worth while to fold up for a wall, in cm. */
const FOLDING = 16;
/** A house is stormed by so many times as many as are in it. */
const STORMERS = 1.5;
const STORMED_FROM = 16;

const middleOf = ({ from, to }: Wall): Place => ({ x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 });

const before = (wall: Wall, cm: number): Place => {
  const { x, y } = middleOf(wall);
  return { x: x + eastOf(wall.faces) * cm * 1_000, y: y + northOf(wall.faces) * cm * 1_000 };
};

const centreOf = ({ walls }: House): Place => {
  const sum = (axis: 0 | 1): number => walls.reduce((total, { from }) => total + from[axis], 0);
  return { x: sum(0) / walls.length, y: sum(1) / walls.length };
};

const holderOf = (men: readonly Man[], { id }: House): Man | undefined =>
  men.find(({ part: { inside, doing } }) => {
    const enters = doing?.what === 'enter' && doing.house === id;
    return enters || inside?.house === id;
  });

/** Whether there is room before a wall to come up to it. */
const isOpen = ({ setting, view }: Situation, man: Man, { x, y }: Place): boolean => {
  const { minX, minY, maxX, maxY } = setting.table;
  const chart = chartFor(setting, view, man);
  const isOnTable = x > minX && y > minY && x < maxX && y < maxY;
  return isOnTable && chart !== undefined && (chart.dear[squareAt(chart, x, y)] ?? Infinity) < Infinity;
};

/** Who could go into a house at all. */
const mayGoIn = ({ kind, part, figures }: Man): boolean =>
  kind === 'foot' &&
  part.inside === undefined &&
  part.degradation < 2 &&
  part.formation !== 'skirmish' &&
  !part.formation.endsWith('square') &&
  figures >= GARRISON;

/** The houses of a place that nobody is in, each for whoever is nearest to it of those who are sent there. */
const emptyFor = (situation: Situation, man: Man, mission: Mission): readonly House[] => {
  const { setting, view, own, foes, missions } = situation;
  const men = [...own, ...foes];
  const rivals = own.filter(
    (other) => mayGoIn(other) && missions.get(other.index)?.place === mission.place && other !== man,
  );
  return housesKnown(setting, view).filter((house) => {
    const centre = centreOf(house);
    const isInPlace = cmBetweenPlaces(centre, mission.place) < mission.radius - 1;
    const isFree = holderOf(men, house) === undefined && view.terrain.houses[house.id]?.burning !== true;
    return (
      isInPlace &&
      isFree &&
      cmTo(man, centre) < NEAR &&
      rivals.every((other) => cmTo(other, centre) >= cmTo(man, centre))
    );
  });
};

const cmBetweenPlaces = (a: Place, b: Place): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) / 1_000;

/** How far round a man would have to turn to look straight at a wall, in degrees. */
const askew = ({ part }: Man, { faces }: Wall): number =>
  Math.abs(turnBetween(part.heading, (faces + 18_000) % 36_000)) / 100;

/** How far it is to a wall, and round to it. */
const effort = (man: Man, wall: Wall): number => {
  const front = before(wall, FORECOURT);
  const { x, y } = man.middle;
  const off =
    Math.abs(turnBetween(headingOf(front.x - x, front.y - y), (wall.faces + 18_000) % 36_000)) / 100;
  return cmTo(man, front) + off / 6 + askew(man, wall) / 12;
};

interface Door {
  readonly house: House;
  readonly wall: number;
  readonly side: Wall;
}

const doorsOf = (situation: Situation, man: Man, houses: readonly House[]): readonly Door[] =>
  houses
    .flatMap((house) => house.walls.map((side, wall): Door => ({ house, wall, side })))
    .filter(({ side }) => isOpen(situation, man, before(side, FORECOURT)))
    .sort((a, b) => effort(man, a.side) - effort(man, b.side));

/** Straight up to a wall and in, if half a period brings a man there square on. */
const upTo = (situation: Situation, man: Man, { house, wall, side }: Door, isStorm: boolean): Ideas => {
  const { unit, part } = man;
  const entry = entryOf(situation.view, man, house, wall);
  const isAtWall = isStorm ? touches(situation.setting, part, unit, side) : isWhollyAt(part, unit, side);
  const plans: Task[][] = isAtWall ? [[entry]] : [];
  const { x, y } = middleOf(side);
  const legs = legsTo(situation.setting, unit, part, [x, y]);
  const direct: Ideas = legs.length > 0 ? [[{ do: 'march', legs }]] : [];
  for (const march of cmTo(man, { x, y }) < AT_HAND ? [...direct, ...marchesOf(situation, man)] : []) {
    const there = foreseePlan(glanceAt(situation, man), march);
    if (touches(situation.setting, there, unit, side) && askew({ ...man, part: there }, side) < SQUARE_ON)
      plans.push([...march, entry]);
  }
  return plans.filter((plan) => isLawful(situation, man, plan));
};

/** One comes in only in a column that is no wider than the wall. */
const folded = (situation: Situation, man: Man, { side }: Door): Ideas => {
  const { part } = man;
  const isNarrow = (part.ranks[0] ?? 0) <= side.capacity && part.formation !== 'line';
  const column: readonly Task[] = [{ do: 'change', to: 'march column' }];
  return isNarrow || part.formation === 'march column' || !isLawful(situation, man, column) ? [] : [column];
};

/** So far out one begins to come straight in, in cm. */
const STRAIGHT_IN = 12;

/** Where the head of a column makes for: the wall, or a place before it as long as it is off to one side. */
const makesFor = ({ part: { x, y } }: Man, { side }: Door): Place => {
  const middle = middleOf(side);
  const [dx, dy] = [x - middle.x, y - middle.y];
  const [east, north] = [eastOf(side.faces), northOf(side.faces)];
  const out = (dx * east + dy * north) / 1_000;
  const aside = Math.abs(dx * north - dy * east) / 1_000;
  return before(side, out <= 0 ? STRAIGHT_IN : Math.min(STRAIGHT_IN, 1.5 * Math.max(0, aside - 1)));
};

/** Whoever is wedged in somewhere at last turns about, in cm of way. */
const WEDGED = { now: 10, tired: 40 } as const;

/** Nearer to a wall, so that it can be entered. */
const approachIdeas = (situation: Situation, man: Man, door: Door): Ideas => {
  const about: readonly Task[] = [{ do: 'turn', figures: 'all', by: 'about' }];
  const idling = isTired(situation, man) ? WEDGED.tired : WEDGED.now;
  const goal = makesFor(man, door);
  const direct: Ideas = [legsTo(situation.setting, man.unit, man.part, [goal.x, goal.y])]
    .filter((legs) => legs.length > 0)
    .map((legs): readonly Task[] => [{ do: 'march', legs }]);
  return bestPlansFor(situation, man, [[], ...direct, ...marchesOf(situation, man), about], (then) => {
    const next = makesFor(then, door);
    const left = cmBetweenPlaces(then.part, next) + cmBetweenPlaces(next, middleOf(door.side));
    const { x, y } = then.part;
    const off =
      left < 0.5 ? 0 : Math.abs(turnBetween(then.part.heading, headingOf(next.x - x, next.y - y))) / 100;
    return -left - off / 10 - crowd(situation, man, then) - (isStill(man, then) ? idling : 0);
  });
};

/** Into an empty house of the place that a man is sent to. */
const occupyIdeas = (situation: Situation, man: Man, mission: Mission, near: number): Ideas => {
  if (near < DISTURBED) return [];
  const [door] = doorsOf(situation, man, emptyFor(situation, man, mission));
  if (door === undefined) return [];
  const front = before(door.side, FORECOURT);
  const narrower = cmTo(man, front) < FOLDING ? folded(situation, man, door) : [];
  if (narrower.length > 0) return narrower;
  const straight = upTo(situation, man, door, false);
  if (straight.length > 0) return straight;
  return cmTo(man, front) < ROUND_IT
    ? approachIdeas(situation, man, door)
    : marchIdeas(situation, man, front, near);
};

/** At a house that the enemy holds, with enough friends about. */
const stormIdeas = (situation: Situation, man: Man, near: number): Ideas => {
  if (near < DISTURBED) return [];
  const { setting, view, own, foes } = situation;
  const held = housesKnown(setting, view).filter((house) => {
    const garrison = holderOf(foes.filter(isInHand), house);
    if (garrison === undefined || cmBetween(man, garrison) > STORMED_FROM) return false;
    const stormers = own
      .filter((each) => mayGoIn(each) && cmBetween(each, garrison) <= STORMED_FROM)
      .reduce((sum, { figures }) => sum + figures, 0);
    return stormers >= STORMERS * garrison.figures;
  });
  for (const door of doorsOf(situation, man, held)) {
    const plans = upTo(situation, man, door, true);
    if (plans.length > 0) return plans;
  }
  return [];
};

/** What a man does about houses, if anything. */
export const houseIdeas = (
  situation: Situation,
  man: Man,
  near: number,
  { storms, seizes }: Doctrine,
): Ideas => {
  if (!mayGoIn(man)) return [];
  const mission = situation.missions.get(man.index);
  const isPressing = mission !== undefined && (mission.isUrgent || seizes === true);
  const occupying =
    mission !== undefined && (isPressing || outside(man, mission) === 0)
      ? occupyIdeas(situation, man, mission, near)
      : [];
  if (occupying.length > 0) return occupying;
  return storms === true || isPressing ? stormIdeas(situation, man, near) : [];
};

/** More figures brought up to a wall that is attacked. */
export const extendIdeas = (situation: Situation, man: Man): Ideas => {
  const at = situation.view.contacts.find(
    ({ attacker, wall }) => attacker === man.index && wall !== undefined,
  );
  if (at?.wall === undefined) return [];
  const { wall } = at;
  return [6, 5, 4, 3, 2, 1]
    .map((figures): readonly Task[] => [{ do: 'extend', wall, figures }])
    .filter((plan) => isLawful(situation, man, plan))
    .slice(0, 1);
};
