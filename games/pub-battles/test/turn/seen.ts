import { at, flat, type Side } from '@grognard/engine';
import { aliasOf } from '../../model/aliases.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { Piece, State } from '../../model/state.ts';
import type { ChitPlace, OwnFormation, OwnPiece, SeenChit, View } from '../../model/view.ts';
import { kindFacts } from '../../tables/piece-facts.ts';

/** What a side calls a piece: its own by id, the enemy's by alias. */
const refOf = (state: State, side: Side, piece: number): string =>
  sideOf(state, piece) === side
    ? (at(state.pieces, piece)?.id ?? '')
    : `#${aliasOf(state.known[side] ?? [], piece)}`;

const placeOf = ({ cup, stack, drawn, played }: State, formation: number): ChitPlace => {
  if (drawn === formation) return 'up';
  if (stack.includes(formation)) return 'waiting';
  if (cup.includes(formation)) return 'cup';
  return played.includes(formation) ? 'played' : 'none';
};

const chitOf = (state: State, us: Side, formation: number): SeenChit => {
  const { id, side = '' } = state.formations[formation] ?? {};
  return { side, ...(side === us && id !== undefined && { formation: id }) };
};

const ownFormations = (state: State, us: Side): readonly OwnFormation[] =>
  state.formations.flatMap(({ id, side, rating, hq }, index) =>
    side === us ? [{ id, rating, hq: at(state.pieces, hq)?.id ?? '', chit: placeOf(state, index) }] : [],
  );

const ownPiece = (state: State, side: Side, { id, formation, ...piece }: Piece): OwnPiece => ({
  ...piece,
  ref: id,
  side,
  arm: kindFacts[piece.kind].arm,
  formation: state.formations[formation]?.id ?? '',
});

const ownPieces = (state: State, us: Side): readonly OwnPiece[] =>
  flat(state.pieces).flatMap((piece, index) =>
    sideOf(state, index) === us ? [ownPiece(state, us, piece)] : [],
  );

const enemies = (state: State, us: Side): View['theirs'] =>
  flat(state.known[us] ?? []).flatMap(({ piece, arm }, alias) => {
    const { x, y, heading, where } = pieceOf(state, piece);
    const block = { ref: `#${alias}`, side: sideOf(state, piece), x, y, heading };
    return where === 'map' ? [arm === undefined ? block : { ...block, arm }] : [];
  });

const activationOf = (state: State, us: Side): Pick<View, 'activation'> => {
  const { activation } = state;
  if (activation === undefined) return {};
  const { formation, acted, struck } = activation;
  const name = (piece: number): string => refOf(state, us, piece);
  return {
    activation: { ...chitOf(state, us, formation), acted: acted.map(name), struck: struck.map(name) },
  };
};

/** How many chits of each colour are left in the cup. */
const cupOf = (state: State): View['cup'] => {
  const count = (side: Side): number =>
    state.cup.filter((each) => state.formations[each]?.side === side).length;
  return { american: count('american'), british: count('british') };
};

/** What a side knows, as far as the rules of the turn look at it. */
export const viewOf = (state: State, us: Side): View => {
  const { day, turn, phase, seats, count, drawn, stack, fought, packed, sacked, withdrawn } = state;
  const name = (piece: number): string => refOf(state, us, piece);
  return {
    ...{ us, day, turn, phase, seats, count, let: state.let, fought, packed, sacked, withdrawn },
    formations: ownFormations(state, us),
    mine: ownPieces(state, us),
    theirs: enemies(state, us),
    cup: cupOf(state),
    stack: stack.map((each) => chitOf(state, us, each)),
    ...(drawn !== undefined && { drawn: chitOf(state, us, drawn) }),
    ...activationOf(state, us),
    contacts: state.contacts.map(({ beside: _beside, ...each }) => ({
      ...each,
      attacker: name(each.attacker),
      defender: name(each.defender),
    })),
    supports: state.supports.map(({ lead, support }) => ({ lead: name(lead), support: name(support) })),
    ...(state.struck !== undefined && { struck: state.struck.map(name) }),
    deploying: [],
    losses: {},
  };
};

/** One of the side's own pieces, as its view shows it. */
export const own = (view: View, ref: string): OwnPiece => {
  const piece = view.mine.find((each) => each.ref === ref);
  if (piece === undefined) throw new RangeError(`there is no ${ref}`);
  return piece;
};
