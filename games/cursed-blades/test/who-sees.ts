import { flat } from '@grognard/engine';
import type { Trial } from '@grognard/engine/conformance';
import { unitOf } from '../model/evolve.ts';
import type { CursedBladesTypes } from '../model/game-types.ts';
import type { Setting } from '../model/setting.ts';
import type { State, Unit } from '../model/state.ts';
import { counterFacts } from '../tables/counters.ts';
import { typeNamed } from '../tables/units.ts';

/** Sight as the rules have it, asked point by point over the whole board: slow and obvious, and none of the game's own. */

type Point = readonly [number, number];

/** Where the middle of a hex lies: odd rows are shoved half a hex to the east. */
const middleOf = ({ terrain }: Setting, hex: number): Point => {
  const row = Math.floor(hex / terrain.board.width);
  return [(hex % terrain.board.width) + (row % 2) / 2, row * Math.sqrt(0.75)];
};

const apart = ([a, b]: Point, [c, d]: Point): number => Math.sqrt((a - c) * (a - c) + (b - d) * (b - d));

/** The hexes whose middle is nearest to a point: one, or the two between which it lies. */
const nearestTo = (setting: Setting, point: Point): readonly number[] => {
  const far = Array.from({ length: setting.terrain.board.size }, (_each, hex) =>
    apart(middleOf(setting, hex), point),
  );
  const least = Math.min(...far);
  return far.flatMap((each, hex) => (each < least + 1e-6 ? [hex] : []));
};

/** CB-B4.1-7: its altitude, and half a level more if it is neither clear nor water. */
const heightOf = ({ terrain }: Setting, state: State, hex: number): number => {
  const printed = terrain.ground[hex];
  const worsened = flat(state.counters).some(
    ({ hex: at, gone, kind }) => at === hex && gone === undefined && counterFacts[kind].ground !== undefined,
  );
  const isRaised = printed !== 'water' && (printed !== 'clear' || worsened);
  return (terrain.altitude[hex] ?? 0) + (isRaised ? 0.5 : 0);
};

/** CB-B4.1-8: smoke and blazes. */
const isVeiled = (state: State, hex: number): boolean =>
  state.smoke.some((each) => each.hex === hex) ||
  flat(state.counters).some(
    ({ hex: at, gone, kind }) => at === hex && gone === undefined && kind === 'blaze',
  );

export const isSeenFrom = (setting: Setting, state: State, from: number, to: number): boolean => {
  const [a, b] = [middleOf(setting, from), middleOf(setting, to)];
  const highest = Math.max(heightOf(setting, state, from), heightOf(setting, state, to));
  const blocks = (hex: number): boolean => isVeiled(state, hex) || heightOf(setting, state, hex) > highest;
  const steps = stepsBetween(setting, from, to);
  return Array.from({ length: Math.max(0, steps - 1) }, (_each, place) => (place + 1) / steps).every(
    (share) => {
      const point: Point = [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
      return !nearestTo(setting, point).every(blocks);
    },
  );
};

/** How many hexes it is from one to the other: along the rows, and what is left of the way east or west. */
const stepsBetween = (setting: Setting, from: number, to: number): number => {
  const { width } = setting.terrain.board;
  const rows = Math.abs(Math.floor(to / width) - Math.floor(from / width));
  const aside = Math.abs(middleOf(setting, to)[0] - middleOf(setting, from)[0]);
  return Math.round(rows + Math.max(0, aside - rows / 2));
};

const hexesOf = ({ hex, and }: Unit): readonly number[] => (and === undefined ? [hex] : [hex, and]);

/** CB-B4.8-4: who runs or rides up to harass need not see. */
const needsSight = ({ type }: Unit): boolean => {
  const weapon = typeNamed(type).weapon.class;
  return weapon !== 'skirmisher' && weapon !== 'light-horse';
};

/** CB-B4.8-1: who shoots sees his target himself. Blows fall, and charges are earned, on neighbours. */
export const sight: NonNullable<Trial<CursedBladesTypes>['sight']> = {
  acts: (_setting, event, before) => {
    if (event.kind !== 'struck' || event.blow.by !== 'fire') return [];
    const { attacker: by = -1, defender: upon } = event.blow;
    return needsSight(unitOf(before, by)) ? [{ by, upon, rule: 'CB-B4.8-1' }] : [];
  },
  sees: (setting, state, { by, upon }) => {
    const [shooter, target] = [unitOf(state, by), unitOf(state, upon)];
    return hexesOf(shooter).some((from) =>
      hexesOf(target).some((to) => isSeenFrom(setting, state, from, to)),
    );
  },
};
