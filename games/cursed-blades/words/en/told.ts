import { list, times } from '@grognard/engine/english';
import { orderKinds } from '../../model/orders.ts';
import { changesIn } from '../changes.ts';
import { type Names, signed } from '../names.ts';
import { sumOf } from '../score.ts';
import type { Words } from '../words.ts';
import { counterChanges, unitChanges } from './changes.ts';
import { compass } from './compass.ts';
import { labels } from './labels.ts';

interface Either {
  readonly unit?: number;
  readonly counter?: number;
}

const counter = (index: number | undefined, names: Names): string => {
  const kind = index === undefined ? undefined : names.counter(index);
  return kind === undefined ? 'a counter' : labels.counters[kind];
};

const either = ({ unit, counter: index }: Either, names: Names): string =>
  unit === undefined ? counter(index, names) : names.unit(unit);

const action = (kind: string): string => {
  const known = orderKinds.find((each) => each === kind);
  return known === undefined ? kind : labels.orders[known];
};

const fires = {
  blaze: 'it is a blaze',
  start: 'a fire starts',
  out: 'it goes out',
  stays: 'nothing changes',
} as const;

const struck: Words['told']['struck'] = ({ blow, rolls, absorbed }, names) => {
  const { attacker, defender, by, supported, losses } = blow;
  const how = by === 'shock' ? (supported ? 'supported shock' : 'unsupported shock') : by;
  const kind = attacker === undefined ? how : `${names.unit(attacker)}: ${how}`;
  const advantage = rolls[0] === undefined ? '' : `, Advantage ${signed(rolls[0].against)}`;
  const spared = absorbed === 0 ? '' : `, ${absorbed} absorbed`;
  const taken = losses === 0 ? 'no loss' : times(losses, 'loss', 'losses');
  return `${kind} on ${names.unit(defender)}${advantage}: ${taken}${spared}.`;
};

export const told: Words['told'] = {
  activated: (event, names) => `activated: ${either(event, names)}.`,
  acted: (event, names) => `${either(event, names)}: ${action(event.action)}, done.`,
  stepped: ({ hex, facing, cost, ...moved }, names) =>
    `${either(moved, names)}: at ${names.hex(hex)}, facing ${compass(facing)} (${labels.movement(cost)}).`,
  'set-aside': ({ parts, why, ...who }, names) =>
    `${either(who, names)}: goes no further, ${labels.hindrances[why]}; ${times(parts, 'part')} of the order set aside.`,
  changed: ({ unit, to }, names) => `${names.unit(unit)}: ${changesIn(unitChanges, to, names).join(', ')}.`,
  altered: ({ counter: index, to }, names) =>
    `${counter(index, names)}: ${changesIn(counterChanges, to, names).join(', ')}.`,
  placed: ({ counter: { kind, hex } }, names) => `placed at ${names.hex(hex)}: ${labels.counters[kind]}.`,
  tested: ({ unit, test, roll, passed }, names) =>
    `${names.unit(unit)}: ${labels.tests[test]} ${passed ? 'passed' : 'failed'}, ${sumOf(roll)} against ${roll.against}.`,
  struck,
  settled: () => 'the losses are taken.',
  manipulated: ({ unit, what, counter: index, roll, done }, names) => {
    const object = index === undefined ? '' : ` (${counter(index, names)})`;
    return `${names.unit(unit)}: ${labels.manipulations[what]}${object}, ${done ? 'done' : 'failed'}, ${sumOf(roll)} against ${roll.against}.`;
  },
  fled: ({ counter: index, away }, names) =>
    `${counter(index, names)}: ${away ? 'gets away from the enemy' : 'stays, held by the enemy'}.`,
  captured: ({ counter: index, by }, names) => `captured by ${names.unit(by)}: ${counter(index, names)}.`,
  sprung: ({ trap }, names) => `a hidden trap is sprung at ${names.hex(trap.hex)}.`,
  elements: ({ die }) => (die === 6 ? 'the elements stir.' : 'the elements keep quiet.'),
  weather: ({ weather }) => `weather: ${labels.weathers[weather]}.`,
  wind: ({ wind: { force, towards } }) => `wind: ${labels.winds[force]}, towards ${compass(towards * 2)}.`,
  smoke: ({ smoke }, names) =>
    smoke.length === 0 ? 'no smoke.' : `smoke at ${list(smoke.map(({ hex }) => names.hex(hex)))}.`,
  fire: ({ hex, drawn, result }, names) =>
    `fire at ${names.hex(hex)}, drawn ${list(drawn)}: ${fires[result]}.`,
  scored: ({ side, points }, names) => `${names.side(side)}: ${times(points, 'point')}.`,
  'rest-value': ({ side, value }, names) => `${names.side(side)}: rest value ${value}.`,
  'army-tested': ({ side, roll, passed }, names) =>
    `${names.side(side)}: the army ${passed ? 'holds' : 'breaks'}, ${sumOf(roll)} against ${roll.against}.`,
  'passed-on': ({ turn, moving }, names) => `${labels.turn(turn)}: ${names.side(moving)} to play.`,
  ended: ({ turn }) => `the battle ends on turn ${turn}.`,
};
