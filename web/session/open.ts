import { catalogue, loadShown } from '@grognard/catalogue';
import { askForFacts } from '../api/tables.ts';
import type { Board } from '../boards/board.ts';
import { boards } from '../boards/boards.ts';
import { spoken } from '../words/spoken.svelte.ts';
import type { KeptTable } from './kept.ts';
import { Session } from './session.svelte.ts';

/** What came of sitting down at a table. */
export type Opened =
  | { readonly kind: 'open'; readonly session: Session; readonly board: Board<object> }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'no-seat' }
  | { readonly kind: 'broken'; readonly id?: string | undefined };

/** Brings in the facts of the table, the game and its board. */
export const openSession = async (kept: KeptTable): Promise<Opened> => {
  const [first] = kept.keys;
  if (first === undefined) return { kind: 'no-seat' };
  const facts = await askForFacts(kept.table, first.key);
  if (facts.kind === 'unreachable') return { kind: 'unreachable' };
  if (facts.kind === 'error')
    return facts.status < 500 ? { kind: 'no-seat' } : { kind: 'broken', id: facts.error.id };
  const listing = catalogue.find(({ id }) => id === facts.value.game);
  const [game, board] = await Promise.all([loadShown(listing), boards[facts.value.game]?.()]);
  if (game === undefined || board === undefined) return { kind: 'broken' };
  await spoken.alongside((language) => Promise.all([game.learn?.(language), board.learn(language)]));
  const setting = game.prepare(facts.value.publicScenario, facts.value.switches);
  if (!setting.ok) return { kind: 'broken' };
  return { kind: 'open', session: new Session(kept, facts.value, game, setting.value), board };
};
