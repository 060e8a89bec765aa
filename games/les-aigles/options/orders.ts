import { flat, type Options, type Player } from '@grognard/engine';
import { eastOf, northOf } from '@grognard/field';
import { stepOf } from '../ground/motion/pace.ts';
import { extentOf } from '../ground/shape/blocks.ts';
import type { LesAiglesTypes, Reading, Region } from '../model/game-types.ts';
import type { Order, PartPlan } from '../model/orders.ts';
import type { Part } from '../model/part.ts';
import type { Memories, Setting } from '../model/setting.ts';
import type { Task } from '../model/tasks.ts';
import type { Unit } from '../model/unit.ts';
import type { View } from '../model/view.ts';
import { mayStand } from '../play/judge.ts';
import type { Glance } from '../rules/planning/glance.ts';
import { mayFollow, mayRally } from '../rules/rallies/who.ts';
import { choicesFor } from './choices.ts';
import { fireChoices } from './fire.ts';
import { glanceAt } from './foresee.ts';
import { reactionsOf } from './reactions.ts';
import { taskTowards } from './towards.ts';
import { isOwn } from './whim.ts';

/** What may be ordered; each order is accepted as it stands. */
export const options = (reading: Reading, seat: Player, focus?: number): Options<LesAiglesTypes> => {
  const { setting, view } = reading;
  const offered = [standing(view), ...offers(setting, view, seat, focus)];
  const orders = offered.filter(
    (order): order is Order => order !== undefined && mayStand(reading, seat, order),
  );
  return { orders, regions: focus === undefined ? [] : regionsOf(reading, seat, focus) };
};

/** What answers every question: nobody does anything. */
const standing = ({ phase }: View): Order | undefined => {
  switch (phase) {
    case 'rallies':
      return { kind: 'rally', parts: [] };
    case 'follows':
      return { kind: 'follow', parts: [] };
    case 'plans':
      return { kind: 'plan', parts: [], officers: [] };
    case 'reactions':
      return { kind: 'react', parts: [] };
    case 'over':
      return undefined;
  }
};

const offers = (setting: Setting, view: View, seat: Player, focus: number | undefined): readonly Order[] => {
  const own = (parts: readonly number[]) =>
    parts.filter((part) => isOwn(view, seat, part) && (focus ?? part) === part);
  switch (view.phase) {
    case 'rallies':
      return own(mayRally(setting, view)).map((part) => ({ kind: 'rally', parts: [{ part }] }));
    case 'follows':
      return own(mayFollow(setting, view)).map((part) => ({ kind: 'follow', parts: [part] }));
    case 'reactions':
      return reactionsOf(setting, view, seat)
        .filter(({ part }) => (focus ?? part) === part)
        .flatMap(({ part, reactions }) =>
          reactions.map((reaction) => ({ kind: 'react' as const, parts: [{ part, reaction }] })),
        );
    default:
      return focus === undefined
        ? []
        : plansFor(setting, view, seat, focus).map((mine) => ({ kind: 'plan', parts: [mine], officers: [] }));
  }
};

/** What one part could be told, a task or a way to fire. */
const plansFor = (setting: Setting, view: View, seat: Player, index: number): readonly PartPlan[] => {
  const part = flat(view.parts)[index];
  const unit = part === undefined ? undefined : flat(view.units)[part.unit];
  if (part === undefined || unit === undefined || !isOwn(view, seat, index)) return [];
  return [
    ...tasksFor(setting, view, seat, index).map((task) => ({ part: index, tasks: [task] })),
    ...fireChoices(setting, view, part, unit).map((fire) => ({ part: index, tasks: [], fire })),
  ];
};

/** The finite choices for one part; marches are proposed from where a hand points. */
export const tasksFor = (setting: Setting, view: View, seat: Player, index: number): readonly Task[] => {
  const glance = isOwn(view, seat, index) ? glanceAt(setting, view, index) : undefined;
  return glance === undefined ? [] : choicesFor(setting, view, index, glance.part, glance.unit);
};

/**
 * The ground straight ahead over which a part's own march may bring its front in half a period: from where it will
 * stand, and as it will, when what is under way is done.
 */
const regionsOf = (reading: Reading, seat: Player, index: number): readonly Region[] => {
  const { setting, view } = reading;
  const glance = isOwn(view, seat, index) ? glanceAt(setting, view, index) : undefined;
  if (glance === undefined) return [];
  const far = farthestAhead(reading, glance, seat);
  return far > 0 ? [{ kind: 'march', outline: aheadOf(setting, glance.part, glance.unit, far) }] : [];
};

/** So often is what may be gone straight ahead halved: to a sixteenth of it. */
const HALVINGS = 4;

/** How far straight ahead a part may be told to march; rather too little than too much. */
const farthestAhead = (reading: Reading, glance: Glance, seat: Player): number => {
  const { setting, view, index, part, unit, quarters } = glance;
  if (view.phase !== 'plans') return 0;
  const may = (far: number): boolean => {
    const to = [part.x + eastOf(part.heading) * far, part.y + northOf(part.heading) * far] as const;
    const task = taskTowards(setting, view, index, [], { to });
    if (task === undefined) return false;
    const order: Order = { kind: 'plan', parts: [{ part: index, tasks: [task] }], officers: [] };
    return mayStand(reading, seat, order);
  };
  const most = quarters * stepOf(unit, part);
  if (may(most)) return most;
  let [least, first] = [0, most];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (least + first) / 2;
    if (may(middle)) least = middle;
    else first = middle;
  }
  return least;
};

const aheadOf = (setting: Memories, part: Part, unit: Unit, far: number): Region['outline'] => {
  const { front } = extentOf(setting, part, unit.arm);
  const [east, north] = [eastOf(part.heading), northOf(part.heading)];
  const corner = (right: number, ahead: number): readonly [number, number] => [
    part.x + north * right + east * ahead,
    part.y - east * right + north * ahead,
  ];
  return [corner(-front / 2, 0), corner(-front / 2, far), corner(front / 2, far), corner(front / 2, 0)];
};
