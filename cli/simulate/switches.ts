import { type Json, type Switch, type SwitchValues, switchesIn } from '@grognard/engine';
import { optionProblems } from '@grognard/engine/position';
import { BadInput, badFile } from '../failure.ts';

/** `digging=forbidden`, `sight=1`: the value is JSON where it can be read as such, else a word. */
const readSetting = (text: string): readonly [string, Json] => {
  const at = text.indexOf('=');
  if (at < 1) throw new BadInput(({ faults }) => faults.noSetting(text));
  const value = text.slice(at + 1);
  try {
    return [text.slice(0, at), JSON.parse(value)];
  } catch {
    return [text.slice(0, at), value];
  }
};

/** The game's switches as the scenario has them, but for the values that were set. */
export const switchesFrom = (
  switches: readonly Switch[],
  scenario: object,
  settings: readonly string[],
): SwitchValues => {
  const chosen = Object.fromEntries(settings.map(readSetting));
  const problems = optionProblems(switches, chosen);
  if (problems.length > 0) throw badFile('--set', problems);
  return { ...switchesIn(switches, scenario), ...chosen };
};
