import type { Aside } from '../asides.ts';
import { everyPart, hourOf, withFields, without, withPart } from '../evolve.ts';
import type { FireOrder } from '../fire-order.ts';
import type { HouseOrders } from '../house.ts';
import type { Part, PartSecret } from '../part.ts';
import type { Evolvers, Ruled } from '../state.ts';
import type { AfterWin, Task, TaskKind } from '../tasks.ts';
import type { Phase } from '../vocabulary.ts';

export const steps = ['fire', 'morale', 'melee'] as const;
/** What comes after the moves of a half period. */
export type Step = (typeof steps)[number];

/** The clock, and what was planned. */
export type CourseEvent = Ruled &
  (
    | { readonly kind: 'half'; readonly period: number; readonly quarter: number }
    | { readonly kind: 'phase'; readonly phase: Phase }
    /** A seat's plan; only its own side is told what stands in it. */
    | {
        readonly kind: 'planned';
        readonly parts: readonly {
          readonly part: number;
          readonly plan: readonly Task[];
          readonly afterWin?: AfterWin;
          readonly inHouse?: HouseOrders;
          readonly fire?: FireOrder;
        }[];
      }
    /** The part goes on to what its plan says next. */
    | { readonly kind: 'went-on'; readonly part: number; readonly plan: readonly Task[] }
    /** Something that stood in its plan is not done; its own side is told. */
    | {
        readonly kind: 'set-aside';
        readonly part: number;
        readonly task: TaskKind;
        readonly why: Aside;
        /** What stands against it, as a refusal of the order would say it. */
        readonly code?: string;
      }
    /** It has waited for a quarter, as its plan said; its own side is told. */
    | { readonly kind: 'waited'; readonly part: number }
    | { readonly kind: 'quarter'; readonly period: number; readonly quarter: number }
    | { readonly kind: 'step'; readonly step: Step }
  );

/** A part with these secrets, if there are any. */
const keeping = (part: Part, secret: PartSecret): Part =>
  Object.keys(secret).length === 0 ? without(part, 'secret') : withFields(part, { secret });

/** What is left of an old plan is void; what had begun goes on without it. */
const withoutPlan = (part: Part, isNewPeriod: boolean): Part => {
  const { plan, fire, afterWin } = part.secret ?? {};
  if (plan === undefined && fire === undefined && (afterWin === undefined || !isNewPeriod)) return part;
  const secret = without(part.secret ?? {}, 'plan', 'fire');
  return keeping(part, isNewPeriod ? without(secret, 'afterWin') : secret);
};

/** Nothing done yet in this half period; the fire on a charge that is still under way counts on. */
const afresh = (part: Part, hour: number): Part => {
  const fresh = without(part, 'moved', 'came', 'spent', 'underFire', 'appeared', 'shownFrom');
  const still = fresh.charge === undefined ? without(fresh, 'approach') : fresh;
  return still.halted !== undefined && still.halted < hour ? without(still, 'halted') : still;
};

const planning = (part: Part, plan: readonly Task[]): Part => {
  const secret = without(part.secret ?? {}, 'plan');
  return keeping(part, plan.length === 0 ? secret : withFields(secret, { plan }));
};

const minding = (part: Part, afterWin: AfterWin | undefined): Part =>
  afterWin === undefined ? part : keeping(part, { ...part.secret, afterWin });

const heeding = (part: Part, inHouse: HouseOrders | undefined): Part =>
  inHouse === undefined ? part : keeping(part, { ...part.secret, inHouse });

const firing = (part: Part, fire: FireOrder | undefined): Part =>
  fire === undefined ? part : keeping(part, { ...part.secret, fire });

export const courseEvolvers: Evolvers<CourseEvent> = {
  half: (state, { period, quarter }) => {
    const hour = hourOf({ period, quarter });
    return {
      ...everyPart(state, (part): Part => withoutPlan(afresh(part, hour), quarter === 1)),
      period,
      quarter,
      ...(quarter === 1 && { charged: [] }),
    };
  },
  phase: (state, { phase }) => ({ ...state, phase, count: state.count + 1 }),
  planned: (state, { parts }) => {
    const plans = new Map(parts.map((each) => [each.part, each] as const));
    if (plans.size === 0) return state;
    let index = -1;
    return everyPart(state, (part) => {
      index += 1;
      const found = plans.get(index);
      if (found === undefined) return part;
      const { plan, afterWin, inHouse, fire } = found;
      return firing(heeding(minding(planning(part, plan), afterWin), inHouse), fire);
    });
  },
  'went-on': (state, { part, plan }) => withPart(state, part, (now) => planning(now, plan)),
  'set-aside': (state) => state,
  waited: (state, { part }) =>
    withPart(state, part, (now) => planning(now, (now.secret?.plan ?? []).slice(1))),
  quarter: (state, { period, quarter }) => ({ ...state, period, quarter }),
  step: (state) => state,
};
