import * as z from 'zod';
import type { Event } from './events.ts';
import { evacuations } from './house-types.ts';
import { occasions } from './rules/morale/events.ts';
import { bars } from './rules/relief/bars.ts';
import { silencers } from './rules/relief/silence.ts';
import {
  afterWin,
  degradation,
  figures,
  flank,
  formation,
  hand,
  heading,
  hour,
  index,
  inHouse,
  name,
  place,
  pose,
  posts,
  quarters,
  rules,
  sheet,
  some,
  task,
  turning,
  wall,
  worth,
  yes,
} from './schema-parts.ts';
import { steps } from './sequence/events.ts';
import {
  charge,
  contact,
  doing,
  evade,
  flow,
  inside,
  officerSecret,
  part,
  partFields,
  rally,
  retreat,
  split,
} from './state-schema.ts';
import { weapons } from './tables/fire.ts';
import { nerves } from './tables/morale.ts';
import { jobs, taskKinds } from './tasks.ts';
import { featureKinds } from './terrain/entries.ts';
import { featureSchema } from './terrain/schema.ts';
import { levels, phases } from './vocabulary.ts';

const period = z.int().min(1).max(1_000);
const quarter = z.int().min(1).max(4);

const event = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z
    .strictObject({
      kind: z.literal(kind),
      rules,
      drew: yes.exactOptional(),
      showed: yes.exactOptional(),
      ...shape,
    })
    .readonly();

const stands = z
  .strictObject({
    x: partFields.x,
    y: partFields.y,
    heading,
    formation,
    ranks: some(figures),
    companies: some(index),
    degradation,
    turned: turning.exactOptional(),
    folded: hand.exactOptional(),
    leads: hand.exactOptional(),
    interval: partFields.interval,
    bent: partFields.bent,
    follows: partFields.follows,
    faced: some(flank).exactOptional(),
  })
  .readonly();

/** How a flight changes what it needs to of a part. */
const faced = z
  .strictObject({
    x: partFields.x.exactOptional(),
    y: partFields.y.exactOptional(),
    heading: heading.exactOptional(),
    formation: formation.exactOptional(),
    ranks: some(figures).exactOptional(),
    companies: some(index).exactOptional(),
    degradation: degradation.exactOptional(),
    turned: turning.exactOptional(),
    folded: hand.exactOptional(),
    leads: hand.exactOptional(),
    interval: partFields.interval,
    faced: some(flank).exactOptional(),
  })
  .readonly()
  .exactOptional();

const what = z.enum([
  'change',
  'reform',
  'turn',
  'deploy',
  'reorganise',
  'limber',
  'unlimber',
  'rejoin',
  'drag',
  'enter',
  'post',
  'leave',
  'wonder',
  'bend',
]);

const course = [
  event('half', { period, quarter }),
  event('phase', { phase: z.enum(phases) }),
  event('planned', {
    parts: some(
      z
        .strictObject({
          part: index,
          plan: some(task),
          afterWin: afterWin.exactOptional(),
          inHouse: inHouse.exactOptional(),
        })
        .readonly(),
    ),
  }),
  event('went-on', { part: index, plan: some(task) }),
  event('quarter', { period, quarter }),
  event('step', { step: z.enum(steps) }),
] as const;

const marching = [
  event('moved', {
    part: index,
    level: z.enum(levels),
    way: some(pose),
    to: pose,
    run: partFields.run,
    unaligned: partFields.unaligned,
    forced: quarters.exactOptional(),
    stoppedBy: index.exactOptional(),
    haltedAt: z
      .strictObject({ feature: name, why: z.enum(['barred', 'wall', 'out']) })
      .readonly()
      .exactOptional(),
  }),
] as const;

const ground = [event('drowned', { part: index, feature: name })] as const;

const barriers = [
  event('took-barrier', { part: index, feature: name }),
  event('made', { part: index, entry: featureSchema }),
  event('breached', {
    part: index,
    feature: name,
    side: z.int().min(0).max(20).exactOptional(),
    cells: z.record(z.string(), z.enum(['lighter', 'hard cover', 'gone'])).readonly(),
  }),
  event('worked', {
    ...{ part: index, job: z.enum(jobs), site: z.string().min(1).max(200) },
    ...{ done: z.int().min(0).max(10_000), of: z.int().min(0).max(10_000) },
  }),
  event('laid-on', { part: index, feature: name }),
  event('remanned', { part: index, feature: name, stands }),
  event('widened', { part: index, stands, added: figures }),
  event('kept-back', { part: index, feature: name, why: z.enum(['bent', 'mounted']) }),
] as const;

