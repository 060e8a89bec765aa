/** Battles at random: tables that can be fought on, orders that somebody might give, and what comes of them. */
import {
  type Answers,
  type Chance,
  ok,
  type Player,
  type Random,
  type Refusal,
  type Result,
  recorded,
  seeded,
} from '@grognard/engine';
import { lesAigles } from '../game.ts';
import type { Event } from '../model/events.ts';
import type { Order } from '../model/orders.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { open } from '../scenario/open.ts';
import { prepare, publicScenarioOf } from '../scenario/prepare.ts';
import { randomTable } from './random-table.ts';

const SEATS = [{ side: 'french' }, { side: 'allied' }];

/** A table on which nobody stands on an enemy from the start. */
export const soundTable = (
  random: Random,
  perSide: number,
  change: (scenario: Scenario) => Scenario = (scenario) => scenario,
): Scenario => {
  for (;;) {
    const scenario = change(randomTable(random, perSide));
    const prepared = prepare(publicScenarioOf(scenario), {});
    if (prepared.ok && open(prepared.value, scenario, SEATS, recorded(seeded(0, 0))).ok) return scenario;
  }
};

export interface Laid {
  readonly setting: Setting;
  readonly state: State;
}

export const orderOf = ({ setting, state }: Laid, seat: Player, random: Random): Order => {
  const view = lesAigles.view(setting, state, seat);
  const wished = lesAigles.propose(
    lesAigles.read(setting, view),
    seat,
    lesAigles.whim(lesAigles.read(setting, view), seat, random),
  );
  const [first] = lesAigles.options(lesAigles.read(setting, view), seat).orders;
  const order = wished.ok ? wished.value : first;
  if (order === undefined) throw new Error('nothing is offered');
  return order;
};

/** The table laid out, or why it cannot be. */
export const laidOutIfSound = (scenario: Scenario, seed: number): Result<Laid, readonly Refusal[]> => {
  const prepared = prepare(publicScenarioOf(scenario), {});
  if (!prepared.ok) return prepared;
  const opened = open(prepared.value, scenario, SEATS, recorded(seeded(seed, 0)));
  return opened.ok ? ok({ setting: prepared.value, state: opened.value }) : opened;
};

export const laidOut = (scenario: Scenario, seed: number): Laid => {
  const laid = laidOutIfSound(scenario, seed);
  if (!laid.ok) throw new Error(`the table cannot be laid out: ${JSON.stringify(laid.error)}`);
  return laid.value;
};

export const happens = (
  { setting, state }: Laid,
  answers: Answers<Order>,
  chance: Chance,
): readonly Event[] => lesAigles.resolve(setting, state, answers, chance);
