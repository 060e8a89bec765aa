import * as z from 'zod';
import type { Scenario } from './scenario-types.ts';
import {
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
  wall,
  worth,
  yes,
} from './schema-parts.ts';
import { featureSchema, groundSchema } from './terrain/schema.ts';
import { edges, unfoldings } from './vocabulary.ts';

const cm = z.number().min(-1_000).max(1_000);
const degrees = z.number().min(0).max(360);
const at = z.tuple([cm, cm]).readonly();
const text = z.strictObject({ fr: z.string().max(4_000), en: z.string().max(4_000) }).readonly();
const figures = z.int().min(0).max(200);

const degraded = z.enum(['disorganised', 'without formation', 'in disorder']);
const cameBy = z.enum(['rally', 'evade', 'forced march']);

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
    at,
    facing: degrees,
    formation,
    order: some(z.int().min(1).max(20)).exactOptional(),
    ranks: some(figures).exactOptional(),
    leads: hand.exactOptional(),
    turned: turning.exactOptional(),
    degraded: degraded.exactOptional(),
    skirmishers: some(
      z
        .strictObject({
          ...{ companies: some(z.int().min(1).max(20)), at, facing: degrees.exactOptional() },
          ...{ degraded: degraded.exactOptional(), cameBy: cameBy.exactOptional() },
        })
        .readonly(),
    ).exactOptional(),
    doing: z
      .strictObject({
        what: name,
        to: formation.exactOptional(),
        left: z.int().min(1).max(20),
        side: z.enum(unfoldings).exactOptional(),
      })
      .readonly()
      .exactOptional(),
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
    periods: z.int().min(1).max(100).exactOptional(),
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
    contacts: some(
      z
        .strictObject({
          ...{ attacker: name, defender: name, side: facing, charged: yes.exactOptional() },
          quarter: z.int().min(0).max(400).exactOptional(),
          run: cm.min(0).exactOptional(),
          pushing: z.int().min(1).max(20).exactOptional(),
          fire: z.enum(['half', 'whole']).exactOptional(),
          rounds: z.int().min(1).max(100).exactOptional(),
          follower: z.enum(['attacker', 'defender']).exactOptional(),
          above: z.enum(['attacker', 'defender']).exactOptional(),
          wall: wall.exactOptional(),
          extra: figures.exactOptional(),
          inside: yes.exactOptional(),
        })
        .readonly(),
    ).exactOptional(),
    ground: groundSchema.exactOptional(),
  })
  .readonly();
