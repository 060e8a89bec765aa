import { total } from '@grognard/engine';
import { a, de, decimal, times } from '@grognard/engine/french';
import { cmOf } from '@grognard/field';
import type { Weapon } from '../../model/weapons.ts';
import { distance as away, lengthInWords } from '../lengths.ts';
import { sumOf } from '../sums.ts';
import type { Words } from '../words.ts';

const WEAPONS: Readonly<Record<Weapon, string>> = {
  musket: 'au fusil',
  rifle: 'à la carabine rayée',
  carbine: 'au mousqueton',
  'round shot': 'à boulet',
  canister: 'à mitraille',
};

const LENGTHS: Readonly<Record<string, string>> = {
  '0.25': 'un quart de quart',
  '0.5': 'un demi-quart',
  '1': 'un quart',
  '1.5': 'un quart et demi',
  '2': 'une demi-période',
};

const SHELTERS = { 'hard cover': 'un abri dur', 'light cover': 'un abri léger' } as const;

const HELD = {
  hill: 'une colline s’interpose',
  crest: 'la crête n’est pas dépassée',
  'dead ground': 'l’angle mort du plateau l’en empêche',
  wood: 'un bois s’interpose',
  house: 'des maisons s’interposent',
  unseen: 'l’ennemi que d’autres ont vu lui reste caché',
  ford: 'on ne tire pas dans un gué',
  crops: 'on ne tire pas dans des cultures hautes',
  order: 'l’ordre est de retenir son feu',
  nobody: 'personne ne s’est offert comme le veut l’ordre de feu',
} as const;

const men = (count: number): string => times(count, 'homme');

export const fire: Words['fire'] = {
  told: {
    fired: ({ part, target, distance, quarters, groups, men: lost, charging }, names) => {
      const volleys = groups.map(
        ({ figures, weapon, rows }) =>
          `${figures} ${figures === 1 ? 'figurine' : 'figurines'} ${WEAPONS[weapon]}, ${sumOf(rows)} = ${total(rows)}`,
      );
      const how = `${away(cmOf(distance), 'fr')}, ${LENGTHS[quarters] ?? `${decimal(quarters)} quarts`}`;
      const what = charging === true ? ' qui charge' : '';
      return `${names.part(part)} tire sur ${names.part(target)}${what} (${how} ; ${volleys.join(' ; ')}) : ${men(lost)}`;
    },
    'held-fire': ({ part, by }, names) => `${names.part(part)} ne tire pas : ${HELD[by]}`,
    'missed-mark': ({ part, target, why, held }, names) => {
      const reason =
        why === 'unseen'
          ? `ne voit pas ${names.part(target)}, qui était sa cible`
          : `ne peut tirer sur ${names.part(target)} comme le veut l’ordre de feu`;
      return `${names.part(part)} ${reason} : ${held === true ? 'on ne tire pas' : 'on tire comme à l’ordinaire'}`;
    },
    pierced: ({ target, by, men: lost }, names) =>
      `le tir traverse ${names.part(by)} et frappe ${names.part(target)} derrière : ${men(lost)}`,
    'came-through': ({ part, men: lost, figures }, names) =>
      `le feu a coûté ${men(lost)} ${a(names.part(part))} pendant son approche, ${decimal(lost / Math.max(1, figures))} par figurine`,
    battered: ({ part, target, length: down, die, shelter }, names) => {
      if (down === 0)
        return `les obus ${de(names.part(part))} peuvent mettre le feu à ce que tient ${names.part(target)} (dé : ${die}) ; ses murs, qu’ils ne visent pas, tiennent`;
      const hit = `les boulets ${de(names.part(part))} abattent ${lengthInWords(cmOf(down), 'fr')} de ce que tient ${names.part(target)}`;
      const fate =
        shelter === 'none'
          ? ' ; tout brûle'
          : shelter === undefined
            ? ''
            : ` ; il n’en reste qu’${SHELTERS[shelter]}`;
      return die === undefined ? `${hit}${fate}` : `${hit} (dé : ${die})${fate}`;
    },
  },
  refusals: {
    'fire-not-ordered': () => 'à cette table il n’y a pas d’ordres de feu : chacun tire comme à l’ordinaire',
    'fire-unarmed': ({ unit }) => `${unit} n’a pas d’armes à feu`,
    'fire-shot-guns': ({ unit }) => `${unit} n’a pas de pièces, ni de munition à choisir`,
    'fire-target-unknown': ({ unit }) => `${unit} ne peut recevoir pour cible qu’un ennemi en vue`,
    'fire-only-whom': ({ unit }) =>
      `${unit} ne doit tirer sur personne d’autre, mais l’ordre ne dit pas sur qui`,
  },
};
