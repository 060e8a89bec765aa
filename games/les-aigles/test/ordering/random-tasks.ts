/** Tasks at random, made without a look at what is offered: each of a kind that its part might well be given. */
import { pickFrom, type Random } from '@grognard/engine';
import { TOUCH } from '@grognard/field';
import { stepOf } from '../../ground/motion/pace.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { allOf, near, terrainOf } from '../../ground/terrain/terrain.ts';
import { standing, unitOfPart } from '../../model/evolve.ts';
import type { Feature } from '../../model/features.ts';
import {
  barredSquadrons,
  type EnterTask,
  type Leg,
  onwards,
  type Post,
  type Task,
  waysOut,
} from '../../model/tasks.ts';
import {
  anchors,
  flanks,
  formations,
  hands,
  isArtillery,
  turns,
  unfoldings,
} from '../../model/vocabulary.ts';
import { bridgesKnown } from '../../options/bridges.ts';
import { housesKnown } from '../../options/houses.ts';
import { sappersIn } from '../../rules/barriers/sites.ts';
import type { Glance } from '../../rules/planning/glance.ts';

export const oneIn = (random: Random, count: number): boolean => random.below(count) === 0;

export const somewhereIn = (random: Random, least: number, most: number): number =>
  least + random.below(Math.max(1, Math.floor(most - least)));

/** A leg of about such a length, of a kind that its formation may go. */
const someLeg = ({ part, unit }: Glance, random: Random, most: number): Leg => {
  const length = somewhereIn(random, 200, most);
  const roll = random.below(8);
  if (part.formation === 'square') {
    const to = pickFrom(random, hands) ?? 'left';
    return roll < 4 ? { go: 'sideways', length, to } : { go: roll < 6 ? 'ahead' : 'back', length };
  }
  if (roll < 2) return { go: 'wheel', turn: somewhereIn(random, 100, 4_500) * (oneIn(random, 2) ? -1 : 1) };
  if (roll < 4 && unit.arm === 'infantry') {
    const slant = somewhereIn(random, 50, 4_501) * (oneIn(random, 2) ? -1 : 1);
    return roll === 2
      ? { go: 'back', length: Math.ceil(length / 2) }
      : { go: 'oblique', length: Math.ceil(length / 2), slant };
  }
  return { go: 'ahead', length };
};

const someMarch = (glance: Glance, random: Random): Task => {
  const { unit, part, quarters } = glance;
  const forced = oneIn(random, 5);
  const count = 1 + random.below(3);
  const most = (stepOf(unit, part, forced) * Math.max(1, quarters)) / count;
  return {
    do: 'march',
    legs: Array.from({ length: count }, () => someLeg(glance, random, most)),
    ...(forced && { forced: true as const }),
    ...(oneIn(random, 8) && { road: true as const }),
    ...(oneIn(random, 8) && { onward: pickFrom(random, onwards) ?? 'halt' }),
  };
};

const someChange = (random: Random): Task => ({
  ...{ do: 'change', to: pickFrom(random, formations) ?? 'line' },
  ...(oneIn(random, 3) && { anchor: pickFrom(random, anchors) ?? 'centre' }),
  ...(oneIn(random, 3) && { side: pickFrom(random, unfoldings) ?? 'both' }),
});

const someTurn = (random: Random): Task => {
  const figures = pickFrom(random, ['all', 'all', ...flanks] as const) ?? 'all';
  if (oneIn(random, 4)) return { do: 'turn', figures, by: 'back' };
  const by = figures === 'rear' ? 'about' : figures === 'all' ? pickFrom(random, turns) : figures;
  return { do: 'turn', figures, by: by ?? 'about' };
};

const someReform = ({ part }: Glance, random: Random): Task => {
  if (part.degradation === 1) return { do: 'reorganise' };
  return {
    ...{ do: 'reform', to: oneIn(random, 2) ? part.formation : (pickFrom(random, formations) ?? 'line') },
    ...(oneIn(random, 4) && { side: pickFrom(random, unfoldings) ?? 'both' }),
    ...(oneIn(random, 4) && { heading: random.below(36_000) }),
  };
};

const someDeploy = ({ part: { companies } }: Glance, random: Random): Task => {
  const from = random.below(Math.max(1, companies.length));
  const row = companies.slice(from, from + 1 + random.below(3));
  return {
    do: 'deploy',
    companies: oneIn(random, 4) ? companies.filter(() => oneIn(random, 3)) : row,
  };
};

const someCharge = ({ view, unit }: Glance, random: Random): Task => {
  const enemies = standing(view).filter((index) => unitOfPart(view, index).side !== unit.side);
  return {
    ...{ do: 'charge', target: pickFrom(random, enemies) ?? 0 },
    ...(oneIn(random, 5) && { barred: pickFrom(random, barredSquadrons) ?? 'halt all' }),
    ...(oneIn(random, 5) && { onward: pickFrom(random, onwards) ?? 'halt' }),
  };
};

const somePosts = ({ part, unit }: Glance, random: Random): readonly Post[] =>
  part.companies.flatMap((company): Post[] => {
    const figures = unit.companies[company]?.figures ?? 0;
    const [wall, share] = [random.below(4), oneIn(random, 2) ? figures : random.below(figures + 1)];
    const next = { wall: (wall + 1) % 4, company, figures: figures - share };
    return [{ wall, company, figures: share }, next].filter((post) => post.figures > 0);
  });

