import { changing, putBack, standAt } from '../piece-change.ts';
import { becomesSpent, goes, moves } from '../piece-doings.ts';
import type { Contact, Stand, State } from '../state.ts';
import type { Draft } from '../state-change.ts';
import { acts, isStruck, walks } from '../turn-memory.ts';
import { isStaff, type PushedWhy, type Rewriting } from '../vocabulary.ts';
import type { Evolvers, Marked } from './marked.ts';

/** Marches, whom they meet, and whom they stand behind. */
export type MovementEvent =
  | ({
      readonly kind: 'marched';
      readonly piece: number;
      /** The line its centre went along. */
      readonly path: readonly { readonly x: number; readonly y: number }[];
      readonly to: Stand;
      readonly column: boolean;
      readonly ground?: string;
      /** It came onto the map by this march. */
      readonly entered?: true;
      /** It was to go on, but for a field of fire that nobody had seen. */
      readonly halted?: true;
    } & Marked)
  | ({ readonly kind: 'left'; readonly piece: number; readonly exit: string } & Marked)
  | ({
      readonly kind: 'pushed';
      readonly piece: number;
      readonly to: Stand;
      readonly why: PushedWhy;
    } & Marked)
  | ({ readonly kind: 'contacted'; readonly contact: Contact; readonly why?: Rewriting } & Marked)
  | ({ readonly kind: 'parted'; readonly arrival: number; readonly why?: Rewriting } & Marked)
  /** `and` if it supports another lead already, and goes on doing so. */
  | ({
      readonly kind: 'supported';
      readonly lead: number;
      readonly support: number;
      readonly and?: true;
    } & Marked)
  /** `lead` if it still supports another. */
  | ({ readonly kind: 'unsupported'; readonly support: number; readonly lead?: number } & Marked)
  | ({ readonly kind: 'spent'; readonly piece: number; readonly why?: 'among-buildings' } & Marked);

export const movementEvolvers: Evolvers<MovementEvent> = {
  marched: (now, event) => {
    marches(now, event);
    walks(now, event.piece, event.path);
    acts(now, event.piece);
  },
  left: (now, { piece }) => {
    goes(now, piece, 'gone');
    acts(now, piece);
  },
  pushed: (now, { piece, to }) => moves(now, piece, to),
  contacted: (now, { contact }) => {
    now.contacts = [...now.contacts, contact];
    now.count += 1;
    isStruck(now, contact.defender);
  },
  parted: (now, { arrival: gone }) => {
    now.contacts = now.contacts.filter(({ arrival }) => arrival !== gone);
  },
  supported: (now, { lead, support, and }) => {
    now.supports = [...(and === true ? now.supports : unsupportedBy(now, support)), { lead, support }];
  },
  unsupported: (now, { support, lead }) => {
    now.supports = unsupportedBy(now, support, lead);
  },
  spent: (now, { piece }) => becomesSpent(now, piece, true),
};

const marches = (now: Draft, event: Extract<MovementEvent, { kind: 'marched' }>): void => {
  const piece = changing(now, event.piece);
  standAt(piece, event.to, event.column);
  piece.where = 'map';
  piece.ground = event.ground;
  // Where staff set out from.
  if (isStaff(piece.kind) && event.entered === undefined) piece.from = event.path[0] ?? piece.from;
  putBack(now, event.piece, piece);
};

const unsupportedBy = (
  { supports }: Pick<State, 'supports'>,
  support: number,
  lead?: number,
): State['supports'] =>
  supports.filter((each) => each.support !== support || (lead !== undefined && each.lead !== lead));