const changes = [
  event('began', { part: index, doing, silent: hour }),
  event('gave-up', { part: index, task: z.enum(taskKinds), why: z.string().max(80) }),
  event('continued', { part: index, left: quarters }),
  event('completed', { part: index, what, stands, front: partFields.run }),
  event('cut-short', { part: index, what }),
  event('pushed-aside', { part: index, by: index, to: pose }),
  event('strayed', { part: index, gap: z.number().min(0).max(1_000_000) }),
  event('in-touch', { part: index }),
  event('degraded', { part: index, to: degradation }),
  event('detached', { part: index, body: stands, detached: part }),
  event('joined', { part: index, into: index, body: stands, fights: period.exactOptional() }),
] as const;

const crossing = [
  event('crossing', { crosser: index, crossed: index, since: hour, slow: yes.exactOptional() }),
  event('cleared', { crosser: index, crossed: index, silent: hour.exactOptional() }),
  event('opened', { part: index, for: index }),
  event('closed', { part: index }),
  event('routed', { part: index, flees: yes.exactOptional() }),
  event('flowed', {
    part: index,
    ranks: some(figures),
    flow: flow.exactOptional(),
    over: name.exactOptional(),
  }),
  event('left-table', { part: index }),
] as const;

const rows = some(z.strictObject({ value: z.int(), rule: z.string() }).readonly());

const group = z
  .strictObject({
    figures,
    rows,
    tenth: yes.exactOptional(),
  })
  .readonly();

const charges = [
  event('charges', {
    part: index,
    charge,
    secret: z
      .strictObject({
        target: index.exactOptional(),
        barred: z.enum(['halt those', 'halt all']).exactOptional(),
        onward: z.enum(['go on', 'halt']).exactOptional(),
      })
      .readonly()
      .exactOptional(),
  }),
  event('charge-turned', {
    part: index,
    why: z.enum(['split', 'threatened', 'stop']),
    charge,
    target: index.exactOptional(),
  }),
  event('charge-ended', {
    part: index,
    why: z.enum(['home', 'caught', 'missed', 'stopped', 'halted']),
  }),
  event('counter-void', { part: index }),
  event('target-shown', { part: index, target: index }),
  event('met', { contact, groups: some(group).exactOptional() }),
  event('parted', { attacker: index, defender: index }),
] as const;

const flights = [
  event('rallies', {
    part: index,
    rally,
    secret: z.strictObject({ pass: hand.exactOptional() }).readonly().exactOptional(),
  }),
  event('rally-turned', { part: index, rally, stands: faced }),
  event('rally-ended', { part: index }),
  event('must-rally', { part: index, rule: name }),
  event('fights-on', { part: index }),
  event('broke-off', { part: index, enemy: index, silent: hour.exactOptional() }),
  event('masked', { part: index, by: index, silent: hour }),
  event('follows', {
    ...{ part: index, target: index, until: hour },
    ...{ uncontrolled: yes.exactOptional(), pursuit: yes.exactOptional() },
  }),
  event('follow-ended', { part: index }),
  event('evades', { part: index, evade }),
  event('evade-turned', { part: index, evade, stands: faced }),
  event('evade-ended', { part: index, caught: yes.exactOptional() }),
  event('unthreatened', { part: index }),
  event('split-up', { part: index, split, round: index }),
  event('closed-up', { part: index, to: pose }),
] as const;

const losses = [
  event('fell', {
    part: index,
    men: z.int().min(1).max(100_000),
    hurt: z.int().min(0).max(39),
    left: some(figures),
    ranks: some(figures),
    posts: posts.exactOptional(),
    to: pose.exactOptional(),
    destroyed: yes.exactOptional(),
  }),
] as const;

const strike = z
  .strictObject({
    figures,
    die: z.int().min(1).max(6),
    groups: some(group),
    men: z.int().min(0).max(100_000),
  })
  .readonly()
  .exactOptional();

const melee = [
  event('fought', {
    attacker: index,
    defender: index,
    round: z.int().min(1).max(100),
    halved: yes.exactOptional(),
    wall: wall.exactOptional(),
    inside: yes.exactOptional(),
    strikes: z.strictObject({ attacker: strike, defender: strike }).readonly(),
  }),
  event('decided', {
    winners: some(index),
    losers: some(index),
    drawn: yes.exactOptional(),
    men: z.tuple([z.int().min(0), z.int().min(0)]).readonly(),
  }),
  event('recoiled', { part: index, to: pose, length: z.number().min(0).max(10_000) }),
  event('stuck', { part: index, by: index }),
  event('laid-down-arms', { part: index, to: index }),
  event('followed-up', { part: index, target: index, to: pose, over: name.exactOptional() }),
  event('guns-taken', { part: index, by: index, to: pose, ranks: some(figures) }),
  event('tired', { part: index, markers: quarters }),
] as const;

