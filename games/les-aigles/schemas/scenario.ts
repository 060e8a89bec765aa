import { byLanguage } from '@grognard/engine/zod';
import * as z from 'zod';
import { evacuations } from '../model/house.ts';
import type { DoingEntry, Scenario } from '../model/scenario.ts';
import { snares } from '../model/state.ts';
import { labels } from '../model/table-labels.ts';
import { edges, flanks, phases, turns } from '../model/vocabulary.ts';
import { at, degrees, gonePart, kept, keptOfAllSchema } from './kept.ts';
import {
  anchor,
  arm,
  attitude,
  drill,
  facing,
  formation,
  hand,
  name,
  nation,
  officerLevel,
  officerRank,
  shelter,
  some,
  status,
  turning,
  unfolding,
  wall,
  wayOut,
  worth,
  yes,
} from './parts.ts';
import { featureSchema, groundSchema } from './terrain.ts';

const cm = z.number().min(-1_000).max(1_000);
const text = byLanguage(z.string().max(4_000)).readonly();
const figures = z.int().min(0).max(200);

const degraded = z.enum(['disorganised', 'without formation', 'in disorder']);
const cameBy = z.enum(['rally', 'evade', 'forced march']);

/** A quarter of the whole game. */
const quarter = z.int().min(0).max(400);

const left = z.int().min(1).max(20);

/** What takes whole quarters, by what it is. */
const doing: z.ZodType<DoingEntry> = z.discriminatedUnion('what', [
  z
    .strictObject({ what: z.literal('enter'), left, house: name, wall, relief: yes.exactOptional() })
    .readonly(),
  z
    .strictObject({
      ...{ what: z.literal('leave'), left, by: wayOut, wall },
      ...{ why: z.enum(evacuations).exactOptional(), relief: yes.exactOptional() },
    })
    .readonly(),
  z.strictObject({ what: z.enum(['post', 'wonder']), left }).readonly(),
  z
    .strictObject({
      ...{ what: z.literal('change'), to: formation, left },
      ...{ anchor: anchor.exactOptional(), side: unfolding.exactOptional(), along: name.exactOptional() },
    })
    .readonly(),
  z
    .strictObject({
      ...{ what: z.literal('reform'), to: formation, left },
      ...{ side: unfolding.exactOptional(), facing: degrees.exactOptional() },
    })
    .readonly(),
  z
    .strictObject({
      ...{ what: z.literal('turn'), left, by: z.enum([...turns, 'back']) },
      figures: z.enum(['all', ...flanks]).exactOptional(),
    })
    .readonly(),
  z.strictObject({ what: z.literal('deploy'), companies: some(z.int().min(1).max(20)), left }).readonly(),
  z.strictObject({ what: z.enum(['reorganise', 'limber', 'unlimber', 'rejoin']), left }).readonly(),
  z.strictObject({ what: z.literal('bend'), along: name.exactOptional(), left }).readonly(),
  z.strictObject({ what: z.literal('drag'), cm, left }).readonly(),
]);

const bend = {
  bent: some(
    z.strictObject({ at, facing: degrees, figures, width: cm.exactOptional() }).readonly(),
  ).exactOptional(),
  follows: name.exactOptional(),
};

const unit = z
  .strictObject({
    id: name,
    side: name,
    command: name.exactOptional(),
    name: text.exactOptional(),
    nation,
    arm: arm.exactOptional(),
    status: status.exactOptional(),
    drill: drill.exactOptional(),
    light: yes.exactOptional(),
    pooled: yes.exactOptional(),
    hurt: z.int().min(0).max(39).exactOptional(),
    fired: yes.exactOptional(),
    companies: z
      .array(z.strictObject({ troop: name, figures, lost: figures.exactOptional() }).readonly())
      .min(1)
      .max(20)
      .readonly(),
    raised: figures.exactOptional(),
    attitude: attitude.exactOptional(),
    about: name.exactOptional(),
    post: at.exactOptional(),
    coming: z
      .strictObject({ attitude, about: name.exactOptional(), from: quarter })
      .readonly()
      .exactOptional(),
    gone: yes.exactOptional(),
    at,
    facing: degrees,
    formation,
    order: some(z.int().min(1).max(20)).exactOptional(),
    ranks: some(figures).exactOptional(),
    leads: hand.exactOptional(),
    turned: turning.exactOptional(),
    ...bend,
    degraded: degraded.exactOptional(),
    skirmishers: some(
      z
        .strictObject({
          ...{ companies: some(z.int().min(1).max(20)), at, facing: degrees.exactOptional() },
          ...{ degraded: degraded.exactOptional(), cameBy: cameBy.exactOptional() },
          ...bend,
          doing: doing.exactOptional(),
          kept: kept.exactOptional(),
        })
        .readonly(),
    ).exactOptional(),
    doing: doing.exactOptional(),
    pursues: z
      .strictObject({
        unit: name,
        until: z.int().min(1).max(400).exactOptional(),
        uncontrolled: yes.exactOptional(),
      })
      .readonly()
      .exactOptional(),
    bloodied: yes.exactOptional(),
    faltered: yes.exactOptional(),
    kept: kept.exactOptional(),
    cameBy: cameBy.exactOptional(),
    routing: yes.exactOptional(),
    shelter: shelter.exactOptional(),
    inside: z
      .strictObject({
        house: name,
        posts: some(
          z.strictObject({ wall, company: z.int().min(1).max(20), figures }).readonly(),
        ).exactOptional(),
        as: z.enum(['garrison', 'intruder', 'streets']).exactOptional(),
        by: wall.exactOptional(),
        shown: yes.exactOptional(),
      })
      .readonly()
      .exactOptional(),
    mustLine: name.exactOptional(),
  })
  .readonly();

