/** What everybody is told of a quarter of charging. */
import { roundUnit } from '@grognard/field';
import { hourOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { type Formation, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { caught } from '../changes/caught.ts';
import { caughtOnGround } from '../cover/meeting.ts';
import { riddenOver } from '../ground/charges.ts';
import { breakUp, groundRules } from '../ground/tell.ts';
import { crossInto, degrade, overlap } from '../passing-through/cross.ts';
import type { Settled } from './contact.ts';
import { giveWay, makeRoom } from './give-way.ts';
import type { Outcome, Ridden } from './outcome.ts';
import { isStopping, type Rider, writtenTarget } from './riders.ts';

const attackersIn = (settled: readonly Settled[]): ReadonlySet<number> =>
  new Set(settled.map(({ contact }) => contact.attacker));

const engagedIn = (settled: readonly Settled[]): ReadonlySet<number> =>
  new Set(settled.flatMap(({ contact }) => [contact.attacker, contact.defender]));

/** LA-M5.1-12: the written target is read out. */
const showTarget = (story: Story, { index, part }: Rider): void => {
  const target = writtenTarget(part);
  if (target === undefined || part.charge?.target !== undefined) return;
  happen(story, { kind: 'target-shown', part: index, target, rules: ['LA-M5.1-12'] });
};

export const tellRides = (
  story: Story,
  { ridden, swept, passed }: Outcome,
  settled: readonly Settled[],
): void => {
  const attackers = attackersIn(settled);
  for (const { rider } of ridden.values()) if (attackers.has(rider.index)) showTarget(story, rider);
  for (const rode of ridden.values()) {
    const { part, index, turn } = rode.rider;
    const { x, y, heading } = part;
    const start = { x, y, heading };
    const goings = riddenOver({ setting: story.setting, view: story.state }, rode.rider, start, rode.length);
    happen(story, {
      kind: 'moved',
      part: index,
      how: turn === undefined ? 'charges' : 'reorients',
      level: 'charge',
      way: [start, ...(rode.at === undefined ? [] : [rode.at]), rode.to],
      to: rode.to,
      run: turn === undefined && rode.at === undefined ? roundUnit(part.run + rode.length) : 0,
      ...(rode.stoppedBy !== undefined && { stoppedBy: rode.stoppedBy }),
      rules: [...rideRules(story, rode, attackers.has(index)), ...groundRules(goings)],
    });
    breakUp(story, index, goings);
  }
  for (const { by, part, passage } of passed) crossInto(story, by, part, ['LA-U5.2-2'], passage);
  for (const { by, part } of swept) rideDown(story, by, part);
};

/** LA-U5.2-13: skirmishers on the way to another target; whoever still stands among them has not yet passed. */
const rideDown = (story: Story, by: number, part: number): void => {
  const { state } = story;
  degrade(story, part, IN_DISORDER, RIDDEN_DOWN);
  const isNew = !state.crossings.some(({ crosser, crossed }) => crosser === by && crossed === part);
  if (isNew && overlap(story.setting, state, by, part))
    happen(story, { kind: 'crossing', crosser: by, crossed: part, since: hourOf(state), rules: RIDDEN_DOWN });
};

const RIDDEN_DOWN: readonly string[] = ['LA-U5.2-12', 'LA-U5.2-13', 'LA-M5.1-10'];

const FIRST_OF_SECOND_HALF = 3;

/** At whose pace cavalry by squadrons goes. */
const PACES: Readonly<Partial<Record<Formation, readonly string[]>>> = {
  echelon: ['LA-U2.3-4'],
  chequer: ['LA-U2.3-8'],
};

/** The rules that a ride has followed. */
const rideRules = (story: Story, rode: Ridden, isHome: boolean): readonly string[] => {
  const { rider, bonus = 0, at } = rode;
  const { charge, turn } = rider;
  const beganEarly = (charge.since - 1) % 4 < FIRST_OF_SECOND_HALF - 1;
  return [
    ...['LA-M1-3', 'LA-S3.1-5', 'LA-M5.1-1', ...(PACES[rider.part.formation] ?? [])],
    ...(turn === undefined ? [] : ['LA-M5.2-3', 'LA-M5.2-4', 'LA-M5.2-6']),
    ...(turn === undefined && !isHome ? ['LA-M5.3-10', 'LA-M5.3-12'] : []),
    ...(isHome && bonus > 0 && rider.hurries === true ? ['LA-O7.1-9'] : []),
    ...(isHome && bonus > 0 ? ['LA-M5.3-7', 'LA-M5.3-9', 'LA-M5.3-10', 'LA-M5.3-11'] : []),
    ...(isHome && bonus === 0 ? ['LA-M5.3-10'] : []),
    ...(rider.isLast && !isHome ? lastRules(story, rider) : []),
    ...(at === undefined ? [] : ['LA-M5.3-15']),
    ...(!isHome && rode.stoppedBy !== undefined && isSolid(rider) ? ['LA-M5.7-3'] : []),
    ...(beganEarly && story.state.quarter >= FIRST_OF_SECOND_HALF ? ['LA-M5.4-1'] : []),
    ...(charge.counter ? ['LA-M6.1-1', 'LA-M6.2-1', 'LA-M6.2-7'] : []),
  ];
};

/** LA-M5.7-3: cavalry that stops as a whole. */
const isSolid = ({ unit, part: { formation } }: Rider): boolean =>
  unit.arm === 'cavalry' && (formation === 'march column' || formation === 'double line');

const lastRules = ({ state }: Story, rider: Rider): readonly string[] => {
  if (isStopping(rider, hourOf(state))) return ['LA-M5.6-4', 'LA-M5.6-5'];
  return rider.charge.plain === undefined ? ['LA-M5.4-2', 'LA-M5.4-4', 'LA-M5.4-5'] : [rider.charge.plain];
};

const attackersOf = (settled: readonly Settled[], target: number): readonly number[] =>
  settled.flatMap(({ contact: { attacker, defender } }) => (defender === target ? [attacker] : []));

export const tellContacts = (story: Story, settled: readonly Settled[]): void => {
  for (const { contact, groups, arm } of settled) {
    happen(story, { kind: 'met', contact, groups, rules: contact.rules });
    const { defender } = contact;
    caught(
      story,
      defender,
      arm,
      contact.charged === true,
      makeRoom(story, attackersOf(settled, defender), defender),
    );
    caughtOnGround(story, contact, arm);
    giveWay(story, contact.attacker, defender);
  }
};

/** Charges that are over: home, missed, stopped, or caught on the way. */
export const tellEndings = (story: Story, { ridden }: Outcome, settled: readonly Settled[]): void => {
  const attackers = attackersIn(settled);
  const engaged = engagedIn(settled);
  for (const { rider } of ridden.values()) {
    if (attackers.has(rider.index)) end(story, rider, 'home', ['LA-M5.4-3']);
    else if (engaged.has(rider.index)) end(story, rider, 'caught', ['LA-M5.4-10']);
    else if (rider.halts !== undefined) endHalted(story, rider);
    else if (rider.isLast) endMissed(story, rider);
  }
};

type Ending = 'home' | 'caught' | 'missed' | 'stopped' | 'halted';

const end = (story: Story, { index }: Rider, why: Ending, rules: readonly string[]): void => {
  happen(story, { kind: 'charge-ended', part: index, why, rules });
};

const endMissed = (story: Story, rider: Rider): void => {
  const { index, charge } = rider;
  if (isStopping(rider, hourOf(story.state))) {
    degrade(story, index, WITHOUT_FORMATION, ['LA-M5.6-6']);
    end(story, rider, 'stopped', ['LA-M5.6-4']);
    return;
  }
  if (story.setting.switches.missedTargetShown === 'atPeriodEnd') showTarget(story, rider);
  if (charge.plain === undefined) degrade(story, index, WITHOUT_FORMATION, ['LA-M5.4-4']);
  end(story, rider, 'missed', ['LA-M5.4-2']);
};

/** LA-M5.7-5 to -7: squadrons that halted are on their own until they are back. */
const endHalted = (story: Story, rider: Rider): void => {
  const { index } = rider;
  end(story, rider, 'halted', ['LA-M5.7-4', 'LA-M5.7-5', 'LA-M5.7-6']);
  if (story.setting.switches.haltedSquadron === 'withoutFormation')
    degrade(story, index, WITHOUT_FORMATION, ['LA-M5.7-7']);
};
