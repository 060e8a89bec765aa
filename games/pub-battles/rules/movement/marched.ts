import type { Side } from '@grognard/engine';
import { headingOf, type Line, turnBetween } from '@grognard/field';
import { footprint } from '../../board.ts';
import { indexOf } from '../../refs.ts';
import type { Setting } from '../../setting.ts';
import { pieceOf } from '../../state.ts';
import type { Contact, Event, State } from '../../state-types.ts';
import { grounds } from '../../vocabulary.ts';
import { handedOver, supporterOf } from '../combat/stepping.ts';
import { liesMostlyIn } from '../ground.ts';
import type { Marched } from './judge.ts';
import type { March } from './march.ts';
import { entersGround, frontAcross } from './rough.ts';

const BUILDINGS = grounds.indexOf('buildings');

/** PB-R236b: who has been among buildings with more than half of the piece, but for a column on its road, is Spent. */
const wentThroughBuildings = (setting: Setting, { legs, end }: March): boolean => {
  const { measures, switches } = setting;
  if (switches.buildingsSpend === 'off') return false;
  const isPassed =
    switches.passingBuildings === 'spends' &&
    legs.some((leg) => !leg.road && entersGround(setting, leg, [BUILDINGS]));
  if (isPassed || end.column) return isPassed;
  const { x, y, heading } = end;
  return liesMostlyIn(setting, [BUILDINGS], footprint(measures, { x, y, heading }));
};

/** PB-R237b: the last leg of the attack went over a river. */
const cameAcrossRiver = ({ measures, terrain }: Setting, { legs }: March): boolean => {
  const last = legs.at(-1);
  return (
    last !== undefined &&
    terrain.rivers.some(({ line }: { line: Line }) => frontAcross(measures, last, line) > measures.front / 2)
  );
};

/** PB-R116a: who goes leaves his enemies, and whom he supported. */
const leavings = (state: State, piece: number, { march }: Marched): readonly Event[] => [
  ...partings(state, piece, march.pivots > 0),
  ...state.supports
    .filter(({ support, lead }) => support === piece || lead === piece)
    .map(({ support }): Event => ({ kind: 'unsupported', support, rules: ['PB-R118c'] })),
];

/**
 * PB-R116c: however it was met, it may go; PB-R116d: turning about as in any march. PB-R116g: who stood behind a lead
 * that was attacked stays, and is the lead now.
 */
const partings = (state: State, piece: number, turned: boolean): readonly Event[] => {
  const support = supporterOf(state, piece);
  const heir = support !== undefined && pieceOf(state, support).where === 'map' ? support : undefined;
  const met = state.contacts.some(({ defender }) => defender === piece);
  if (met && heir !== undefined) return handedOver(state, piece, heir, ['PB-R116a', 'PB-R116g']);
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

/** What happens when a march is made: the way, what it leaves and what it meets. */
export const marchEvents = (
  setting: Setting,
  state: State,
  side: Side,
  piece: number,
  marched: Marched,
): readonly Event[] => {
  const { march, bill, rules, contact, support } = marched;
  const { column, ...to } = march.end;
  const stays = march.legs.length === 0;
  const path = [pieceOf(state, piece), ...march.legs.map((leg) => leg.to)].map(({ x, y }) => ({ x, y }));
  const spent = !pieceOf(state, piece).spent && wentThroughBuildings(setting, march);
  return [
    ...(stays && contact === undefined ? [] : leavings(state, piece, marched)),
    { kind: 'marched', piece, path, to, column, rules: [...bill.tolls.map(({ rule }) => rule), ...rules] },
    ...(spent ? [{ kind: 'spent', piece, rules: ['PB-R236b'] } as const] : []),
    ...(contact === undefined ? [] : [contacted(setting, state, side, piece, marched)]),
    ...(support === undefined
      ? []
      : [
          {
            kind: 'supported',
            lead: indexOf(state, side, support.ref),
            support: piece,
            rules: ['PB-R118a', ...rules.filter((rule) => rule === 'PB-R115' || rule === 'PB-R118h')],
          } as const,
        ]),
  ];
};

const contacted = (setting: Setting, state: State, side: Side, attacker: number, marched: Marched): Event => {
  const defender = indexOf(state, side, marched.contact?.target.ref ?? '');
  const river = cameAcrossRiver(setting, marched.march);
  const contact: Contact = {
    attacker,
    defender,
    face: marched.contact?.face ?? 'front',
    arrival: state.count,
    ...(river && { river: true }),
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
