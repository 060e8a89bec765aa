/** What a position keeps of everybody besides where he stands: as the state has it, but others by their names. */
import { flat } from '@grognard/engine';
import type { Inside } from '../house-types.ts';
import type { Part, PartSecret } from '../part-types.ts';
import type { KeptEntry, KeptOfAll, Scenario } from '../scenario-types.ts';
import { isThere, withPart } from '../state.ts';
import type { State } from '../state-types.ts';
import type { Unit } from '../unit-types.ts';
import { keptFields, keptInHouse, keptOfShape, keptOutside, keptSecrets } from './kept-fields.ts';
import { namePart, partNumber } from './part-name.ts';

export const picked = <T extends object, K extends keyof T>(
  from: T,
  keys: readonly K[],
): Partial<Pick<T, K>> =>
  Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]] as const])),
  ) as Partial<Pick<T, K>>;

const filled = <T extends object>(given: T): T | undefined =>
  Object.keys(given).length > 0 ? given : undefined;

/** A part by the name that it will have among those that still stand. */
export const nameIn = (part: number, parts: readonly Part[], units: readonly Unit[]): string => {
  const unit = parts[part]?.unit ?? -1;
  const before = parts.filter((each, index) => index < part && each.unit === unit && isThere(each));
  return namePart(units[unit]?.id ?? '', before.length + 1);
};

/** Those whom what is under way is about. */
const othersOf = (
  { rally, evade, charge, follow, secret }: Part,
  parts: readonly Part[],
  units: readonly Unit[],
): KeptEntry['others'] => {
  const isLeft = (part: number | undefined): part is number => {
    const other = part === undefined ? undefined : parts[part];
    return other !== undefined && isThere(other);
  };
  const named = <Key extends string>(key: Key, part: number | undefined) =>
    isLeft(part) ? ({ [key]: nameIn(part, parts, units) } as Record<Key, string>) : {};
  const followers = rally?.followers?.filter(isLeft).map((each) => nameIn(each, parts, units));
  return filled({
    ...(followers !== undefined && { followers }),
    ...named('threat', evade?.threat),
    ...named('target', charge?.target),
    ...named('aim', charge === undefined ? undefined : secret?.target),
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

/** What only its own side knows, without those whom it is about. */
const secretOf = ({ fire, ...secret }: PartSecret): KeptEntry['secret'] => {
  if (fire === undefined || fire === 'hold')
    return filled({ ...picked(secret, keptSecrets), ...(fire !== undefined && { fire }) });
  const { target: _target, ...aimed } = fire;
  return { ...picked(secret, keptSecrets), fire: aimed };
};

/** Whom a fire is aimed at besides, if a position names him. */
const aimedAt = (secret: PartSecret | undefined, mark: number | undefined): PartSecret => {
  const { fire } = secret ?? {};
  return fire === undefined || fire === 'hold' || mark === undefined
    ? {}
    : { fire: { ...fire, target: mark } };
};

/** Nothing, if its entry says all of it. */
export const keptOf = (
  part: Part,
  parts: readonly Part[],
  units: readonly Unit[],
  isBody: boolean,
): { readonly kept?: KeptEntry } => {
  const secret = secretOf(part.secret ?? {});
  const [others, house] = [othersOf(part, parts, units), houseOf(part.inside)];
  const isPlain = isBody || (part.formation === 'skirmish' && part.turned === undefined);
  const kept = filled({
    ...picked(part, keptFields),
    ...(part.run > 0 && { run: part.run }),
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

/** The same part with what a position has kept of it. */
const restored = (part: Part, kept: KeptEntry, number: (name: string) => number): Part => {
  const { rally, evade, charge, follow, others = {}, house, secret, begun, ...plain } = kept;
  const { followers, threat, target, aim, followed, mark } = others;
  return {
    ...{ ...part, ...plain },
    ...(part.doing && begun !== undefined && { doing: { ...part.doing, since: begun } }),
    ...(rally && { rally: { ...rally, ...(followers && { followers: followers.map(number) }) } }),
    ...(evade && { evade: { ...evade, ...(threat !== undefined && { threat: number(threat) }) } }),
    ...(charge && { charge: { ...charge, ...(target !== undefined && { target: number(target) }) } }),
    ...(follow && followed !== undefined && { follow: { ...follow, target: number(followed) } }),
    ...(part.inside && house && { inside: { ...part.inside, ...house } }),
    ...((secret !== undefined || aim !== undefined) && {
      secret: {
        ...{ ...part.secret, ...secret, ...(aim !== undefined && { target: number(aim) }) },
        ...aimedAt(secret, mark === undefined ? undefined : number(mark)),
      },
    }),
  };
};

/** What is kept of all of them together. */
export const keptOfAll = (state: State): { readonly kept?: KeptOfAll } => {
  const [parts, units] = [flat(state.parts), flat(state.units)];
  const name = (part: number): string => nameIn(part, parts, units);
  const isPresent = (part: number): boolean => {
    const other = parts[part];
    return other !== undefined && isThere(other);
  };
  const crossings = state.crossings.filter(
    ({ crosser, crossed }) => isPresent(crosser) && isPresent(crossed),
  );
  const charged = state.charged.filter(({ target }) => isPresent(target));
  const kept = filled({
    ...(crossings.length > 0 && {
      crossings: crossings.map(({ crosser, crossed, ...rest }) => ({
        ...{ crosser: name(crosser), crossed: name(crossed), ...rest },
      })),
    }),
    ...(charged.length > 0 && {
      charged: charged.map(({ target, side }) => ({ target: name(target), side })),
    }),
    ...(state.broken !== undefined && { broken: state.broken }),
  });
  return kept === undefined ? {} : { kept };
};

/** The state with all that a position has kept. */
export const withKept = ({ units: entries, kept: all = {} }: Scenario, state: State): State => {
  const ids = entries.map(({ id }) => id);
  const parts = flat(state.parts);
  const number = (name: string): number => partNumber(parts, ids, name);
  let now = state;
  entries.forEach((entry, unit) => {
    const numbers = parts.flatMap((part, index) => (part.unit === unit ? [index] : []));
    const { skirmishers = [] } = entry;
    const written = numbers.length > skirmishers.length ? [entry, ...skirmishers] : skirmishers;
    for (const [place, index] of numbers.entries()) {
      const kept = written[place]?.kept;
      if (kept !== undefined) now = withPart(now, index, (part) => restored(part, kept, number));
    }
  });
  const { crossings = [], charged = [], broken } = all;
  return {
    ...now,
    crossings: crossings.map((each) => ({
      ...{ ...each, crosser: number(each.crosser), crossed: number(each.crossed) },
    })),
    charged: charged.map(({ target, side }) => ({ target: number(target), side })),
    ...(broken !== undefined && { broken }),
  };
};
