import { flat } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import type { Part } from '../model/part.ts';
import type { ContactEntry, GonePart, OfficerEntry, Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { Contact, Officer, State } from '../model/state.ts';
import type { TerrainState } from '../model/terrain-state.ts';
import { keptTogether } from './kept.ts';
import { type OrderNames, orderNamesIn } from './order-in-names.ts';
import { sheetEntry, unitEntry } from './unit-entry.ts';

/** The scenario in which everybody stands where he stands now, knows what he knows and is about what he is about. */
export const position = (setting: Setting, state: State): Scenario => {
  const { names: _names, commands: _commands, ...source } = setting.source;
  const [units, parts] = [flat(state.units), flat(state.parts)];
  const names = orderNamesIn(parts, units);
  return {
    ...source,
    ...(state.terrain.hidden.length > 0 && {
      features: [...(source.features ?? []), ...state.terrain.hidden.map(({ entry }) => entry)],
    }),
    units: units.map((unit, index) => unitEntry(setting, unit, partsOf(index, parts), parts, names)),
    ...(state.officers.length > 0 && {
      officers: state.officers.map((officer) => officerEntry(setting, officer, names)),
    }),
    now: { period: state.period, quarter: state.quarter },
    phase: state.phase,
    ...listOf(parts, units.length, names),
    ...(state.contacts.length > 0 && {
      contacts: state.contacts.map((contact) => contactEntry(contact, names)),
    }),
    ...groundNow(state.terrain),
    ...keptTogether(state, names),
  };
};

const partsOf = (unit: number, parts: readonly Part[]): readonly Part[] =>
  parts.filter((part) => part.unit === unit && part.gone === undefined);

/** Everybody in the order of his number; it goes without saying where every unit is one body. */
const listOf = (parts: readonly Part[], units: number, names: OrderNames): Pick<Scenario, 'parts'> => {
  const isPlain = parts.length === units && parts.every(({ unit, gone }, place) => unit === place && !gone);
  if (isPlain) return {};
  return {
    parts: parts.flatMap(({ unit, gone, companies, unseen }, index): readonly (string | GonePart)[] => {
      if (gone === undefined) return [names.part(index)];
      // Only views have parts of whom nothing is known.
      if (gone === 'unseen') return [];
      const numbers = companies.map((company) => company + 1);
      return [{ of: names.unit(unit), gone, companies: numbers, ...(unseen !== undefined && { unseen }) }];
    }),
  };
};

/** What the battle has made of the ground, if anything. */
const groundNow = ({ hidden, made, houses, damage, works }: TerrainState): Pick<Scenario, 'ground'> => {
  const known = Object.fromEntries(
    hidden.filter((each) => each.known.length > 0).map((each) => [each.entry.id, each.known] as const),
  );
  const ground = {
    ...(made.length > 0 && { made }),
    ...(Object.keys(houses).length > 0 && { houses }),
    ...(damage.length > 0 && { damage }),
    ...(works !== undefined && { works }),
    ...(Object.keys(known).length > 0 && { known }),
  };
  return Object.keys(ground).length > 0 ? { ground } : {};
};

const officerEntry = (setting: Setting, officer: Officer, names: OrderNames): OfficerEntry => {
  const {
    id,
    side,
    command,
    rank,
    level,
    charisma,
    authority,
    x,
    y,
    hit,
    fallen,
    with: led,
    unseen,
  } = officer;
  return {
    ...{ id, side, command, rank, level, charisma, authority, at: [cmOf(x), cmOf(y)] },
    ...(hit !== undefined && { hit }),
    ...(fallen !== undefined && { fallen }),
    ...(led !== undefined && { with: names.unit(led) }),
    ...(unseen !== undefined && { unseen }),
    ...toldTo(officer, names),
    name: setting.source.names[id] ?? { fr: id, en: id },
  };
};

/** What an officer is about, and has done in this period. */
const toldTo = (
  { secret: { ride, brings, given } = {} }: Officer,
  names: OrderNames,
): Pick<OfficerEntry, 'via' | 'brings' | 'given'> => ({
  ...(ride !== undefined && { via: ride.map(([x, y]) => [cmOf(x), cmOf(y)] as const) }),
  ...(brings !== undefined && { brings: { unit: names.unit(brings.unit), ...sheetEntry(brings, names) } }),
  ...(given !== undefined && { given }),
});

const roleOf = ({ attacker }: Contact, part: number): 'attacker' | 'defender' =>
  part === attacker ? 'attacker' : 'defender';

const contactEntry = (contact: Contact, { part: name }: OrderNames): ContactEntry => {
  return {
    ...{ attacker: name(contact.attacker), defender: name(contact.defender), side: contact.side },
    ...(contact.charged === true && { charged: true }),
    ...(contact.tenth === true && { tenth: true }),
    ...(contact.rules.length > 0 && { rules: contact.rules }),
    quarter: contact.since,
    ...(contact.run !== undefined && { run: cmOf(contact.run) }),
    ...(contact.pushing !== undefined && { pushing: contact.pushing }),
    ...(contact.fire !== undefined && { fire: contact.fire }),
    ...(contact.rounds !== undefined && { rounds: contact.rounds }),
    ...(contact.follower !== undefined && { follower: roleOf(contact, contact.follower) }),
    ...(contact.above !== undefined && { above: roleOf(contact, contact.above) }),
    ...(contact.groundRules !== undefined && { groundRules: contact.groundRules }),
    ...(contact.wall !== undefined && { wall: contact.wall }),
    ...(contact.extra !== undefined && { extra: contact.extra }),
    ...(contact.inside === true && { inside: true }),
    ...(contact.halfWay !== undefined && { halfWay: roleOf(contact, contact.halfWay) }),
    ...(contact.caughtIn !== undefined && { caughtIn: contact.caughtIn }),
    ...(contact.holder !== undefined && { holder: roleOf(contact, contact.holder) }),
    ...(contact.over !== undefined && { over: contact.over }),
  };
};
