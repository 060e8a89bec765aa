import { total } from '@grognard/engine';
import { times } from '@grognard/engine/english';
import { cmOf } from '@grognard/field';
import type { Weapon } from '../../model/weapons.ts';
import { distance as away, lengthInWords } from '../lengths.ts';
import { sumOf } from '../sums.ts';
import type { Words } from '../words.ts';

const WEAPONS: Readonly<Record<Weapon, string>> = {
  musket: 'musketry',
  rifle: 'rifles',
  carbine: 'carbines',
  'round shot': 'round shot',
  canister: 'canister',
};

const LENGTHS: Readonly<Record<string, string>> = {
  '0.25': 'a quarter of a quarter',
  '0.5': 'half a quarter',
  '1': 'a quarter',
  '1.5': 'a quarter and a half',
  '2': 'half a period',
};

const HELD = {
  hill: 'there is a hill between it and the enemy',
  crest: 'it is not past the crest',
  'dead ground': 'dead ground lies between it and the enemy',
  wood: 'a wood is in the way',
  house: 'houses are in the way',
  unseen: 'it does not see the enemy itself',
  ford: 'it stands in a ford',
  crops: 'it stands in tall crops',
  order: 'it holds its fire, as it was told',
  nobody: 'nobody was there to be fired at as its order has it',
} as const;

const men = (count: number): string => times(count, 'man', 'men');

export const fire: Words['fire'] = {
  told: {
    fired: ({ part, target, distance, quarters, groups, men: lost, charging }, names) => {
      const volleys = groups.map(
        ({ figures, weapon, rows }) =>
          `${figures} ${figures === 1 ? 'figure' : 'figures'} with ${WEAPONS[weapon]}, ${sumOf(rows)} = ${total(rows)}`,
      );
      const how = `${away(cmOf(distance), 'en')}, ${LENGTHS[quarters] ?? `${quarters} quarters`}`;
      const what = charging === true ? 'as it charges ' : '';
      return `${names.part(part)} fires at ${names.part(target)} ${what}(${how}; ${volleys.join('; ')}): ${men(lost)}`;
    },
    'held-fire': ({ part, by }, names) => `${names.part(part)} does not fire: ${HELD[by]}`,
    'missed-mark': ({ part, target, why, held }, names) => {
      const reason =
        why === 'unseen'
          ? `does not see ${names.part(target)}, at whom it was to fire`
          : `does not get to fire at ${names.part(target)} as it was told`;
      return `${names.part(part)} ${reason}: it ${held === true ? 'does not fire' : 'fires as usual'}`;
    },
    pierced: ({ target, by, men: lost }, names) =>
      `the fire goes through ${names.part(by)} and strikes ${names.part(target)} behind it: ${men(lost)}`,
    'came-through': ({ part, men: lost, figures }, names) =>
      `fire has cost ${names.part(part)} ${men(lost)} on its way, ${(lost / Math.max(1, figures)).toFixed(2)} a figure`,
    battered: ({ part, target, length: down, die, shelter }, names) => {
      if (down === 0)
        return `the shells of ${names.part(part)} may set fire to what ${names.part(target)} holds (die: ${die}); its walls are not aimed at, and stand`;
      const hit = `the round shot of ${names.part(part)} lays low ${lengthInWords(cmOf(down), 'en')} of what ${names.part(target)} holds`;
      const fate =
        shelter === 'none' ? '; it burns' : shelter === undefined ? '' : `; only ${shelter} is left of it`;
      return die === undefined ? `${hit}${fate}` : `${hit} (die: ${die})${fate}`;
    },
  },
  refusals: {
    'fire-not-ordered': () => 'this table knows no fire orders: everybody fires as usual',
    'fire-unarmed': ({ unit }) => `${unit} has nothing to fire with`,
    'fire-shot-guns': ({ unit }) => `${unit} has no guns, and no choice of ammunition`,
    'fire-target-unknown': ({ unit }) => `${unit} can be told to fire only at an enemy who is in sight`,
    'fire-only-whom': ({ unit }) => `${unit} is told to fire at nobody else, and not at whom`,
  },
};
