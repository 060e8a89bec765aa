import { without, withUnit } from '../evolve.ts';
import type { Evolvers, Officer, Ruled, State } from '../state.ts';
import type { Sheet } from '../unit.ts';

/** Officers on the move, and the orders that they carry. */
export type CommandEvent = Ruled &
  (
    | {
        readonly kind: 'officer-told';
        readonly officer: number;
        readonly secret: NonNullable<Officer['secret']>;
      }
    | {
        readonly kind: 'rode';
        readonly officer: number;
        readonly x: number;
        readonly y: number;
        readonly with?: number;
        readonly ride?: readonly (readonly [number, number])[];
        /** He stays where he is: a unit has come to him, or left him. */
        readonly stays?: true;
      }
    /** An order is handed over; only the unit's own side knows what it says. */
    | {
        readonly kind: 'handed-over';
        readonly officer: number;
        readonly unit: number;
        readonly sheet: Sheet;
        readonly from: number;
      }
    | { readonly kind: 'obeyed'; readonly unit: number; readonly post?: readonly [number, number] }
    /** It marches against its order; only its own side can tell. */
    | { readonly kind: 'disobeyed'; readonly part: number }
    /** A die for an officer whose unit has lost a figure; if he is hit, the quarter in which he is replaced. */
    | {
        readonly kind: 'endangered';
        readonly officer: number;
        readonly die: number;
        readonly hit?: number;
      }
    /** The next in rank has his place. */
    | {
        readonly kind: 'took-over';
        readonly officer: number;
        readonly charisma: number;
        readonly authority: number;
      }
  );

const withOfficer = (state: State, index: number, change: (officer: Officer) => Officer): State => ({
  ...state,
  officers: state.officers.map((each, place) => (place === index ? change(each) : each)),
});

/** Whoever has brought his order is free; he remembers how many he has given. */
const handedOver = (officer: Officer, unit: number): Officer => {
  const { given, brings } = officer.secret ?? {};
  if (brings?.unit !== unit) return officer;
  return { ...without(officer, 'secret'), ...(given !== undefined && { secret: { given } }) };
};

export const commandEvolvers: Evolvers<CommandEvent> = {
  'officer-told': (state, { officer, secret }) => withOfficer(state, officer, (now) => ({ ...now, secret })),
  rode: (state, { officer, x, y, with: unit, ride }) =>
    withOfficer(state, officer, (now) => {
      const { ride: _ride, ...secret } = now.secret ?? {};
      const kept = { ...secret, ...(ride !== undefined && ride.length > 0 && { ride }) };
      return {
        ...without(now, 'with', 'secret'),
        x,
        y,
        ...(unit !== undefined && { with: unit }),
        ...(Object.keys(kept).length > 0 && { secret: kept }),
      };
    }),
  'handed-over': (state, { officer, unit, sheet, from }) =>
    withUnit(
      withOfficer(state, officer, (now) => handedOver(now, unit)),
      unit,
      (now) => ({
        ...now,
        secret: { attitude: 'hold', ...now.secret, coming: { ...sheet, from } },
      }),
    ),
  disobeyed: (state) => state,
  endangered: (state, { officer, hit }) =>
    hit === undefined
      ? state
      : withOfficer(state, officer, (now) => ({ ...without(now, 'secret', 'with'), hit })),
  'took-over': (state, { officer, charisma, authority }) =>
    withOfficer(state, officer, (now) => ({
      ...without(now, 'hit'),
      ...{ charisma, authority, fallen: (now.fallen ?? 0) + 1 },
    })),
  obeyed: (state, { unit, post }) =>
    withUnit(state, unit, (now) => {
      const { coming } = now.secret ?? {};
      if (coming === undefined) return now;
      const { from: _from, ...sheet } = coming;
      return { ...now, secret: { ...sheet, ...(post !== undefined && { post }) } };
    }),
};
