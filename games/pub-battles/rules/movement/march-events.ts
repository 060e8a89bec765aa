import type { RuleId, Side } from '@grognard/engine';
import { headingOf, turnBetween } from '@grognard/field';
import { goesOver } from '../../ground/across.ts';
import { type Asked, firstAlong } from '../../ground/along.ts';
import { bodyOn, bodyStanding } from '../../ground/board.ts';
import { factsAt, factsUnder, kindsThat } from '../../ground/ground-quickly.ts';
import { overlaps } from '../../ground/overlap.ts';
import { blockOf } from '../../ground/true-blocks.ts';
import { groundFacts } from '../../ground/under.ts';
import type { Event } from '../../model/events.ts';
import type { JudgedMarch, March, Place } from '../../model/march.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import { indexOf } from '../../model/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import { standOf } from '../../model/state.ts';
import type { GroundFacts } from '../../model/terrain.ts';
import { parting } from '../support/parting.ts';
import { disclosureEvents, handoverEvents, supporterOf } from '../support/stepping.ts';
import { isUphill } from '../terrain/cover.ts';
import { mayTire, spentBy } from '../terrain/tiring.ts';

const isTiring: Asked = (setting, block, box) => factsAt(setting, block, box).spends;

const tiringOnWay = (setting: Setting, legs: March['legs']): GroundFacts | undefined => {
  const kinds = kindsThat(setting, 'spends');
  for (const leg of legs) {
    const body = leg.road ? undefined : firstAlong(setting, leg, kinds, isTiring);
    if (body !== undefined) return groundFacts(setting, body);
  }
  return undefined;
};

const tiringAt = (
  setting: Setting,
  { x, y, heading }: March['end'],
  ground?: string,
): GroundFacts | undefined => {
  const body = bodyStanding(setting, { x, y, heading });
  const facts = ground === undefined ? factsUnder(setting, body) : groundFacts(setting, body, ground);
  return facts.spends ? facts : undefined;
};

/**
 * PB-R236b: who has been among buildings with more than half of the piece, but for a column on its road, is Spent;
 * PB-R003: or in what else does so by the scenario. The ground by which it is; none if it is not.
 */
const tiringGround = (setting: Setting, { legs, end }: March, ground?: string): GroundFacts | undefined => {
  const { switches } = setting;
  if (switches.buildingsSpend === 'off') return undefined;
  return (
    (switches.passingBuildings === 'spends' ? tiringOnWay(setting, legs) : undefined) ??
    (end.column ? undefined : tiringAt(setting, end, ground))
  );
};

/** PB-R237b: the attack went over a river; PB-R168e: as a club may read it, a stream will do. */
const cameAcrossRiver = ({ measures, terrain, switches }: Setting, { legs }: March): boolean => {
  const courses =
    switches.streamAttack === 'likeRiver' ? [...terrain.rivers, ...terrain.streams] : terrain.rivers;
  return courses.some(({ crossed }) => legs.some((leg) => goesOver(measures, leg, crossed)));
};

/** PB-R116a: who goes leaves his enemies, and whom he supported. */
const leavings = (state: State, piece: number, { march }: JudgedMarch): readonly Event[] => [
  ...partings(state, piece, march.pivots > 0),
  ...state.supports
    .filter(({ support, lead }) => support === piece || lead === piece)
    .map(({ lead, support }): Event => parting(state, lead, support, ['PB-R118c'])),
];

/**
 * PB-R116c: however it was met, it may go; PB-R116d: turning about as in any march. PB-R116g: who stood behind a lead
 * that was attacked stays, and is the lead now.
 */
const partings = (state: State, piece: number, turned: boolean): readonly Event[] => {
  const heir = heirOf(state, piece);
  if (heir !== undefined) return handoverEvents(state, piece, heir, ['PB-R116a', 'PB-R116g']);
  return state.contacts
    .filter(({ attacker, defender }) => attacker === piece || defender === piece)
    .map(
      ({ arrival, defender }): Event => ({
        kind: 'parted',
        arrival,
        rules: ['PB-R116a', ...(defender === piece ? ['PB-R116c'] : []), ...(turned ? ['PB-R116d'] : [])],
      }),
    );
};

/** Who stood behind a lead that was attacked, and stays. */
const heirOf = (state: State, piece: number): number | undefined => {
  const support = supporterOf(state, piece);
  const isMet = state.contacts.some(({ defender }) => defender === piece);
  return isMet && support !== undefined && pieceOf(state, support).where === 'map' ? support : undefined;
};

/** PB-R116g, PB-R118c: he takes the place of the lead that leaves, if it leaves him room. */
const movesUp = (setting: Setting, state: State, piece: number, { legs, end }: March): readonly Event[] => {
  const heir = legs.length === 0 ? undefined : heirOf(state, piece);
  if (heir === undefined) return [];
  const to = standOf(pieceOf(state, piece));
  const gone = bodyOn(setting, {
    x: end.x,
    y: end.y,
    heading: end.heading,
    column: end.column ? true : undefined,
  });
  return overlaps(bodyOn(setting, to), gone)
    ? []
    : [{ kind: 'pushed', piece: heir, to, why: 'takes-the-leads-place', rules: ['PB-R116g', 'PB-R118c'] }];
};

