import { flat } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import type { Inside } from '../house-types.ts';
import type { Part } from '../part-types.ts';
import type { ContactEntry, OfficerEntry, Scenario, UnitEntry } from '../scenario-types.ts';
import type { Setting } from '../setting.ts';
import { isThere, without } from '../state.ts';
import type { Contact, Officer, State } from '../state-types.ts';
import type { TerrainState } from '../terrain/state.ts';
import type { Unit } from '../unit-types.ts';
import type { Degradation } from '../vocabulary.ts';
import { keptOf, keptOfAll, nameIn } from './kept.ts';
import { doingEntry } from './under-way.ts';

const DEGRADED: Readonly<Record<Degradation, UnitEntry['degraded']>> = {
  0: undefined,
  1: 'disorganised',
  2: 'without formation',
  3: 'in disorder',
};

/** The scenario in which everybody stands where he stands now. */
export const position = (setting: Setting, state: State): Scenario => {
  const { names: _names, commands: _commands, ...source } = setting.source;
  const units = flat(state.units);
  const parts = flat(state.parts);
  return {
    ...source,
    ...(state.terrain.hidden.length > 0 && {
      features: [...(source.features ?? []), ...state.terrain.hidden.map(({ entry }) => entry)],
    }),
    units: units.flatMap((unit, index) => entryOf(setting, unit, index, parts, units)),
    ...(state.officers.length > 0 && {
      officers: state.officers.map((officer) => officerEntry(setting, officer, units)),
    }),
    now: { period: state.period, quarter: state.quarter },
    ...(state.contacts.length > 0 && {
      contacts: state.contacts.map((contact) => contactEntry(contact, parts, units)),
    }),
    ...groundNow(state.terrain),
    ...keptOfAll(state),
  };
};

/** What the battle has made of the ground, if anything. */
const groundNow = ({ hidden, made, houses, damage, works = {} }: TerrainState): Pick<Scenario, 'ground'> => {
  const known = Object.fromEntries(
    hidden.filter((each) => each.known.length > 0).map((each) => [each.entry.id, each.known] as const),
  );
  const ground = {
    ...(made.length > 0 && { made }),
    ...(Object.keys(houses).length > 0 && { houses }),
    ...(damage.length > 0 && { damage }),
    ...(Object.keys(works).length > 0 && { works }),
    ...(Object.keys(known).length > 0 && { known }),
  };
  return Object.keys(ground).length > 0 ? { ground } : {};
};

const entryOf = (
  setting: Setting,
  unit: Unit,
  index: number,
  parts: readonly Part[],
  units: readonly Unit[],
): readonly UnitEntry[] => {
  const mine = parts.filter((part) => part.unit === index && part.gone === undefined);
  const [body, ...others] = mine;
  if (body === undefined) return [];
  const degraded = DEGRADED[body.degradation];
  const pursuit = pursuitOf(body, parts, units);
  const { attitude, about } = unit.secret ?? {};
  const target = about === undefined ? undefined : units[about]?.id;
  return [
    {
      ...{ id: unit.id, side: unit.side, command: unit.command, nation: unit.nation, arm: unit.arm },
      ...{
        status: unit.status,
        drill: unit.drill,
        name: setting.source.names[unit.id] ?? { fr: unit.id, en: unit.id },
      },
      ...(unit.light === true && { light: true }),
      ...(unit.pooled === true && { pooled: true }),
      ...(unit.hurt !== undefined && { hurt: unit.hurt }),
      ...(unit.fired === true && { fired: true }),
      ...(unit.bloodied === true && { bloodied: true }),
      ...(unit.faltered === true && { faltered: true }),
      companies: unit.companies.map(({ troop, figures }) => ({ troop, figures })),
      raised: unit.raised,
      ...(attitude !== undefined && { attitude }),
      ...(target !== undefined && { about: target }),
      ...placeOf(body),
      formation: body.formation,
      order: body.companies.map((company) => company + 1),
      ranks: body.ranks,
      ...(body.leads !== undefined && { leads: body.leads }),
      ...(body.turned !== undefined && { turned: body.turned }),
      ...bendOf(body),
      ...(degraded !== undefined && { degraded }),
      ...(others.length > 0 && {
        skirmishers: others.map((part) => ({
          companies: part.companies.map((company) => company + 1),
          ...placeOf(part),
          ...bendOf(part),
          ...(DEGRADED[part.degradation] !== undefined && { degraded: DEGRADED[part.degradation] }),
          ...(part.cameBy !== undefined && { cameBy: part.cameBy }),
          ...(part.doing !== undefined && { doing: doingEntry(part.doing) }),
          ...keptOf(part, parts, units, false),
        })),
      }),
      ...(body.doing !== undefined && { doing: doingEntry(body.doing) }),
      ...(body.cameBy !== undefined && { cameBy: body.cameBy }),
      ...(body.routing === true && { routing: true }),
      ...(body.shelter !== undefined && body.inside === undefined && { shelter: body.shelter }),
      ...(body.inside !== undefined && { inside: insideEntry(body.inside) }),
      ...(body.mustLine !== undefined && { mustLine: body.mustLine }),
      ...pursuit,
      ...keptOf(pursuit.pursues === undefined ? body : without(body, 'follow'), parts, units, true),
    },
  ];
};

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

