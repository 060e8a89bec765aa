import { pickFrom, type Random } from '@grognard/engine';
import { eastOf, headingOf, normalHeading, northOf, turnBetween } from '@grognard/field';
import { read } from '../ground/reading.ts';
import type { Ending, Order, Step } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { OwnPiece, View } from '../model/view.ts';
import { faces } from '../model/vocabulary.ts';
import { startOf } from '../rules/activation/ordering.ts';
import { placeBehind } from '../rules/support/support.ts';

/** Orders at random, made without asking the game what could be meant. */
export type MarchOrder = Extract<Order, { readonly kind: 'march' | 'enter' }>;

export interface Place {
  readonly x: number;
  readonly y: number;
}

const coin = (random: Random): boolean => random.below(2) === 0;

const anyHeading = (random: Random): number => random.below(36_000);

/** Of one's own, mostly of the formation that is up. */
const somebody = ({ mine, activation }: View, random: Random): OwnPiece | undefined => {
  const up = mine.filter(
    ({ formation, where, ref }) =>
      formation === activation?.formation && where !== 'lost' && !activation.acted.includes(ref),
  );
  return pickFrom(random, random.below(8) > 0 && up.length > 0 ? up : mine);
};

const someEnemy = ({ theirs }: View, random: Random, near: Place): number => {
  const byGap = theirs.toSorted((a, b) => apart(a, near) - apart(b, near));
  return Number((pickFrom(random, byGap.slice(0, 4))?.ref ?? '#0').slice(1));
};

export const apart = (a: Place, b: Place): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** One leg: turned towards it, or obliquely as it faces; and what it faces then. */
const leg = (random: Random, facing: number, most: number): readonly [readonly Step[], number] => {
  const by = 200 + random.below(most);
  if (coin(random)) {
    const towards = normalHeading(facing + random.below(9_001) - 4_500);
    return [[{ do: 'oblique', towards, by }], facing];
  }
  const to =
    random.below(4) === 0 ? anyHeading(random) : normalHeading(facing + random.below(12_001) - 6_000);
  return coin(random)
    ? [
        [
          { do: 'pivot', to },
          { do: 'ahead', by },
        ],
        to,
      ]
    : [[{ do: 'ahead', by }], facing];
};

/** Across the fields, in one leg or several. */
const wander = (random: Random, heading: number): readonly Step[] => {
  const steps: Step[] = [];
  let facing = heading;
  const legs = pickFrom(random, [0, 1, 1, 1, 2, 2, 3]) ?? 1;
  for (let left = legs; left > 0; left -= 1) {
    const [more, now] = leg(random, facing, Math.round(9_000 / legs));
    steps.push(...more);
    facing = now;
  }
  return coin(random) || legs === 0 ? [...steps, { do: 'pivot', to: anyHeading(random) }] : steps;
};

const nearby = (random: Random, { x, y }: Place, far: number): Place => ({
  x: x + random.below(2 * far + 1) - far,
  y: y + random.below(2 * far + 1) - far,
});

const byRoad = (
  random: Random,
  setting: Setting,
  start: Place & { readonly column?: true },
): readonly Step[] => {
  const { x = 0, y = 0 } = pickFrom(random, spotsOf(setting, start)) ?? start;
  const onto: Step = { do: 'column', form: true, facing: headingOf(x - start.x, y - start.y) };
  const along: Step = { do: 'road', to: { x, y } };
  const off: Step = { do: 'column', form: false, facing: anyHeading(random) };
  const first = start.column === true ? [] : [onto];
  return pickFrom(random, [[...first, along], [...first, along, off], first, [off]]) ?? [];
};

/** Corners of roads within a long march. */
const spotsOf = ({ source }: Setting, start: Place): readonly Place[] =>
  source.map.roads
    .flatMap(({ line }) => line.map(([x, y]) => ({ x: Math.round(1_000 * x), y: Math.round(1_000 * y) })))
    .filter((spot) => apart(spot, start) < 25_000);

