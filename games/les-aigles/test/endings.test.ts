import { gameEvents } from '@grognard/engine';
import { examineByLaws, type Law, laws } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../tools/breaches.ts';
import { countOnEach, firstSeed, patience, soaking } from '../../../tools/counts.ts';
import type { State } from '../model/state.ts';
import { scenarioIds, shipped, trialOf } from './trial.ts';

/** The laws that are quick to look at, so that many battles can be fought. */
const quick = laws.filter(({ name }) =>
  ['a game ends', 'somebody must decide, or it is over', 'the state keeps its invariants'].includes(name),
);

/** Figures in each company, unit after unit. */
const muster = ({ units }: State): readonly number[] =>
  units.flat().flatMap(({ companies }) => companies.map(({ figures }) => figures));

/** What a step of the muster says against the event that made it. */
const complaint = (before: State, after: State, kind: string): string | undefined => {
  const [were, are] = [muster(before), muster(after)];
  const changed = were.findIndex((figures, place) => figures !== are[place]);
  if (changed < 0) return undefined;
  if (kind !== 'fell') return `“${kind}” has changed the figures of company ${changed}`;
  const risen = were.findIndex((figures, place) => (are[place] ?? 0) > figures);
  return risen < 0 ? undefined : `company ${risen} has more figures than before`;
};

const figuresFall: Law = {
  name: 'figures only fall',
  says: 'Nobody is taken off the table or put on it but by the event that tells of men who fell.',
  begin: () => ({
    see: ({ match: { game, setting }, opening, steps }) => {
      let state = opening.state;
      for (const event of steps.flatMap(({ entry }) => gameEvents(entry.events))) {
        const next = game.evolve(setting, state, event);
        // Laws are written for every game; this one is asked about Les Aigles alone.
        const [before, after] = [state, next] as unknown as readonly [State, State];
        const found = complaint(before, after, event.kind);
        if (found !== undefined) return found;
        state = next;
      }
      return undefined;
    },
  }),
};

describe('played at random, a battle comes to its end and keeps its invariants', () => {
  test('the laws are there', () => {
    expect(quick).toHaveLength(3);
  });

  test.each(soaking ? scenarioIds : scenarioIds.slice(0, 3))('%s', { timeout: patience }, async (id) => {
    const games = countOnEach('lesAiglesBattles', scenarioIds);
    const breaches = await examineByLaws(trialOf(shipped(id)), { seed: firstSeed, games }, [
      ...quick,
      figuresFall,
    ]);
    expect(breaches, inWords(breaches, import.meta.filename)).toEqual([]);
  });
});
