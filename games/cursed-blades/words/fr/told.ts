import { list, times } from '@grognard/engine/french';
import { orderKinds } from '../../model/orders.ts';
import { changesIn } from '../changes.ts';
import { type Names, signed } from '../names.ts';
import { sumOf } from '../score.ts';
import type { Words } from '../words.ts';
import { counterChanges, unitChanges } from './changes.ts';
import { facingTowards, towards } from './compass.ts';
import { labels } from './labels.ts';

interface Either {
  readonly unit?: number;
  readonly counter?: number;
}

const counter = (index: number | undefined, names: Names): string => {
  const kind = index === undefined ? undefined : names.counter(index);
  return kind === undefined ? 'un pion' : labels.counters[kind];
};

const either = ({ unit, counter: index }: Either, names: Names): string =>
  unit === undefined ? counter(index, names) : names.unit(unit);

const action = (kind: string): string => {
  const known = orderKinds.find((each) => each === kind);
  return known === undefined ? kind : labels.orders[known];
};

const fires = {
  blaze: "c'est un incendie",
  start: 'un feu prend',
  out: "le feu s'éteint",
  stays: 'rien ne change',
} as const;

const bag = { fire: 'feu', nothing: 'rien' } as const;

const blows = { fire: 'tir', trap: 'piège' } as const;

const struck: Words['told']['struck'] = ({ blow, rolls, absorbed }, names) => {
  const { attacker, defender, by, supported, losses } = blow;
  const how = by === 'shock' ? (supported ? 'choc soutenu' : 'choc non soutenu') : blows[by];
  const kind = attacker === undefined ? how : `${names.unit(attacker)} : ${how}`;
  const advantage = rolls[0] === undefined ? '' : `, Avantage ${signed(rolls[0].against)}`;
  const spared = absorbed === 0 ? '' : `, ${times(absorbed, 'absorbée')}`;
  const taken = losses === 0 ? 'aucune perte' : times(losses, 'perte');
  return `${kind} contre ${names.unit(defender)}${advantage} : ${taken}${spared}.`;
};

export const told: Words['told'] = {
  activated: (event, names) => `activation : ${either(event, names)}.`,
  acted: (event, names) => `${either(event, names)} : ${action(event.action)}, c'est fait.`,
  stepped: ({ hex, facing: direction, cost, ...moved }, names) =>
    `${either(moved, names)} : en ${names.hex(hex)}, ${facingTowards(direction)} (${labels.movement(cost)}).`,
  'set-aside': ({ parts, why, ...who }, names) =>
    `${either(who, names)} : arrêt, ${labels.hindrances[why]} ; ${times(parts, "partie de l'ordre abandonnée", "parties de l'ordre abandonnées")}.`,
  changed: ({ unit, to }, names) => `${names.unit(unit)} : ${changesIn(unitChanges, to, names).join(', ')}.`,
  altered: ({ counter: index, to }, names) =>
    `${counter(index, names)} : ${changesIn(counterChanges, to, names).join(', ')}.`,
  placed: ({ counter: { kind, hex } }, names) => `posé en ${names.hex(hex)} : ${labels.counters[kind]}.`,
  tested: ({ unit, test, roll, passed }, names) =>
    `${names.unit(unit)} : ${labels.tests[test]} ${passed ? 'réussi' : 'manqué'}, ${sumOf(roll)} pour ${roll.against}.`,
  struck,
  settled: () => 'les pertes sont prises.',
  manipulated: ({ unit, what, counter: index, roll, done }, names) => {
    const object = index === undefined ? '' : ` (${counter(index, names)})`;
    return `${names.unit(unit)} : ${labels.manipulations[what]}${object}, ${done ? 'réussi' : 'manqué'}, ${sumOf(roll)} pour ${roll.against}.`;
  },
  fled: ({ counter: index, away }, names) =>
    `${counter(index, names)} : ${away ? "départ, loin de l'ennemi" : "sur place, sous la main de l'ennemi"}.`,
  captured: ({ counter: index, by }, names) => `capture (${names.unit(by)}) : ${counter(index, names)}.`,
  sprung: ({ trap }, names) => `un piège caché se referme en ${names.hex(trap.hex)}.`,
  elements: ({ die }) => (die === 6 ? 'les éléments se lèvent.' : 'les éléments se tiennent tranquilles.'),
  weather: ({ weather }) => `météo : ${labels.weathers[weather]}.`,
  wind: ({ wind }) => `vent : ${labels.winds[wind.force]}, ${towards(wind.towards * 2)}.`,
  smoke: ({ smoke }, names) =>
    smoke.length === 0 ? 'plus de fumée.' : `fumée en ${list(smoke.map(({ hex }) => names.hex(hex)))}.`,
  fire: ({ hex, drawn, result }, names) =>
    `feu en ${names.hex(hex)}, tirage ${list(drawn.map((each) => bag[each]))} : ${fires[result]}.`,
  scored: ({ side, points }, names) => `${names.side(side)} : ${times(points, 'point')}.`,
  'rest-value': ({ side, value }, names) => `${names.side(side)} : valeur de repos ${value}.`,
  'army-tested': ({ side, roll, passed }, names) =>
    `${names.side(side)} : l'armée ${passed ? 'tient' : 'se brise'}, ${sumOf(roll)} pour ${roll.against}.`,
  'passed-on': ({ turn, moving }, names) => `${labels.turn(turn)}, camp actif : ${names.side(moving)}.`,
  ended: ({ turn }) => `la bataille finit au tour ${turn}.`,
};
