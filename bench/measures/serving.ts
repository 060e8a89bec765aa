import type { Measure } from '../measure.ts';
import { progress } from '../progress.ts';
import { boardgamePlayer } from './serving-boardgame.ts';
import { openingLine } from './serving-cases.ts';
import { movesOf, p99 } from './serving-loop.ts';
import { ourPlayer } from './serving-ours.ts';
import { start } from './serving-process.ts';

const GAMES = 50;

/** P7: orders that are on disk before they are answered, beside moves that are kept in memory. */
const durableOrders: Measure = {
  name: 'server-orders',
  title: 'P7 orders through the server, 50 games of 100 units',
  open: async () => {
    const [ours, theirs] = [await start('serving-ours-process'), await start('serving-boardgame-process')];
    const log = openingLine();
    const many = Array.from({ length: GAMES });
    const players = await Promise.all(many.map(() => ourPlayer(ours.port, log)));
    const rivals = await Promise.all(many.map(() => boardgamePlayer(theirs.port)));
    const [waits, rivalWaits]: [number[], number[]] = [[], []];
    return {
      contestants: {
        'grognard, on disk': movesOf(players, waits),
        'boardgame.io, in memory': movesOf(rivals, rivalWaits),
      },
      goals: [{ ours: 'grognard, on disk', rival: 'boardgame.io, in memory', goal: 5 }],
      agreeOver: 0,
      close: async () => {
        progress.say(
          `P7 one answer in a hundred takes longer than: ours ${p99(waits).toFixed(1)} ms, boardgame.io ${p99(rivalWaits).toFixed(1)} ms`,
        );
        for (const { close } of [...players, ...rivals]) close();
        await Promise.all([ours.stop(), theirs.stop()]);
      },
    };
  },
};

export const servingMeasures: readonly Measure[] = [durableOrders];
