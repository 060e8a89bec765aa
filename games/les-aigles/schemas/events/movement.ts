import * as z from 'zod';
import { asides } from '../../model/asides.ts';
import { moveKinds } from '../../model/events/marching.ts';
import { steps } from '../../model/events/sequence.ts';
import { taskKinds } from '../../model/tasks.ts';
import { levels, phases } from '../../model/vocabulary.ts';
import {
  afterWin,
  degradation,
  figures,
  fireOrder,
  hour,
  index,
  inHouse,
  name,
  pose,
  quarters,
  some,
  task,
  yes,
} from '../parts.ts';
import { part, partFields } from '../state.ts';
import { doing, flow } from '../under-way.ts';
import { event, outlived, period, quarter, stands } from './shared.ts';

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

export const course = [
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
          fire: fireOrder.exactOptional(),
        })
        .readonly(),
    ),
  }),
  event('went-on', { part: index, plan: some(task) }),
  event('set-aside', {
    part: index,
    task: z.enum(taskKinds),
    why: z.enum(asides),
    code: z.string().max(80).exactOptional(),
  }),
  event('waited', { part: index }),
  event('quarter', { period, quarter }),
  event('step', { step: z.enum(steps) }),
] as const;

export const marching = [
  event('moved', {
    part: index,
    how: z.enum(moveKinds),
    level: z.enum(levels),
    way: some(pose),
    to: pose,
    run: partFields.run,
    unaligned: partFields.unaligned,
    forced: quarters.exactOptional(),
    byRoad: yes.exactOptional(),
    stoppedBy: index.exactOptional(),
    haltedAt: z
      .strictObject({ feature: name, why: z.enum(['barred', 'wall', 'out']) })
      .readonly()
      .exactOptional(),
  }),
] as const;

export const ground = [event('drowned', { part: index, feature: name })] as const;

export const changes = [
  event('began', { part: index, doing, ...outlived }),
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

export const crossing = [
  event('crossing', { crosser: index, crossed: index, since: hour, slow: yes.exactOptional() }),
  event('cleared', { crosser: index, crossed: index, ...outlived }),
  event('opened', { part: index, for: index }),
  event('closed', { part: index }),
  event('routed', { part: index, flees: yes.exactOptional() }),
  event('flowed', {
    ...{ part: index, ranks: some(figures), flow: flow.exactOptional() },
    over: name.exactOptional(),
    formation: z.literal('skirmish').exactOptional(),
  }),
  event('left-table', { part: index }),
] as const;
