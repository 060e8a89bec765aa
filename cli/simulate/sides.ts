import type { Side } from '@grognard/engine';
import { generalsFor } from '@grognard/generals';
import { BadInput } from '../failure.ts';

/** Sides are named by the scenario, so `--red NAME` is taken out before the other options are read. */
export const takeSides = (
  args: readonly string[],
  known: readonly string[],
): { readonly rest: readonly string[]; readonly named: Readonly<Record<Side, string>> } => {
  const rest: string[] = [];
  const named: Record<Side, string> = {};
  for (let place = 0; place < args.length; place += 1) {
    const [, side, value] = /^--([^=]+)(?:=(.*))?$/.exec(args[place] ?? '') ?? [];
    if (side === undefined || known.includes(side)) {
      rest.push(args[place] ?? '');
      continue;
    }
    if (value === undefined) place += 1;
    named[side] = value ?? args[place] ?? '';
  }
  return { rest, named };
};

/** A general for each side: the one named for it, else the random player. */
export const generalsOf = (
  game: string,
  sides: readonly Side[],
  named: Readonly<Record<Side, string>>,
): Readonly<Record<Side, string>> => {
  const names = generalsFor(game);
  for (const [side, name] of Object.entries(named)) {
    if (!sides.includes(side)) {
      throw new BadInput(({ faults }) => faults.noSuchSide(side, sides));
    }
    if (!names.includes(name)) {
      throw new BadInput(({ faults }) => faults.noGeneral(name, side, names));
    }
  }
  return Object.fromEntries(sides.map((side) => [side, named[side] ?? 'random']));
};
