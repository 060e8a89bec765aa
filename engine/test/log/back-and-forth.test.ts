import { goForward, isResolved, ok, sameSeat, standing, takeBack } from '@grognard/engine';
import { backAndForth, examineByLaws, type Hands } from '@grognard/engine/conformance';
import { expect, test } from 'vitest';
import { wingsTrial } from '../../../games/tiny/test/trial.ts';

const breachOf = async (hands: Hands): Promise<string | undefined> =>
  (await examineByLaws(wingsTrial, { seed: 1, games: 6 }, [backAndForth(hands)]))[0]?.detail;

/** As it once was: what takes back is taken back with the rest, and its orders stand again. */
const flipping: Hands['takeBack'] = (_match, log, seat) => {
  const stands = standing(log.entries);
  const last = stands.findLast(({ order, seat: by }) => order !== undefined && sameSeat(by, seat));
  if (last === undefined) return takeBack(_match, log, seat);
  const strikes = stands
    .filter((entry) => entry.seq === last.seq || (entry.seq > last.seq && isResolved(entry)))
    .map(({ seq }) => seq);
  return ok({ rule: 'GR-08', strikes, consent: [], luck: false });
};

test('the law of taking back finds out who goes forward by going back', async () => {
  expect(await breachOf({ takeBack: flipping, goForward })).toMatch(/stands again unjudged/);
});

test('and who takes back half a gesture', async () => {
  const halved: Hands['takeBack'] = (match, log, seat) => {
    const taken = takeBack(match, log, seat);
    return taken.ok ? ok({ ...taken.value, strikes: taken.value.strikes.slice(-1) }) : taken;
  };
  expect(await breachOf({ takeBack: halved, goForward })).toBeDefined();
});

test('it has nothing against what the engine does', async () => {
  expect(await breachOf({ takeBack, goForward })).toBeUndefined();
});
