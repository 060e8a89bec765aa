import { flat, type Player, pickFrom, type Random } from '@grognard/engine';
import { isThere, quartersLeft } from '../model/evolve.ts';
import type { Reading, Wish } from '../model/game-types.ts';
import type { OfficerPlan, Order, PartPlan } from '../model/orders.ts';
import type { Part } from '../model/part.ts';
import type { Setting } from '../model/setting.ts';
import type { Officer } from '../model/state.ts';
import type { Leg, Task } from '../model/tasks.ts';
import type { Unit } from '../model/unit.ts';
import type { View } from '../model/view.ts';
import { attitudes, flanks, formations, turns } from '../model/vocabulary.ts';
import { judge, mayStand } from '../play/judge.ts';
import { mayFollow, mayRally } from '../rules/rallies/who.ts';
import { judgePlan } from '../rules/tasks/judging.ts';
import { barrierChoices } from './barriers.ts';
import { bendChoices } from './bending.ts';
import { someFire } from './fire.ts';
import { someHouseTasks } from './houses.ts';
import { reactionsOf } from './reactions.ts';

/** A wish at random, foolish ones among them. */
export const whim = (reading: Reading, seat: Player, random: Random): Wish => {
  const { setting, view } = reading;
  const own = (parts: readonly number[]): readonly number[] =>
    parts.filter((part) => isOwn(view, seat, part));
  switch (view.phase) {
    case 'rallies':
      return {
        order: {
          kind: 'rally',
          parts: some(random, own(mayRally(setting, view)), 0.2).map((part) => ({ part })),
        },
      };
    case 'follows':
      return { order: { kind: 'follow', parts: some(random, own(mayFollow(setting, view)), 0.5) } };
    case 'reactions':
      return { order: somePick(setting, view, seat, random) };
    default:
      return { order: somePlan(reading, seat, random) };
  }
};

const some = <T>(random: Random, items: readonly T[], share: number): readonly T[] =>
  items.filter(() => random.next() < share);

export const isOwn = (view: View, seat: Player, index: number): boolean => {
  const part = flat(view.parts)[index];
  const unit = part === undefined ? undefined : flat(view.units)[part.unit];
  return (
    part !== undefined &&
    unit !== undefined &&
    isThere(part) &&
    unit.side === seat.side &&
    (seat.command === undefined || seat.command === unit.command)
  );
};

const somePick = (setting: Setting, view: View, seat: Player, random: Random): Order => {
  const choices = reactionsOf(setting, view, seat);
  const parts = choices.flatMap(({ part, reactions }) => {
    const reaction = random.below(2) === 0 ? pickFrom(random, reactions) : undefined;
    return reaction === undefined ? [] : [{ part, reaction }];
  });
  return { kind: 'react', parts };
};

/** Something for every part, most of it sensible; what would be refused is mostly left out. */
const somePlan = (reading: Reading, seat: Player, random: Random): Order => {
  const { setting, view } = reading;
  const all = flat(view.parts);
  const units = flat(view.units);
  const enemies = all.flatMap((part, index) =>
    isThere(part) && units[part.unit]?.side !== seat.side ? [index] : [],
  );
  const plans = all.flatMap((part, index): PartPlan[] => {
    const unit = units[part.unit];
    if (unit === undefined || !isOwn(view, seat, index)) return [];
    const inHouse = someHouseTasks(setting, view, index, part, unit, random);
    const tasks =
      inHouse.length > 0
        ? inHouse
        : (someLabour(setting, view, index, part, unit, random) ??
          withSequel(someTasks(part, unit, enemies, random), part, unit, random));
    const refusals = judgePlan({ setting, view, index, part, unit, quarters: quartersLeft(view) }, tasks);
    const fire = someFire(setting, view, part, unit, random);
    const told = fire === undefined ? {} : { fire };
    if (tasks.length > 0 && refusals.length === 0) return [{ part: index, tasks, ...told }];
    return fire === undefined ? [] : [{ part: index, tasks: [], fire }];
  });
  const parts = pruned(reading, seat, plans);
  const officers = view.officers.flatMap((officer, index): OfficerPlan[] =>
    officer.side === seat.side ? someRide(officer, index, units, random) : [],
  );
  const whole: Order = { kind: 'plan', parts, officers };
  return mayStand(reading, seat, whole) ? whole : { ...whole, officers: [] };
};

/** Now and then something about an obstacle that is near. */
const someLabour = (
  setting: Setting,
  view: View,
  index: number,
  part: Part,
  unit: Unit,
  random: Random,
): readonly Task[] | undefined => {
  if (part.inside !== undefined) return undefined;
  const choices = [
    ...barrierChoices(setting, view, index, part, unit),
    ...bendChoices(setting, view, part, unit),
  ];
  if (choices.length === 0 || random.below(4) > 0) return undefined;
  const chosen = pickFrom(random, choices);
  return chosen === undefined ? undefined : [chosen];
};