const morale = [
  event('tested', {
    part: index,
    occasions: some(z.enum(occasions)),
    dice: some(z.int().min(1).max(6)),
    rows,
    general: z
      .strictObject({ officer: index, adds: z.int().min(-5).max(5) })
      .readonly()
      .exactOptional(),
    score: z.int(),
    nerve: z.enum(nerves),
  }),
  event('held-fast', { part: index, until: hour }),
  event('retreats', { part: index, retreat }),
  event('fell-back', { part: index, left: quarters }),
  event('steadied', { part: index }),
  event('broke-loose', { part: index }),
] as const;

const victory = [
  event('army-broke', { side: name, gone: z.number().min(0), budget: z.number().min(0) }),
  event('aims-counted', {
    held: z.record(z.string(), name).readonly(),
    points: z.record(z.string(), z.int().min(0)).readonly(),
  }),
] as const;

const firing = {
  part: index,
  target: index,
  men: z.number().min(0).max(100_000),
  figures,
  charging: yes.exactOptional(),
};

const fire = [
  event('fired', {
    ...firing,
    distance: partFields.run,
    quarters: z.number().min(0).max(4),
    groups: some(z.strictObject({ figures, weapon: z.enum(weapons), rows }).readonly()),
    first: yes.exactOptional(),
    wall: wall.exactOptional(),
  }),
  event('held-fire', { part: index, by: z.enum([...bars, ...silencers]) }),
  event('pierced', { ...firing, by: index }),
  event('came-through', { part: index, men: firing.men, figures }),
  event('battered', {
    part: index,
    target: index,
    length: partFields.run,
    die: z.int().min(1).max(6).exactOptional(),
    shelter: z.enum(['hard cover', 'light cover', 'none']).exactOptional(),
  }),
] as const;

const secretPosts = z.strictObject({ posts: posts.exactOptional() }).readonly().exactOptional();
const inIt = { part: index, house: name };

const houses = [
  event('reached-wall', { ...inIt, wall, to: pose, figures, secret: secretPosts }),
  event('set-about', { ...inIt, doing, secret: secretPosts }),
  event('got-on', { part: index, left: quarters, reacting: yes.exactOptional() }),
  event('went-in', { part: index, inside, to: pose }),
  event('holds-house', { ...inIt, posts, reserve: figures }),
  event('posted', { ...inIt, posts, why: z.enum(['moved', 'stayed', 'replaced', 'breached']) }),
  event('gave-away', inIt),
  event('left-house', {
    ...inIt,
    wall,
    stands,
    why: z.enum([...evacuations, 'beaten']).exactOptional(),
    mustLine: partFields.mustLine,
    comingOut: partFields.comingOut,
  }),
  event('shut-in', { ...inIt, wall }),
  event('came-out', { part: index }),
  event('must-evacuate', { ...inIt, why: z.enum(['few', 'fire']), before: hour }),
  event('perished', { ...inIt, why: z.enum(['few', 'fire']) }),
  event('surrendered', { ...inIt, by: index.exactOptional() }),
  event('fought-on', inIt),
  event('barricaded', inIt),
  event('extended', { attacker: index, defender: index, wall, added: figures, extra: figures }),
  event('took-fire', { house: name }),
  event('lost-target', { ...inIt, wall }),
] as const;

const command = [
  event('officer-told', { officer: index, secret: officerSecret }),
  event('rode', {
    officer: index,
    x: partFields.x,
    y: partFields.y,
    with: index.exactOptional(),
    ride: some(place).exactOptional(),
  }),
  event('handed-over', { officer: index, unit: index, sheet, from: hour }),
  event('obeyed', { unit: index, post: place.exactOptional() }),
  event('disobeyed', { part: index }),
  event('endangered', { officer: index, die: z.int().min(1).max(6), hit: hour.exactOptional() }),
  event('took-over', { officer: index, charisma: worth, authority: worth }),
] as const;

const sights = some(
  z
    .strictObject({ side: name, part: index.exactOptional(), officer: index.exactOptional(), rules })
    .readonly(),
);

const sight = [
  event('sighted', { sights }),
  event('lost-sight', { sights }),
  event('betrayed', { part: index, in: name }),
  event('covered', { part: index }),
  event('came-upon', {
    feature: name,
    side: name,
    sort: z.enum(featureKinds),
    name: z
      .strictObject({ fr: z.string().max(200), en: z.string().max(200) })
      .readonly()
      .exactOptional(),
  }),
] as const;

/** An event, as it lies in a log. */
export const eventSchema: z.ZodType<Event> = z.discriminatedUnion('kind', [
  ...course,
  ...marching,
  ...changes,
  ...crossing,
  ...charges,
  ...flights,
  ...command,
  ...losses,
  ...melee,
  ...morale,
  ...victory,
  ...fire,
  ...sight,
  ...houses,
  ...ground,
  ...barriers,
]);
