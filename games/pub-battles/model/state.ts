import type { Chunks, Player, Side } from '@grognard/engine';
import type { Heading } from '@grognard/field';
import type { Coming, Face, Phase, PieceKind, Where } from './vocabulary.ts';

/** A block of wood, or what it would be if it were on the map. Ids are the scenario's, and a secret of its owner. */
export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  /** Its place among the formations. */
  readonly formation: number;
  readonly where: Where;
  /** Its centre and facing; of no meaning off the map. */
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly spent: boolean;
  /** PB-R092b: where staff stood before it moved this turn. */
  readonly from?: { readonly x: number; readonly y: number };
  /** PB-R075: guns that the scenario labels mounted. */
  readonly horse?: true;
  /** In road column. */
  readonly column?: true;
  /** PB-R078: the ground it was said to be in when it ended its march by halves on two. */
  readonly ground?: string;
  /** A train that can rally. */
  readonly unpacked?: true;
  /** The day on which it was lost. */
  readonly lostOn?: number;
  /** Its strength has been diced for: PB-R006. */
  readonly mustered?: true;
  /** It came back among the stragglers. */
  readonly recovered?: true;
  /** When and where it is due. */
  readonly enters?: { readonly day: number; readonly turn: number; readonly exit: string };
}

/** A written order: a place to go to and to hold, and whether to attack on the way. */
export interface Errand {
  readonly to: { readonly x: number; readonly y: number };
  readonly attack: boolean;
}

/** Where a piece begins, by what its side wrote before the battle. */
export interface Posted {
  readonly piece: number;
  readonly formation: number;
  readonly where: Where;
  readonly enters?: { readonly day: number; readonly turn: number; readonly exit: string };
}

export interface Formation {
  readonly id: string;
  readonly side: Side;
  readonly rating: number;
  readonly chit: boolean;
  /** Its HQ among the pieces. */
  readonly hq: number;
  /** How far its HQ has gone this turn: PB-R098. */
  readonly walked?: number;
  /** What it is ordered in writing to do, and what it is to do from its next activation: PB-R039. */
  readonly orders?: Errand;
  readonly next?: Errand;
}

/** A relation between a piece that attacked and the one it attacked, made and broken by events. */
export interface Contact {
  readonly attacker: number;
  readonly defender: number;
  /** The edge of the defender that was met. */
  readonly face: Face;
  /** Contacts are numbered as they come about. */
  readonly arrival: number;
  /** The attack came across a river. */
  readonly river?: true;
  /** PB-R117h: other leads whom its front touches, at whom it may fire as long as they fight. */
  readonly beside?: readonly number[];
  /** Whether the attack came from below, judged when it was made: PB-R168k. */
  readonly uphill?: boolean;
  /** Its defender is taken in rear as well, and has lost his support by it: PB-R161. */
  readonly enveloped?: true;
}

/** One piece behind another, ready to step up. */
interface Support {
  readonly lead: number;
  readonly support: number;
}

/** What a formation has done since its chit came up. */
export interface Activation {
  readonly formation: number;
  /** Pieces that have marched, rallied, bombarded or otherwise used their move. */
  readonly acted: readonly number[];
  /** Enemies that this activation attacked or bombarded. */
  readonly struck: readonly number[];
}

/** A combat that is being fought. */
export interface Combat {
  /** The contacts in it, by arrival number. */
  readonly contacts: readonly number[];
  readonly round: number;
  /** Who still fires this round, in order. */
  readonly toFire: readonly number[];
  /** Who still chooses to stay or retreat after this round, in order. */
  readonly toChoose: readonly number[];
  /** Pieces whose first hit of this combat has fallen: elite ignores it, militia takes it double. */
  readonly bloodied: readonly number[];
  /** PB-R184b: the pair that opened the round, by its contact and its pieces. */
  readonly pair?: { readonly arrival: number; readonly of: readonly number[] };
  /** A supporter that must step up or fall back now. */
  readonly stepping?: { readonly support: number; readonly lead: number };
  /** A piece that must retreat and whose owner says where to. */
  readonly retreating?: { readonly piece: number; readonly voluntary: boolean };
}

/** What a side knows of an enemy block on the map; its place in the list is the block's alias. */
export interface Sighting {
  readonly piece: number;
  /** Told apart at a distance: PB-R146. */
  readonly arm?: 'foot' | 'mounted' | 'guns' | 'train' | 'staff';
  /** Disclosed in combat: PB-R148. */
  readonly kind?: PieceKind;
  /** As last seen: PB-R013. */
  readonly spent?: boolean;
  readonly unpacked?: boolean;
  /** It left the map; if it comes back it is another block. */
  readonly off?: true;
}

/** A rally that a train made possible. */
interface Rally {
  readonly train: number;
  readonly day: number;
  readonly turn: number;
}

export interface State {
  readonly day: number;
  /** 1 to 8; 9 is the night. */
  readonly turn: number;
  readonly phase: Phase;
  readonly seats: readonly Player[];
  readonly formations: readonly Formation[];
  readonly pieces: Chunks<Piece>;
  /** Chits in the cup, by formation. */
  readonly cup: readonly number[];
  /** Chits that were drawn and wait; the last plays first. */
  readonly stack: readonly number[];
  /** The chit that is up. */
  readonly drawn?: number;
  /** How the chit that is up has come up. */
  readonly came?: Coming;
  /** Chits that have played this turn. */
  readonly played: readonly number[];
  /** Seats, by name, that have let the draw stand since the last attempt. */
  readonly let: readonly string[];
  readonly activation?: Activation;
  readonly contacts: readonly Contact[];
  readonly supports: readonly Support[];
  readonly combat?: Combat;
  /** Combats fought this turn, by arrival number of their first contact. */
  readonly fought: readonly number[];
  /** Contacts that are fought at once, by arrival number: PB-R032. */
  readonly immediate?: readonly number[];
  /** How many orders each side has written this turn: PB-R039. */
  readonly written?: Readonly<Record<Side, number>>;
  /** Pieces that have fought this turn: PB-R195. */
  readonly inAction?: readonly number[];
  /** Pieces that were attacked or bombarded this turn. */
  readonly struck?: readonly number[];
  /** What the trains have rallied, where trains can be exhausted: PB-R197g. */
  readonly rallies?: readonly Rally[];
  /** HQs whose reserves must be deployed at once. */
  readonly deploying: readonly number[];
  readonly known: Readonly<Record<Side, Chunks<Sighting>>>;
  /** Sides that have packed up a train; sides that have lost one. */
  readonly packed: readonly Side[];
  readonly sacked: readonly Side[];
  /** Sides that withdrew at nightfall. */
  readonly withdrawn: readonly Side[];
  /** Numbers decisions and arrivals. */
  readonly count: number;
}

export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}

/** The same formations of the same sides, whatever they have done since. */
export const areSame = (before: State['formations'], now: State['formations']): boolean =>
  before === now ||
  (before.length === now.length &&
    now.every(({ id, side }, place) => before[place]?.id === id && before[place].side === side));

export const standOf = ({ x, y, heading }: Piece): Stand => ({ x, y, heading });
