import * as z from 'zod';
import { breaths, cohesions, munitionLevels, phases, weathers } from '../model/vocabulary.ts';
import {
  blow,
  chunks,
  counter,
  facing,
  formed,
  hex,
  index,
  marker,
  name,
  smoke,
  some,
  steps,
  trap,
  turn,
  wind,
  yes,
} from './parts.ts';

const unit = z
  .strictObject({
    id: name,
    type: name,
    side: name,
    wing: name.exactOptional(),
    hex,
    and: hex.exactOptional(),
    facing,
    steps,
    cohesion: z.enum(cohesions),
    breath: z.enum(breaths),
    munitions: z.enum(munitionLevels),
    marker: marker.exactOptional(),
    activated: z.boolean(),
    stakes: yes.exactOptional(),
    formed: formed.exactOptional(),
    within: index.exactOptional(),
    lost: yes.exactOptional(),
  })
  .readonly();

const active = z
  .strictObject({
    unit: index.exactOptional(),
    counter: index.exactOptional(),
    struck: some(hex).exactOptional(),
    fleeing: yes.exactOptional(),
  })
  .readonly();

const bySide = z.record(name, z.int()).readonly();

export const stateSchema = z
  .strictObject({
    turn,
    phase: z.enum(phases),
    moving: name,
    seats: some(z.strictObject({ side: name, command: name.exactOptional() }).readonly()),
    units: chunks(unit),
    counters: chunks(counter),
    hidden: some(trap),
    active: active.exactOptional(),
    blow: blow.exactOptional(),
    weather: z.enum(weathers),
    wind,
    smoke,
    restValue: bySide,
    armyMoral: bySide,
    points: bySide,
    broken: name.exactOptional(),
    count: index,
  })
  .readonly();
