import type { Problem } from '../contract/schemas.ts';
import type { Switch, SwitchValues } from '../contract/switch.ts';
import { equal } from '../json/equal.ts';
import { problemAt } from '../words/problems.ts';

/** What is wrong with the options somebody chose, by the game's own switches. */
export const optionProblems = (switches: readonly Switch[], chosen: SwitchValues): readonly Problem[] =>
  Object.entries(chosen).flatMap(([name, value]) => {
    const found = switches.find((each) => each.name === name);
    const path = ['options', name];
    if (found === undefined) {
      const names = switches.map((each) => each.name);
      return [problemAt(path, (words) => words.noSwitch(names))];
    }
    if (found.values.some((each) => equal(each, value))) return [];
    const values = found.values.map((each) => JSON.stringify(each));
    return [problemAt(path, (words) => words.notAmong(values))];
  });
