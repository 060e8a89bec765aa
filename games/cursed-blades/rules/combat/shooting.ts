import { chunksOf, flat, impossible, type Params, type Refusal, refuse, total } from '@grognard/engine';
import { distanceBetween } from '@grognard/field/hex';
import { isStanding, unitNamed, unitOf } from '../../model/evolve.ts';
import type { Finding, Shot } from '../../model/finding.ts';
import { type Reading, readingOf, readStory } from '../../model/reading.ts';
import type { Roll } from '../../model/state.ts';
import { happen, type Story, twoDice } from '../../model/story.ts';
import type { Munitions } from '../../model/vocabulary.ts';
import { shoots } from '../../tables/weapons.ts';
import { formationRules, ownWeapon, standingUnits, typeOf } from '../map/board.ts';
import { engagersOf } from '../map/engagement.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { absorptionOf, batter, tableRules } from './absorption.ts';
import { supportRules } from './advantage.ts';
import { fighterTowards } from './fighters.ts';
import { beginLosses } from './losses.ts';
import { fireAdvantageOf, harasses, rangeOf, shotAt, shotsOf } from './shot.ts';
import { isInCone, isInSight } from './sight.ts';

type Order = OrderOf<'fire'>;

const rangeRules = { bow: 'CB-B4.8-2', crossbow: 'CB-B4.8-2', artillery: 'CB-B4.8-3' } as const;

/** The shot that is asked for; none without anybody to shoot at. */
const find = ({ setting, view }: Reading, index: number, { target }: Order): Finding | undefined => {
  const other = unitNamed(view, target);
  return other < 0
    ? undefined
    : { kind: 'shot', shot: shotAt(setting, unitOf(view, index), unitOf(view, other)) };
};

const shotIn = (found: Finding | undefined): Shot | undefined =>
  found?.kind === 'shot' ? found.shot : undefined;

const check = (
  reading: Reading,
  index: number,
  { target }: Order,
  found: Finding | undefined,
): readonly Refusal[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const shot = shotIn(found);
  const enemy = shot?.target;
  if (shot === undefined || enemy === undefined || !isStanding(enemy) || enemy.side === unit.side)
    return [impossible('CB-B4.8-1', 'no-such-enemy', { unit: target })];
  if (!shoots(ownWeapon(unit).class)) return [refuse('CB-B4.8-1', 'does-not-shoot', { unit: unit.id })];
  return [
    ...(unit.munitions === 'none' ? [refuse('CB-B4.2-14', 'no-munitions', { unit: unit.id })] : []),
    ...aimRefusals(reading, shot),
    ...engagedRefusals(reading, index, unitNamed(view, target)),
  ];
};

const aimRefusals = (reading: Reading, { shooter, target, from, upon }: Shot): readonly Refusal[] => {
  const { setting, view } = reading;
  const { class: weapon } = ownWeapon(shooter);
  const params = { unit: shooter.id, enemy: target.id };
  const range = rangeOf(setting, shooter);
  const rule = weapon in rangeRules ? rangeRules[weapon as keyof typeof rangeRules] : 'CB-B4.8-4';
  const fighter = fighterTowards(reading, upon, from);
  return [
    ...(distanceBetween(setting.terrain.board, from, upon) > range
      ? [refuse(rule, 'out-of-range', { ...params, range })]
      : []),
    ...(isInCone(setting, shooter, from, upon) ? [] : [refuse('CB-B4.8-1', 'not-in-front', params)]),
    ...(harasses(shooter) ? [] : sightRefusals(reading, from, upon, params)),
    ...(fighter !== undefined && unitOf(view, fighter).id === target.id
      ? []
      : [refuse('CB-B4.5-3', 'another-fights-there', params)]),
  ];
};

/** CB-B4.1-7: a higher hex is in the way; CB-B4.1-8: or smoke, or a blaze. */
const sightRefusals = (reading: Reading, from: number, upon: number, params: Params): readonly Refusal[] => {
  const { view, setting } = reading;
  if (isInSight(reading, from, upon)) return [];
  const clear = {
    ...view,
    smoke: [],
    counters: chunksOf(flat(view.counters).filter(({ kind }) => kind !== 'blaze')),
  };
  const rule = isInSight(readingOf(setting, clear), from, upon) ? 'CB-B4.1-8' : 'CB-B4.1-7';
  return [refuse(rule, 'out-of-sight', params)];
};

/** CB-B4.3-15: an engaged unit shoots only if all its engagers are marked, and only at one of them. */
const engagedRefusals = (reading: Reading, index: number, other: number): readonly Refusal[] => {
  const { view } = reading;
  const engagers = engagersOf(reading, index);
  const free = engagers.length === 0 || engagers.includes(other);
  const marked = engagers.every((enemy) => unitOf(view, enemy).marker !== undefined);
  return free && marked ? [] : [refuse('CB-B4.3-15', 'engaged-shooter', { unit: unitOf(view, index).id })];
};

const fewer: Readonly<Record<Munitions, Munitions>> = { full: 'low', low: 'none', none: 'none' };

/** CB-B4.8-5: the shots of an action; CB-B4.8-6: a double costs munitions, and without any nobody shoots on. */
const volley = (story: Story, index: number, shot: Shot): readonly Roll[] => {
  const rolls: Roll[] = [];
  while (rolls.length < shotsOf(shot.shooter)) {
    const shooter = unitOf(story.state, index);
    if (rolls.length > 0 && shooter.munitions === 'none') break;
    const modifiers = fireAdvantageOf(readStory(story), { ...shot, shooter });
    const dice = twoDice(story, 'fire', shooter.id);
    rolls.push({ dice, modifiers, against: total(modifiers) });
    if (dice[0] !== dice[1]) continue;
    const to = { munitions: fewer[shooter.munitions] };
    happen(story, { kind: 'changed', drew: true, unit: index, to, rules: ['CB-B4.8-6'] });
  }
  return rolls;
};

const resolve = (story: Story, index: number, { target }: Order, found: Finding | undefined): void => {
  const shot = shotIn(found);
  if (shot === undefined) return;
  const { shooter, from, upon } = shot;
  const struck = unitNamed(story.state, target);
  const rolls = volley(story, index, shot);
  const attack = { by: 'fire', enemy: shooter, from, upon } as const;
  const { losses, absorbed: spared, rules } = absorptionOf(readStory(story), shot.target, attack, rolls);
  const blow = {
    ...({ attacker: index, defender: struck, by: 'fire', supported: false } as const),
    ...{ losses, from, upon },
  };
  happen(story, {
    ...{ kind: 'struck', drew: true, blow, rolls, absorbed: spared },
    rules: [
      ...['CB-B4.8-1', 'CB-B4.8-5', ...tableRules(rolls), ...rules],
      ...supportRules(readStory(story), typeOf(shooter).supports.fire, shot.target, attack),
      ...formationRules([shot.target]),
    ],
  });
  if (ownWeapon(shooter).class === 'artillery') batter(story, attack, rolls);
  beginLosses(story);
};

const offers = (reading: Reading, index: number): readonly Order[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  if (!shoots(ownWeapon(unit).class)) return [];
  return standingUnits(reading)
    .map((other) => unitOf(view, other))
    .filter(({ side }) => side !== unit.side)
    .map(({ id }): Order => ({ kind: 'fire', target: id }));
};

export const shooting: Action<'fire'> = { find, check, resolve, offers };
