import {
  canonical,
  type GameTypes,
  ok,
  type Refusal,
  type Result,
  type SwitchValues,
} from '@grognard/engine';
import type { LoadedGame } from '../content/games.ts';
import { hashOf } from './keys.ts';

/** What a battle is played on, shared by all tables that play on it. */
export interface SharedSetting {
  /** The same for the same ground and switches. */
  readonly key: string;
  readonly publicScenario: object;
  readonly setting: GameTypes['Setting'];
}

const MANY = 500;
const known = new Map<string, WeakRef<SharedSetting>>();

const forgetTheGone = (): void => {
  for (const [key, ref] of known) if (ref.deref() === undefined) known.delete(key);
};

/** The setting of a ground under some switches: large, so that it is built once for all its tables. */
export const sharedSettingFor = (
  { game }: Pick<LoadedGame, 'game'>,
  scenario: GameTypes['Scenario'],
  switches: SwitchValues,
): Result<SharedSetting, readonly Refusal[]> => {
  const publicScenario = game.publicScenario(scenario);
  const key = hashOf(canonical([game.id, publicScenario, switches]));
  const found = known.get(key)?.deref();
  if (found !== undefined) return ok(found);
  const setting = game.prepare(publicScenario, switches);
  if (!setting.ok) return setting;
  const shared = { key, publicScenario, setting: setting.value };
  known.set(key, new WeakRef(shared));
  if (known.size > MANY) forgetTheGone();
  return ok(shared);
};
