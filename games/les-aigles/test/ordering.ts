/** What the laws about ordering must be told of this game: plans made past the offers, and points of what is offered. */
import { canonical, flat, type Player, pickFrom, type Random } from '@grognard/engine';
import type { Freely } from '@grognard/engine/conformance';
import { eastOf, northOf } from '@grognard/field';
import type { LesAiglesKinds, Region, Wish } from '../kinds-of-game.ts';
import { glanceAt } from '../options/foresee.ts';
import type { Order } from '../orders.ts';
import type { Setting } from '../setting.ts';
import { partOf, standing, unitOfPart } from '../state.ts';
import type { Task } from '../tasks.ts';
import type { View } from '../view.ts';
import { flanks, formations, turns } from '../vocabulary.ts';

/** How near the middle of a region's first edge is to the middle of a front, in 0.001 cm. */
const NEARLY = 2;

/** A march that brings the front up to a point of the ground straight ahead. */
export const wash = (
  _setting: Setting,
  view: View,
  { side }: Player,
  { kind, outline: [left, farLeft, farRight, right] }: Region,
  random: Random,
): readonly Wish[] => {
  if (kind !== 'march' || !left || !farLeft || !farRight || !right) return [];
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const share = (1 + random.below(1_000)) / 1_000;
  const along = (near: number, far: number): number => near + (far - near) * share;
  const to = [along(x, (farLeft[0] + farRight[0]) / 2), along(y, (farLeft[1] + farRight[1]) / 2)] as const;
  const units = flat(view.units);
  return flat(view.parts).flatMap((part, index) =>
    units[part.unit]?.side === side && Math.abs(part.x - x) + Math.abs(part.y - y) < NEARLY
      ? [{ part: index, to }]
      : [],
  );
};

/** An order whose marches are measured in tenths of a millimetre: a hand points no finer. */
const inTenths = (order: Order): unknown =>
  order.kind !== 'plan'
    ? order
    : order.parts.map(({ tasks: given, ...rest }) => ({
        ...rest,
        tasks: given.map((task) =>
          task.do !== 'march'
            ? task
            : { ...task, legs: task.legs.map((leg) => (leg.go === 'ahead' ? tenthsOf(leg.length) : leg)) },
        ),
      }));

const tenthsOf = (length: number): number => Math.round(length / 10);

/** Something that one part is told, without a look at what is offered: finite choices, and marches straight ahead. */
const someTask = (random: Random, companies: readonly number[], enemies: readonly number[]): Task => {
  const formation = pickFrom(random, formations) ?? 'line';
  const from = random.below(companies.length);
  const choices: readonly Task[] = [
    { do: 'march', legs: [{ go: 'ahead', length: 300 + 10 * random.below(900) }] },
    { do: 'march', legs: [{ go: 'ahead', length: 300 + 10 * random.below(1_200) }], forced: true },
    { do: 'change', to: formation },
    { do: 'reform', to: formation },
    { do: 'turn', figures: 'all', by: pickFrom(random, turns) ?? 'about' },
    { do: 'turn', figures: pickFrom(random, flanks) ?? 'rear', by: 'back' },
    { do: 'deploy', companies: companies.slice(from, from + 1 + random.below(3)) },
    { do: 'charge', target: pickFrom(random, enemies) ?? 0 },
    ...(['wait', 'stand', 'reorganise', 'limber', 'unlimber', 'rejoin', 'evade'] as const).map(
      (what): Task => ({ do: what }),
    ),
  ];
  return pickFrom(random, choices) ?? { do: 'stand' };
};

/** Plans for one part. The finite choices must be offered as they stand; a march must follow from where a hand points. */
export const freely: Freely<LesAiglesKinds> = {
  order: (_setting, view, { side }, random) => {
    if (view.phase !== 'plans') return undefined;
    const all = [...standing(view)];
    const part = pickFrom(
      random,
      all.filter((index) => unitOfPart(view, index).side === side),
    );
    if (part === undefined) return undefined;
    const enemies = all.filter((index) => unitOfPart(view, index).side !== side);
    const task = someTask(random, partOf(view, part).companies, enemies);
    return { kind: 'plan', parts: [{ part, tasks: [task] }], officers: [] };
  },
  wish: (setting, view, _seat, order) => {
    const [plan] = order.kind === 'plan' ? order.parts : [];
    const [task] = plan?.tasks ?? [];
    if (plan === undefined || task?.do !== 'march') return undefined;
    const [leg] = task.legs;
    if (leg?.go !== 'ahead') return undefined;
    // What is under way is finished first, and the march begins where that leaves it.
    const { x, y, heading } = glanceAt(setting, view, plan.part)?.part ?? partOf(view, plan.part);
    const to = [x + eastOf(heading) * leg.length, y + northOf(heading) * leg.length] as const;
    return { part: plan.part, to, ...(task.forced === true && { forced: true as const }) };
  },
  focus: (order) => (order.kind === 'plan' ? order.parts.map(({ part }) => part) : []),
  alike: (a, b) => canonical(inTenths(a)) === canonical(inTenths(b)),
};
