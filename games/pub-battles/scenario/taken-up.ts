import { chunksOf, flat, withAt } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import { pieceOf } from '../model/piece-change.ts';
import type { FightData, KnownData, NowData } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { Combat, Errand, Sighting, State } from '../model/state.ts';
import { activeChits } from '../rules/turn/cup.ts';
import { faceMet } from './face-met.ts';

type Names = readonly string[] | undefined;

const formationsNamed = ({ formations }: State, names: Names = []): readonly number[] =>
  names.map((name) => formations.findIndex(({ id }) => id === name));

const piecesNamed = ({ pieces }: State, names: Names = []): readonly number[] => {
  const ids = flat(pieces).map(({ id }) => id);
  return names.map((name) => ids.indexOf(name));
};

const pieceNamed = (state: State, name: string): number => piecesNamed(state, [name])[0] ?? -1;

/** PB-R036: all who take part and have neither played nor come up. */
const cupOf = (setting: Setting, state: State, now: NowData): readonly number[] => {
  if (now.cup !== undefined) return formationsNamed(state, now.cup);
  const { up, moving, waiting = [], played = [] } = now;
  const out = formationsNamed(state, [up ?? '', moving ?? '', ...waiting, ...played]);
  return activeChits(setting, state, setting.first).filter((each) => !out.includes(each));
};

/** Contacts are numbered from 1 as they are listed; whatever comes later has a higher number. */
const contactsOf = (setting: Setting, state: State, { contacts = [] }: NowData): State['contacts'] =>
  contacts.map(({ attacker, defender, face, river, beside = [], uphill, enveloped }, place) => {
    const [one, other] = [pieceNamed(state, attacker), pieceNamed(state, defender)];
    return {
      attacker: one,
      defender: other,
      face: face ?? faceMet(setting, pieceOf(state, one), pieceOf(state, other)) ?? 'front',
      arrival: place + 1,
      ...(river === true && { river }),
      ...(beside.length > 0 && { beside: piecesNamed(state, beside) }),
      ...(uphill !== undefined && { uphill }),
      ...(enveloped === true && { enveloped }),
    };
  });

const combatOf = (state: State, { pair, stepping, retreating, ...fight }: FightData): Combat => ({
  ...fight,
  toFire: piecesNamed(state, fight.toFire),
  toChoose: piecesNamed(state, fight.toChoose),
  bloodied: piecesNamed(state, fight.bloodied),
  ...(pair !== undefined && { pair: { arrival: pair.contact, of: piecesNamed(state, pair.of) } }),
  ...(stepping !== undefined && {
    stepping: { support: pieceNamed(state, stepping.support), lead: pieceNamed(state, stepping.lead) },
  }),
  ...(retreating !== undefined && {
    retreating: { ...retreating, piece: pieceNamed(state, retreating.piece) },
  }),
});

/** The chit that is up, and what its formation has done. */
const chitUp = (state: State, now: NowData): Partial<State> => {
  const [drawn] = formationsNamed(state, [now.up ?? now.moving ?? '']);
  if (drawn === undefined || drawn < 0) return {};
  if (now.moving === undefined) return { drawn };
  const [acted, struck] = [piecesNamed(state, now.moved), piecesNamed(state, now.struck)];
  return { drawn, phase: 'activation', activation: { formation: drawn, acted, struck } };
};

const errandOf = (
  data: { readonly to: readonly [number, number]; readonly attack: boolean } | undefined,
): Errand | undefined =>
  data && { to: { x: unitsOf(data.to[0]), y: unitsOf(data.to[1]) }, attack: data.attack };

/** What formations have gone and were ordered. */
const remembering = ({ formations }: State, now: NowData): State['formations'] =>
  formations.map((formation) => {
    const walked = now.walked?.[formation.id];
    const [orders, next] = [errandOf(now.orders?.[formation.id]), errandOf(now.next?.[formation.id])];
    return {
      ...formation,
      ...(walked !== undefined && { walked: unitsOf(walked) }),
      ...(orders !== undefined && { orders }),
      ...(next !== undefined && { next }),
    };
  });

/** PB-R006: a strength that has been diced for is not diced for again. */
export const alreadyMustered = (state: State, { mustered = [] }: NowData): State => ({
  ...state,
  pieces: piecesNamed(state, mustered).reduce(
    (pieces, piece) => withAt(pieces, piece, { ...pieceOf({ ...state, pieces }, piece), mustered: true }),
    state.pieces,
  ),
});

/** What each side is said to know of the other's blocks. */
export const knowing = (state: State, known: NonNullable<NowData['known']>): State => ({
  ...state,
  known: Object.fromEntries(
    Object.keys(state.known).map((side) => [
      side,
      chunksOf((known[side] ?? []).map((each) => sightingOf(state, each))),
    ]),
  ),
});

const sightingOf = (state: State, { piece, arm, kind, spent, unpacked, off }: KnownData): Sighting => ({
  piece: pieceNamed(state, piece),
  ...(arm !== undefined && { arm }),
  ...(kind !== undefined && { kind }),
  ...(spent !== undefined && { spent }),
  ...(unpacked !== undefined && { unpacked }),
  ...(off === true && { off }),
});

const memoriesOf = (
  state: State,
  { fought = [], hit = [], immediate = [], written, rallied = [], came }: NowData,
): Partial<State> => ({
  ...(came !== undefined && { came }),
  ...(rallied.length > 0 && {
    rallies: rallied.map(({ train, day, turn }) => ({ train: pieceNamed(state, train), day, turn })),
  }),
  ...(fought.length > 0 && { inAction: piecesNamed(state, fought) }),
  ...(hit.length > 0 && { struck: piecesNamed(state, hit) }),
  ...(immediate.length > 0 && { immediate }),
  ...(written !== undefined && { written }),
});

/** A table that was laid out, at the point of its turn that the position tells. */
export const takenUp = (setting: Setting, now: NowData, state: State): State => {
  const contacts = contactsOf(setting, state, now);
  const { supports = [], fight, phase } = now;
  return {
    ...state,
    ...chitUp(state, now),
    ...memoriesOf(state, now),
    formations: remembering(state, now),
    ...(phase !== undefined && { phase }),
    cup: cupOf(setting, state, now),
    stack: formationsNamed(state, now.waiting),
    played: formationsNamed(state, now.played),
    contacts,
    supports: supports.map(({ lead, support }) => ({
      lead: pieceNamed(state, lead),
      support: pieceNamed(state, support),
    })),
    ...(fight !== undefined && { combat: combatOf(state, fight) }),
    deploying: piecesNamed(state, now.deploying),
    let: now.let ?? [],
    packed: now.packed ?? [],
    sacked: now.sacked ?? [],
    withdrawn: now.withdrawn ?? [],
    count: contacts.length + 1,
  };
};