const officerEntry = (
  setting: Setting,
  { id, side, command, rank, level, charisma, authority, x, y, hit, fallen, with: led }: Officer,
  units: readonly Unit[],
): OfficerEntry => ({
  ...{ id, side, command, rank, level, charisma, authority, at: [cmOf(x), cmOf(y)] },
  ...(hit !== undefined && { hit }),
  ...(fallen !== undefined && { fallen }),
  ...(led !== undefined && { with: units[led]?.id ?? '' }),
  name: setting.source.names[id] ?? { fr: id, en: id },
});

const roleOf = ({ attacker }: Contact, part: number): 'attacker' | 'defender' =>
  part === attacker ? 'attacker' : 'defender';

/** Whom it pursues, where the words of an entry say all of it. */
const pursuitOf = (
  { follow }: Part,
  parts: readonly Part[],
  units: readonly Unit[],
): Pick<UnitEntry, 'pursues'> => {
  const target = follow && parts[follow.target];
  if (follow === undefined || target?.routing !== true || !isThere(target)) return {};
  const { until, uncontrolled, pursuit } = follow;
  if (pursuit === true) return {};
  const unit = nameIn(follow.target, parts, units);
  return { pursues: { unit, until, ...(uncontrolled === true && { uncontrolled }) } };
};

const contactEntry = (contact: Contact, parts: readonly Part[], units: readonly Unit[]): ContactEntry => {
  const idOf = (part: number): string => nameIn(part, parts, units);
  return {
    ...{ attacker: idOf(contact.attacker), defender: idOf(contact.defender), side: contact.side },
    ...(contact.charged === true && { charged: true }),
    quarter: contact.since,
    ...(contact.run !== undefined && { run: cmOf(contact.run) }),
    ...(contact.pushing !== undefined && { pushing: contact.pushing }),
    ...(contact.fire !== undefined && { fire: contact.fire }),
    ...(contact.rounds !== undefined && { rounds: contact.rounds }),
    ...(contact.follower !== undefined && { follower: roleOf(contact, contact.follower) }),
    ...(contact.above !== undefined && { above: roleOf(contact, contact.above) }),
    ...(contact.wall !== undefined && { wall: contact.wall }),
    ...(contact.extra !== undefined && { extra: contact.extra }),
    ...(contact.inside === true && { inside: true }),
    ...(contact.halfWay !== undefined && { halfWay: roleOf(contact, contact.halfWay) }),
    ...(contact.holder !== undefined && { holder: roleOf(contact, contact.holder) }),
    ...(contact.over !== undefined && { over: contact.over }),
  };
};
