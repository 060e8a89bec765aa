import { type Chunks, chunksOf, type Player, type Side } from '@grognard/engine';
import { normalHeading, unitsOf } from '@grognard/field';
import { pieceFrom } from '../model/piece-change.ts';
import type { PieceData, Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { Formation, Piece, Sighting, State } from '../model/state.ts';
import type { Where } from '../model/vocabulary.ts';
import { isStaff } from '../model/vocabulary.ts';

const whereOf = ({ reserve, enters, lost, gone, spare }: PieceData): Where => {
  if (spare === true) return 'home';
  if (lost === true) return 'lost';
  if (gone === true) return 'gone';
  if (enters !== undefined) return 'due';
  return reserve === true ? 'reserve' : 'map';
};

/** PB-R225: what is lost was lost on some day, on that of the position if it does not say when. */
const lostOn = ({ first }: Setting, data: PieceData): number | undefined =>
  data.lost === true ? (data.lostOn ?? first.day) : undefined;

const pieceOf = (setting: Setting, formations: Scenario['formations'], data: PieceData): Piece => {
  const [x, y] = data.at ?? [0, 0];
  return pieceFrom({
    id: data.id,
    kind: data.kind,
    formation: formations.findIndex(({ id }) => id === data.formation),
    where: whereOf(data),
    x: unitsOf(x),
    y: unitsOf(y),
    heading: normalHeading(Math.round((data.facing ?? 0) * 100)),
    spent: data.spent ?? false,
    from: data.from && { x: unitsOf(data.from[0]), y: unitsOf(data.from[1]) },
    horse: data.horse === true ? true : undefined,
    column: data.column === true ? true : undefined,
    ground: data.ground,
    unpacked: data.unpacked === true ? true : undefined,
    lostOn: lostOn(setting, data),
    mustered: undefined,
    recovered: data.recovered === true ? true : undefined,
    enters: data.enters ?? data.entered,
  });
};

/** The table as it is laid out, before the first chit is drawn and before anybody has looked. */
export const laidOut = (setting: Setting, scenario: Scenario, seats: readonly Player[]): State => {
  const formations = scenario.formations.map(
    ({ id, side, rating, chit = true }): Formation => ({
      id,
      side,
      rating,
      chit,
      hq: scenario.pieces.findIndex(({ formation, kind }) => formation === id && isStaff(kind)),
    }),
  );
  const known: Record<Side, Chunks<Sighting>> = {};
  for (const { id } of setting.sides) known[id] = [];
  const { day, turn } = setting.first;
  return {
    day,
    turn,
    phase: 'alter',
    seats,
    formations,
    pieces: chunksOf(scenario.pieces.map((piece) => pieceOf(setting, scenario.formations, piece))),
    cup: [],
    stack: [],
    played: [],
    let: [],
    contacts: [],
    supports: [],
    fought: [],
    deploying: [],
    known,
    packed: [],
    sacked: [],
    withdrawn: [],
    count: 0,
  };
};
