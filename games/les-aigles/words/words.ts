import type { Params, Side } from '@grognard/engine';
import type { Event } from '../events.ts';
import type { BarrierCode } from '../rules/barriers/codes.ts';
import type { BarrierEvent } from '../rules/barriers/events.ts';
import type { ChangeCode } from '../rules/changes/codes.ts';
import type { ChangeEvent } from '../rules/changes/events.ts';
import type { ChargeCode } from '../rules/charges/codes.ts';
import type { ChargeEvent } from '../rules/charges/events.ts';
import type { CommandCode } from '../rules/command/codes.ts';
import type { CommandEvent } from '../rules/command/events.ts';
import type { CrossingCode } from '../rules/crossing/codes.ts';
import type { CrossingEvent } from '../rules/crossing/events.ts';
import type { EvadeCode } from '../rules/evades/codes.ts';
import type { EvadeEvent } from '../rules/evades/events.ts';
import type { FireCode } from '../rules/fire/codes.ts';
import type { FireEvent } from '../rules/fire/events.ts';
import type { GroundCode } from '../rules/ground/codes.ts';
import type { GroundEvent } from '../rules/ground/events.ts';
import type { HouseCode } from '../rules/houses/codes.ts';
import type { HouseEvent } from '../rules/houses/events.ts';
import type { LossCode } from '../rules/losses/codes.ts';
import type { LossEvent } from '../rules/losses/events.ts';
import type { MarchCode } from '../rules/marching/codes.ts';
import type { MarchEvent } from '../rules/marching/events.ts';
import type { MeleeCode } from '../rules/melee/codes.ts';
import type { MeleeEvent } from '../rules/melee/events.ts';
import type { MoraleCode } from '../rules/morale/codes.ts';
import type { MoraleEvent } from '../rules/morale/events.ts';
import type { PlanCode } from '../rules/planning/codes.ts';
import type { RallyCode } from '../rules/rallies/codes.ts';
import type { RallyEvent } from '../rules/rallies/events.ts';
import type { ReactionCode } from '../rules/reactions/codes.ts';
import type { SightEvent } from '../rules/sight/events.ts';
import type { VictoryEvent } from '../rules/victory/events.ts';
import type { CourseEvent } from '../sequence/events.ts';
import type { TableCode } from '../terrain/tables/codes.ts';
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
  readonly changes: RoomWords<ChangeEvent, ChangeCode>;
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
