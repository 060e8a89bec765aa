import { flat, randomFrom, recorded, seeded } from '@grognard/engine';
import { expect, test } from 'vitest';
import { patience, wrongCases } from '../../../tools/counts.ts';
import { lesAigles } from '../game.ts';
import { type Event, evolve } from '../model/events.ts';
import { standing, unitOfPart, without, withPart } from '../model/evolve.ts';
import type { Part } from '../model/part.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { decisions } from '../play/decisions.ts';
import { faults } from '../play/faults.ts';
import { allowance, chargeBonus } from '../tables/allowances.ts';
import { laidOut, orderOf, soundTable } from './random-battle.ts';
import { onLand, trespassers } from './random-land.ts';

/** How far a part can come in a quarter at the very most, in 0.001 cm. */
const mostOf = (state: State, index: number, part: Part): number => {
  const unit = unitOfPart(state, index);
  const gaits = (['march', 'forced', 'rally', 'evade'] as const).map((gait) => allowance(unit, part, gait));
  // A road adds a tenth at most, and half a millimetre.
  return Math.max(...gaits, allowance(unit, part) + chargeBonus(unit, part)) * 1.1 + 60;
};

const lengthOf = (way: readonly { readonly x: number; readonly y: number }[]): number =>
  way.reduce((sum, { x, y }, place) => {
    const before = way[place - 1] ?? { x, y };
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);

const figuresIn = ({ units }: State): number =>
  flat(units).reduce((sum, unit) => sum + unit.companies.reduce((all, { figures }) => all + figures, 0), 0);

/** Routs that begin on the enemy's ground: of a body that has formed up there. */
const AMONG_ENEMIES = ['LA-U5.2-5'];

/** The state without the other routs: they run into nobody. */
const calmed = (state: State, amongEnemies: ReadonlySet<number>): State =>
  standing(state)
    .filter((part) => !amongEnemies.has(part))
    .reduce((now, part) => withPart(now, part, (each) => without(each, 'routing')), state);

const overlaps = (setting: Setting, state: State, amongEnemies: ReadonlySet<number>): readonly string[] =>
  faults(setting, calmed(state, amongEnemies)).map((fault) => JSON.stringify(fault));

/** What is wrong with what has just happened: nothing, if all is well. */
const wrongs = (
  setting: Setting,
  before: State,
  events: readonly Event[],
  amongEnemies: Set<number>,
): readonly string[] => {
  const found: string[] = [];
  let state = before;
  for (const event of events) {
    if (event.kind === 'moved') {
      const part = flat(state.parts)[event.part];
      if (part !== undefined && lengthOf(event.way) > mostOf(state, event.part, part))
        found.push(`part ${event.part} has gone ${lengthOf(event.way)} in ${JSON.stringify(event)}`);
    }
    if (event.kind === 'routed' && event.rules.some((rule) => AMONG_ENEMIES.includes(rule)))
      amongEnemies.add(event.part);
    const next = evolve(state, event);
    // Inside a quarter those who go at once are told one after the other.
    if (event.kind === 'quarter') found.push(...overlaps(setting, next, amongEnemies));
    if (event.kind !== 'fell' && figuresIn(next) !== figuresIn(state))
      found.push(`figures have come or gone by ${event.kind}`);
    state = next;
  }
  return [...found, ...overlaps(setting, state, amongEnemies)];
};

/** Both sides answer at random until a half period has been played. */
const play = (seed: number, isLanded = false): readonly string[] => {
  const random = randomFrom(seed);
  const scenario = soundTable(random, 3 + random.below(6), isLanded ? onLand(random) : undefined);
  const { setting, state: opening } = laidOut(scenario, seed);
  let state = opening;
  const amongEnemies = new Set<number>();
  for (let orders = 0; orders < 12 && state.phase !== 'over'; orders += 1) {
    const [decision] = decisions(setting, state);
    if (decision === undefined) return ['nobody owes a decision'];
    const laid = { setting, state };
    const given = decision.owed.map((seat) => ({ seat, order: orderOf(laid, seat, random) }));
    const events = lesAigles.resolve(setting, state, { decision, given }, recorded(seeded(seed, orders + 1)));
    const wrong = wrongs(setting, state, events, amongEnemies);
    if (wrong.length > 0) return wrong;
    const before = trespassers(setting, state);
    state = events.reduce((now, event) => evolve(now, event), state);
    const strayed = [...trespassers(setting, state)].filter((each) => !before.has(each));
    if (strayed.length > 0) return strayed;
  }
  return [];
};

test.each([39, 1287, 8746])(
  'what plan %i once brought to light stays mended',
  { timeout: patience },
  (seed) => {
    expect(play(seed)).toEqual([]);
  },
);

test.each([816, 874, 1170, 1175, 2235, 2295, 2298, 3113, 3778, 3844, 4976, 5880, 6678, 9775, 70_057])(
  'what plan %i brought to light over ground stays mended',
  { timeout: patience },
  (seed) => {
    expect(play(seed, true)).toEqual([]);
  },
);

test('whatever both sides plan, nobody goes too far or stands on an enemy', { timeout: patience }, () => {
  expect(wrongCases('lesAiglesPlans', play)).toEqual([]);
});

test('over every kind of ground, nobody goes where he may not be', { timeout: patience }, () => {
  expect(wrongCases('lesAiglesPlans', (seed) => play(seed, true))).toEqual([]);
});
