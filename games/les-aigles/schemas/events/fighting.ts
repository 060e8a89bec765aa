import * as z from 'zod';
import { firedBy, missedFor, orderedSilences } from '../../model/events/fire.ts';
import { occasions } from '../../model/events/morale.ts';
import { bars, silencers } from '../../model/fire-bars.ts';
import { nerves } from '../../model/nerve.ts';
import { weapons } from '../../model/weapons.ts';
import { figures, hour, index, name, pose, posts, quarters, rules, some, wall, yes } from '../parts.ts';
import { partFields } from '../state.ts';
import { retreat } from '../under-way.ts';
import { event, group, rows } from './shared.ts';

export const losses = [
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

export const melee = [
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
  event('laid-down-arms', { part: index, by: index }),
  event('followed-up', { part: index, target: index, to: pose, over: name.exactOptional() }),
  event('guns-taken', { part: index, by: index, to: pose, ranks: some(figures) }),
  event('tired', { part: index, markers: quarters }),
] as const;

export const morale = [
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
  event('spared', { part: index }),
  event('broke-loose', { part: index }),
] as const;

const firing = {
  part: index,
  target: index,
  men: z.number().min(0).max(100_000),
  figures,
  charging: yes.exactOptional(),
};

export const fire = [
  event('fired', {
    ...firing,
    how: z.enum(firedBy),
    openRules: rules.exactOptional(),
    distance: partFields.run,
    quarters: z.number().min(0).max(4),
    groups: some(z.strictObject({ figures, weapon: z.enum(weapons), rows }).readonly()),
    first: yes.exactOptional(),
    wall: wall.exactOptional(),
  }),
  event('held-fire', { part: index, by: z.enum([...bars, ...silencers, ...orderedSilences]) }),
  event('missed-mark', { part: index, target: index, why: z.enum(missedFor), held: yes.exactOptional() }),
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
