/** The way of a rally in a quarter, past the friends who stand in it. */
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { partOf, unitOf } from '../../model/evolve.ts';
import type { Story } from '../../model/story.ts';
import { allowance } from '../../tables/allowances.ts';
import { cavalryBase } from '../../tables/bases.ts';
import { bystandersOf } from '../passing-through/bystanders.ts';
import { roomToEdge } from '../passing-through/edge.ts';
import { type Route, routeOf } from '../passing-through/flight.ts';
import { followersOf } from './announce.ts';
import { wayOfRally } from './heading.ts';

/** LA-M3.1-5: what a rallying part covers in a quarter. */
export const rallyStep = ({ state }: Pick<Story, 'state'>, index: number): number => {
  const part = partOf(state, index);
  return allowance(unitOf(state, part.unit), part, 'rally');
};

/** How a rallying part gets past its friends. */
export const routeOfRally = (story: Story, index: number, movers: ReadonlySet<number>): Route => {
  const { setting, state } = story;
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  const body = bodyOfPart(setting, part, unit.arm);
  const way = wayOfRally(story, index);
  return routeOf(
    {
      ...{ part: index, body, way, length: rallyStep(story, index), base: cavalryBase.width },
      room: roomToEdge(setting.table, body, way),
      figures: part.ranks.reduce((sum, rank) => sum + rank, 0),
      on: state.crossings.filter(({ crosser }) => crosser === index).map(({ crossed }) => crossed),
      ...(followersOf(state, index).length > 0 && { hurries: true }),
      rounds: part.secret?.pass ?? 'nearer',
    },
    bystandersOf(story, index, { movers, passesOwn: true }),
    setting.table,
  );
};
