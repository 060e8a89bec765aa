import { flat } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import { pieceOf } from '../model/piece-change.ts';
import type { FightData, NowData } from '../model/scenario.ts';
import type { Combat, Contact, Errand, Formation, State } from '../model/state.ts';
import { laterPhases } from '../model/vocabulary.ts';

const chitsIn = ({ formations }: State, chits: readonly number[]): readonly string[] =>
  chits.map((chit) => formations[chit]?.id ?? '');

const piecesIn = (state: State, pieces: readonly number[]): readonly string[] =>
  pieces.map((piece) => pieceOf(state, piece).id);

const nameOf = (state: State, piece: number): string => pieceOf(state, piece).id;

/** Without the lists and records that are empty. */
const filled = (lists: Partial<NowData>): Partial<NowData> =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => Object.keys(list ?? {}).length > 0));

const inOrder = ({ contacts }: State): readonly Contact[] =>
  contacts.toSorted((a, b) => a.arrival - b.arrival);

const fightIn = (state: State, { pair, stepping, retreating, ...combat }: Combat): FightData => {
  const arrivals = inOrder(state).map(({ arrival }) => arrival);
  return {
    ...combat,
    contacts: combat.contacts.map((arrival) => arrivals.indexOf(arrival) + 1),
    toFire: piecesIn(state, combat.toFire),
    toChoose: piecesIn(state, combat.toChoose),
    bloodied: piecesIn(state, combat.bloodied),
    ...(pair !== undefined && {
      pair: { contact: arrivals.indexOf(pair.arrival) + 1, of: piecesIn(state, pair.of) },
    }),
    ...(stepping !== undefined && {
      stepping: { support: nameOf(state, stepping.support), lead: nameOf(state, stepping.lead) },
    }),
    ...(retreating !== undefined && {
      retreating: { ...retreating, piece: nameOf(state, retreating.piece) },
    }),
  };
};

/** What formations have of something, by their names; left out if none has it. */
const byFormation = <K extends 'walked' | 'orders' | 'next', T>(
  { formations }: State,
  key: K,
  of: (value: NonNullable<Formation[K]>) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    formations.flatMap((formation) => {
      const value = formation[key];
      return value === undefined ? [] : [[formation.id, of(value as NonNullable<Formation[K]>)]];
    }),
  );

const errandIn = ({ to, attack }: Errand) => ({ to: [cmOf(to.x), cmOf(to.y)] as const, attack });

/** What the turn has to remember beside its chits and contacts. */
const memoriesIn = (state: State): Partial<NowData> => {
  const arrivals = inOrder(state).map(({ arrival }) => arrival);
  return {
    fought: piecesIn(state, state.inAction ?? []),
    hit: piecesIn(state, state.struck ?? []),
    walked: byFormation(state, 'walked', cmOf),
    immediate: (state.immediate ?? []).map((arrival) => arrivals.indexOf(arrival) + 1),
    mustered: flat(state.pieces).flatMap(({ id, mustered }) => (mustered === true ? [id] : [])),
    orders: byFormation(state, 'orders', errandIn),
    next: byFormation(state, 'next', errandIn),
    written: state.written ?? {},
    rallied: (state.rallies ?? []).map(({ train, day, turn }) => ({
      train: nameOf(state, train),
      day,
      turn,
    })),
    known: Object.fromEntries(
      Object.entries(state.known).map(([side, list]) => [
        side,
        flat(list).map(({ piece, ...seen }) => ({ piece: nameOf(state, piece), ...seen })),
      ]),
    ),
  };
};

const contactIn = (
  state: State,
  { attacker, defender, face, river, beside = [], uphill, enveloped }: Contact,
): NonNullable<NowData['contacts']>[number] => ({
  attacker: nameOf(state, attacker),
  defender: nameOf(state, defender),
  face,
  ...(river === true && { river }),
  ...(beside.length > 0 && { beside: piecesIn(state, beside) }),
  ...(uphill !== undefined && { uphill }),
  ...(enveloped === true && { enveloped }),
});

/** How far the turn has come, in the names of the scenario. */
export const nowIn = (state: State): NowData => {
  const { drawn, activation, combat, supports } = state;
  const phase = laterPhases.find((each) => each === state.phase);
  const [up] = chitsIn(state, drawn === undefined ? [] : [drawn]);
  return {
    ...(up !== undefined && (activation === undefined ? { up } : { moving: up })),
    ...(state.came !== undefined && { came: state.came }),
    ...filled({
      moved: piecesIn(state, activation?.acted ?? []),
      struck: piecesIn(state, activation?.struck ?? []),
      waiting: chitsIn(state, state.stack),
      played: chitsIn(state, state.played),
      contacts: inOrder(state).map((contact) => contactIn(state, contact)),
      supports: supports.map(({ lead, support }) => ({
        lead: nameOf(state, lead),
        support: nameOf(state, support),
      })),
      packed: state.packed,
      sacked: state.sacked,
      withdrawn: state.withdrawn,
      deploying: piecesIn(state, state.deploying),
      let: state.let,
      ...memoriesIn(state),
    }),
    cup: chitsIn(state, state.cup),
    ...(phase !== undefined && { phase }),
    ...(combat !== undefined && { fight: fightIn(state, combat) }),
  };
};
