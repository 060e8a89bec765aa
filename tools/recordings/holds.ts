import { join } from 'node:path';
import { canonical, diff, examineLog, fold, type GameTypes, matchOf, todaysLog } from '@grognard/engine';
import type { Trial } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { chronicleOf } from './chronicle.ts';
import { keepChronicle, keepLog, keptChronicle, type RecordedLog, recordedIn, unreadable } from './logs.ts';
import { keepPerft, perftKept, perftOf } from './perft.ts';
import { playedOn, playedToday } from './play.ts';

/** `GROGNARD_RECORD=1` keeps a log of the version of today, in place of one that was kept before. */
const recording = process.env.GROGNARD_RECORD === '1';

/** What is told of a log is kept once, by either; `GROGNARD_RECORD=told` plays nothing anew. */
const keepsTold = recording || process.env.GROGNARD_RECORD === 'told';

/** `GROGNARD_RECORD=perft` counts anew what is on offer along the logs, and leaves these alone. */
const recounting = recording || process.env.GROGNARD_RECORD === 'perft';

/** A log of every version reads and folds as it did; one of today's version is judged as it was. */
export const holdsRecorded = <K extends GameTypes>(
  trials: Readonly<Record<string, Trial<K>>>,
  folder: string,
): void => {
  const [trial] = Object.values(trials);
  if (trial === undefined) throw new Error('there is nothing to be played');
  if (recording) for (const [name, each] of Object.entries(trials)) keepLog(folder, playedToday(name, each));
  const kept = recordedIn<K>(folder).map((each) => asToday(trial, each));
  const { version } = trial.game;
  const counts = join(folder, '../perft');

  describe('a recorded log', () => {
    test('is kept of every version up to the one of today', () => {
      const versions = new Set(kept.map(({ log }) => log.opening.version));
      const missing = Array.from({ length: version }, (_, place) => place + 1).filter(
        (each) => !versions.has(each),
      );
      expect(missing, 'GROGNARD_RECORD=1 keeps one, see CONTRIBUTING.md').toEqual([]);
    });

    describe.each(kept.map((each) => [each.name, each] as const))('%s', (_, each) => {
      test('is read, and folds to the table it came to', () => {
        expect(unreadable(trial.schemas, each.log)).toEqual([]);
        expect(differences(trial, each)).toEqual([]);
      });

      test('tells the same sentences as it did', () => {
        const chronicle = chronicleOf(matchFor(trial, each), each.log);
        if (keepsTold && keptChronicle(folder, each.name) === undefined)
          keepChronicle(folder, each.name, chronicle);
        expect(chronicle.length).toBeGreaterThan(0);
        expect(chronicle).toEqual(keptChronicle(folder, each.name));
      });

      test('is judged as it was, or by another version', () => {
        const { flaws, judgedByAnother } = examineLog(
          { match: matchFor(trial, each), readState: trial.schemas.state },
          each.log,
        );
        expect(flaws, 'rules that changed are a new version, see CONTRIBUTING.md').toEqual([]);
        expect(judgedByAnother.filter((entry) => entry.version === version)).toEqual([]);
      });

      test('left half-way, goes on by the rules of today and the switches it was opened with', () => {
        const match = matchFor(trial, each);
        // The tiny game has its two switches worked into the setting.
        const switches = { ...each.log.opening.switches };
        if ('switches' in (match.setting as object)) expect(match.setting).toMatchObject({ switches });
        expect(playedOn(match, each)).toEqual([]);
      });

      test('is offered as many orders along its way as it was', () => {
        const perft = perftOf(matchFor(trial, each), each);
        if (recounting) keepPerft(counts, each.name, perft);
        expect(perft, 'GROGNARD_RECORD=perft counts anew').toEqual(perftKept(counts, each.name));
      });
    });
  });
};

/** A log of an earlier version, and the table that it came to, in the shape of today. */
const asToday = <K extends GameTypes>({ game }: Trial<K>, each: RecordedLog<K>): RecordedLog<K> => {
  const then = each.table as { readonly state: object };
  const state = game.earlier?.state(then.state) ?? then.state;
  return { ...each, log: todaysLog(game, each.log), table: { ...then, state } };
};

const matchFor = <K extends GameTypes>({ game, schemas }: Trial<K>, { log }: RecordedLog<K>) => {
  const match = matchOf(game, log.opening);
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return { ...match.value, readOrder: schemas.order };
};

/** What the table keeps beside the game has grown since: what was there then must be there now. */
const differences = <K extends GameTypes>(trial: Trial<K>, each: RecordedLog<K>): readonly unknown[] => {
  const { state, sealed, waivers, resigned } = fold(matchFor(trial, each), each.log);
  const then = each.table as Record<string, unknown>;
  const old = { state: then.state, sealed: then.sealed, waivers: then.waivers, resigned: then.resigned };
  const now = JSON.parse(canonical({ state, sealed, waivers, resigned }));
  return diff(old, now).slice(0, 5);
};
