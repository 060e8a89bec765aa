import { type Body, bodyOf, normalHeading } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { partOf, standing, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import type { Facing } from '../../model/vocabulary.ts';
import { coverThemselves } from '../../rules/charges/aim.ts';
import { linedUp } from '../../rules/charges/conform.ts';
import { type Settled, settle } from '../../rules/charges/contact.ts';
import { rideHome } from '../../rules/charges/home.ts';
import { goOnward } from '../../rules/charges/onward.ts';
import type { Home, Ridden } from '../../rules/charges/outcome.ts';
import { blocksAt } from '../../rules/charges/riders.ts';
import { tellContacts, tellEndings, tellRides } from '../../rules/charges/tell.ts';
import { afterEvades, evadeWays } from '../../rules/evades/ways.ts';
import { fireAtChargers } from '../../rules/fire/chargers.ts';
import { isBarredAt } from '../../rules/ground/queries.ts';
import { homeTests } from '../../rules/morale/charging.ts';
import { routs } from '../../rules/passing-through/rout.ts';

/** The third level: charges, counter-charges and evades, all at once. */
export const chargeHome = (story: Story): void => {
  const ways = evadeWays(story);
  const someone = standing(story.state).some((index) => partOf(story.state, index).charge !== undefined);
  if (!someone && ways.size === 0) return;
  coverThemselves(story);
  const ride = () => rideHome(story, ways);
  const { home, fled } = homeTests(story, fireAtChargers(story, ride()), ride);
  const settled = settle(story, home);
  const bodies = bodiesAfter(story, home);
  const ridden = new Map(
    [...home.ridden].map(([index, rode]) => [index, inLine(story, home, rode, settled, bodies)] as const),
  );
  afterEvades(story, home.course);
  tellRides(story, { ...home, ridden }, settled);
  tellContacts(story, settled);
  goOnward(story, { ...home, ridden }, settled);
  tellEndings(story, { ...home, ridden }, settled);
  routs(story, fled);
};

/** A charger who has met somebody that stood comes into line with him. */
const inLine = (
  { setting, state }: Story,
  home: Home,
  rode: Ridden,
  settled: readonly Settled[],
  bodies: Bodies,
): Ridden => {
  const { rider } = rode;
  const met = settled.find(({ contact }) => contact.attacker === rider.index);
  if (met === undefined || home.ridden.has(met.contact.defender)) return rode;
  const { defender, charged, side } = met.contact;
  const all = bodies();
  const enemy = all.get(defender);
  if (enemy === undefined) return rode;
  const reach = rider.step + (charged === true ? rider.bonus : 0);
  const isFree = (free: (other: Body) => boolean): boolean => {
    for (const [index, body] of all)
      if (index !== rider.index && index !== defender && !free(body)) return false;
    return true;
  };
  const inward = normalHeading(partOf(state, defender).heading + INWARD[side]);
  const struck = { body: enemy, inward };
  const lined = linedUp(setting, rider, rode.to, reach - rode.length, struck, isFree);
  const isKeptOff =
    lined !== undefined && isBarredAt(setting, state, { ...rider.part, ...rode.to }, rider.unit, lined);
  return lined === undefined || isKeptOff ? rode : { ...rode, to: lined, at: rode.to };
};

/** Which way one goes into each side of a body, from where it fronts. */
const INWARD: Readonly<Record<Facing, number>> = { front: 18_000, left: 9_000, right: 27_000, rear: 0 };

type Bodies = () => ReadonlyMap<number, Body>;

/** Where everybody has come to; told once, and only if somebody asks. */
const bodiesAfter = ({ setting, state }: Story, home: Home): Bodies => {
  let known: ReadonlyMap<number, Body> | undefined;
  return () => {
    known ??= new Map(
      standingOutside(state).map((index) => [index, bodyAfter(setting, state, home, index)] as const),
    );
    return known;
  };
};

const bodyAfter = (setting: Memories, state: State, { ridden, course }: Home, index: number): Body => {
  const rode = ridden.get(index);
  if (rode !== undefined) return bodyOf(blocksAt(setting, rode.rider, rode.to));
  const hasGone = course.goneBy(index).length > 0;
  return hasGone
    ? bodyOf(course.blocksAt(index, 1))
    : bodyOfPart(setting, partOf(state, index), unitOfPart(state, index).arm);
};
