import { impossible, type Player, type Refusal, refuse, sameSeat } from '@grognard/engine';
import type { BoardBlock } from '../../model/board.ts';
import type { Order } from '../../model/orders.ts';
import { formationIn, pieceIn } from '../../model/own.ts';
import { chiefOf } from '../../model/owners.ts';
import type { Reading } from '../../model/reading.ts';
import type { Stand } from '../../model/state.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { placingRefusals } from './placing.ts';
import { isOutForGood, isStraggler, isTrainLost, recoverable } from './stragglers.ts';

export type Recover = Extract<Order, { readonly kind: 'recover' }>;
type NightOrder = Recover | Extract<Order, { readonly kind: 'nightfall' }>;

/** Every reason against what a side chooses at nightfall, and against where its stragglers come in. */
export const nightRefusals = (reading: Reading, seat: Player, order: NightOrder): readonly Refusal[] => {
  const { view } = reading;
  const [phase, rule] = order.kind === 'recover' ? ['stragglers', 'PB-R223'] : ['nightfall', 'PB-R211'];
  const chief = chiefOf(view, seat.side);
  if (view.phase !== phase || chief === undefined || !sameSeat(chief, seat))
    return [impossible(rule, 'not-your-night')];
  return order.kind === 'recover' ? recoverRefusals(reading, order) : [];
};

const recoverRefusals = (reading: Reading, { pieces }: Recover): readonly Refusal[] => {
  const { setting, view } = reading;
  const allowed = recoverable(setting, view.mine, view.day);
  const count = pieces.length;
  const refs = pieces.map(({ piece }) => piece);
  const twice = refs.filter((ref, place) => refs.indexOf(ref) < place);
  return [
    ...(count > allowed ? [refuse('PB-R223', 'too-many-stragglers', { count, allowed })] : []),
    ...twice.map((piece) => impossible('PB-R223', 'straggler-named-twice', { piece })),
    ...pieces.flatMap((each, place) => oneRefusals(reading, each, pieces.slice(0, place))),
  ];
};

type Named = Recover['pieces'][number];

export const standNamed = ({ x, y, facing }: Named): Stand => ({ x, y, heading: facing });

/** One straggler, among those that were placed before it. */
const oneRefusals = (reading: Reading, named: Named, before: readonly Named[]): readonly Refusal[] => {
  const { setting, view } = reading;
  const piece = pieceIn(view, named.piece);
  if (piece?.where !== 'lost') return [impossible('PB-R223', 'no-such-straggler', { piece: named.piece })];
  if (!isStraggler(setting, piece, view.day)) return [outRefusal(reading, piece)];
  const hq = pieceIn(view, formationIn(view, piece.formation)?.hq ?? '');
  return placingRefusals(setting, {
    ref: piece.ref,
    kind: piece.kind,
    side: piece.side,
    stand: standNamed(named),
    hq: hq?.where === 'map' ? hq : undefined,
    blocks: [...reading.board.blocks, ...before.flatMap((each) => placed(view, each))],
  });
};

const placed = (view: View, named: Named): readonly BoardBlock[] => {
  const piece = pieceIn(view, named.piece);
  return piece === undefined ? [] : [{ ...piece, ...standNamed(named), arm: kindFacts[piece.kind].arm }];
};

/** PB-R225, PB-R226 */
const outRefusal = ({ setting, view: { day } }: Reading, piece: OwnPiece): Refusal => {
  const { ref } = piece;
  if (isTrainLost(setting, piece)) return refuse('PB-R226', 'trains-do-not-come-back', { piece: ref });
  return isOutForGood(piece, day)
    ? refuse('PB-R225', 'out-for-good', { piece: ref })
    : impossible('PB-R223', 'no-such-straggler', { piece: ref });
};
