import type { DraftInfo, Json } from '@grognard/engine';
import { ask } from './ask.ts';

const of = (table: string, decision: string): string =>
  `/tables/${encodeURIComponent(table)}/drafts/${encodeURIComponent(decision)}`;

/** A draft beside the game. That there is none yet is an answer, too. */
export const readDraft = async (table: string, key: string, decision: string): Promise<Json | undefined> => {
  const told = await ask<Partial<DraftInfo>>(of(table, decision), { key, answers: [404] });
  return told.kind === 'answer' ? told.value.draft : undefined;
};

/** A draft that cannot be kept now is kept with the next change. */
export const keepDraft = async (table: string, key: string, decision: string, draft: Json): Promise<void> => {
  await ask(of(table, decision), { method: 'PUT', key, body: { draft } });
};
