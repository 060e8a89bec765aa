import type { FightData, NowData } from '../scenario-types.ts';
import { pieceOf } from '../state.ts';
import type { Combat, Contact, State } from '../state-types.ts';
import { laterPhases } from '../vocabulary.ts';

const chitsIn = ({ formations }: State, chits: readonly number[]): readonly string[] =>
  chits.map((chit) => formations[chit]?.id ?? '');

const piecesIn = (state: State, pieces: readonly number[]): readonly string[] =>
  pieces.map((piece) => pieceOf(state, piece).id);

const nameOf = (state: State, piece: number): string => pieceOf(state, piece).id;

/** Without the lists that are empty. */
const filled = (lists: Partial<NowData>): Partial<NowData> =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => !Array.isArray(list) || list.length > 0));

const inOrder = ({ contacts }: State): readonly Contact[] =>
  contacts.toSorted((a, b) => a.arrival - b.arrival);

const fightIn = (state: State, { stepping, retreating, ...combat }: Combat): FightData => {
  const arrivals = inOrder(state).map(({ arrival }) => arrival);
  return {
    ...combat,
    contacts: combat.contacts.map((arrival) => arrivals.indexOf(arrival) + 1),
    toFire: piecesIn(state, combat.toFire),
    toChoose: piecesIn(state, combat.toChoose),
    bloodied: piecesIn(state, combat.bloodied),
    ...(stepping !== undefined && {
      stepping: { support: nameOf(state, stepping.support), lead: nameOf(state, stepping.lead) },
    }),
    ...(retreating !== undefined && {
      retreating: { ...retreating, piece: nameOf(state, retreating.piece) },
    }),
  };
};

/** How far the turn has come, in the names of the scenario. */
export const nowIn = (state: State): NowData => {
  const { drawn, activation, combat, supports } = state;
  const phase = laterPhases.find((each) => each === state.phase);
  const [up] = chitsIn(state, drawn === undefined ? [] : [drawn]);
  return {
    ...(up !== undefined && (activation === undefined ? { up } : { moving: up })),
    ...filled({
      moved: piecesIn(state, activation?.acted ?? []),
      struck: piecesIn(state, activation?.struck ?? []),
      waiting: chitsIn(state, state.stack),
      played: chitsIn(state, state.played),
      contacts: inOrder(state).map(({ attacker, defender, face, river }) => ({
        attacker: nameOf(state, attacker),
        defender: nameOf(state, defender),
        face,
        ...(river === true && { river }),
      })),
      supports: supports.map(({ lead, support }) => ({
        lead: nameOf(state, lead),
        support: nameOf(state, support),
      })),
      packed: state.packed,
      sacked: state.sacked,
      withdrawn: state.withdrawn,
      deploying: piecesIn(state, state.deploying),
    }),
    cup: chitsIn(state, state.cup),
    ...(phase !== undefined && { phase }),
    ...(combat !== undefined && { fight: fightIn(state, combat) }),
  };
};
