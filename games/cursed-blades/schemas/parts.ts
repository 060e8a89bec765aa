import * as z from 'zod';
import { counterKinds, formationModes, manipulations, markers, smokes, winds } from '../model/vocabulary.ts';

/** What the schemas of orders, events and states have in common. */

export const name = z.string().min(1).max(80);
export const index = z.int().min(0).max(100_000);
export const yes = z.literal(true);
export const hex = z.int().min(0).max(100_000);
export const side = z.int().min(0).max(5);
export const facing = z.int().min(0).max(11);
export const steps = z.int().min(0).max(8);
export const die = z.int().min(1).max(6);
export const manipulation = z.enum(manipulations);
export const mode = z.enum(formationModes);
export const marker = z.enum(markers);
export const counterKind = z.enum(counterKinds);
export const turn = z.int().min(1).max(100);

export const some = <T extends z.ZodType>(item: T) => z.array(item).max(1_000).readonly();

/** A long list in pieces of 64. */
export const chunks = <T extends z.ZodType>(item: T) =>
  z.array(z.array(item).max(64).readonly()).max(1_000).readonly();

export const formed = z.strictObject({ mode, units: some(index) }).readonly();

export const counter = z
  .strictObject({
    kind: counterKind,
    side: name.exactOptional(),
    hex,
    facing: facing.exactOptional(),
    level: z.int().min(1).max(4).exactOptional(),
    of: counterKind.exactOptional(),
    activated: yes.exactOptional(),
    gone: yes.exactOptional(),
  })
  .readonly();

export const trap = z.strictObject({ side: name, hex }).readonly();

export const blow = z
  .strictObject({
    attacker: index.exactOptional(),
    defender: index,
    by: z.enum(['shock', 'fire', 'trap']),
    supported: z.boolean(),
    losses: z.int().min(0).max(20),
    from: hex,
    upon: hex.exactOptional(),
  })
  .readonly();

export const wind = z.strictObject({ force: z.enum(winds), towards: side }).readonly();

export const smoke = some(z.strictObject({ hex, smoke: z.enum(smokes) }).readonly());
