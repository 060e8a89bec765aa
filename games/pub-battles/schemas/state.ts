import * as z from 'zod';
import { comings, phases, whereabouts } from '../model/vocabulary.ts';
import {
  chunks,
  combat,
  contact,
  coordinate,
  day,
  enters,
  errand,
  heading,
  index,
  learnt,
  name,
  pieceKind,
  place,
  some,
  turn,
  yes,
} from './parts.ts';

const piece = z
  .strictObject({
    id: name,
    kind: pieceKind,
    formation: index,
    where: z.enum(whereabouts),
    x: coordinate,
    y: coordinate,
    heading,
    spent: z.boolean(),
    from: place.exactOptional(),
    horse: yes.exactOptional(),
    column: yes.exactOptional(),
    ground: name.exactOptional(),
    unpacked: yes.exactOptional(),
    lostOn: day.exactOptional(),
    mustered: yes.exactOptional(),
    recovered: z.literal(true).exactOptional(),
    enters: enters.exactOptional(),
  })
  .readonly();

const formation = z
  .strictObject({
    id: name,
    side: name,
    rating: z.int().min(1).max(6),
    chit: z.boolean(),
    hq: index,
    walked: index.exactOptional(),
    orders: errand.exactOptional(),
    next: errand.exactOptional(),
  })
  .readonly();

const sighting = z.strictObject({ piece: index, ...learnt }).readonly();

const sides = z.array(name).max(100).readonly();

export const stateSchema = z
  .strictObject({
    day,
    turn,
    phase: z.enum(phases),
    seats: some(z.strictObject({ side: name, command: name.exactOptional() }).readonly()),
    formations: some(formation),
    pieces: chunks(piece),
    cup: some(index),
    stack: some(index),
    drawn: index.exactOptional(),
    came: z.enum(comings).exactOptional(),
    played: some(index),
    let: some(name),
    activation: z
      .strictObject({ formation: index, acted: some(index), struck: some(index) })
      .readonly()
      .exactOptional(),
    contacts: some(contact),
    supports: some(z.strictObject({ lead: index, support: index }).readonly()),
    combat: combat.exactOptional(),
    fought: some(index),
    immediate: some(index).exactOptional(),
    written: z.record(name, index).readonly().exactOptional(),
    inAction: some(index).exactOptional(),
    struck: some(index).exactOptional(),
    rallies: z
      .array(z.strictObject({ train: index, day, turn }).readonly())
      .max(10_000)
      .readonly()
      .exactOptional(),
    deploying: some(index),
    known: z.record(name, chunks(sighting)).readonly(),
    packed: sides,
    sacked: sides,
    withdrawn: sides,
    count: index,
  })
  .readonly();
