import { type Entry, examineLog, type Flaw, type GameTypes, luckFlaws, type Opening } from '@grognard/engine';
import { knownRules, loadGame } from '../content/games.ts';
import { sha256 } from '../tables/keys.ts';
import type { Checked } from './task.ts';

/** More than anybody reads. */
const MOST_TOLD = 100;

const told = (flaws: readonly Flaw[]): Checked['flaws'] =>
  flaws.slice(0, MOST_TOLD).map(({ seq, code, detail }) => ({ seq, code, detail }));

/** Whether a table of this server was played by the rules, and its dice came from its secret. */
export const inspectLuck = async (bytes: Uint8Array, secret: string): Promise<Checked> => {
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\n');
  const [opening, ...entries] = lines.map((line) => JSON.parse(line)) as [
    Opening<GameTypes>,
    ...Entry<GameTypes>[],
  ];
  const loaded = await loadGame(opening.game);
  if (loaded === undefined) throw new Error(`there is no game ${opening.game}`);
  const { game, schemas } = loaded;
  const setting = game.prepare(game.publicScenario(opening.scenario), opening.switches);
  if (!setting.ok) throw new Error(`a table of ${game.id} can no longer be prepared`);
  const match = { game, setting: setting.value, seats: opening.seats, readOrder: schemas.order };
  const log = { opening, entries };
  const judges = { match, readState: schemas.state, knownRules: await knownRules(loaded) };
  const { flaws, judgedByAnother } = examineLog(judges, log);
  const draws = [opening, ...entries].reduce((sum, each) => sum + (each.draws?.length ?? 0), 0);
  return { draws, flaws: told([...luckFlaws(log, secret, sha256), ...flaws]), judgedByAnother };
};
