/** Generals ride with those who need them most; aides carry the order to attack to whoever has another. */
import { flat } from '@grognard/engine';
import type { OfficerPlan } from '@grognard/les-aigles';
import type { Officer } from '@grognard/les-aigles/for-generals';
import { isInHand, type Man, nearestOf, type Situation } from './situation.ts';

/** How much a unit is the better for a general among it. */
const need = (man: Man, foes: readonly Man[]): number => {
  const near = nearestOf(man, foes)?.cm ?? 100;
  if (man.part.routing === true) return near < 15 ? -50 : 20;
  const isClose = near < 20 ? 8 : 0;
  return (man.kind === 'foot' ? 6 : man.kind === 'horse' ? 3 : 0) + isClose + man.figures / 4 - near / 10;
};

const distance = ({ x, y }: Officer, man: Man): number => {
  const [dx, dy] = [man.middle.x - x, man.middle.y - y];
  return Math.sqrt(dx * dx + dy * dy) / 1_000;
};

const rideTo = (officer: number, { middle }: Man): OfficerPlan => ({
  officer,
  ride: [[Math.round(middle.x), Math.round(middle.y)]],
});

const bestFor = (officer: Officer, men: readonly Man[], foes: readonly Man[]): Man | undefined => {
  const worth = (man: Man): number => need(man, foes) - distance(officer, man) / 12;
  return [...men].sort((a, b) => worth(b) - worth(a))[0];
};

/** The first unit that has orders which keep it from fighting. */
const idle = ({ view }: Situation, men: readonly Man[]): Man | undefined =>
  men.find(({ kind, part, unit }) => {
    const { attitude, coming } = flat(view.units)[part.unit]?.secret ?? {};
    return kind !== 'guns' && unit.pooled !== true && (coming?.attitude ?? attitude ?? 'hold') !== 'attack';
  });

/** What the officers of a seat are told; `men` are where the plans will leave them. */
export const ridesOf = (situation: Situation, men: readonly Man[]): readonly OfficerPlan[] => {
  const { view, seat, foes } = situation;
  const enemies = foes.filter(isInHand);
  const waiting = idle(situation, men);
  return view.officers.flatMap((officer, index): OfficerPlan[] => {
    const isMine = officer.side === seat.side && (seat.command ?? officer.command) === officer.command;
    if (!isMine || officer.hit !== undefined) return [];
    if (officer.rank === 'aide') {
      if (waiting === undefined || officer.secret?.brings !== undefined) return [];
      return [{ ...rideTo(index, waiting), brings: { unit: waiting.part.unit, attitude: 'attack' } }];
    }
    const led = bestFor(officer, men, enemies);
    return led === undefined ? [] : [rideTo(index, led)];
  });
};