const straightTo = (
  random: Random,
  from: Place & { readonly heading: number },
  to: Place,
): readonly Step[] => {
  const bearing = headingOf(to.x - from.x, to.y - from.y);
  const by = Math.round(apart(from, to));
  const keeps = Math.abs(turnBetween(from.heading, bearing)) <= 4_500 && coin(random);
  return keeps
    ? [{ do: 'oblique', towards: bearing, by }]
    : [
        { do: 'pivot', to: bearing },
        { do: 'ahead', by },
      ];
};

/** At an enemy: as it stands, turned to him, from anywhere, or from before the edge that looks this way. */
const someAttack = (
  view: View,
  start: Place & { readonly heading: number },
  random: Random,
): readonly [readonly Step[], Ending] => {
  const enemy = someEnemy(view, random, start);
  const target = view.theirs.find(({ ref }) => ref === `#${enemy}`) ?? start;
  const to = headingOf(target.x - start.x, target.y - start.y);
  const place = random.below(4);
  const out = normalHeading(target.heading + 9_000 * place);
  const far = 2_000 + random.below(3_000);
  const aside = random.below(5_001) - 2_500;
  const before = {
    x: target.x + Math.round(eastOf(out) * far + northOf(out) * aside),
    y: target.y + Math.round(northOf(out) * far - eastOf(out) * aside),
  };
  const steps =
    pickFrom<readonly Step[]>(random, [
      [],
      [{ do: 'pivot', to }],
      wander(random, start.heading),
      straightTo(random, start, before),
      straightTo(random, start, before),
    ]) ?? [];
  return [steps, { at: 'attack', target: enemy, face: faces[place] ?? 'front' }];
};

const someMarch = (setting: Setting, view: View, piece: OwnPiece, random: Random): MarchOrder => {
  const kind = piece.where === 'due' ? 'enter' : 'march';
  const start = startOf(read(setting, view), piece) ?? piece;
  const march = (steps: readonly Step[], ending?: Ending): MarchOrder => ({
    ...{ kind, piece: piece.ref, steps },
    ...(ending !== undefined && { ending }),
  });
  const choice = random.below(12);
  if (choice === 0 || start.column === true) return march(byRoad(random, setting, start));
  if (choice < 4) return march(...someAttack(view, start, random));
  const friend = pickFrom(
    random,
    view.mine.filter(({ where, ref }) => where === 'map' && ref !== piece.ref),
  );
  if (choice === 4 && friend !== undefined) {
    const behind = placeBehind(setting, friend);
    return march(
      [...straightTo(random, start, nearby(random, behind, 300)), { do: 'pivot', to: friend.heading }],
      { at: 'support', lead: friend.ref },
    );
  }
  const hq = view.mine.find(({ arm, formation }) => arm === 'staff' && formation === piece.formation);
  if (choice === 5 && hq !== undefined)
    return march(straightTo(random, start, nearby(random, hq, 1_000)), { at: 'reserve' });
  return march(wander(random, start.heading));
};