type Went = Extract<Event, { kind: 'marched' }>;

/**
 * PB-R078: if its owner says so, it ends in one of two grounds that lie under it by halves. PB-R110a: it may have been
 * halted before a field of fire that nobody had seen.
 */
const wentTo = (
  piece: number,
  path: readonly Place[],
  { ground, march: { end } }: JudgedMarch,
  halted: boolean,
  rules: readonly RuleId[],
): Went => {
  const { x, y, heading, column } = end;
  const to = { x, y, heading };
  if (halted) {
    const stopped = [...rules, 'PB-R110', 'PB-R110a'];
    return { kind: 'marched', piece, path, to, column, halted: true, rules: stopped };
  }
  return ground === undefined
    ? { kind: 'marched', piece, path, to, column, rules }
    : { kind: 'marched', piece, path, to, column, ground, rules: [...rules, 'PB-R078'] };
};

/** What happens when a march is made: the way, what it leaves and what it meets. */
export const marchEvents = (
  setting: Setting,
  state: State,
  piece: number,
  marched: JudgedMarch,
  halted = false,
): readonly Event[] => {
  const { march, bill, rules, contact, support, alsoBehind = [] } = marched;
  const side = sideOf(state, piece);
  const stays = march.legs.length === 0;
  // Whoever comes onto the map sets out from its way in.
  const start = march.legs[0]?.from ?? pieceOf(state, piece);
  const path = [{ x: start.x, y: start.y }];
  for (const leg of march.legs) path.push({ x: leg.to.x, y: leg.to.y });
  const tired = mayTire(pieceOf(state, piece)) ? tiringGround(setting, march, marched.ground) : undefined;
  return [
    ...(stays && contact === undefined ? [] : leavings(state, piece, marched)),
    wentTo(piece, path, marched, halted, [...bill.tolls.map(({ rule }) => rule), ...rules]),
    ...movesUp(setting, state, piece, march),
    ...(tired === undefined ? [] : [spentBy(piece, tired)]),
    ...(contact === undefined ? [] : met(setting, state, contacted(setting, state, side, piece, marched))),
    ...(support === undefined
      ? []
      : [
          {
            kind: 'supported',
            lead: indexOf(state, side, support.ref),
            support: piece,
            rules: ['PB-R118a', ...(marched.supportRules ?? [])],
          } as const,
        ]),
    ...alsoBehind.map(
      ({ ref }): Event => ({
        kind: 'supported',
        lead: indexOf(state, side, ref),
        support: piece,
        and: true,
        rules: ['PB-R118h'],
      }),
    ),
  ];
};

const contacted = (
  setting: Setting,
  state: State,
  side: Side,
  attacker: number,
  marched: JudgedMarch,
): Extract<Event, { kind: 'contacted' }> => {
  const defender = indexOf(state, side, marched.contact?.target.ref ?? '');
  const river = cameAcrossRiver(setting, marched.march);
  const { column: _column, ...stand } = marched.march.end;
  const target = marched.contact?.target;
  const uphill =
    target !== undefined && isUphill(setting, { ...blockOf(setting, state, attacker), ...stand }, target);
  const contact: Contact = {
    attacker,
    defender,
    face: marched.contact?.face ?? 'front',
    arrival: state.count,
    ...(river && { river: true }),
    uphill,
  };
  return {
    kind: 'contacted',
    contact,
    rules: [
      'PB-R117a',
      'PB-R117b',
      'PB-R117d',
      'PB-R090',
      ...(cameObliquely(marched.march) ? ['PB-R117g'] : []),
      ...(isJoined(state, contact) ? ['PB-R116e'] : []),
      ...(river ? ['PB-R237b'] : []),
    ],
  };
};

/** PB-R149: quality is disclosed when the combats begin; a club may have it disclosed on contact. */
const met = (
  setting: Setting,
  state: State,
  contact: Extract<Event, { kind: 'contacted' }>,
): readonly Event[] => {
  const { attacker, defender } = contact.contact;
  if (setting.switches.qualityShown === 'combatPhase') return [contact];
  return [
    contact,
    ...disclosureEvents(setting, state, attacker),
    ...disclosureEvents(setting, state, defender),
  ];
};

/** PB-R117g: its last leg led aside from where it looks. */
const cameObliquely = ({ legs }: March): boolean => {
  const last = legs.at(-1);
  if (last === undefined || last.length === 0) return false;
  return turnBetween(last.heading, headingOf(last.to.x - last.from.x, last.to.y - last.from.y)) !== 0;
};

/** PB-R116e: another has met that enemy; this one takes him from elsewhere. */
const isJoined = ({ contacts }: State, { attacker, defender, face }: Contact): boolean =>
  face !== 'front' &&
  contacts.some(
    (other) =>
      (other.defender === defender && other.attacker !== attacker) ||
      (other.attacker === defender && other.defender !== attacker),
  );
