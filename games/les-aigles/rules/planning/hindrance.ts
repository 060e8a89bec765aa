/** What keeps a part from anything that takes time on the spot. */
import { type Refusal, refuse } from '@grognard/engine';
import { isEngaged } from '../../model/evolve.ts';
import { mustReform } from '../degradation/degradation.ts';
import type { HindranceCode } from './codes.ts';
import type { Glance } from './glance.ts';

const no = (rule: string, code: HindranceCode, params: Refusal['params']): readonly Refusal[] => [
  refuse(rule, code, params),
];

/** It is busy with something that cannot be left. */
export const isBusy = (glance: Glance): readonly Refusal[] => {
  const { part, unit } = glance;
  const params = { unit: unit.id };
  if (part.routing === true) return no('LA-M1-1', 'routing', params);
  if (part.rally !== undefined) return no('LA-M3.1-6', 'rallying', params);
  if (part.follow !== undefined) return no('LA-M3.3-9', 'following', params);
  if (part.evade !== undefined) return no('LA-M7.1-12', 'evading', params);
  if (part.charge !== undefined) return no('LA-M5.4-8', 'charging', params);
  if (part.opened === true) return no('LA-U5.4-9', 'opened', params);
  return [];
};

export const isInMelee = ({ view, index, unit }: Glance, rule: string): readonly Refusal[] =>
  isEngaged(view, index) ? no(rule, 'in-melee', { unit: unit.id }) : [];

/** It has to reform first. */
export const isUnformed = (glance: Glance): readonly Refusal[] => {
  const rule = mustReform(glance.part);
  return rule === undefined ? [] : mustReformBy(rule, glance);
};

export const mustReformBy = (rule: string, { unit }: Pick<Glance, 'unit'>): readonly Refusal[] =>
  no(rule, 'must-reform', { unit: unit.id });

/** The first reason among several that stands against a task; the others would only repeat it. */
export const firstOf = (...reasons: readonly (() => readonly Refusal[])[]): readonly Refusal[] => {
  for (const reason of reasons) {
    const refusals = reason();
    if (refusals.length > 0) return refusals;
  }
  return [];
};
