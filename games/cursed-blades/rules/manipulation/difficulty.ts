import type { Modifier, RuleId } from '@grognard/engine';
import { counterOf, unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Counter, Unit } from '../../model/state.ts';
import type { CounterKind, Manipulation } from '../../model/vocabulary.ts';
import { counterFacts } from '../../tables/counters.ts';
import { weatherFacts } from '../../tables/weather.ts';
import { groundAt, othersWith, ownWeapon, shieldsOf, typeOf } from '../map/board.ts';
import { row } from '../units/rows.ts';

/** The statement about destroying each kind of counter. */
export const destroyRules: Partial<Readonly<Record<CounterKind, RuleId>>> = {
  debris: 'CB-DEBRIS-8',
  mantlets: 'CB-MANTLETS-15',
  pavises: 'CB-PAVISES-10',
  palisade: 'CB-PALISADE-11',
  abatis: 'CB-Q21',
  ditch: 'CB-DITCH-7',
  stakes: 'CB-STAKES-8',
  trap: 'CB-TRAP-8',
  tents: 'CB-TENTS-8',
  cart: 'CB-CART-13',
  wagon: 'CB-WAGON-13',
  'war-wagon': 'CB-WAGON-13',
  civilians: 'CB-CIVILIANS-14',
  herd: 'CB-HERDS-14',
  boat: 'CB-BOATS-13',
  raft: 'CB-BOATS-13',
};

/** The statement about setting each kind of counter on fire, by itself or with its hex. */
export const lightRules: Partial<Readonly<Record<CounterKind, RuleId>>> = {
  debris: 'CB-DEBRIS-9',
  mantlets: 'CB-MANTLETS-16',
  pavises: 'CB-PAVISES-11',
  palisade: 'CB-PALISADE-13',
  abatis: 'CB-ABATIS-9',
  ditch: 'CB-DITCH-8',
  stakes: 'CB-STAKES-12',
  trap: 'CB-TRAP-9',
  tents: 'CB-TENTS-9',
  cart: 'CB-CART-14',
  wagon: 'CB-WAGON-14',
  'war-wagon': 'CB-WAGON-14',
  civilians: 'CB-CIVILIANS-15',
  herd: 'CB-HERDS-15',
  boat: 'CB-BOATS-14',
  raft: 'CB-BOATS-14',
  ruins: 'CB-RUINS-2',
};

/** How hard it is to destroy a counter; none if it cannot be done. */
export const destroyDifficulty = ({ switches }: Setting, counter: Counter): number | undefined => {
  if (counter.kind === 'abatis')
    return switches.abatisDifficulty === 'none' ? undefined : switches.abatisDifficulty;
  const difficulty = counterFacts[counter.kind].destroyed?.difficulty;
  return difficulty === 'shields' ? shieldsOf(counter) : difficulty;
};

/** CB-C1: stakes go worse into, and out of, bad ground. */
const stakesRows = (setting: Setting, hex: number, base: number, rule: RuleId): readonly Modifier[] => {
  const printed = setting.terrain.ground[hex];
  const hard = printed === 'rough' ? 1 : printed === 'difficult' ? 2 : 0;
  const more = setting.switches.groundHindersStakes === 'yes' ? hard : 0;
  return [{ value: base, rule }, ...row(more, 'CB-C1')];
};

/** The difficulty of a manipulation, as rows. */
const difficultyRows = (
  reading: Reading,
  unit: Unit,
  what: Manipulation,
  counter: Counter | undefined,
): readonly Modifier[] => {
  const { view, setting } = reading;
  const weather = weatherFacts[view.weather];
  switch (what) {
    case 'destroy': {
      if (counter === undefined) return [];
      const rule = destroyRules[counter.kind] ?? 'CB-B4.12-2';
      return [{ value: destroyDifficulty(setting, counter) ?? 0, rule }];
    }
    case 'light': {
      const own = counter === undefined ? undefined : counterFacts[counter.kind].lit?.difficulty;
      return typeof own === 'number'
        ? [{ value: own, rule: 'CB-MANTLETS-16' }]
        : [{ value: weather.light, rule: 'CB-B4.12-8' }];
    }
    case 'put-out':
      return [{ value: weather.putOut, rule: 'CB-B4.12-9' }];
    case 'lift':
      return stakesRows(setting, unit.hex, 0, 'CB-STAKES-9');
    case 'plant':
      return stakesRows(setting, unit.hex, 1, 'CB-STAKES-10');
  }
};

const GIANT = -2;
const DRAGON = -4;

/** Who finds it easy, and who clumsy. */
const handRows = (reading: Reading, unit: Unit): readonly Modifier[] => {
  const { class: weapon } = ownWeapon(unit);
  return [
    ...row(weapon === 'monster' ? GIANT : weapon === 'dragon' ? DRAGON : 0, 'CB-B4.12-3'),
    ...row(weapon === 'beast' || weapon === 'animal' ? 2 : 0, 'CB-B4.12-4'),
    ...row(typeOf(unit).small === true ? 2 : 0, 'CB-B4.12-5'),
    ...row(othersWith(reading, unit, unit.hex), 'CB-B4.12-6'),
  ];
};

/** CB-B4.12-2: all that is added to the dice of a manipulation. */
export const manipulationRows = (
  reading: Reading,
  index: number,
  what: Manipulation,
  counter: number | undefined,
): readonly Modifier[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const object = counter === undefined ? undefined : counterOf(view, counter);
  return [...difficultyRows(reading, unit, what, object), ...handRows(reading, unit)];
};

const ORDINARY = 8;

export const manipulationValue = (unit: Unit): number => ORDINARY + ownWeapon(unit).capacity;

/** Whether a hex is on water, where a unit is aboard its boats. */
export const isAfloat = (reading: Reading, hex: number): boolean => groundAt(reading, hex) === 'water';
