/** The other way round of `kept.ts`: what a position has kept of everybody comes into the state again. */
import { flat } from '@grognard/engine';
import { normalHeading, unitsOf } from '@grognard/field';
import { isThere, withPart } from '../model/evolve.ts';
import type { Part, PartSecret } from '../model/part.ts';
import type { KeptEntry, Scenario } from '../model/scenario.ts';
import type { State } from '../model/state.ts';
import type { Task } from '../model/tasks.ts';
import { partNumber } from './part-name.ts';
import { writtenTask } from './written-order.ts';

/** Whom a fire is aimed at besides, if a position names him. */
const aimedAt = (secret: KeptEntry['secret'], mark: number | undefined): PartSecret => {
  const { fire } = secret ?? {};
  return fire === undefined || fire === 'hold' || mark === undefined
    ? {}
    : { fire: { ...fire, target: mark } };
};

/** What only its own side knows of it, if anything was written. */
const secretOf = (
  state: State,
  index: number,
  { secret, others: { aim, mark } = {} }: KeptEntry,
  number: (name: string) => number,
): Pick<Part, 'secret'> => {
  if (secret === undefined && aim === undefined) return {};
  const { plan, ...rest } = secret ?? {};
  return {
    secret: {
      ...{ ...rest, ...(aim !== undefined && { target: number(aim) }) },
      ...aimedAt(secret, mark === undefined ? undefined : number(mark)),
      // The schema has read every one of them as a task.
      ...(plan !== undefined && { plan: plan.map((task) => writtenTask(state, index, task) as Task) }),
    },
  };
};

const cameOf = (came: NonNullable<KeptEntry['came']>): NonNullable<Part['came']> =>
  came.map(({ quarter, at: [x, y], facing }) => ({
    ...{ hour: quarter, x: unitsOf(x), y: unitsOf(y) },
    heading: normalHeading(Math.round(facing * 100)),
  }));

/** The same part with what a position has kept of it. */
const restored = (
  state: State,
  index: number,
  kept: KeptEntry,
  part: Part,
  number: (name: string) => number,
): Part => {
  const { rally, evade, charge, follow, others = {}, house, secret: _secret, begun, came, ...plain } = kept;
  const { followers, threat, target, followed } = others;
  return {
    ...{ ...part, ...plain },
    ...(part.doing && begun !== undefined && { doing: { ...part.doing, since: begun } }),
    ...(rally && { rally: { ...rally, ...(followers && { followers: followers.map(number) }) } }),
    ...(evade && { evade: { ...evade, ...(threat !== undefined && { threat: number(threat) }) } }),
    ...(charge && { charge: { ...charge, ...(target !== undefined && { target: number(target) }) } }),
    ...(follow && followed !== undefined && { follow: { ...follow, target: number(followed) } }),
    ...(part.inside && house && { inside: { ...part.inside, ...house } }),
    ...(came !== undefined && { came: cameOf(came) }),
    ...secretOf(state, index, kept, number),
  };
};

/** The state with all that a position has kept. */
export const withKept = ({ units: entries, kept: all = {} }: Scenario, state: State): State => {
  const ids = entries.map(({ id }) => id);
  const parts = flat(state.parts);
  const number = (name: string): number => partNumber(parts, ids, name);
  let now = state;
  entries.forEach((entry, unit) => {
    const numbers = parts.flatMap((part, index) => (part.unit === unit && isThere(part) ? [index] : []));
    const { skirmishers = [] } = entry;
    const written = numbers.length > skirmishers.length ? [entry, ...skirmishers] : skirmishers;
    for (const [place, index] of numbers.entries()) {
      const kept = written[place]?.kept;
      if (kept !== undefined)
        now = withPart(now, index, (part) => restored(state, index, kept, part, number));
    }
  });
  const { crossings = [], charged = [], broken, points } = all;
  return {
    ...now,
    crossings: crossings.map((each) => ({
      ...{ ...each, crosser: number(each.crosser), crossed: number(each.crossed) },
    })),
    charged: charged.map(({ target, side }) => ({ target: number(target), side })),
    ...(broken !== undefined && { broken }),
    ...(points !== undefined && { points }),
  };
};
