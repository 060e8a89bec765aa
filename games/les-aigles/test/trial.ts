import { readFileSync } from 'node:fs';
import type { Act, Trial } from '@grognard/engine/conformance';
import { lesAigles } from '../game.ts';
import type { Event } from '../model/events.ts';
import { partOf } from '../model/evolve.ts';
import type { LesAiglesTypes } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { someTaskOf } from '../options/able.ts';
import { read } from '../play/judge.ts';
import { seesPart } from '../rules/sight/sees.ts';
import { lesAiglesSchemas } from '../schemas/schemas.ts';
import { tasks } from './hooks.ts';
import { relisted, relistedOrder } from './looking-glass.ts';
import { freely, wash } from './ordering/ordering.ts';
import { viewUnnumbered } from './printed.ts';

export const scenarioIds = [
  'flat-table',
  'first-volley',
  'first-orders',
  'maida-1806',
  'kaltenried',
  'saint-mery',
] as const;

/** A shipped scenario as its reader gives it. */
export const shipped = (id: (typeof scenarioIds)[number]): Scenario => {
  const file = new URL(`../../../scenarios/les-aigles/${id}.json`, import.meta.url);
  const read = lesAiglesSchemas.scenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.error)}`);
  return read.value;
};

/**
 * Who has acted by an event, and on whom: fire (LA-O4.4-3, LA-O9.2-11), charges (LA-M5.2-1) and what is charged back
 * (LA-M6.1-1). At a house it is enough to know that it is held (LA-O5.4-9), and whoever is charged fires at those who
 * come at him (LA-S3.4-36); evades and changes of formation ask for no sight.
 */
export const actOf = (state: State, event: Event): Act | undefined => {
  if (event.kind === 'fired') {
    const target = partOf(state, event.target);
    const isExempt = target.inside !== undefined || target.charge !== undefined;
    return isExempt ? undefined : { by: event.part, upon: event.target, rule: 'LA-O4.4-3' };
  }
  if (event.kind !== 'charges') return undefined;
  const upon = event.secret?.target ?? event.charge.target;
  if (upon === undefined) return undefined;
  return { by: event.part, upon, rule: event.charge.counter === true ? 'LA-M6.1-1' : 'LA-M5.2-1' };
};

/** Whether one sees another for itself, whatever its side knows; a shot out of cover is before everybody's eyes. */
export const seesForItself = (setting: Setting, state: State, { by, upon }: Act): boolean =>
  seesPart(setting, state, by, upon) || partOf(state, upon).betrayed !== undefined;

/** The parts that an order has act; officers have no marks of their own. */
const acting = (_setting: Setting, _view: View, order: Order): readonly number[] => {
  switch (order.kind) {
    case 'plan':
      return order.parts.filter(({ tasks }) => tasks.length > 0).map(({ part }) => part);
    case 'follow':
      return order.parts;
    default:
      return order.parts.map(({ part }) => part);
  }
};

/** A scenario, ready to be tried. */
export const trialOf = (scenario: Scenario): Trial<LesAiglesTypes> => ({
  ...{ game: lesAigles, schemas: lesAiglesSchemas, scenario },
  seats: scenario.sides.map(({ id: side }) => ({ side })),
  maxOrders: 400,
  acting,
  tries: (setting, view, seat, part) => [someTaskOf(read(setting, view), seat, part) ?? []].flat(),
  ...{ relisted, relistedOrder },
  sight: {
    acts: (_setting, event, before) => {
      const act = actOf(before, event);
      return act === undefined ? [] : [act];
    },
    sees: seesForItself,
  },
  printed: { view: viewUnnumbered },
  ...{ tasks, freely, wash },
  unguessed: [
    {
      path: 'parts.*.*.unseen.*',
      seat: 'spectator',
      reason: 'of two sides, the one that does not see a part can only be the other',
    },
  ],
  passing: [
    { kind: 'moved', reason: 'everybody sees by which way a part goes; the view keeps where it is' },
    { kind: 'rode', reason: 'likewise of an officer, who may ride out of sight' },
    ...['sighted', 'lost-sight'].map((kind) => ({
      kind,
      reason: 'who comes into sight and goes out of it is seen as it happens; the view keeps who is in sight',
    })),
    ...['began', 'continued', 'completed', 'cut-short'].map((kind) => ({
      kind,
      reason:
        'everybody sees a change begin, go on and end; what came of it may be undone before the view is',
    })),
    { kind: 'set-about', reason: 'everybody sees what a garrison sets about; it may be broken off as well' },
    {
      kind: 'fired',
      reason: 'everybody sees who fires and with how many; the view keeps what the fire did',
    },
    {
      kind: 'tested',
      reason: 'the dice fall on the table: who is tested and why; the view keeps what comes of it',
    },
  ],
});
