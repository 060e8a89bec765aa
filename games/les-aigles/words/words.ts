import type { Params, Side } from '@grognard/engine';
import type { TableCode } from '../ground/terrain/tables/codes.ts';
import type { BarrierEvent } from '../model/events/barriers.ts';
import type { ChangeEvent } from '../model/events/changes.ts';
import type { ChargeEvent } from '../model/events/charges.ts';
import type { CommandEvent } from '../model/events/command.ts';
import type { EvadeEvent } from '../model/events/evades.ts';
import type { FireEvent } from '../model/events/fire.ts';
import type { GroundEvent } from '../model/events/ground.ts';
import type { HouseEvent } from '../model/events/houses.ts';
import type { LossEvent } from '../model/events/losses.ts';
import type { MarchEvent } from '../model/events/marching.ts';
import type { MeleeEvent } from '../model/events/melee.ts';
import type { MoraleEvent } from '../model/events/morale.ts';
import type { CrossingEvent } from '../model/events/passing-through.ts';
import type { RallyEvent } from '../model/events/rallies.ts';
import type { CourseEvent } from '../model/events/sequence.ts';
import type { SightEvent } from '../model/events/sight.ts';
import type { VictoryEvent } from '../model/events/victory.ts';
import type { Event } from '../model/events.ts';
import type { BarrierCode } from '../rules/barriers/codes.ts';
import type { BendCode } from '../rules/bending/codes.ts';
import type { ChangeCode } from '../rules/changes/codes.ts';
import type { ChargeCode } from '../rules/charges/codes.ts';
import type { CommandCode } from '../rules/command/codes.ts';
import type { EvadeCode } from '../rules/evades/codes.ts';
import type { FireCode } from '../rules/fire/codes.ts';
import type { GroundCode } from '../rules/ground/codes.ts';
import type { HouseCode } from '../rules/houses/codes.ts';
import type { LossCode } from '../rules/losses/codes.ts';
import type { MarchCode } from '../rules/marching/codes.ts';
import type { MeleeCode } from '../rules/melee/codes.ts';
import type { MoraleCode } from '../rules/morale/codes.ts';
import type { CrossingCode } from '../rules/passing-through/codes.ts';
import type { HindranceCode, PlanCode } from '../rules/planning/codes.ts';
import type { RallyCode } from '../rules/rallies/codes.ts';
import type { ReactionCode } from '../rules/reactions/codes.ts';
import type { Names } from './names.ts';

export type Saying = (params: Params) => string;

/** The sentences of one room: what is told of its events, and why its orders are refused. */
interface RoomWords<E extends Event, Code extends string> {
  readonly told: { readonly [Kind in E['kind']]: (told: Extract<E, { kind: Kind }>, names: Names) => string };
  readonly refusals: Readonly<Record<Code, Saying>>;
}

interface Asking {
  /** To him who owes the decision. */
  readonly asked: string;
  /** To those who wait for it. */
  readonly awaited: string;
}

export interface Words {
  readonly course: RoomWords<CourseEvent, PlanCode | ReactionCode>;
  readonly marching: RoomWords<MarchEvent, MarchCode>;
  readonly changes: RoomWords<ChangeEvent, ChangeCode | BendCode | HindranceCode>;
  readonly crossing: RoomWords<CrossingEvent, CrossingCode>;
  readonly charges: RoomWords<ChargeEvent, ChargeCode>;
  readonly rallies: RoomWords<RallyEvent, RallyCode>;
  readonly evades: RoomWords<EvadeEvent, EvadeCode>;
  readonly command: RoomWords<CommandEvent, CommandCode>;
  readonly losses: RoomWords<LossEvent, LossCode>;
  readonly melee: RoomWords<MeleeEvent, MeleeCode>;
  readonly morale: RoomWords<MoraleEvent, MoraleCode>;
  readonly tables: RoomWords<never, TableCode>;
  readonly victory: RoomWords<VictoryEvent, never>;
  readonly fire: RoomWords<FireEvent, FireCode>;
  readonly sight: RoomWords<SightEvent, never>;
  readonly houses: RoomWords<HouseEvent, HouseCode>;
  readonly ground: RoomWords<GroundEvent, GroundCode>;
  readonly barriers: RoomWords<BarrierEvent, BarrierCode>;
  readonly decisions: Readonly<Record<'rallies' | 'follows' | 'plans' | 'reactions', Asking>>;
  readonly outcomes: Readonly<
    Record<'time' | 'held' | 'broken' | 'both-broken', (winner: Side | undefined) => string>
  >;
}
