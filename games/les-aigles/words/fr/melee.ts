import { total } from '@grognard/engine';
import { a, de } from '@grognard/engine/french';
import { cmOf } from '@grognard/field';
import type { Strike } from '../../model/fighting.ts';
import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

const signed = (value: number, place: number): string => {
  if (place === 0) return `${value}`;
  return value < 0 ? ` - ${-value}` : ` + ${value}`;
};

const men = (count: number): string => (count === 1 ? 'un homme' : `${count} hommes`);

const figures = (count: number): string => (count === 1 ? 'une figurine' : `${count} figurines`);

const struck = (name: string, strike: Strike | undefined): string => {
  if (strike === undefined) return `${name} ne rend pas les coups`;
  const sums = strike.groups.map(({ figures: count, rows, tenth }) => {
    const sum = `${rows.map(({ value }, place) => signed(value, place)).join('')} = ${total(rows)}`;
    const counted = strike.groups.length > 1 ? `${count} à ${sum}` : sum;
    return tenth === true ? `${counted}, pertes majorées d’un dixième` : counted;
  });
  return `${name} combat avec ${figures(strike.figures)} (${sums.join(' ; ')} ; dé ${strike.die}) et abat ${men(strike.men)}`;
};

const listed = (parts: readonly number[], name: (part: number) => string): string =>
  parts.map(name).join(', ');

const ORDERS: Readonly<Record<string, string>> = {
  attack: 'attaquer',
  harass: 'harceler',
  manoeuvre: 'manœuvrer',
};

export const melee: Words['melee'] = {
  told: {
    fought: ({ attacker, defender, round, halved, strikes }, names) => {
      const tour = round === 1 ? 'premier tour' : `tour ${round}`;
      const half = halved === true ? ', pour moitié car le contact date de la seconde demi-période' : '';
      return `mêlée, ${tour}${half} : ${struck(names.part(attacker), strikes.attacker)} ; ${struck(names.part(defender), strikes.defender)}`;
    },
    decided: ({ winners, losers, drawn, men: [more, fewer] }, names) =>
      drawn === true
        ? `mêlée nulle entre ${listed(winners, names.part)} et ${listed(losers, names.part)} : ${men(more)} de part et d’autre`
        : `${listed(winners, names.part)} l’emporte sur ${listed(losers, names.part)} : ${men(more)} contre ${fewer}`,
    recoiled: ({ part, length: far }, names) =>
      `${names.part(part)} recule de ${lengthInWords(cmOf(far), 'fr')}`,
    stuck: ({ part, by }, names) =>
      `${names.part(by)} barre le recul ${de(names.part(part))}, qui reste sur place`,
    'laid-down-arms': ({ part, by }, names) =>
      `${names.part(part)} ne peut s’échapper et se rend ${a(names.part(by))}`,
    'followed-up': ({ part, target }, names) => `${names.part(part)} suit le recul ${de(names.part(target))}`,
    'guns-taken': ({ part, by }, names) => `${names.part(by)} prend les pièces ${de(names.part(part))}`,
    tired: ({ part, markers }, names) => {
      if (markers === 0) return `${names.part(part)} est reposé`;
      return `${names.part(part)} porte ${markers === 1 ? 'un marqueur' : `${markers} marqueurs`} de fatigue`;
    },
  },
  refusals: {
    'melee-must-follow': ({ unit, attitude }) =>
      `${unit} a l’ordre ${ORDERS[String(attitude)] ?? attitude} et doit suivre l’ennemi qui recule`,
    'melee-never-follows': ({ unit, attitude }) =>
      `${unit} a l’ordre ${ORDERS[String(attitude)] ?? attitude} et ne suit pas l’ennemi qui recule`,
  },
};
