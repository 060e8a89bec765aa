import { byLanguage, readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import type { ArmyList } from '../scenario/armies/list.ts';
import { attitude, formation, name, nation, officerLevel, officerRank, some } from './parts.ts';

const text = byLanguage(z.string().max(4_000)).readonly();
const figures = z.int().min(1).max(200);
const value = z.int().min(-1_000).max(1_000);

const listed = { id: name, name: text.exactOptional(), command: name.exactOptional() };
const ordered = { formation: formation.exactOptional(), attitude: attitude.exactOptional() };

const unit = z
  .strictObject({
    ...listed,
    ...ordered,
    companies: z
      .array(
        z.strictObject({ troop: name, figures, times: z.int().min(1).max(20).exactOptional() }).readonly(),
      )
      .min(1)
      .max(20)
      .readonly(),
    from: some(name).exactOptional(),
  })
  .readonly();

const battery = z
  .strictObject({ ...listed, ...ordered, troop: name, gunners: figures.exactOptional() })
  .readonly();

const officer = z
  .strictObject({
    ...listed,
    rank: officerRank,
    level: officerLevel.exactOptional(),
    charisma: value.exactOptional(),
    authority: value.exactOptional(),
    general: name.exactOptional(),
  })
  .readonly();

const armySchema: z.ZodType<ArmyList> = z
  .strictObject({
    nation,
    name: text.exactOptional(),
    budget: z.int().min(0).max(1_000_000).exactOptional(),
    units: some(unit),
    batteries: some(battery).exactOptional(),
    officers: some(officer).exactOptional(),
  })
  .readonly();

/** Reads an army list from a file that anybody may have written. */
export const readArmy = readerOf(armySchema);
