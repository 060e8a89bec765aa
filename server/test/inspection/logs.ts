import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { canonical } from '@grognard/engine';
import { inspect } from '../../inspection/worker.ts';

/** A line of a log, as somebody may have written it. */
export type Line = Readonly<Record<string, unknown>>;

const games = `${import.meta.dirname}/../../../games`;

/** A recorded log: its opening and its entries. */
export const recorded = (game: string, name: string): readonly Line[] =>
  gunzipSync(readFileSync(`${games}/${game}/test/recorded/${name}.jsonl.gz`))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

export const asText = (lines: readonly unknown[]): string =>
  lines.map((line) => (typeof line === 'string' ? line : canonical(line))).join('\n');

/** What comes of a log, without a thread. */
export const inspected = async (lines: readonly unknown[]) => {
  const answer = await inspect({ kind: 'log', bytes: Buffer.from(asText(lines)), tiny: true });
  if (!answer.ok) return { ok: false as const, ...answer.refused };
  if (!('imported' in answer.value)) throw new Error('it is no table');
  return { ok: true as const, drawn: answer.value, told: answer.value.imported };
};