/** Now and then more tasks after the first, of another kind or of the same. */
const withSequel = (tasks: readonly Task[], part: Part, unit: Unit, random: Random): readonly Task[] => {
  if (tasks.length !== 1 || tasks[0]?.do === 'charge' || random.below(4) > 0) return tasks;
  const again = random.below(3) === 0 ? tasks : someTasks(part, unit, [], random);
  const march: Task = { do: 'march', legs: [{ go: 'ahead', length: 500 + random.below(3_000) }] };
  return [...tasks, ...(random.below(2) === 0 ? [march] : again)];
};

/** Officers ride about; now and then one takes an order along. */
const someRide = (
  { x, y, side, hit }: Officer,
  officer: number,
  units: readonly Unit[],
  random: Random,
): OfficerPlan[] => {
  if (hit !== undefined || random.below(2) === 0) return [];
  const ride = [[x + random.below(20_000) - 10_000, y + random.below(20_000) - 10_000] as const];
  const own = units.flatMap((unit, index) => (unit.side === side ? [index] : []));
  const unit = random.below(4) === 0 ? pickFrom(random, own) : undefined;
  const attitude = pickFrom(random, attitudes) ?? 'attack';
  return [{ officer, ride, ...(unit !== undefined && { brings: { unit, attitude } }) }];
};

/** Without those plans that stand in each other's way. */
const pruned = (reading: Reading, seat: Player, plans: readonly PartPlan[]): readonly PartPlan[] => {
  const { view } = reading;
  const units = flat(view.units);
  const all = flat(view.parts);
  let kept = plans;
  for (let tries = 0; tries < 4; tries += 1) {
    const named = new Set(
      judge(reading, seat, { kind: 'plan', parts: kept, officers: [] }).refusals.map(
        ({ params }) => params?.unit,
      ),
    );
    if (named.size === 0) return kept;
    kept = kept.filter(({ part }) => !named.has(units[all[part]?.unit ?? -1]?.id));
  }
  return [];
};

const someTasks = (part: Part, unit: Unit, enemies: readonly number[], random: Random): readonly Task[] => {
  const target = pickFrom(random, enemies);
  const roll = random.below(20);
  if (part.degradation === 1 && roll < 8) return [{ do: 'reorganise' }];
  if (part.degradation > 1 && roll < 15)
    return [{ do: 'reform', to: unit.arm.endsWith('artillery') ? part.formation : 'line' }];
  if (roll < 8)
    return [
      { do: 'march', legs: someLegs(part, random), ...(random.below(4) === 0 && { road: true as const }) },
    ];
  if (roll < 9)
    return [{ do: 'march', legs: [{ go: 'ahead', length: 1_000 + random.below(14_000) }], forced: true }];
  if (roll < 13 && target !== undefined) return [{ do: 'charge', target }];
  if (roll < 15) return [{ do: 'change', to: pickFrom(random, formations) ?? 'line' }];
  if (roll < 16) return [someTurn(random)];
  if (roll < 17) return [{ do: 'deploy', companies: [random.below(unit.companies.length)] }];
  if (roll < 18) return [someHandiwork(random)];
  if (roll < 19) return [{ do: 'evade' }];
  return [];
};

const someTurn = (random: Random): Task => {
  const figures = pickFrom(random, ['all', 'all', ...flanks] as const) ?? 'all';
  if (random.below(4) === 0) return { do: 'turn', figures, by: 'back' };
  const by = figures === 'rear' ? 'about' : figures === 'all' ? pickFrom(random, turns) : figures;
  return { do: 'turn', figures, by: by ?? 'about' };
};

const someHandiwork = (random: Random): Task => {
  const length = random.below(6_000) - 3_000;
  const tasks = [{ do: 'limber' }, { do: 'unlimber' }, { do: 'rejoin' }, { do: 'drag', length }] as const;
  return pickFrom(random, tasks) ?? { do: 'stand' };
};

const someLegs = (part: Part, random: Random): readonly Leg[] => {
  const length = 500 + random.below(9_000);
  const turn = random.below(6_000) - 3_000;
  switch (random.below(8)) {
    case 0:
      return [{ go: 'back', length: Math.min(length, 3_000) }];
    case 1:
      return [{ go: 'oblique', length: Math.min(length, 3_000), slant: turn === 0 ? 1_000 : turn }];
    case 2:
    case 3:
      return turn === 0
        ? []
        : [
            { go: 'wheel', turn },
            { go: 'ahead', length: Math.min(length, 3_000) },
          ];
    case 4:
      return part.formation === 'square'
        ? [{ go: 'sideways', length: Math.min(length, 3_000), to: 'left' }]
        : [];
    default:
      return [{ go: 'ahead', length }];
  }
};
