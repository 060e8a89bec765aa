import { isRecord, type Language, type Player, readIn, type Side, typeset } from '@grognard/engine';

/** What a scenario calls a side in a language; its id where it has no name. */
const sideName = (scenario: unknown, side: Side, language: Language): string => {
  const sides = isRecord(scenario) && Array.isArray(scenario.sides) ? scenario.sides : [];
  const found: unknown = sides.find((each) => isRecord(each) && each.id === side);
  const names = isRecord(found) && isRecord(found.name) ? found.name : {};
  const name = readIn(names, language);
  return typeof name === 'string' ? typeset(name, language) : side;
};

/** How the players of a scenario are called, as on the page: its side, and the command where it has one. */
export const seatNames =
  (scenario: unknown) =>
  ({ side, command }: Player, language: Language): string => {
    const name = sideName(scenario, side, language);
    return command === undefined ? name : `${name} (${command})`;
  };
