import { cmOf } from '@grognard/field';
import { isThere, without } from '../model/evolve.ts';
import type { Inside } from '../model/house.ts';
import type { Part } from '../model/part.ts';
import type { UnitEntry } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { Sheet, Unit } from '../model/unit.ts';
import type { Attitude, Degradation } from '../model/vocabulary.ts';
import { keptOf } from './kept.ts';
import type { OrderNames } from './order-in-names.ts';
import { doingEntry } from './under-way.ts';

const DEGRADED: Readonly<Record<Degradation, UnitEntry['degraded']>> = {
  0: undefined,
  1: 'disorganised',
  2: 'without formation',
  3: 'in disorder',
};

/** A unit as a position writes it; `mine` are those of its parts that stand. */
export const unitEntry = (
  setting: Setting,
  unit: Unit,
  [body, ...others]: readonly Part[],
  parts: readonly Part[],
  names: OrderNames,
): UnitEntry => ({
  ...whatItIs(setting, unit),
  ...ordersOf(unit, names),
  ...(body === undefined ? GONE : bodyEntry(unit, body, others, parts, names)),
});

/** Of whom nothing is on the table it does not matter where that is. */
const GONE = { gone: true, at: [0, 0], facing: 0, formation: 'line' } as const;

const whatItIs = (setting: Setting, unit: Unit) => ({
  ...{ id: unit.id, side: unit.side, command: unit.command, nation: unit.nation, arm: unit.arm },
  ...{ status: unit.status, drill: unit.drill },
  name: setting.source.names[unit.id] ?? { fr: unit.id, en: unit.id },
  ...(unit.light === true && { light: true as const }),
  ...(unit.pooled === true && { pooled: true as const }),
  ...(unit.hurt !== undefined && { hurt: unit.hurt }),
  ...(unit.fired === true && { fired: true as const }),
  ...(unit.bloodied === true && { bloodied: true as const }),
  ...(unit.faltered === true && { faltered: true as const }),
  companies: unit.companies.map(({ troop, figures }) => ({ troop, figures })),
  raised: unit.raised,
});

/** A written order, with the unit that it is about by its id. */
export const sheetEntry = (
  { attitude, about }: Sheet,
  { unit }: OrderNames,
): { readonly attitude: Attitude; readonly about?: string } => ({
  attitude,
  ...(about !== undefined && { about: unit(about) }),
});

const ordersOf = (
  { secret }: Unit,
  names: OrderNames,
): Pick<UnitEntry, 'attitude' | 'about' | 'post' | 'coming'> => {
  if (secret === undefined) return {};
  const { post, coming } = secret;
  return {
    ...sheetEntry(secret, names),
    ...(post !== undefined && { post: [cmOf(post[0]), cmOf(post[1])] as const }),
    ...(coming !== undefined && { coming: { ...sheetEntry(coming, names), from: coming.from } }),
  };
};

const bodyEntry = (
  unit: Unit,
  body: Part,
  others: readonly Part[],
  parts: readonly Part[],
  names: OrderNames,
) => {
  const pursuit = pursuitOf(body, parts, names);
  return {
    ...{ ...placeOf(body), formation: body.formation, order: body.companies.map((company) => company + 1) },
    ranks: body.ranks,
    ...(body.leads !== undefined && { leads: body.leads }),
    ...(body.turned !== undefined && { turned: body.turned }),
    ...bendOf(body),
    ...degradedOf(body),
    ...(others.length > 0 && {
      skirmishers: others.map((part) => ({
        companies: part.companies.map((company) => company + 1),
        ...{ ...placeOf(part), ...bendOf(part), ...degradedOf(part), ...underWayOf(part) },
        ...keptOf(part, unit, names, false),
      })),
    }),
    ...underWayOf(body),
    ...(body.routing === true && { routing: true as const }),
    ...(body.shelter !== undefined && body.inside === undefined && { shelter: body.shelter }),
    ...(body.inside !== undefined && { inside: insideEntry(body.inside) }),
    ...(body.mustLine !== undefined && { mustLine: body.mustLine }),
    ...pursuit,
    ...keptOf(pursuit.pursues === undefined ? body : without(body, 'follow'), unit, names, true),
  };
};

const degradedOf = ({ degradation }: Part): Pick<UnitEntry, 'degraded'> => {
  const degraded = DEGRADED[degradation];
  return degraded === undefined ? {} : { degraded };
};

const underWayOf = ({ doing, cameBy }: Part): Pick<UnitEntry, 'doing' | 'cameBy'> => ({
  ...(doing !== undefined && { doing: doingEntry(doing) }),
  ...(cameBy !== undefined && { cameBy }),
});

const insideEntry = ({ house, as, by, posts, shown }: Inside): NonNullable<UnitEntry['inside']> => ({
  house,
  ...(as === 'garrison' ? { posts: posts.map((post) => ({ ...post, company: post.company + 1 })) } : { as }),
  by,
  ...(shown === true && { shown }),
});

const placeOf = ({
  x,
  y,
  heading,
}: Part): { readonly at: readonly [number, number]; readonly facing: number } => ({
  at: [cmOf(x), cmOf(y)],
  facing: heading / 100,
});

const bendOf = ({ bent, follows }: Part): Pick<UnitEntry, 'bent' | 'follows'> => ({
  ...(bent !== undefined && {
    bent: bent.map(({ x, y, heading, figures, width }) => ({
      ...{ at: [cmOf(x), cmOf(y)], facing: heading / 100, figures },
      ...(width !== undefined && { width: cmOf(width) }),
    })),
  }),
  ...(follows !== undefined && { follows }),
});

/** Whom it pursues, where the words of an entry say all of it. */
const pursuitOf = (
  { follow }: Part,
  parts: readonly Part[],
  names: OrderNames,
): Pick<UnitEntry, 'pursues'> => {
  const target = follow && parts[follow.target];
  if (follow === undefined || target?.routing !== true || !isThere(target)) return {};
  const { until, uncontrolled, pursuit } = follow;
  if (pursuit === true) return {};
  const unit = names.part(follow.target);
  return { pursues: { unit, until, ...(uncontrolled === true && { uncontrolled }) } };
};
