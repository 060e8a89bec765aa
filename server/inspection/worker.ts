import { loadGame, TINY } from '../content/games.ts';
import { HttpError } from '../http-error.ts';
import { prepareOwnTable } from '../tables/prepare-table.ts';
import { inspectLog } from './inspect-log.ts';
import { inspectLuck } from './inspect-luck.ts';
import type { Answer, Answers, InspectionTask } from './task.ts';

const gamesFor =
  (tiny: boolean): typeof loadGame =>
  async (id) =>
    id === TINY && !tiny ? undefined : loadGame(id);

const looked = async (task: InspectionTask): Promise<Answers[InspectionTask['kind']]> => {
  switch (task.kind) {
    case 'log':
      return inspectLog(task.bytes, gamesFor(task.tiny));
    case 'luck':
      return inspectLuck(task.bytes, task.secret);
    case 'scenario':
      return prepareOwnTable(gamesFor(task.tiny), task.wanted);
  }
};

/** Looks something through; each worker runs this. */
export const inspect = async (task: InspectionTask): Promise<Answer<Answers[InspectionTask['kind']]>> => {
  try {
    return { ok: true, value: await looked(task) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { statusCode: status, code, message, path } = error;
    return { ok: false, refused: { status, code, message, path } };
  }
};
