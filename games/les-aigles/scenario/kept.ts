/** What a position keeps of everybody besides where he stands: as the state has it, but others by their names. */
import { canonical } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import { ranksOf } from '../ground/shape/ranks.ts';
import type { FireOrder } from '../model/fire-order.ts';
import type { Inside } from '../model/house.ts';
import { keptFields, keptInHouse, keptOfShape, keptOutside, keptSecrets } from '../model/kept-fields.ts';
import type { Part, PartSecret } from '../model/part.ts';
import type { KeptEntry, KeptOfAll } from '../model/scenario.ts';
import type { State } from '../model/state.ts';
import type { Unit } from '../model/unit.ts';
import { type OrderNames, taskInNames } from './order-in-names.ts';

export const picked = <T extends object, K extends keyof T>(
  from: T,
  keys: readonly K[],
): Partial<Pick<T, K>> =>
  Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]] as const])),
  ) as Partial<Pick<T, K>>;

const filled = <T extends object>(given: T): T | undefined =>
  Object.keys(given).length > 0 ? given : undefined;

/** Those whom what is under way is about. */
const othersOf = (
  { rally, evade, charge, follow, secret }: Part,
  { part: name }: OrderNames,
): KeptEntry['others'] => {
  const named = <Key extends string>(key: Key, part: number | undefined) =>
    part === undefined ? {} : ({ [key]: name(part) } as Record<Key, string>);
  return filled({
    ...(rally?.followers !== undefined && { followers: rally.followers.map(name) }),
    ...named('threat', evade?.threat),
    ...named('target', charge?.target),
    ...named('aim', secret?.target),
    ...named('followed', follow?.target),
    ...named('mark', secret?.fire === 'hold' ? undefined : secret?.fire?.target),
  });
};

/** What of a rally, an evade, a charge or a pursuit is not about others. */
const underWayOf = ({ rally, evade, charge, follow }: Part) => {
  const { followers: _followers, ...rallying } = rally ?? {};
  const { threat: _threat, ...evading } = evade ?? {};
  const { target: _target, ...charging } = charge ?? {};
  const { target: _followed, ...following } = follow ?? {};
  return {
    ...(rally !== undefined && { rally: rallying as NonNullable<KeptEntry['rally']> }),
    ...(evade !== undefined && { evade: evading as NonNullable<KeptEntry['evade']> }),
    ...(charge !== undefined && { charge: charging as NonNullable<KeptEntry['charge']> }),
    ...(follow !== undefined && { follow: following as NonNullable<KeptEntry['follow']> }),
  };
};

const houseOf = (inside: Inside | undefined): KeptEntry['house'] => {
  if (inside === undefined) return undefined;
  const { since, ordered, ...rest } = picked(inside, keptInHouse);
  return filled({
    ...rest,
    ...(since !== undefined && since > 0 && { since }),
    ...(ordered !== undefined && JSON.stringify(ordered) !== JSON.stringify(inside.posts) && { ordered }),
  });
};

const aimedFire = (fire: FireOrder): NonNullable<NonNullable<KeptEntry['secret']>['fire']> => {
  if (fire === 'hold') return fire;
  const { target: _target, ...aimed } = fire;
  return aimed;
};

/** What only its own side knows, without those whom it is about. */
const secretOf = (secret: PartSecret, names: OrderNames): NonNullable<KeptEntry['secret']> => ({
  ...picked(secret, keptSecrets),
  ...(secret.fire !== undefined && { fire: aimedFire(secret.fire) }),
  ...(secret.plan !== undefined && { plan: secret.plan.map((task) => taskInNames(names, task)) }),
});

/** Whom it charges is said elsewhere, and may be all. */
const filledSecret = (secret: PartSecret, names: OrderNames): KeptEntry['secret'] =>
  filled(secretOf(secret, names));

/** Where it has come from in this half period. */
const cameOf = (came: NonNullable<Part['came']>): NonNullable<KeptEntry['came']> =>
  came.map(({ hour, x, y, heading }) => ({
    ...{ quarter: hour, at: [cmOf(x), cmOf(y)], facing: heading / 100 },
  }));

/** Skirmishers in their usual order need no words about it. */
const standsAsSkirmishers = ({ formation, turned, ranks, companies }: Part, unit: Unit): boolean => {
  const usual = ranksOf(
    'skirmish',
    companies.map((company) => unit.companies[company]?.figures ?? 0),
  );
  return formation === 'skirmish' && turned === undefined && canonical(ranks) === canonical(usual);
};

/** Nothing, if its entry says all of it. */
export const keptOf = (
  part: Part,
  unit: Unit,
  names: OrderNames,
  isBody: boolean,
): { readonly kept?: KeptEntry } => {
  const [others, house] = [othersOf(part, names), houseOf(part.inside)];
  const secret = part.secret && (others?.aim === undefined ? secretOf : filledSecret)(part.secret, names);
  const isPlain = isBody || standsAsSkirmishers(part, unit);
  const kept = filled({
    ...picked(part, keptFields),
    ...(part.run > 0 && { run: part.run }),
    ...(part.came !== undefined && { came: cameOf(part.came) }),
    ...(part.doing !== undefined && { begun: part.doing.since }),
    ...(!isPlain && picked(part, keptOfShape)),
    ...(!isBody && picked(part, keptOutside)),
    ...underWayOf(part),
    ...(others !== undefined && { others }),
    ...(house !== undefined && { house }),
    ...(secret !== undefined && { secret }),
  });
  return kept === undefined ? {} : { kept };
};

/** What is kept of all of them together. */
export const keptTogether = (
  { crossings, charged, broken, points }: State,
  { part: name }: OrderNames,
): { readonly kept?: KeptOfAll } => {
  const kept = filled({
    ...(crossings.length > 0 && {
      crossings: crossings.map(({ crosser, crossed, ...rest }) => ({
        ...{ crosser: name(crosser), crossed: name(crossed), ...rest },
      })),
    }),
    ...(charged.length > 0 && {
      charged: charged.map(({ target, side }) => ({ target: name(target), side })),
    }),
    ...(broken !== undefined && { broken }),
    ...(points !== undefined && { points }),
  });
  return kept === undefined ? {} : { kept };
};
