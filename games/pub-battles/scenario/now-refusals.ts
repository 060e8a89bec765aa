import { impossible, type Refusal, refuse } from '@grognard/engine';
import type { FightData, NowData, PieceData, Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import { faceMet } from './face-met.ts';
import { standingAs } from './standing.ts';
import { supportsRefusals } from './supports.ts';

/** Everything that is wrong with how far the turn is said to have come. */
export const nowRefusals = (
  setting: Setting,
  { now, pieces, formations, sides }: Scenario,
): readonly Refusal[] => {
  if (now === undefined) return [];
  const { up, moving, waiting = [], played = [], cup = [] } = now;
  const chits = [...(up === undefined ? [] : [up]), ...(moving === undefined ? [] : [moving])];
  const named = [...chits, ...waiting, ...played, ...cup];
  return [
    ...named
      .filter((name) => !formations.some(({ id }) => id === name))
      .map((formation) => refuse('PB-R035', 'no-such-formation', { formation })),
    ...(chits.length > 1 ? [refuse('PB-R016', 'another-formation', { piece: moving ?? '' })] : []),
    ...piecesIn(now)
      .filter((name) => !pieces.some(({ id }) => id === name))
      .map((piece) => impossible('PB-R039', 'no-such-piece', { piece })),
    ...[...(now.packed ?? []), ...(now.sacked ?? []), ...(now.withdrawn ?? [])]
      .filter((name) => !sides.some(({ id }) => id === name))
      .map((side) => refuse('PB-R208b', 'no-such-side', { side })),
    ...contactRefusals(setting, now, pieces),
    ...supportsRefusals(setting, now, { pieces, formations }),
  ];
};

const piecesIn = ({
  moved = [],
  struck = [],
  contacts = [],
  supports = [],
  fight,
  deploying = [],
  rallied = [],
  known = {},
}: NowData): readonly string[] => [
  ...moved,
  ...struck,
  ...deploying,
  ...piecesFighting(fight),
  ...contacts.flatMap(({ attacker, defender }) => [attacker, defender]),
  ...supports.flatMap(({ lead, support }) => [lead, support]),
  ...contacts.flatMap(({ beside = [] }) => beside),
  ...rallied.map(({ train }) => train),
  ...Object.values(known).flatMap((list) => list.map(({ piece }) => piece)),
];

const piecesFighting = (fight: FightData | undefined): readonly string[] => {
  if (fight === undefined) return [];
  const { toFire, toChoose, bloodied, pair, stepping, retreating } = fight;
  return [
    ...[...toFire, ...toChoose, ...bloodied, ...(pair?.of ?? [])],
    ...(stepping === undefined ? [] : [stepping.support, stepping.lead]),
    ...(retreating === undefined ? [] : [retreating.piece]),
  ];
};

/** PB-R117c: pieces that are said to be in contact, and not by which edge, touch each other. */
const contactRefusals = (
  setting: Setting,
  { contacts = [] }: NowData,
  pieces: readonly PieceData[],
): readonly Refusal[] =>
  contacts.flatMap(({ attacker, defender, face }) => {
    const [one, other] = [attacker, defender].map((name) => pieces.find(({ id }) => id === name));
    if (face !== undefined || one === undefined || other === undefined) return [];
    return faceMet(setting, standingAs(one), standingAs(other)) === undefined
      ? [refuse('PB-R117c', 'too-little-contact')]
      : [];
  });
