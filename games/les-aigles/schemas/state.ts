import * as z from 'zod';
import type { Inside } from '../model/house.ts';
import type { Part, Piece } from '../model/part.ts';
import { type Contact, type Officer, type State, snares } from '../model/state.ts';
import type { Unit } from '../model/unit.ts';
import { phases } from '../model/vocabulary.ts';
import {
  afterWin,
  arm,
  attitude,
  barred,
  chunks,
  coordinate,
  degradation,
  drill,
  facing,
  figures,
  fireOrder,
  flank,
  formation,
  hand,
  heading,
  hour,
  index,
  inHouse,
  name,
  nation,
  officerLevel,
  officerRank,
  onward,
  place,
  posts,
  quarters,
  rules,
  shelter,
  some,
  status,
  task,
  turning,
  wall,
  worth,
  yes,
} from './parts.ts';
import { terrainStateSchema } from './terrain.ts';
import { charge, doing, evade, flow, lengthGone, rally, retreat, split } from './under-way.ts';

const unit: z.ZodType<Unit> = z
  .strictObject({
    id: name,
    side: name,
    command: name,
    nation,
    arm,
    status,
    drill,
    companies: some(z.strictObject({ troop: name, figures }).readonly()),
    raised: figures,
    light: yes.exactOptional(),
    pooled: yes.exactOptional(),
    bloodied: yes.exactOptional(),
    faltered: yes.exactOptional(),
    hurt: z.int().min(0).max(39).exactOptional(),
    fired: yes.exactOptional(),
    secret: z
      .strictObject({
        attitude,
        about: index.exactOptional(),
        post: place.exactOptional(),
        coming: z
          .strictObject({ attitude, about: index.exactOptional(), from: hour })
          .readonly()
          .exactOptional(),
      })
      .readonly()
      .exactOptional(),
  })
  .readonly();

export const inside: z.ZodType<Inside> = z
  .strictObject({
    house: name,
    as: z.enum(['garrison', 'intruder', 'streets']),
    by: wall,
    since: hour,
    posts,
    ordered: posts,
    corners: z.array(place).length(4).readonly(),
    room: z.tuple([z.int().min(0), z.int().min(0)]).readonly(),
    arrived: z.strictObject({ hour, posts }).readonly().exactOptional(),
    shown: yes.exactOptional(),
    evacuate: z
      .strictObject({ before: hour, why: z.enum(['few', 'fire']) })
      .readonly()
      .exactOptional(),
  })
  .readonly();

const piece: z.ZodType<Piece> = z
  .strictObject({ x: coordinate, y: coordinate, heading, figures, width: lengthGone.exactOptional() })
  .readonly();

const harm = {
  men: z.number().min(0).max(1_000_000),
  figures,
  walls: some(z.number().min(0).max(1_000_000)).exactOptional(),
};