/** Inside a house some figures change their wall; or a few of those of one wall do. */
const otherPosts = (glance: Glance, random: Random): readonly Post[] => {
  const now = glance.part.inside?.posts ?? [];
  if (oneIn(random, 3)) return somePosts(glance, random);
  const moved = random.below(Math.max(1, now.length));
  const by = 1 + random.below(3);
  return now.map((post, place) => (place === moved ? { ...post, wall: (post.wall + by) % 4 } : post));
};

const someHouseTask = (glance: Glance, random: Random): Task => {
  const wall = random.below(4);
  if (glance.part.inside !== undefined) {
    const relieved = oneIn(random, 4) && { relieved: true as const };
    return oneIn(random, 2)
      ? { do: 'leave', by: pickFrom(random, waysOut) ?? 'line', wall, ...relieved }
      : { do: 'post', posts: otherPosts(glance, random) };
  }
  const beside = someFeature(glance, random);
  const known = pickFrom(random, housesKnown(glance.setting, glance.view));
  const house = (beside?.kind === 'house' ? beside : known)?.id ?? 'nowhere';
  const entry: EnterTask = {
    ...{ do: 'enter', house, wall },
    ...(oneIn(random, 4) && { posts: somePosts(glance, random) }),
  };
  const fold = oneIn(random, 4) && { fold: { wall: (wall + 1) % 4, figures: 1 + random.below(3) } };
  const roll = random.below(4);
  if (roll === 0) return { do: 'extend', wall, figures: 1 + random.below(6) };
  return roll === 1 ? { ...entry, do: 'relieve' } : { ...entry, ...fold };
};

/** Some feature, mostly one that the part stands beside. */
const someFeature = ({ setting, view, part, unit }: Glance, random: Random): Feature | undefined => {
  const terrain = terrainOf(setting, view);
  const reach = isArtillery(unit.arm) ? 20_000 : TOUCH.lesAigles.terrain;
  const beside = near(terrain, bodyOfPart(setting, part, unit.arm), reach);
  return oneIn(random, 4) || beside.length === 0
    ? pickFrom(random, terrain.features)
    : pickFrom(random, beside);
};

const someWork = (glance: Glance, random: Random): Task => {
  const { setting, view, part } = glance;
  const feature = someFeature(glance, random);
  const water = pickFrom(random, allOf(terrainOf(setting, view), 'water'));
  const [bridge] = bridgesKnown(setting, view);
  const at = random.below(12_000);
  const length = 500 + random.below(6_000);
  const roll = random.below(5);
  if (roll === 0) return { do: 'work', job: 'shelter', length };
  if (roll === 1) return { do: 'work', job: 'spike', feature: feature?.id ?? '' };
  if (roll === 2 && water !== undefined && bridge !== undefined) {
    const here = [part.x / 1_000, part.y / 1_000] as const;
    const there = [here[0] + random.below(12) - 6, here[1] + random.below(12) - 6] as const;
    return { do: 'work', job: 'bridge', feature: water.id, way: [here, there], width: 4.5 };
  }
  return {
    ...{ do: 'work', job: 'demolish', feature: feature?.id ?? '', at },
    ...(oneIn(random, 2) && { length }),
    ...((feature?.kind === 'house' || feature?.kind === 'redoubt') && { side: random.below(4) }),
  };
};

const someGroundTask = (glance: Glance, random: Random): Task => {
  const feature = someFeature(glance, random);
  const id = feature?.id ?? 'nowhere';
  const isWalled = feature?.kind === 'house' || feature?.kind === 'redoubt';
  const side = isWalled && { side: random.below(4) };
  switch (random.below(6)) {
    case 0:
      return { do: 'bend', ...(oneIn(random, 2) && { along: id }) };
    case 1:
      return { do: 'widen', figures: 1 + random.below(3), hand: pickFrom(random, hands) ?? 'left' };
    case 2:
      return { do: 'reman', feature: id };
    case 3:
      return { do: 'shell', feature: id, ...side, at: random.below(12_000) };
    case 4:
      return { do: 'change', to: 'line', along: id };
    default:
      return someWork(glance, random);
  }
};

const forGuns = (glance: Glance, random: Random): Task =>
  glance.part.formation === 'limbered'
    ? { do: 'unlimber' }
    : oneIn(random, 2)
      ? { do: 'limber' }
      : { do: 'drag', length: random.below(6_200) - 3_100 };

const plainTask = (random: Random): Task =>
  pickFrom(
    random,
    (['wait', 'stand', 'rejoin', 'evade'] as const).map((what): Task => ({ do: what })),
  ) ?? {
    do: 'stand',
  };

/** Something that a part is told, where what comes before it will have brought it. */
export const someTask = (glance: Glance, random: Random): Task => {
  const { part, unit, setting, view } = glance;
  const hasGround = terrainOf(setting, view).laid.length > 0;
  if (part.inside !== undefined && !oneIn(random, 6)) return someHouseTask(glance, random);
  if (part.degradation > 0 && !oneIn(random, 3)) return someReform(glance, random);
  if (isArtillery(unit.arm) && oneIn(random, 3)) return forGuns(glance, random);
  if (hasGround && sappersIn(unit, part) > 0 && oneIn(random, 2)) return someWork(glance, random);
  if (hasGround && oneIn(random, 4)) return someGroundTask(glance, random);
  if (hasGround && unit.arm === 'infantry' && oneIn(random, 6)) return someHouseTask(glance, random);
  const roll = random.below(15);
  if (roll < 5) return someMarch(glance, random);
  if (roll < 7) return someChange(random);
  if (roll < 8) return someTurn(random);
  if (roll < 9) return someDeploy(glance, random);
  if (roll < 12) return someCharge(glance, random);
  return roll < 13 ? plainTask(random) : someReform(glance, random);
};