const activationOrder = (setting: Setting, view: View, random: Random): Order => {
  const piece = somebody(view, random);
  if (piece === undefined) return { kind: 'done' };
  const { ref } = piece;
  switch (random.below(14)) {
    case 0:
      return { kind: 'leave', piece: ref, exit: pickFrom(random, setting.exits)?.id ?? '' };
    case 1: {
      const spent =
        pickFrom(
          random,
          view.mine.filter((each) => each.spent),
        ) ?? piece;
      return { kind: 'rally', piece: spent.ref, ...(coin(random) && { facing: anyHeading(random) }) };
    }
    case 2: {
      const train =
        pickFrom(
          random,
          view.mine.filter(({ kind }) => kind === 'baggage'),
        ) ?? piece;
      return { kind: coin(random) ? 'unpack' : 'pack', piece: train.ref };
    }
    case 3:
    case 4: {
      const gun =
        pickFrom(
          random,
          view.mine.filter(({ kind }) => kind === 'artillery'),
        ) ?? piece;
      return { kind: 'bombard', piece: gun.ref, target: someEnemy(view, random, gun) };
    }
    case 5:
      return { kind: 'done' };
    case 6:
      return setting.switches.writtenOrders === 'off'
        ? { kind: 'done' }
        : { kind: 'write', ...errand(view, random, piece) };
    case 7:
    case 8: {
      const near = nearestEnemy(view, random) ?? piece;
      const start = startOf(read(setting, view), near) ?? near;
      const [steps, ending] = someAttack(view, start, random);
      return { kind: 'march', piece: near.ref, steps, ending };
    }
    default:
      return someMarch(setting, view, piece, random);
  }
};

/** One of the three of the formation that stand nearest to an enemy. */
const nearestEnemy = (view: View, random: Random): OwnPiece | undefined => {
  const off = (piece: OwnPiece): number => Math.min(...view.theirs.map((enemy) => apart(enemy, piece)));
  const up = view.mine.filter(
    ({ formation, where, arm }) =>
      formation === view.activation?.formation && where === 'map' && arm !== 'staff',
  );
  return pickFrom(random, up.toSorted((a, b) => off(a) - off(b)).slice(0, 3));
};

const errand = ({ formations }: View, random: Random, near: Place) => ({
  formation: pickFrom(random, formations)?.id ?? '',
  to: nearby(random, near, 9_000),
  attack: coin(random),
});

const gathering = (view: View, random: Random): Order => {
  const lost = view.mine.filter(({ where }) => where === 'lost').slice(0, random.below(3));
  const pieces = lost.map(({ ref, formation }) => {
    const hq = view.mine.find(
      ({ arm, where, formation: own }) => arm === 'staff' && where === 'map' && own === formation,
    );
    return { piece: ref, ...nearby(random, hq ?? { x: 0, y: 0 }, 5_000), facing: anyHeading(random) };
  });
  return { kind: 'recover', pieces };
};

export const orderAtRandom = (setting: Setting, view: View, random: Random): Order | undefined => {
  const staff =
    pickFrom(
      random,
      view.mine.filter(({ arm }) => arm === 'staff'),
    )?.ref ?? '';
  const set: Order = {
    kind: 'deploy',
    hq: pickFrom(random, view.deploying) ?? staff,
    facing: anyHeading(random),
  };
  if (view.deploying.length > 0) return set;
  const enemy = pickFrom(random, view.theirs)?.ref ?? '#0';
  switch (view.combat === undefined ? view.phase : 'combat') {
    case 'planning':
      return {
        kind: 'plan',
        pieces: [],
        orders:
          setting.switches.writtenOrders === 'off'
            ? []
            : view.formations.map(({ id }) => ({ ...errand(view, random, { x: 0, y: 0 }), formation: id })),
      };
    case 'alter':
      return pickFrom<Order>(random, [
        { kind: 'let' },
        { kind: 'delay', by: staff },
        { kind: 'advance', formation: pickFrom(random, view.formations)?.id ?? '', by: staff },
        set,
      ]);
    case 'activation':
      return activationOrder(setting, view, random);
    case 'combat':
      return pickFrom<Order>(random, [
        { kind: 'stand' },
        { kind: 'commit' },
        { kind: 'retreat' },
        { kind: 'retreat', heading: anyHeading(random) },
        { kind: 'target', target: Number(enemy.slice(1)) },
        { kind: 'fight', combat: pickFrom(random, view.contacts)?.arrival ?? 0 },
      ]);
    case 'nightfall':
      return { kind: 'nightfall', choice: coin(random) ? 'stay' : 'withdraw' };
    case 'stragglers':
      return gathering(view, random);
    default:
      return undefined;
  }
};
