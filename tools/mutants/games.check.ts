import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { canonical } from '@grognard/engine';
import { examineByLaws, type Law, type Trial } from '@grognard/engine/conformance';
import { test } from 'vitest';
import type { Sleepers } from './runtime.ts';

/** So many games at random tell whether a mutant that no test notices changes anything. */
const GAMES = 50;

const [, game = ''] = (process.env.GROGNARD_MUTANTS ?? '').split(' ');

interface Trials {
  readonly scenarioIds: readonly string[];
  readonly shipped?: (id: string) => never;
  readonly trialOf: (scenario: never) => Trial<never>;
}

/** A law that nothing breaks, and that remembers what every game came to. */
const remembering = (digests: string[]): Law => ({
  name: 'games are remembered',
  says: 'Whatever was ordered, drawn and told in a game is kept as one number.',
  begin: () => ({
    see: ({ steps }) => {
      const entries = steps.map(({ entry }) => canonical(entry));
      digests.push(createHash('sha256').update(entries.join('\n')).digest('hex'));
      return undefined;
    },
  }),
});

const playedWith = async ({ scenarioIds, shipped, trialOf }: Trials, seed: number): Promise<string> => {
  const id = scenarioIds[seed % scenarioIds.length] ?? '';
  const digests: string[] = [];
  const breaches = await examineByLaws(trialOf(shipped?.(id) ?? (id as never)), { seed, games: 1 }, [
    remembering(digests),
  ]);
  return [...digests, ...breaches.map(({ detail }) => detail)].join(' ');
};

/** Whether every game is the same to the byte with a mutant awake; it is over with the first that is not. */
const changesPlay = async (
  sleepers: Sleepers,
  number: number,
  trials: Trials,
  asEver: (seed: number) => Promise<string>,
): Promise<boolean> => {
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const expected = await asEver(seed);
    sleepers.wake(number, 2_000_000_000);
    const played = await playedWith(trials, seed);
    sleepers.sleep(game);
    if (played !== expected) return true;
  }
  return false;
};

test('which of the survivors change a game', async () => {
  const sleepers = globalThis.grognardMutants;
  if (sleepers === undefined || game === '') return;
  const trials: Trials = await import(`../../games/${game}/test/trial.ts`);
  const known = new Map<number, string>();
  const asEver = async (seed: number): Promise<string> => {
    const found = known.get(seed) ?? (await playedWith(trials, seed));
    known.set(seed, found);
    return found;
  };
  for (const [number, { name }] of sleepers.known.entries()) {
    if (!sleepers.hunted.has(name)) continue;
    const by = (await changesPlay(sleepers, number, trials, asEver)) ? 'changes play' : 'changes nothing';
    appendFileSync(sleepers.out, `${JSON.stringify({ mutant: name, by })}\n`);
  }
});
