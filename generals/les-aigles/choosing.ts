/** The best few of several plans, by where each would leave a man. */
import { foreseePlan, judgePlan, type Task } from '@grognard/les-aigles/insight';
import { glanceAt, type Man, placed, type Situation } from './situation.ts';

/** What a man might do, the best first. */
export type Ideas = readonly (readonly Task[])[];

const MOST = 10;

/** What is lawful of several plans, ordered by what the man would be worth afterwards. */
export const bestOf = (situation: Situation, man: Man, plans: Ideas, worth: (then: Man) => number): Ideas => {
  const glance = glanceAt(situation, man);
  return plans
    .map((plan) => ({ plan, value: worth(placed(man, foreseePlan(glance, plan))) }))
    .sort((a, b) => b.value - a.value)
    .filter(({ plan }) => judgePlan(glance, plan).length === 0)
    .slice(0, MOST)
    .map(({ plan }) => plan);
};

export const isLawful = (situation: Situation, man: Man, plan: readonly Task[]): boolean =>
  judgePlan(glanceAt(situation, man), plan).length === 0;
