import { createHash } from 'node:crypto';
import { type AnOrder, canonical, type GameTypes, type Match, randomFrom } from '@grognard/engine';
import { generalNamed, turnOf } from '@grognard/generals';
import { loadGame } from '../content/games.ts';
import type { ThinkTask } from './task.ts';

const MANY = 24;
const settings = new Map<string, GameTypes['Setting']>();

const matchFor = async ({
  game: id,
  settingKey,
  publicScenario,
  switches,
  seats,
}: ThinkTask): Promise<Match<GameTypes>> => {
  const loaded = await loadGame(id);
  if (loaded === undefined) throw new Error(`there is no game ${id}`);
  const { game } = loaded;
  const known = settings.get(settingKey);
  if (known !== undefined) return { game, setting: known, seats };
  const setting = game.prepare(publicScenario, switches);
  if (!setting.ok) throw new Error(`a table of ${id} cannot be prepared`);
  if (settings.size >= MANY) settings.delete(settings.keys().next().value ?? '');
  settings.set(settingKey, setting.value);
  return { game, setting: setting.value, seats };
};

/** The same view gives the same thoughts; the secret of the dice is nowhere near. */
const seedOf = ({ view, seat, decision }: ThinkTask): number =>
  createHash('sha256')
    .update(canonical([view, seat, decision.id]))
    .digest()
    .readUIntBE(0, 6);

const firstOnOffer = ({ game, setting }: Match<GameTypes>, { view, seat, decision }: ThinkTask): AnOrder => {
  const order = game
    .options(game.read(setting, view), seat)
    .orders.find(({ kind }) => decision.orders.includes(kind));
  if (order === undefined) throw new Error(`nothing is on offer for ${decision.id}`);
  return order;
};

/** Chooses an order; each worker runs this. */
export default async (task: ThinkTask): Promise<AnOrder> => {
  const match = await matchFor(task);
  if (task.general === undefined) return firstOnOffer(match, task);
  const general = generalNamed(task.general);
  if (general === undefined) throw new Error(`there is no general ${task.general}`);
  const { view, seat, decision } = task;
  return general(turnOf({ match, view, seat, decision, random: randomFrom(seedOf(task)) }));
};
