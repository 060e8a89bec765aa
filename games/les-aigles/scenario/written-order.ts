import { flat, isRecord, type Player } from '@grognard/engine';
import { normalHeading, roundUnit, unitsOf } from '@grognard/field';
import type { State } from '../model/state.ts';
import { partNumber } from './part-name.ts';

/** Fields of an order, as somebody wrote them. */
type Fields = Readonly<Record<string, unknown>>;

const isName = (value: unknown): value is string => typeof value === 'string';

/** Where those stand who are named. */
type Listing = Pick<State, 'units' | 'parts'>;

/** What was found under a name, or the name itself where nothing was: the reader of orders will say so. */
const found = (place: number, name: string): number | string => (place < 0 ? name : place);

const unitNamed = ({ units }: Pick<State, 'units'>, name: unknown): unknown =>
  isName(name)
    ? found(
        flat(units).findIndex(({ id }) => id === name),
        name,
      )
    : name;

const officerNamed = ({ officers }: State, name: unknown): unknown =>
  isName(name)
    ? found(
        officers.findIndex(({ id }) => id === name),
        name,
      )
    : name;

const partNamed = (state: Listing, name: unknown): unknown => {
  if (!isName(name)) return name;
  const ids = flat(state.units).map(({ id }) => id);
  return found(partNumber(flat(state.parts), ids, name), name);
};

/** `#2` is the second company of a unit, counted as in its position; a kind of troops is all that it has of it. */
const companiesNamed = (state: Listing, part: unknown, names: unknown): unknown => {
  if (!Array.isArray(names)) return names;
  const unit = typeof part === 'number' ? flat(state.parts)[part]?.unit : undefined;
  const companies = unit === undefined ? [] : (flat(state.units)[unit]?.companies ?? []);
  return names.flatMap((name: unknown): readonly unknown[] => {
    if (!isName(name)) return [name];
    const [, number] = /^#(\d+)$/.exec(name) ?? [];
    if (number !== undefined) return [Number(number) - 1];
    const places = companies.flatMap(({ troop }, place) => (troop === name ? [place] : []));
    return places.length === 0 ? [name] : places;
  });
};

/** A field under another name and in the measure of the house; whatever is no number stays as it is. */
const measured = (fields: Fields, from: string, to: string, measure: (value: number) => number): Fields => {
  const { [from]: value, ...rest } = fields;
  return typeof value === 'number' && !(to in fields) ? { ...rest, [to]: measure(value) } : fields;
};

const lengthOf = (cm: number): number => roundUnit(unitsOf(cm));
const turnOf = (degrees: number): number => Math.round(degrees * 100);

const legOf = (leg: unknown): unknown =>
  isRecord(leg)
    ? measured(
        measured(leg, 'cm', 'length', lengthOf),
        'degrees',
        leg.go === 'oblique' ? 'slant' : 'turn',
        turnOf,
      )
    : leg;

/** A post names its company as everything does: `#2`, or the kind of its troops. */
const postOf = (state: Listing, part: unknown, post: unknown): unknown => {
  if (!isRecord(post) || !isName(post.company)) return post;
  const companies = companiesNamed(state, part, [post.company]);
  return { ...post, company: Array.isArray(companies) ? companies[0] : post.company };
};

/** A task as people write it, for this part. */
export const writtenTask = (state: Listing, part: unknown, task: unknown): unknown => {
  if (!isRecord(task)) return task;
  const inUnits = measured(
    measured(task, 'cm', 'length', lengthOf),
    'degrees',
    'heading',
    (degrees: number) => normalHeading(turnOf(degrees)),
  );
  return {
    ...inUnits,
    ...('target' in task && { target: partNamed(state, task.target) }),
    ...('companies' in task && { companies: companiesNamed(state, part, task.companies) }),
    ...(Array.isArray(task.legs) && { legs: task.legs.map(legOf) }),
    ...(Array.isArray(task.posts) && { posts: task.posts.map((post) => postOf(state, part, post)) }),
  };
};

/** `hold`, or a fire whose distance is in `cm` and whose target has a name. */
const fireOf = (state: State, fire: unknown): unknown =>
  isRecord(fire)
    ? {
        ...measured(fire, 'cm', 'within', lengthOf),
        ...('target' in fire && { target: partNamed(state, fire.target) }),
      }
    : fire;

const partOrder = (state: State, order: unknown): unknown => {
  if (!isRecord(order)) return partNamed(state, order);
  const part = partNamed(state, order.part);
  const { tasks } = order;
  return {
    ...order,
    part,
    ...(Array.isArray(tasks) && { tasks: tasks.map((task) => writtenTask(state, part, task)) }),
    ...('fire' in order && { fire: fireOf(state, order.fire) }),
    ...('reaction' in order && { reaction: writtenTask(state, part, order.reaction) }),
  };
};

const placeOf = (place: unknown): unknown =>
  Array.isArray(place) ? place.map((each) => (typeof each === 'number' ? lengthOf(each) : each)) : place;

const officerOrder = (state: State, order: unknown): unknown => {
  if (!isRecord(order)) return order;
  const { via, brings, orders, ...rest } = order;
  return {
    ...rest,
    officer: officerNamed(state, order.officer),
    ...(via !== undefined && { ride: Array.isArray(via) ? via.map(placeOf) : via }),
    ...(brings !== undefined && { brings: givenOrder(state, brings) }),
    ...(orders !== undefined && {
      orders: Array.isArray(orders) ? orders.map((each) => givenOrder(state, each)) : orders,
    }),
  };
};

/** An order to a unit, brought or called out. */
const givenOrder = (state: State, given: unknown): unknown =>
  isRecord(given)
    ? {
        ...given,
        unit: unitNamed(state, given.unit),
        ...('about' in given && { about: unitNamed(state, given.about) }),
      }
    : given;

/**
 * An order as people write it: parts, targets, units and officers by name, lengths in `cm`, turns and headings in
 * `degrees`, the places on an officer's way (`via`) in centimetres, companies by the kind of their troops.
 */
export const writtenOrder = (state: State, _seat: Player, order: unknown): unknown => {
  if (!isRecord(order)) return order;
  const { parts, officers } = order;
  return {
    ...order,
    ...(order.kind === 'plan' && parts === undefined && { parts: [] }),
    ...(Array.isArray(parts) && { parts: parts.map((each) => partOrder(state, each)) }),
    ...(order.kind === 'plan' && officers === undefined && { officers: [] }),
    ...(Array.isArray(officers) && { officers: officers.map((each) => officerOrder(state, each)) }),
  };
};
