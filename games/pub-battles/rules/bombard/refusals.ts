import { impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import { cmOf, gap, isUpTo } from '@grognard/field';
import { blockAmong, blocksNear, bodyOn } from '../../ground/board.ts';
import { overlaps } from '../../ground/overlap.ts';
import type { Board, BoardBlock } from '../../model/board.ts';
import type { Order } from '../../model/orders.ts';
import { pieceIn } from '../../model/own.ts';
import type { Reading } from '../../model/reading.ts';
import { EVERY, type Question, reasonsFrom } from '../../model/reasons.ts';
import type { Setting } from '../../model/setting.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import { commandRefusals } from '../command/command.ts';
import { underFireOf } from '../field-of-fire/fire.ts';
import { coverFrom } from '../terrain/cover.ts';
import { aimed, inView } from './aim.ts';

type Bombard = Extract<Order, { readonly kind: 'bombard' }>;

/** Every breach of an order to bombard, from what its seat sees. */
export const bombardRefusals = (
  reading: Reading,
  _seat: Player,
  order: Bombard,
  enough = EVERY,
): readonly Refusal[] => {
  const { view } = reading;
  const gun = pieceIn(view, order.piece);
  const target = blockAmong(view.theirs, `#${order.target}`);
  if (gun?.where === 'reserve') return [refuse('PB-R105', 'hidden-in-reserve', { piece: gun.ref })];
  if (gun?.where !== 'map') return [impossible('PB-R125a', 'no-such-gun')];
  if (target === undefined) return [impossible('PB-R125a', 'no-such-enemy')];
  if (gun.kind !== 'artillery') return [refuse('PB-R125a', 'only-guns-bombard', { piece: gun.ref })];
  return reasonsFrom(enough, questions, { reading, gun, target });
};

interface Tried {
  readonly reading: Reading;
  readonly gun: OwnPiece;
  readonly target: BoardBlock;
}

const questions: readonly Question<Tried>[] = [
  ({ reading, gun }) => gunRefusals(reading, gun),
  ({ reading, target }) => targetRefusals(reading, target),
  ({ reading: { setting }, gun, target }) => rangeRefusals(setting, gun, target),
  ({ reading: { setting, board }, gun, target }) => aimRefusals(setting, board, gun, target),
  ({ reading, gun, target }) => stayRefusals(reading, gun, target),
  ({ reading: { setting, board }, gun }) =>
    setting.switches.bombardNeedsCommand === 'yes' ? commandRefusals(setting, board, gun) : [],
];

const isEngaged = ({ contacts }: View, ref: string): boolean =>
  contacts.some(({ attacker, defender }) => attacker === ref || defender === ref);

/** PB-R125a, PB-R125l: Fresh guns, free of contact, instead of all else. */
const gunRefusals = ({ setting: { switches }, view }: Reading, gun: OwnPiece): readonly Refusal[] => [
  ...(view.turn === NIGHT ? [refuse('PB-R221', 'no-bombardment-at-night')] : []),
  ...(gun.spent && switches.spentArtilleryBombards === 'off'
    ? [refuse('PB-R125a', 'guns-are-spent', { piece: gun.ref })]
    : []),
  ...(isEngaged(view, gun.ref) ? [refuse('PB-R125a', 'guns-in-contact', { piece: gun.ref })] : []),
  ...(gun.column === true ? [refuse('PB-R094b', 'guns-in-column', { piece: gun.ref })] : []),
  ...(view.activation?.acted.includes(gun.ref) === true
    ? [refuse('PB-R125l', 'already-acted', { piece: gun.ref })]
    : []),
];

/** PB-R125e, PB-R125j: neither trains nor staff; as a reading, nobody in contact. */
const targetRefusals = ({ setting: { switches }, view }: Reading, target: BoardBlock): readonly Refusal[] => [
  ...(target.arm === 'train' || target.arm === 'staff'
    ? [refuse('PB-R125e', 'no-target', { target: target.ref })]
    : []),
  ...(switches.bombardEngaged === 'forbidden' && isEngaged(view, target.ref)
    ? [refuse('PB-R125j', 'target-in-contact', { target: target.ref })]
    : []),
];

/** PB-R125k: from edge to edge. */
const rangeRefusals = (setting: Setting, gun: BoardBlock, target: BoardBlock): readonly Refusal[] => {
  const far = gap(bodyOn(setting, gun), bodyOn(setting, target));
  return isUpTo(far, setting.measures.bombard)
    ? []
    : [
        refuse('PB-R125k', 'out-of-range', {
          cm: cmOf(Math.round(far)),
          reach: cmOf(setting.measures.bombard),
        }),
      ];
};

/** PB-R242, PB-R125k, PB-R139: in view, and not over friends; PB-R082: with room to turn. */
const aimRefusals = (
  setting: Setting,
  board: Board,
  gun: OwnPiece,
  target: BoardBlock,
): readonly Refusal[] => {
  const turned = aimed(gun, target);
  const { seen, free } = inView(setting, board, gun, target);
  const aim = seen
    ? free
      ? []
      : [refuse('PB-R139', 'friends-in-the-line')]
    : [refuse('PB-R125k', 'not-in-view', { rules: ['PB-R136', 'PB-R242'] })];
  return [...aim, ...(turned === gun ? [] : roomRefusals(setting, board, turned))];
};

const roomRefusals = (setting: Setting, board: Board, gun: BoardBlock): readonly Refusal[] => {
  const body = bodyOn(setting, gun);
  return blocksNear(setting, board, body)
    .filter(({ ref, arm }) => ref !== gun.ref && arm !== 'staff')
    .filter((block) => overlaps(body, bodyOn(setting, block)))
    .map(({ ref }) => refuse('PB-R082', 'no-room-to-turn', { piece: ref }));
};

/** PB-R125n: in a field of fire only if it may stay: in cover, or if somebody else has attacked that enemy. */
const stayRefusals = (
  { setting, view, board }: Reading,
  gun: BoardBlock,
  target: BoardBlock,
): readonly Refusal[] =>
  underFireOf(setting, board, bodyOn(setting, gun))
    .filter((enemy) => coverFrom(setting, gun, enemy).length === 0)
    .filter(({ ref }) => view.activation?.struck.includes(ref) !== true)
    .filter(({ ref }) => setting.switches.bombardToStay === 'no' || ref !== target.ref)
    .map(({ ref }) => refuse('PB-R125n', 'may-not-stay', { enemy: ref }));