const officer = z
  .strictObject({
    id: name,
    side: name,
    command: name.exactOptional(),
    name: text.exactOptional(),
    rank: officerRank,
    level: officerLevel.exactOptional(),
    charisma: worth.exactOptional(),
    authority: worth.exactOptional(),
    at,
    hit: z.int().min(0).max(400).exactOptional(),
    fallen: z.int().min(0).max(20).exactOptional(),
    with: name.exactOptional(),
    unseen: some(name).exactOptional(),
    via: some(at).exactOptional(),
    brings: z.strictObject({ unit: name, attitude, about: name.exactOptional() }).readonly().exactOptional(),
    given: z.strictObject({ period: quarter, orders: figures }).readonly().exactOptional(),
  })
  .readonly();

const aim = z
  .strictObject({
    ...{ id: name, name: text, at, radius: z.number().min(1).max(200) },
    points: z.record(name, z.int().min(0).max(100)).readonly(),
  })
  .readonly();

/** A scenario or a position, in centimetres and degrees. */
export const scenarioSchema: z.ZodType<Scenario> = z
  .strictObject({
    id: name.exactOptional(),
    title: text.exactOptional(),
    minutes: z.number().min(1).max(10_000).exactOptional(),
    about: text.exactOptional(),
    table: z
      .strictObject({ width: z.number().min(20).max(1_000), depth: z.number().min(20).max(1_000) })
      .readonly(),
    origin: z.enum(['friendly', 'competition', 'scenario']).exactOptional(),
    accepted: z.array(name).max(8).readonly().exactOptional(),
    character: z.array(z.enum(labels)).max(8).readonly().exactOptional(),
    periods: z.int().min(1).max(100).exactOptional(),
    switches: z.record(z.string().max(100), z.json()).readonly().exactOptional(),
    aims: z.array(aim).max(20).readonly().exactOptional(),
    hints: z
      .array(z.strictObject({ period: z.int().min(1).max(100), text }).readonly())
      .max(40)
      .readonly()
      .exactOptional(),
    sides: z
      .array(
        z
          .strictObject({
            id: name,
            edge: z.enum(edges),
            name: text.exactOptional(),
            colour: z.string().max(20).exactOptional(),
          })
          .readonly(),
      )
      .max(8)
      .readonly(),
    features: z.array(featureSchema).max(500).readonly().exactOptional(),
    units: some(unit),
    officers: some(officer).exactOptional(),
    now: z
      .strictObject({ period: z.int().min(1).max(100), quarter: z.int().min(1).max(4) })
      .readonly()
      .exactOptional(),
    phase: z.enum(phases).exactOptional(),
    parts: some(z.union([name, gonePart])).exactOptional(),
    contacts: some(
      z
        .strictObject({
          ...{ attacker: name, defender: name, side: facing, charged: yes.exactOptional() },
          ...{ tenth: yes.exactOptional(), rules: some(name).exactOptional() },
          quarter: z.int().min(0).max(400).exactOptional(),
          run: cm.min(0).exactOptional(),
          pushing: z.int().min(1).max(20).exactOptional(),
          fire: z.enum(['half', 'whole']).exactOptional(),
          rounds: z.int().min(1).max(100).exactOptional(),
          follower: z.enum(['attacker', 'defender']).exactOptional(),
          above: z.enum(['attacker', 'defender']).exactOptional(),
          groundRules: some(name).exactOptional(),
          wall: wall.exactOptional(),
          extra: figures.exactOptional(),
          inside: yes.exactOptional(),
          halfWay: z.enum(['attacker', 'defender']).exactOptional(),
          caughtIn: z.enum(snares).exactOptional(),
          holder: z.enum(['attacker', 'defender']).exactOptional(),
          over: z.string().min(1).exactOptional(),
        })
        .readonly(),
    ).exactOptional(),
    ground: groundSchema.exactOptional(),
    kept: keptOfAllSchema.exactOptional(),
  })
  .readonly();
