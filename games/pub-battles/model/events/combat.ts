import type { Modifier } from '@grognard/engine';
import { isLost, moves } from '../piece-doings.ts';
import type { Combat, Stand } from '../state.ts';
import type { Draft } from '../state-change.ts';
import { acts, fights, isStruck } from '../turn-memory.ts';
import type { Evolvers, Marked, PartlySecret } from './marked.ts';

/** The dice of one piece, with the sum that was made of them. */
interface Volley {
  readonly shooter: number;
  readonly target: number;
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly hits: number;
}

/** Fire, and what comes of it. */
export type CombatEvent =
  | ({ readonly kind: 'fired'; readonly volley: Volley; readonly bombardment: boolean } & Marked)
  | ({ readonly kind: 'combat'; readonly combat: Combat | null } & Marked)
  | ({ readonly kind: 'retreated'; readonly piece: number; readonly to: Stand } & PartlySecret)
  | ({ readonly kind: 'lost'; readonly piece: number } & Marked);

export const combatEvolvers: Evolvers<CombatEvent> = {
  // Powder alone changes nothing in a combat: what it does is told by other events.
  fired: (now, { bombardment, volley: { shooter, target } }) => {
    if (!bombardment) return;
    acts(now, shooter);
    isStruck(now, target);
  },
  combat: (now, { combat }) => {
    if (combat === null) endCombat(now);
    else now.combat = combat;
    now.count += 1;
  },
  retreated: (now, { piece, to }) => moves(now, piece, to),
  lost: (now, { piece }) => isLost(now, piece),
};

const endCombat = (now: Draft): void => {
  fights(now, now.combat?.bloodied ?? []);
  now.fought = [...now.fought, ...(now.combat?.contacts.slice(0, 1) ?? [])];
  now.combat = undefined;
};
