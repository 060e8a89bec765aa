import { total } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import type { Strike } from '../../model/fighting.ts';
import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

const signed = (value: number, place: number): string => {
  if (place === 0) return `${value}`;
  return value < 0 ? ` - ${-value}` : ` + ${value}`;
};

const men = (count: number): string => (count === 1 ? 'one man' : `${count} men`);

const figures = (count: number): string => (count === 1 ? 'one figure' : `${count} figures`);

const struck = (name: string, strike: Strike | undefined): string => {
  if (strike === undefined) return `${name} does not strike back`;
  const sums = strike.groups.map(({ figures: count, rows, tenth }) => {
    const sum = `${rows.map(({ value }, place) => signed(value, place)).join('')} = ${total(rows)}`;
    const counted = strike.groups.length > 1 ? `${count} at ${sum}` : sum;
    return tenth === true ? `${counted}, losses a tenth higher` : counted;
  });
  return `${name} fights with ${figures(strike.figures)} (${sums.join('; ')}; die ${strike.die}) and fells ${men(strike.men)}`;
};

const listed = (parts: readonly number[], name: (part: number) => string): string =>
  parts.map(name).join(', ');

export const melee: Words['melee'] = {
  told: {
    fought: ({ attacker, defender, round, halved, strikes }, names) => {
      const turn = round === 1 ? 'first round' : `round ${round}`;
      const half = halved === true ? ', at half effect since contact came in the second half-period' : '';
      return `melee, ${turn}${half}: ${struck(names.part(attacker), strikes.attacker)}; ${struck(names.part(defender), strikes.defender)}`;
    },
    decided: ({ winners, losers, drawn, men: [more, fewer] }, names) =>
      drawn === true
        ? `the melee between ${listed(winners, names.part)} and ${listed(losers, names.part)} is a draw: ${men(more)} each`
        : `${listed(winners, names.part)} beats ${listed(losers, names.part)}: ${men(more)} to ${fewer}`,
    recoiled: ({ part, length: far }, names) =>
      `${names.part(part)} recoils ${lengthInWords(cmOf(far), 'en')}`,
    stuck: ({ part, by }, names) =>
      `${names.part(by)} bars the recoil of ${names.part(part)}, which stays where it is`,
    'laid-down-arms': ({ part, by }, names) =>
      `${names.part(part)} cannot get away and surrenders to ${names.part(by)}`,
    'followed-up': ({ part, target }, names) =>
      `${names.part(part)} follows ${names.part(target)} as it recoils`,
    'guns-taken': ({ part, by }, names) => `${names.part(by)} takes the guns of ${names.part(part)}`,
    tired: ({ part, markers }, names) => {
      if (markers === 0) return `${names.part(part)} is rested`;
      return `${names.part(part)} carries ${markers === 1 ? 'a marker' : `${markers} markers`} of fatigue`;
    },
  },
  refusals: {
    'melee-must-follow': ({ unit, attitude }) =>
      `${unit} has the order to ${attitude} and must follow an enemy who recoils`,
    'melee-never-follows': ({ unit, attitude }) =>
      `${unit} has the order to ${attitude} and does not follow an enemy who recoils`,
  },
};
