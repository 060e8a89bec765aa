import { bodyOf } from '@grognard/field';
import { blocksOf } from '../../shape/blocks.ts';
import { partOf, standing, unitOfPart } from '../../state.ts';
import type { Story } from '../../story.ts';
import { afterEvades, evadeWays } from '../evades/ways.ts';
import { fireAtChargers } from '../fire/chargers.ts';
import { coverThemselves } from './aim.ts';
import { linedUp } from './conform.ts';
import { type Settled, settle } from './contact.ts';
import { type Home, rideHome } from './home.ts';
import { goOnward } from './onward.ts';
import type { Ridden } from './outcome.ts';
import { blocksAt } from './riders.ts';
import { tellContacts, tellEndings, tellRides } from './tell.ts';

/** The third level: charges, counter-charges and evades, all at once. */
export const chargeHome = (story: Story): void => {
  const ways = evadeWays(story);
  const someone = standing(story.state).some((index) => partOf(story.state, index).charge !== undefined);
  if (!someone && ways.size === 0) return;
  coverThemselves(story);
  const home = fireAtChargers(story, rideHome(story, ways));
  const settled = settle(story, home);
  const ridden = new Map(
    [...home.ridden].map(([index, rode]) => [index, inLine(story, home, rode, settled)] as const),
  );
  afterEvades(story, home.course);
  tellRides(story, { ...home, ridden }, settled);
  tellContacts(story, settled);
  goOnward(story, { ...home, ridden }, settled);
  tellEndings(story, { ...home, ridden }, settled);
};

/** A charger who has met somebody that stood comes into line with him. */
const inLine = (story: Story, home: Home, rode: Ridden, settled: readonly Settled[]): Ridden => {
  const { rider } = rode;
  const met = settled.find(({ contact }) => contact.attacker === rider.index);
  if (met === undefined || home.ridden.has(met.contact.defender)) return rode;
  const bodies = new Map(
    standing(story.state).map((index) => [index, bodyAfter(story, home, index)] as const),
  );
  const enemy = bodies.get(met.contact.defender);
  if (enemy === undefined) return rode;
  const reach = rider.step + (met.contact.charged === true ? rider.bonus : 0);
  const others = [...bodies].flatMap(([index, body]) =>
    index === rider.index || index === met.contact.defender ? [] : [body],
  );
  const lined = linedUp(rider, rode.to, reach - rode.length, enemy, others);
  return lined === undefined ? rode : { ...rode, to: lined, at: rode.to };
};

const bodyAfter = ({ state }: Story, { ridden, course }: Home, index: number) => {
  const rode = ridden.get(index);
  if (rode !== undefined) return bodyOf(blocksAt(rode.rider, rode.to));
  const blocks = course.blocksAt(index, 1);
  return bodyOf(blocks.length > 0 ? blocks : blocksOf(partOf(state, index), unitOfPart(state, index).arm));
};
