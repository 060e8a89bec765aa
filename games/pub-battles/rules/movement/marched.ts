import type { RuleId, Side } from '@grognard/engine';
import { groundUnder, type Line } from '@grognard/field';
import { bodyOn } from '../../board.ts';
import { indexOf } from '../../refs.ts';
import type { Setting } from '../../setting.ts';
import { pieceOf } from '../../state.ts';
import type { Contact, Event, State } from '../../state-types.ts';
import { grounds } from '../../vocabulary.ts';
import { isMajority } from '../ground.ts';
import type { Marched } from './judge.ts';
import type { March } from './march.ts';
import { frontAcross, placesAlong } from './rough.ts';

const BUILDINGS = grounds.indexOf('buildings');
const shares = new Float64Array(grounds.length);

/** PB-R236b: who has been among buildings with more than half of the piece, but for a column on its road, is Spent. */
const wentThroughBuildings = ({ measures, terrain, switches }: Setting, { legs, end }: March): boolean => {
  if (switches.buildingsSpend === 'off') return false;
  const passed =
    switches.passingBuildings === 'spends'
      ? legs
          .filter(({ road }) => !road)
          .flatMap((leg) => placesAlong(leg).map((at) => ({ ...at, heading: leg.heading })))
      : [];
  return [...passed, ...(end.column ? [] : [end])].some(({ x, y, heading }) => {
    groundUnder(terrain.cover, bodyOn(measures, { x, y, heading }), shares);
    return isMajority(shares[BUILDINGS] ?? 0);
  });
};

/** PB-R237b: the last leg of the attack went over a river. */
const cameAcrossRiver = ({ measures, terrain }: Setting, { legs }: March): boolean => {
  const last = legs.at(-1);
  return (
    last !== undefined &&
    terrain.rivers.some(({ line }: { line: Line }) => frontAcross(measures, last, line) > measures.front / 2)
  );
};

/** The rules that a march went by: what it paid, and how it turned and went. */
const rulesOf = ({ march, bill }: Marched): readonly RuleId[] => [
  ...bill.tolls.map(({ rule }) => rule),
  ...(march.pivots > 0 ? ['PB-R084'] : []),
  ...(march.legs.some(({ road }) => road) ? ['PB-R094e'] : []),
];

/** PB-R116a: who goes leaves his enemies, and whom he supported. */
const leavings = (state: State, piece: number): readonly Event[] => [
  ...state.contacts
    .filter(({ attacker, defender }) => attacker === piece || defender === piece)
    .map(({ arrival }): Event => ({ kind: 'parted', arrival, rules: ['PB-R116a'] })),
  ...(state.supports.some(({ support, lead }) => support === piece || lead === piece)
    ? state.supports
        .filter(({ support, lead }) => support === piece || lead === piece)
        .map(({ support }): Event => ({ kind: 'unsupported', support, rules: ['PB-R118c'] }))
    : []),
];

/** What happens when a march is made: the way, what it leaves and what it meets. */
export const marchEvents = (
  setting: Setting,
  state: State,
  side: Side,
  piece: number,
  marched: Marched,
): readonly Event[] => {
  const { march, contact, support } = marched;
  const { column, ...to } = march.end;
  const stays = march.legs.length === 0;
  const path = [pieceOf(state, piece), ...march.legs.map((leg) => leg.to)].map(({ x, y }) => ({ x, y }));
  const spent = !pieceOf(state, piece).spent && wentThroughBuildings(setting, march);
  return [
    ...(stays && contact === undefined ? [] : leavings(state, piece)),
    { kind: 'marched', piece, path, to, column, rules: rulesOf(marched) },
    ...(spent ? [{ kind: 'spent', piece, rules: ['PB-R236b'] } as const] : []),
    ...(contact === undefined ? [] : [contacted(setting, state, side, piece, marched)]),
    ...(support === undefined
      ? []
      : [
          {
            kind: 'supported',
            lead: indexOf(state, side, support.ref),
            support: piece,
            rules: ['PB-R118a'],
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
  return { kind: 'contacted', contact, rules: ['PB-R117a', 'PB-R117d', ...(river ? ['PB-R237b'] : [])] };
};
