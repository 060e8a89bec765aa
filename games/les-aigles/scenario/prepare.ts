import {
  defaultsOf,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Side,
  type SwitchValues,
} from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import { layOut } from '../ground/terrain/terrain.ts';
import { newMemory } from '../model/memory.ts';
import type { Scenario } from '../model/scenario.ts';
import type { PublicScenario, Setting, SwitchSet } from '../model/setting.ts';
import { switches } from '../model/switches.ts';
import { USUAL_PERIODS } from '../tables/battle.ts';

/** The command of a unit that no scenario has put under another. */
export const MAIN_COMMAND = 'main';

/** What everybody may know of a scenario. */
export const publicScenarioOf = ({
  units,
  officers,
  now: _now,
  phase: _phase,
  contacts: _contacts,
  parts: _parts,
  kept: _kept,
  ground: _ground,
  features,
  ...open
}: Scenario): PublicScenario => {
  const named = [...units, ...(officers ?? [])];
  const names = Object.fromEntries(named.map(({ id, name }) => [id, name ?? { fr: id, en: id }] as const));
  const commandsOf = (side: Side): readonly string[] => [
    ...new Set(units.filter((unit) => unit.side === side).map(({ command }) => command ?? MAIN_COMMAND)),
  ];
  const commands = Object.fromEntries(open.sides.map(({ id }) => [id, commandsOf(id)] as const));
  // What a wood hides is on nobody's map.
  const shown = features?.filter(({ hiddenIn }) => hiddenIn === undefined);
  return { ...open, ...(shown !== undefined && { features: shown }), names, commands };
};

export const prepare = (ground: PublicScenario, given: SwitchValues): Result<Setting, readonly Refusal[]> => {
  const { table, sides, periods = USUAL_PERIODS } = ground;
  const [width, depth] = [unitsOf(table.width) / 2, unitsOf(table.depth) / 2];
  if (sides.length !== 2)
    return { ok: false, error: [refuse('LA-M1.1-1', 'two-sides', { sides: sides.length })] };
  return ok({
    source: ground,
    table: { minX: -width, minY: -depth, maxX: width, maxY: depth },
    terrain: layOut(ground.features ?? []),
    sides: sides.map(({ id, edge }) => ({ id, edge })),
    periods,
    switches: { ...defaultsOf(switches), ...ground.switches, ...given } as SwitchSet,
    memory: newMemory(),
  });
};
