/** Whom somebody who falls back can find in his way. */
import type { Body } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingAbout } from '../../ground/shape/whereabouts.ts';
import { partOf, unitOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import type { Bystander } from './flight.ts';
import { maybeWilled, passageThrough, refusesCrossing } from './passage.ts';

export interface Manners {
  /** Those who move at the same time: they are met on the way. */
  readonly movers: ReadonlySet<number>;
  /** Its own unit never bars its way. */
  readonly passesOwn?: true;
  /** It comes through guns in position instead of going round them. */
  readonly throughGuns?: true;
}

const LONG: ReadonlySet<Part['formation']> = new Set(['line', 'double line', 'in battery'] as const);

const holdsOf = (part: Part, { throughGuns }: Manners): Bystander['holds'] => {
  if (part.formation === 'skirmish' || (part.formation === 'in battery' && throughGuns === true))
    return 'loose';
  return LONG.has(part.formation) ? 'long' : 'mass';
};

/** LA-U5.1-3, -4: whoever lets nobody through; elite skirmishers open for a narrow front. */
export const refusalOf = (
  story: Story,
  crosser: Part,
  crossed: Part,
  units: readonly [Unit, Unit],
): string | undefined => {
  if (crossed.formation !== 'skirmish') return refusesCrossing(crossed, units[1]);
  const willed = maybeWilled(
    story.setting,
    { part: crosser, unit: units[0] },
    { part: crossed, unit: units[1] },
  );
  return typeof willed === 'string' ? willed : undefined;
};

/** Farther off than this nobody matters to where it goes in a quarter: friends to get round, and lanes to look for. */
const FAR = 60_000;

/** Everybody near who stands while a part falls back. */
export const bystandersOf = (story: Story, index: number, manners: Manners): readonly Bystander[] => {
  const { state } = story;
  const me = partOf(state, index);
  const own = unitOf(state, me.unit);
  const body = bodyOfPart(story.setting, me, own.arm);
  return standingAbout(story.setting, state, body, FAR).flatMap((other): Bystander[] => {
    if (other === index || manners.movers.has(other)) return [];
    const part = partOf(state, other);
    const isOwn = manners.passesOwn === true && part.unit === me.unit;
    if (isOwn || part.inside !== undefined) return [];
    return [
      bystander(story, me, other, bodyOfPart(story.setting, part, unitOf(state, part.unit).arm), manners),
    ];
  });
};

const bystander = (story: Story, me: Part, other: number, body: Body, manners: Manners): Bystander => {
  const { setting, state } = story;
  const own = unitOf(state, me.unit);
  const part = partOf(state, other);
  const unit = unitOf(state, part.unit);
  if (unit.side !== own.side) return { part: other, body, holds: 'enemy', slow: false };
  const refuses = refusalOf(story, me, part, [own, unit]);
  const passage = passageThrough(setting, { part: me, unit: own }, { part, unit });
  return {
    ...{ part: other, body, slow: passage.slow === true },
    holds: refuses === undefined ? holdsOf(part, manners) : 'mass',
    ...(refuses !== undefined && { refuses }),
  };
};
