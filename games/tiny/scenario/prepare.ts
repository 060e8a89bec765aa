import { err, ok, type Refusal, type Result, refuse, type Side, type SwitchValues } from '@grognard/engine';
import { cellKey } from '../ground/cells.ts';
import type { PublicScenario, Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import { switches } from '../model/switches.ts';

/** What everybody may know of a scenario. */
export const publicScenarioOf = ({
  width,
  height,
  turns,
  marsh,
  walls,
  pieces,
}: Scenario): PublicScenario => {
  const counts: Record<Side, number> = {};
  const commands: Record<Side, readonly string[]> = {};
  for (const { side, command } of pieces) {
    counts[side] = (counts[side] ?? 0) + 1;
    const named = new Set([...(commands[side] ?? []), ...(command === undefined ? [] : [command])]);
    commands[side] = [...named].sort();
  }
  const land = walls === undefined ? { marsh } : { marsh, walls };
  return { width, height, turns, ...land, counts, commands };
};

/** What never changes, made ready for questions. */
export const prepare = (source: PublicScenario, given: SwitchValues): Result<Setting, readonly Refusal[]> => {
  const wrong = Object.entries(given).filter(
    ([name, value]) =>
      !switches.some((each) => each.name === name && each.values.some((one) => one === value)),
  );
  if (wrong.length > 0) {
    return err(wrong.map(([name, value]) => refuse('TN-R14', 'unknown-switch', { name, value })));
  }
  const marsh = new Set(source.marsh.map(cellKey));
  return ok({
    source,
    marsh,
    walls: new Set((source.walls ?? []).map(cellKey)),
    digging: given.digging !== 'forbidden',
    covering: given.covering === 'allowed',
    sight: given.sight === 1 ? 1 : 2,
  });
};
