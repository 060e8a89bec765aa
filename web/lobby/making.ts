import type { ScenarioInfo, SeatWanted, Side, TableMade } from '@grognard/engine';
import type { Asked } from '../api/ask.ts';
import { makeTable } from '../api/tables.ts';
import { type KeptTable, keepName } from '../session/kept.ts';
import { sitDown } from '../session/sit-down.ts';
import type { Mode } from '../words/lobby.ts';

/** How somebody wants to play a scenario. */
export interface TableToSetUp {
  readonly game: string;
  readonly scenario: ScenarioInfo;
  /** The whole of it, where it is none of the house's. */
  readonly own?: object | undefined;
  readonly mode: Mode;
  readonly side: Side;
  readonly general: string;
  readonly umpire: boolean;
  readonly name: string;
}

const playerFor = ({ mode, side, general }: TableToSetUp, id: Side): SeatWanted => {
  const isComputers = mode === 'watch' || (mode === 'computer' && id !== side);
  const byHand = mode === 'hot-seat' ? 'hot-seat' : 'link';
  return { seat: { side: id }, by: isComputers ? { general } : byHand };
};

const seatsFor = (wanted: TableToSetUp): readonly SeatWanted[] => [
  ...wanted.scenario.sides.map(({ id }) => playerFor(wanted, id)),
  ...(wanted.mode === 'watch' ? [{ seat: 'spectator', by: 'link' } as const] : []),
  ...(wanted.umpire ? [{ seat: 'umpire', by: 'link' } as const] : []),
];

/** Whether whoever sets the table up sits there himself. */
const isMine = ({ mode, side }: TableToSetUp, { seat }: TableMade['keys'][number]): boolean => {
  if (mode === 'watch') return seat === 'spectator';
  if (typeof seat === 'string') return false;
  return mode === 'hot-seat' || seat.side === side;
};

/** Sets the table up, sits down, and remembers the seats of this device. */
export const setUp = async (wanted: TableToSetUp): Promise<Asked<KeptTable>> => {
  const { game, scenario, own, name } = wanted;
  const which = own === undefined ? { scenario: scenario.id } : { own };
  const made = await makeTable({ game, ...which, seats: seatsFor(wanted) });
  if (made.kind !== 'answer') return made;
  const { table, owner, keys } = made.value;
  const kept: KeptTable = {
    ...{ table, game, owner, title: scenario.title, at: Date.now() },
    keys: keys.filter((each) => isMine(wanted, each)),
    links: keys.filter((each) => !isMine(wanted, each)),
  };
  keepName(name);
  await sitDown(kept, name);
  return { kind: 'answer', value: kept };
};
