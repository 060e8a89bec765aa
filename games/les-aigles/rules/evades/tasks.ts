import { type Refusal, refuse } from '@grognard/engine';
import { isEngaged } from '../../model/evolve.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import type { EvadeCode } from './codes.ts';
import { mayEvadeByArm } from './who.ts';

const HALF = 2;

/** What stands against a voluntary evade; never how far the enemy is. */
const barsTo = (glance: Glance): readonly Refusal[] => {
  const { setting, view, index, part, unit, quarters } = glance;
  const no = (rule: string, code: EvadeCode): Refusal => refuse(rule, code, { unit: unit.id });
  const isBusy = [part.rally, part.follow, part.routing, part.evade, part.charge, part.doing].some(
    (each) => each !== undefined,
  );
  return [
    ...(mayEvadeByArm(setting, unit) ? [] : [no('LA-M7.1-1', 'evade-arm')]),
    ...(unit.secret?.attitude === 'harass' ? [] : [no('LA-M7.1-1', 'evade-order')]),
    ...(quarters === HALF ? [] : [no('LA-M7.1-4', 'evade-first')]),
    ...(isEngaged(view, index) ? [no('LA-M7.1-3', 'evade-in-melee')] : []),
    ...(part.opened === true ? [no('LA-U5.4-9', 'evade-opened')] : []),
    ...(isBusy ? [no('LA-M7.1-4', 'evade-busy')] : []),
  ];
};

const evade: TaskRule<'evade'> = {
  judge: barsTo,
  foresee: ({ part, quarters }) => ({ part, takes: quarters }),
};

export const evadeTasks = { evade };
