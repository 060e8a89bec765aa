import { hourOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Order } from '../../model/orders.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Reaction } from '../../model/tasks.ts';
import { plainness } from '../charges/may.ts';
import { writtenTarget } from '../charges/riders.ts';
import { evadeFromShelter } from '../evades/declare.ts';
import { testToCharge } from '../morale/charging.ts';
import { dropPlan } from '../planning/aside.ts';
import { isTargetEvading } from './check.ts';

/** What was decided in the window begins with the quarter to come; all of it is read before any of it happens. */
export const takeReactions = (story: Story, orders: readonly Order[]): void => {
  const before = story.state;
  for (const order of orders) {
    if (order.kind !== 'react') continue;
    for (const { part, reaction } of order.parts) {
      if (reaction.do === 'counter-charge') {
        const isAimed = writtenTarget(partOf(before, reaction.target)) === part;
        counterCharge(story, part, reaction.target, isAimed);
      } else take(story, part, reaction);
    }
  }
};

const take = (story: Story, part: number, reaction: Exclude<Reaction, { do: 'counter-charge' }>): void => {
  switch (reaction.do) {
    case 'change':
    case 'turn':
      dropPlan(story, part, 'reacted', ['LA-M1.4-1', 'LA-M1.4-3'], [reaction]);
      break;
    case 'halt':
      dropPlan(story, part, 'reacted', ['LA-M1.4-1', 'LA-M1.4-4']);
      break;
    case 'stop':
      stop(story, part);
      break;
    case 'evade':
      evadeFromShelter(story, part);
      break;
    case 'stay':
      break;
  }
};

/** LA-M6.1-4: only he who is charged charges back. */
const counterCharge = (story: Story, part: number, target: number, isAimed: boolean): void => {
  if (!isAimed) {
    happen(story, { kind: 'counter-void', part, rules: ['LA-M6.1-4'] });
    return;
  }
  dropPlan(story, part, 'reacted', ['LA-M6.1-2']);
  if (!testToCharge(story, part)) return;
  const { formation } = partOf(story.state, part);
  const plain = plainness(unitOfPart(story.state, part), formation);
  happen(story, {
    kind: 'charges',
    part,
    charge: { since: hourOf(story.state), counter: true, target, ...plain },
    secret: { target },
    rules: ['LA-M1.4-1', 'LA-M1.4-3', 'LA-M6.1-2', 'LA-M6.1-6', 'LA-M6.2-1'],
  });
};

/** LA-M5.6-4: it takes effect at the end of the quarter that is played next. */
const stop = (story: Story, part: number): void => {
  const now = partOf(story.state, part);
  if (now.charge === undefined) return;
  const isEvaded = isTargetEvading(story.state, now);
  happen(story, {
    kind: 'charge-turned',
    part,
    why: 'stop',
    charge: { ...now.charge, stops: hourOf(story.state) },
    rules: ['LA-M5.6-2', 'LA-M5.6-4', ...(isEvaded ? [] : ['LA-M5.6-3'])],
  });
};
