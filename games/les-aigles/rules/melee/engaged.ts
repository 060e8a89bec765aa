/** Which figures of a part fight an enemy in this round. */
import { type Body, bodyOf, contactLength, gap, TOUCH } from '@grognard/field';
import { blocksOf, bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { placedAt } from '../../ground/shape/placed.ts';
import {
  CLOSE,
  gapTo,
  type StandingFigure,
  standingFigures,
  touching,
} from '../../ground/shape/standing-figures.ts';
import { nameOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Pair } from '../../model/fighting.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { type Facing, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { figureBase, skirmishBase } from '../../tables/bases.ts';
import { WIDENING } from '../../tables/melee.ts';
import { obstacleAt } from '../barriers/results.ts';
import type { MeleeCover } from '../cover/cover.ts';
import { facingInWood, isWoodFight } from '../cover/woods.ts';
import { coverIn, halfWayIn, snareIn } from './cover.ts';
import { otherOf, roundOf, sideInPair } from './pairs.ts';

export interface Engaged {
  readonly figures: readonly StandingFigure[];
  readonly rules: readonly string[];
}

const FACES: readonly Facing[] = ['front', 'rear', 'left', 'right'];

/** LA-U2.2-37: a hollow square that has not given way. */
export const isWholeSquare = ({ formation, degradation, routing }: Part): boolean =>
  formation === 'square' && degradation < WITHOUT_FORMATION && routing !== true;

/** What of a part an enemy on that side meets: one face of a square, else all of it. */
const metBody = (setting: Memories, part: Part, { arm }: Unit, side: Facing): Body => {
  if (part.formation !== 'square') return bodyOfPart(setting, part, arm);
  const face = blocksOf(setting, part, arm)[FACES.indexOf(side)];
  return face === undefined ? bodyOfPart(setting, part, arm) : bodyOf([face]);
};

/** How long the side is on which it is met. */
const lengthOf = (setting: Memories, part: Part, { arm }: Unit, side: Facing): number => {
  if (part.formation === 'square') return Math.max(1, ...part.ranks) * figureBase(arm).width;
  const { front, depth } = extentOf(setting, part, arm);
  return side === 'front' || side === 'rear' ? front : depth;
};

/** One part of a pair with all that its figures are counted by. */
interface Stance {
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  readonly side: Facing;
  readonly cover: MeleeCover;
  /** It was caught half in a wood or half across an obstacle. */
  readonly isHalfWay: boolean;
  /** A hedge, a wall or a redoubt lies between it and its enemy. */
  readonly isBarred: boolean;
}

const stanceOf = (setting: Setting, state: State, pair: Pair, index: number): Stance => ({
  index,
  part: partOf(state, index),
  unit: unitOfPart(state, index),
  side: sideInPair(pair, index),
  cover: coverIn(setting, state, pair, index),
  isHalfWay: halfWayIn(pair) === index,
  isBarred: obstacleAt(setting, state, index, otherOf(pair, index)) !== undefined,
});

/** LA-M7.2-6: companies that have just come back do not fight yet. */
const ready = (setting: Memories, state: State, { part, unit }: Stance): Engaged => {
  const all = standingFigures(setting, part, unit);
  const { late } = part;
  if (late === undefined || state.period >= late.from) return { figures: all, rules: [] };
  return { figures: all.filter(({ company }) => !late.companies.includes(company)), rules: ['LA-M7.2-6'] };
};

/** Of a part with several enemies, the figures that are nearer to this one than to any other. */
const ownShare = (
  setting: Memories,
  state: State,
  figures: readonly StandingFigure[],
  index: number,
  enemy: number,
  enemies: readonly number[],
): readonly StandingFigure[] => {
  if (enemies.length < 2) return figures;
  const bodyAt = (part: number): Body =>
    bodyOfPart(setting, partOf(state, part), unitOfPart(state, part).arm);
  const others = enemies
    .filter((each) => each !== enemy && each !== index)
    .map((each) => ({ body: bodyAt(each), isBefore: nameOf(state, each) < nameOf(state, enemy) }));
  const mine = bodyAt(enemy);
  return figures.filter((figure) => {
    const away = gapTo(figure, mine);
    return others.every(({ body, isBefore }) => {
      const there = gapTo(figure, body);
      return isBefore ? away < there : away <= there;
    });
  });
};

/** The figures at one end of each row. */
const atEnd = (figures: readonly StandingFigure[], side: 'left' | 'right'): readonly StandingFigure[] => {
  const ends = new Map<number, StandingFigure>();
  for (const figure of figures) {
    const known = ends.get(figure.row);
    const isFarther = side === 'left' ? figure.file < (known?.file ?? Infinity) : true;
    if (known === undefined || isFarther) ends.set(figure.row, figure);
  }
  return [...ends.values()];
};

/** LA-S3.5-24: who can answer an enemy on a flank. */
const atFlank = (
  { part, side }: Stance,
  all: readonly StandingFigure[],
  contact: readonly StandingFigure[],
): Engaged | undefined => {
  if (side !== 'left' && side !== 'right') return undefined;
  if (part.formation === 'square' || part.formation === 'full square') return undefined;
  if (part.formation.endsWith('column') && part.faced?.includes(side) === true)
    return { figures: contact, rules: ['LA-S3.5-24', 'LA-U2.2-34'] };
  const most = part.formation === 'double line' ? 2 : 1;
  return { figures: atEnd(all, side).slice(0, most), rules: ['LA-S3.5-24', 'LA-M2.2-7'] };
};

/** LA-S3.5-22: one more on each side on which the wider front reaches beyond the narrower. */
const overlapping = (
  all: readonly StandingFigure[],
  contact: readonly StandingFigure[],
): readonly StandingFigure[] => {
  const row = contact[0]?.row;
  const files = contact.filter((figure) => figure.row === row).map(({ file }) => file);
  const [left, right] = [Math.min(...files) - 1, Math.max(...files) + 1];
  return all.filter((figure) => figure.row === row && (figure.file === left || figure.file === right));
};

const isSheltered = ({ cover }: Stance): boolean => cover.cover !== 'none';

/** LA-S3.5-23: whether there is room to reach round the enemy. */
const isOpen = (stances: readonly Stance[]): boolean =>
  stances.every((stance) => !isSheltered(stance) && stance.part.formation !== 'square');

/** LA-O0-5: each may stand a little off the obstacle that parts them, and both are in contact with it. */
const apartOf = (setting: Memories, own: Stance, foe: Stance): number => {
  if (!own.isBarred) return CLOSE;
  const between = gap(
    bodyOfPart(setting, own.part, own.unit.arm),
    bodyOfPart(setting, foe.part, foe.unit.arm),
  );
  return Math.max(TOUCH.lesAigles.terrain, between + CLOSE);
};

/** LA-O8.6-4: over an obstacle as many fight as fit on the stretch that both have in common. */
const inCommon = (
  setting: Memories,
  own: Stance,
  foe: Stance,
  contact: readonly StandingFigure[],
): readonly StandingFigure[] => {
  const enemy = bodyOfPart(setting, foe.part, foe.unit.arm);
  const shared = contact.map((figure) => ({
    figure,
    length: contactLength(bodyOf([figure.block]), enemy, apartOf(setting, own, foe)),
  }));
  const whole = shared.reduce((sum, { length }) => sum + length, 0);
  const base = own.part.formation === 'skirmish' ? skirmishBase(own.unit.arm) : figureBase(own.unit.arm);
  const most = Math.max(1, Math.floor((whole + A_CORNER) / base.width));
  return [...shared]
    .sort((a, b) => b.length - a.length || a.figure.file - b.figure.file)
    .slice(0, most)
    .map(({ figure }) => figure);
};

/** Less than this is no figure more or less, in 0.001 cm. */
const A_CORNER = 20;

const firstRound = (
  setting: Memories,
  { caughtBy, ...own }: Stance & { readonly caughtBy: string },
  foe: Stance,
  all: Engaged,
  contact: readonly StandingFigure[],
): Engaged => {
  const flank = atFlank(own, all.figures, contact);
  if (flank !== undefined) return { ...flank, rules: [...flank.rules, ...all.rules] };
  if (own.isHalfWay) return { figures: contact, rules: ['LA-S3.5-22', caughtBy, ...all.rules] };
  if (own.isBarred)
    return {
      figures: inCommon(setting, own, foe, contact),
      rules: ['LA-S3.5-22', 'LA-S3.5-23', 'LA-O8.6-4', ...all.rules],
    };
  if (!isOpen([own, foe]))
    return { figures: contact, rules: ['LA-S3.5-22', 'LA-S3.5-23', ...squareRules(own, foe), ...all.rules] };
  const isWider =
    lengthOf(setting, own.part, own.unit, own.side) > lengthOf(setting, foe.part, foe.unit, foe.side);
  const more = isWider ? overlapping(all.figures, contact) : [];
  return { figures: [...contact, ...more], rules: ['LA-S3.5-22', ...all.rules] };
};

/** LA-U2.2-27: nobody has a flank or a rear who stands in square. */
const squareRules = (own: Stance, foe: Stance): readonly string[] =>
  [own, foe].some(({ part }) => part.formation === 'square') ? ['LA-U2.2-27'] : [];

/** What keeps a later round from being fought by everybody: a whole square, an obstacle that is not carried. */
const isHeldUp = (pair: Pair, own: Stance, foe: Stance): boolean => {
  const defender = own.index === pair.defender ? own : foe;
  return defender.cover.holds || isWholeSquare(own.part) || isWholeSquare(foe.part);
};

/** How many of those who are held up have come to stand against the other's front. */
const abreast = (
  setting: Memories,
  mover: Stance,
  held: Stance,
  figures: readonly StandingFigure[],
): number => {
  const contact = inContact(setting, mover, held, figures).length;
  const room = Math.ceil(
    lengthOf(setting, held.part, held.unit, held.side) / figureBase(mover.unit.arm).width,
  );
  return Math.min(figures.length, Math.max(contact, Math.min(contact + WIDENING, room)));
};

/** LA-U2.2-37: fronts are widened along what holds them up, and only base contact counts. */
const widened = (setting: Memories, state: State, own: Stance, foe: Stance, all: Engaged): Engaged => {
  const rules = ['LA-S3.5-25', 'LA-U2.2-37', ...all.rules];
  const contact = inContact(setting, own, foe, all.figures);
  // LA-O8.6-22: over an obstacle it goes on as it began; whoever wants more to fight brings them up by an order.
  if (own.isBarred)
    return {
      figures: inCommon(setting, own, foe, contact),
      rules: [...rules, 'LA-OX-7', 'LA-O8.6-22', 'LA-O8.3-8'],
    };
  const others = facing(own, all.figures).filter((figure) => !contact.includes(figure));
  const isHolding = own.part.formation === 'square' || (isSheltered(own) && foe.part.formation !== 'square');
  const most = isHolding
    ? Math.ceil(
        (abreast(setting, foe, own, ready(setting, state, foe).figures) * figureBase(foe.unit.arm).width) /
          figureBase(own.unit.arm).width,
      )
    : abreast(setting, own, foe, all.figures);
  return { figures: [...contact, ...others].slice(0, Math.max(contact.length, most)), rules };
};

/** Those of a part that can stand against an enemy on its side: one face of a square, else all. */
const facing = ({ part, side }: Stance, figures: readonly StandingFigure[]): readonly StandingFigure[] =>
  part.formation === 'square' ? figures.filter(({ row }) => row === FACES.indexOf(side)) : figures;

/** Those in base contact; before a square, no more than there is room for along its face. */
const inContact = (
  setting: Memories,
  own: Stance,
  foe: Stance,
  figures: readonly StandingFigure[],
): readonly StandingFigure[] => {
  const contact = touching(
    facing(own, figures),
    metBody(setting, foe.part, foe.unit, foe.side),
    apartOf(setting, own, foe),
  );
  if (foe.part.formation !== 'square') return contact;
  const room = lengthOf(setting, foe.part, foe.unit, foe.side) / figureBase(own.unit.arm).width;
  return contact.slice(0, Math.max(1, Math.ceil(room)));
};

/** Whether all figures of a part fight in the round to come. */
export const isFoughtByAll = (setting: Setting, state: State, pair: Pair, index: number): boolean =>
  roundOf(pair) > 1 &&
  !isHeldUp(
    pair,
    stanceOf(setting, state, pair, index),
    stanceOf(setting, state, pair, otherOf(pair, index)),
  );

/** LA-O4.5-5 to -10: the first round in a wood, if that is where they fight. */
const inWoods = (
  setting: Setting,
  state: State,
  own: Stance,
  foe: Stance,
  all: Engaged,
): Engaged | undefined => {
  const [one, other] = [placedAt(setting, state, own.index), placedAt(setting, state, foe.index)];
  if ([own, foe].some(({ side, isHalfWay }) => side !== 'front' || isHalfWay)) return undefined;
  if (!isWoodFight(setting, state, one, other)) return undefined;
  const contact = inContact(setting, own, foe, all.figures);
  const count = facingInWood(one, other);
  if (count === undefined)
    return { figures: contact, rules: ['LA-S3.5-22', 'LA-S3.5-23', 'LA-O4.5-5', 'LA-O4.5-6', ...all.rules] };
  const body = bodyOfPart(setting, foe.part, foe.unit.arm);
  const nearest = all.figures
    .filter(({ row }) => row === 0)
    .map((figure) => ({ figure, away: gapTo(figure, body) }))
    .sort((a, b) => a.away - b.away || a.figure.file - b.figure.file);
  const rules = ['LA-O4.5-6', 'LA-O4.5-7', 'LA-O4.5-8', 'LA-O4.5-9', 'LA-O4.5-10'];
  return {
    figures: nearest.slice(0, count).map(({ figure }) => figure),
    rules: ['LA-S3.5-22', 'LA-S3.5-23', ...rules, ...all.rules],
  };
};

/** The rules of the ground that let everybody fight. */
const laterRules = (setting: Setting, state: State, own: Stance, foe: Stance): readonly string[] =>
  isWoodFight(setting, state, placedAt(setting, state, own.index), placedAt(setting, state, foe.index))
    ? ['LA-O4.5-20']
    : [];

/** LA-O8.6-18: a follower has gone over the obstacle, and everybody fights. */
const overBarrier = ({ contacts }: Pair): readonly string[] =>
  contacts.some(({ over }) => over !== undefined) ? ['LA-O8.6-18'] : [];

/** The figures of one part of a pair that fight the other; `enemies` are all whom it fights. */
export const engagedIn = (
  setting: Setting,
  state: State,
  pair: Pair,
  index: number,
  enemies: readonly number[],
  isPursuit: boolean,
): Engaged => {
  const [own, foe] = [
    stanceOf(setting, state, pair, index),
    stanceOf(setting, state, pair, otherOf(pair, index)),
  ];
  const present = ready(setting, state, own);
  const share = ownShare(setting, state, present.figures, index, foe.index, enemies);
  const all = { ...present, figures: share };
  if (isPursuit) return { ...all, rules: [...all.rules, 'LA-M3.3-13'] };
  const isFree = !isHeldUp(pair, own, foe);
  if (roundOf(pair) > 1 && isFree)
    return {
      ...all,
      rules: [...all.rules, 'LA-S3.5-25', ...laterRules(setting, state, own, foe), ...overBarrier(pair)],
    };
  if (roundOf(pair) > 1) return widened(setting, state, own, foe, all);
  const caughtBy = snareIn(pair) === 'obstacle' ? 'LA-O8.6-27' : 'LA-O4.5-13';
  return (
    inWoods(setting, state, own, foe, all) ??
    firstRound(setting, { ...own, caughtBy }, foe, all, inContact(setting, own, foe, share))
  );
};
