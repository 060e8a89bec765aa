/**
 * One number for everything: every question of the plane and of the hexes on so many random cases, hashed to the bit.
 * Node and the browser must give the same. It uses nothing but `field`, so that it can be bundled for a page.
 */
import * as field from '../index.ts';
import { hexDigest } from './digest-hex.ts';
import { type Hash, hashOf } from './hash.ts';
import {
  anyBlock,
  anyBody,
  anyHeading,
  anyLine,
  anyPolygon,
  anyRibbon,
  bodyAndPolygon,
  twoBlocks,
} from './plane/cases.ts';
import { type Random, randomOf } from './plane/random.ts';

const angles = (random: Random, hash: Hash): void => {
  const [x, y] = [random.next() * 2000 - 1000, random.next() * 20 - 10];
  hash.add(field.sine(y), field.cosine(y), field.arctangent(y, x), field.arccosine(y / 10));
  hash.add(field.headingOf(x, y), field.eastOf(anyHeading(random)), field.northOf(anyHeading(random)));
  hash.add(field.roundUnit(x), field.turnBetween(anyHeading(random), anyHeading(random)));
};

const shares = (random: Random, hash: Hash): void => {
  const body = anyBody(random);
  const [other, polygon] = bodyAndPolygon(random);
  const ribbon = anyRibbon(random);
  const kinds = new Float64Array(2);
  field.groundUnder(
    field.groundOf([
      { kind: 0, shape: polygon },
      { kind: 1, shape: ribbon },
    ]),
    body,
    kinds,
  );
  hash.add(body.area, polygon.area, ribbon.area, ...kinds);
  for (const each of [other, polygon, ribbon]) {
    hash.add(
      field.overlapArea(body, each),
      field.gap(body, each),
      field.gapToPoint(each, body.minX, body.minY),
    );
  }
  hash.add(field.contactLength(body, other, 20), Number(field.isWhollyIn(other, polygon)));
};

const arcs = (random: Random, hash: Hash): void => {
  const [block, body] = [anyBlock(random), anyBody(random)];
  hash.add(field.shareInArc(field.fieldOfFire(block, 4500, 0, 4500), body));
  hash.add(field.shareInArc(field.rangeBand(block, 500, 6400), body));
  const sector = field.sector(block.x, block.y, block.heading, random.whole(0, 18_000), 1000, 9000);
  hash.add(field.shareInArc(sector, body), Number(field.isInArc(sector, body.minX, body.maxY)));
};

const motions = (random: Random, hash: Hash): void => {
  const [a, b] = twoBlocks(random);
  const [body, other] = [field.bodyOf([a]), field.bodyOf([b])];
  const [dx, dy, turn] = [b.x - a.x, random.whole(-9000, 9000), random.whole(-18_000, 18_000)];
  const wheel = field.wheelAbout(a.x - a.halfFront, a.y, turn);
  for (const each of [other, anyPolygon(random), anyRibbon(random)]) {
    hash.add(field.sweep(body, dx, dy, each), field.wheel(body, a.x + a.halfFront, a.y, turn, each));
  }
  hash.add(field.meet(body, field.march(dx, dy), other, field.march(-dx, dy)));
  hash.add(field.meet(body, wheel, other, { ...wheel, dx, dy }));
  const carried = field.carried(a, wheel, random.next());
  hash.add(carried.x, carried.y, carried.heading);
};

const ways = (random: Random, hash: Hash): void => {
  const [body, obstacles] = [anyBody(random), [anyPolygon(random), anyBody(random), anyRibbon(random)]];
  hash.add(field.corridorWidth(anyLine(random), obstacles, 5000));
  hash.add(...field.reachOutline(body, anyHeading(random), 4500, 13_500, obstacles, 5));
};

const sights = (random: Random, hash: Hash): void => {
  const woods = [0, 950].map((into) => ({ ...field.wall(anyPolygon(random, 6000, 4000)), into }));
  const crest = { ...field.wall(field.ribbonOf(anyLine(random), 0)), height: 200 };
  const index = field.sightIndex([...woods, crest]);
  const [a, b] = twoBlocks(random);
  hash.add(
    Number(field.sees(index, a.x, a.y, b.x, b.y, 100, 300)),
    field.whatStops(index, a.x, a.y, b.x, b.y),
  );
  const found = new Int32Array(3);
  hash.add(field.blockersAlong(index, a.x, a.y, b.x, b.y, found), ...found);
  const line = field.sightBetween(
    index,
    { body: field.bodyOf([a]), height: 300 },
    { body: field.bodyOf([b]) },
  );
  hash.add(...(line === undefined ? [] : [line.ax, line.ay, line.bx, line.by]));
  const dense = field.sightIndex([
    ...woods,
    crest,
    ...[300, 1500].map((into) => ({ ...field.wall(anyPolygon(random)), into, height: 200, through: true })),
  ]);
  const behind = field.sightFromPoint(dense, a.x, a.y, 150, { body: anyBody(random), height: 50 });
  hash.add(...(behind === undefined ? [] : [behind.ax, behind.ay, behind.bx, behind.by]));
  hash.add(Number(field.bodiesSee(dense, { body: anyBody(random), height: 250 }, { body: anyBody(random) })));
};

const indices = (random: Random, hash: Hash): void => {
  const table = { minX: -12_000, minY: -12_000, maxX: 12_000, maxY: 12_000 };
  const index = field.movingIndex(table, 2000, 12);
  for (let id = 0; id < 12; id += 1) field.putBlock(index, id, anyBlock(random));
  field.removeBlock(index, random.whole(0, 11));
  const found = new Int32Array(12);
  const body = anyBody(random);
  const count = field.blocksIn(index, body, found);
  hash.add(count, ...found.subarray(0, count), field.anyOverlapping(index, anyBlock(random), -1, field.SAME));
};

export const digest = (cases: number): string => {
  const hash = hashOf();
  for (let seed = 1; seed <= cases; seed += 1) {
    const random = randomOf(seed);
    for (const ask of [angles, shares, arcs, motions, ways, sights, indices]) ask(random, hash);
    hexDigest(random, hash);
  }
  return hash.text();
};
