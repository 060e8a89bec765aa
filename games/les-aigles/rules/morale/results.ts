/** What a test makes a part do. */
import { headingOf } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { hourOf, partOf } from '../../model/evolve.ts';
import type { Nerve } from '../../model/nerve.ts';
import { homeOf } from '../../model/setting.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Task } from '../../model/tasks.ts';
import { IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { RETREAT_QUARTERS } from '../../tables/morale.ts';
import { submitInHouse } from '../houses/nerve.ts';
import { degrade } from '../passing-through/cross.ts';
import { setAside } from '../planning/aside.ts';
import { type Man, manAt, nearestEnemy } from './near.ts';

/** LA-S3.6-8: the last quarter of the next half period. */
const haltedUntil = (hour: number): number => hour + (hour % 2) + 2;

/** A charge is over. */
const endCharge = (story: Story, index: number, rule: string): void => {
  if (partOf(story.state, index).charge !== undefined)
    happen(story, { kind: 'charge-ended', part: index, why: 'stopped', rules: [rule] });
};

/** What is left of a plan for those who will not go forward. */
const keepsGround = ({ do: what }: Task): boolean => what !== 'march' && what !== 'charge';

const holdFast = (story: Story, index: number): void => {
  endCharge(story, index, 'LA-S3.6-8');
  const until = haltedUntil(hourOf(story.state));
  happen(story, { kind: 'held-fast', part: index, until, rules: ['LA-S3.6-8'] });
  const plan = partOf(story.state, index).secret?.plan;
  if (plan?.every(keepsGround) === false) {
    const given = plan.filter((task) => !keepsGround(task));
    setAside(story, index, given, 'held-fast', ['LA-S3.6-43']);
    happen(story, { kind: 'went-on', part: index, plan: plan.filter(keepsGround), rules: ['LA-S3.6-43'] });
  }
};

/** Whoever gives way is out of his melees. */
const breakContacts = (story: Story, index: number, rule: string): void => {
  for (const { attacker, defender } of story.state.contacts)
    if (attacker === index || defender === index)
      happen(story, { kind: 'parted', attacker, defender, rules: [rule] });
};

/** Away from the cause; homewards, if there is none. */
const awayFrom = (story: Story, man: Man, cause: number | undefined): number => {
  const enemy =
    cause === undefined
      ? nearestEnemy(story.setting, story.state, man)
      : manAt(story.setting, story.state, cause);
  if (enemy === undefined) return homeOf(story.setting, man.unit.side);
  const here = middleOf(story.setting, man.part, man.unit.arm);
  const there = middleOf(story.setting, enemy.part, enemy.unit.arm);
  return headingOf(here.x - there.x, here.y - there.y);
};

const retreat = (story: Story, index: number, cause: number | undefined, rules: readonly string[]): void => {
  const away = awayFrom(story, manAt(story.setting, story.state, index), cause);
  endCharge(story, index, 'LA-S3.6-9');
  breakContacts(story, index, 'LA-S3.6-9');
  const order = { away, left: RETREAT_QUARTERS };
  happen(story, { kind: 'retreats', part: index, retreat: order, rules: ['LA-S3.6-9', ...rules] });
  degrade(story, index, WITHOUT_FORMATION, ['LA-S3.6-9']);
};

const rout = (story: Story, index: number, flees: boolean, rules: readonly string[]): void => {
  const rule = flees ? 'LA-S3.6-11' : 'LA-S3.6-10';
  endCharge(story, index, rule);
  breakContacts(story, index, rule);
  happen(story, { kind: 'routed', part: index, ...(flees && { flees: true }), rules: [rule, ...rules] });
  degrade(story, index, IN_DISORDER, [rule]);
};

/** LA-M3.3-5: whoever follows like this stays in contact, whatever his pace. */
const breakLoose = (story: Story, index: number): void => {
  const isFollowing = partOf(story.state, index).follow !== undefined;
  const rule = isFollowing ? 'LA-M3.3-5' : 'LA-M5.1-16';
  happen(story, { kind: 'broke-loose', part: index, rules: ['LA-S3.6-6', rule] });
};

/** The result is binding: what it comes from, and the further rules that say how. */
export const submit = (
  story: Story,
  index: number,
  nerve: Nerve,
  cause?: number,
  rules: readonly string[] = [],
): void => {
  if (nerve === 'retreat' || nerve === 'rout' || nerve === 'flight')
    if (submitInHouse(story, index, nerve, cause)) return;
  switch (nerve) {
    case 'advance':
      breakLoose(story, index);
      break;
    case 'obeys':
      break;
    case 'halt':
      holdFast(story, index);
      break;
    case 'retreat':
      retreat(story, index, cause, rules);
      break;
    case 'rout':
    case 'flight':
      rout(story, index, nerve === 'flight', rules);
      break;
  }
};