export const partFields = {
  x: coordinate,
  y: coordinate,
  heading,
  unit: index,
  companies: some(index),
  formation,
  ranks: some(figures),
  degradation,
  turned: turning.exactOptional(),
  folded: hand.exactOptional(),
  leads: hand.exactOptional(),
  interval: lengthGone.exactOptional(),
  split: split.exactOptional(),
  bent: some(piece).exactOptional(),
  follows: name.exactOptional(),
  faced: some(flank).exactOptional(),
  unaligned: z.int().min(0).max(1_000_000).exactOptional(),
  hitched: yes.exactOptional(),
  doing: doing.exactOptional(),
  charge: charge.exactOptional(),
  rally: rally.exactOptional(),
  follow: z
    .strictObject({
      target: index,
      until: hour,
      pursuit: yes.exactOptional(),
      uncontrolled: yes.exactOptional(),
    })
    .readonly()
    .exactOptional(),
  evade: evade.exactOptional(),
  routing: yes.exactOptional(),
  flees: yes.exactOptional(),
  broke: hour.exactOptional(),
  halted: hour.exactOptional(),
  retreat: retreat.exactOptional(),
  flow: flow.exactOptional(),
  braced: hour.exactOptional(),
  apart: hour.exactOptional(),
  run: z.int().min(0).max(10_000_000),
  forced: quarters.exactOptional(),
  moved: yes.exactOptional(),
  came: some(z.strictObject({ hour, x: coordinate, y: coordinate, heading }).readonly()).exactOptional(),
  spent: some(hour).exactOptional(),
  underFire: z.strictObject(harm).readonly().exactOptional(),
  approach: z
    .strictObject({ ...harm, paid: yes.exactOptional() })
    .readonly()
    .exactOptional(),
  battered: lengthGone.exactOptional(),
  cameBy: z.enum(['rally', 'evade', 'forced march']).exactOptional(),
  obliged: name.exactOptional(),
  shelter: shelter.exactOptional(),
  inside: inside.exactOptional(),
  mustLine: name.exactOptional(),
  halfIn: name.exactOptional(),
  comingOut: z
    .strictObject({ heading, limit: z.int().min(-10_000_000).max(10_000_000) })
    .readonly()
    .exactOptional(),
  unseen: some(name).exactOptional(),
  opened: yes.exactOptional(),
  strayed: yes.exactOptional(),
  late: z
    .strictObject({ companies: some(index), from: hour })
    .readonly()
    .exactOptional(),
  fatigue: quarters.exactOptional(),
  laid: hour.exactOptional(),
  gunsLost: yes.exactOptional(),
  appeared: yes.exactOptional(),
  shownFrom: hour.exactOptional(),
  betrayed: name.exactOptional(),
  gone: z.enum(['joined', 'destroyed', 'left', 'unseen']).exactOptional(),
  secret: z
    .strictObject({
      plan: some(task).exactOptional(),
      target: index.exactOptional(),
      barred: barred.exactOptional(),
      onward: onward.exactOptional(),
      pass: hand.exactOptional(),
      afterWin: afterWin.exactOptional(),
      posts: posts.exactOptional(),
      inHouse: inHouse.exactOptional(),
      fire: fireOrder.exactOptional(),
    })
    .readonly()
    .exactOptional(),
};

export const part: z.ZodType<Part> = z.strictObject(partFields).readonly();

export const contact: z.ZodType<Contact> = z
  .strictObject({
    attacker: index,
    defender: index,
    side: facing,
    since: hour,
    charged: yes.exactOptional(),
    pushing: figures.exactOptional(),
    tenth: yes.exactOptional(),
    fire: z.enum(['half', 'whole']).exactOptional(),
    run: z.int().min(0).exactOptional(),
    rounds: quarters.exactOptional(),
    follower: index.exactOptional(),
    above: index.exactOptional(),
    groundRules: rules.exactOptional(),
    wall: wall.exactOptional(),
    extra: figures.exactOptional(),
    inside: yes.exactOptional(),
    halfWay: index.exactOptional(),
    caughtIn: z.enum(snares).exactOptional(),
    holder: index.exactOptional(),
    over: name.exactOptional(),
    rules,
  })
  .readonly();

export const officerSecret = z
  .strictObject({
    ride: some(place).exactOptional(),
    brings: z
      .strictObject({ unit: index, attitude, about: index.exactOptional() })
      .readonly()
      .exactOptional(),
    given: z.strictObject({ period: hour, orders: figures }).readonly().exactOptional(),
  })
  .readonly();

const officer: z.ZodType<Officer> = z
  .strictObject({
    id: name,
    side: name,
    command: name,
    rank: officerRank,
    level: officerLevel,
    charisma: worth,
    authority: worth,
    hit: hour.exactOptional(),
    fallen: figures.exactOptional(),
    x: coordinate,
    y: coordinate,
    with: index.exactOptional(),
    unseen: some(name).exactOptional(),
    secret: officerSecret.exactOptional(),
  })
  .readonly();

/** A whole state, as it lies in the store. */
export const stateSchema: z.ZodType<State> = z
  .strictObject({
    phase: z.enum(phases),
    period: z.int().min(1).max(1_000),
    quarter: z.int().min(1).max(4),
    units: chunks(unit),
    parts: chunks(part),
    officers: some(officer),
    contacts: some(contact),
    crossings: some(
      z.strictObject({ crosser: index, crossed: index, since: hour, slow: yes.exactOptional() }).readonly(),
    ),
    terrain: terrainStateSchema,
    charged: some(z.strictObject({ target: index, side: facing }).readonly()),
    broken: some(name).exactOptional(),
    points: z.record(z.string(), z.int().min(0)).readonly().exactOptional(),
    seats: some(z.strictObject({ side: name, command: name.exactOptional() }).readonly()),
    count: z.int().min(0).max(1_000_000),
  })
  .readonly();
