import { type Block, type Body, bodyOf } from '@grognard/field';
import { type Memory, topic } from '../model/memory.ts';

/**
 * Blocks that stand are asked about again and again until they move: what is worked out about them is kept in the memory of the
 * setting, never in them. Poses that are only tried are not kept.
 */
interface Kept {
  readonly number: number;
  body?: Body;
}

/** Who remembers: a setting. */
export interface Remembering {
  readonly memory: Memory;
}

/** The body of a standing block. */
interface Numbered extends Body {
  readonly number: number;
}

const numberOf = (body: Body): number | undefined => (body as Partial<Numbered>).number;

/** So many bodies get a number; whatever comes after them is not remembered. */
const MOST = 67_108_864;

/** So much is remembered of one kind for one battle; then it is forgotten, and worked out anew. */
const MANY = 1 << 13;

const standing = topic(() => ({
  blocks: new WeakMap<object, Kept>(),
  blocksNumbered: 0,
  bodiesNumbered: 0,
  /** Bodies by place: a piece that only turns Spent, or comes back, finds what was worked out about its pose. */
  places: new Map<number, Body[]>(),
  /** Of a pose that is only tried several things are asked, one after the other. */
  tried: undefined as Body | undefined,
}));

/** Marks a block as one that stands. */
export const standsHere = <Given extends object>({ memory }: Remembering, block: Given): Given => {
  const known = memory(standing);
  if (known.blocks.has(block)) return block;
  known.blocksNumbered += 1;
  known.blocks.set(block, { number: known.blocksNumbered });
  return block;
};

/** Bodies are looked for by a small number made of their place; which of those with the same number it is, is seen. */
const placeOf = ({ x, y }: Block): number => (Math.imul(x, 40_503) + y) & 0x3fff_ffff;

const isAt = ({ blocks: [at] }: Body, { x, y, heading, halfFront, halfDepth }: Block): boolean =>
  at !== undefined &&
  at.x === x &&
  at.y === y &&
  at.heading === heading &&
  at.halfFront === halfFront &&
  at.halfDepth === halfDepth;

/** Laid down field by field: with a spread each body would be of a shape of its own, and all that measures is slower. */
const numbered = (body: Body, number: number): Body | Numbered => {
  if (number >= MOST) return body;
  const { kind, blocks: of, pieces, parts, area, minX, minY, maxX, maxY } = body;
  return { kind, blocks: of, pieces, parts, area, minX, minY, maxX, maxY, number };
};

/** The body of a pose in which a block stands: one for as long as it is remembered. */
export const bodyAtPose = ({ memory }: Remembering, block: Block): Body => {
  const known = memory(standing);
  const { places } = known;
  const place = placeOf(block);
  const here = places.get(place);
  if (here !== undefined) for (const body of here) if (isAt(body, block)) return body;
  known.bodiesNumbered += 1;
  const body = numbered(bodyOf([block]), known.bodiesNumbered);
  if (here !== undefined) here.push(body);
  else {
    if (places.size >= MANY) places.clear();
    places.set(place, [body]);
  }
  return body;
};

/** The body of a block: one for as long as it stands, another for a pose that is only tried. */
export const bodyKept = <On extends Remembering, Given extends object>(
  on: On,
  block: Given,
  footprint: (on: On, block: Given) => Block,
): Body => {
  const known = on.memory(standing);
  const kept = known.blocks.get(block);
  if (kept !== undefined) {
    kept.body ??= bodyAtPose(on, footprint(on, block));
    return kept.body;
  }
  const pose = footprint(on, block);
  if (known.tried === undefined || !isAt(known.tried, pose)) known.tried = bodyOf([pose]);
  return known.tried;
};

const keptIn = <Answer>(memory: Map<number, Answer>, key: number, answer: Answer): Answer => {
  if (memory.size >= MANY) memory.clear();
  memory.set(key, answer);
  return answer;
};

type Asked<On, About extends readonly object[], Answer> = (on: On, ...about: About) => Answer;

/** Remembers answers about standing blocks. */
export const keptByBlock = <On extends Remembering, Given extends object, Answer>(
  answer: Asked<On, [Given], Answer>,
): Asked<On, [Given], Answer> => {
  const answers = topic(() => new Map<number, Answer>());
  return (on, block) => {
    const kept = on.memory(standing).blocks.get(block);
    if (kept === undefined) return answer(on, block);
    const known = on.memory(answers);
    return known.get(kept.number) ?? keptIn(known, kept.number, answer(on, block));
  };
};

/** Remembers answers about bodies of standing blocks. */
export const keptByBody = <On extends Remembering, Answer>(
  answer: Asked<On, [Body], Answer>,
): Asked<On, [Body], Answer> => {
  const answers = topic(() => new Map<number, Answer>());
  return (on, body) => {
    const number = numberOf(body);
    if (number === undefined) return answer(on, body);
    const known = on.memory(answers);
    return known.get(number) ?? keptIn(known, number, answer(on, body));
  };
};

const PAIRS = 1 << 12;

/** Answers about pairs, each in a place that its numbers give: another pair may take it from them. */
const noPairs = <Answer>() => ({
  ones: new Int32Array(PAIRS),
  others: new Int32Array(PAIRS),
  answers: new Array<Answer | undefined>(PAIRS).fill(undefined),
});

/** Remembers answers about two bodies, if both stand. */
export const keptByPair = <On extends Remembering, Answer>(
  answer: Asked<On, [Body, Body], Answer>,
): Asked<On, [Body, Body], Answer> => {
  const pairs = topic(noPairs<Answer>);
  return (on, a, b) => {
    const one = numberOf(a);
    const other = numberOf(b);
    if (one === undefined || other === undefined) return answer(on, a, b);
    const { ones, others, answers } = on.memory(pairs);
    const place = (Math.imul(one, 61) + other) & (PAIRS - 1);
    const known = ones[place] === one && others[place] === other ? answers[place] : undefined;
    if (known !== undefined) return known;
    const found = answer(on, a, b);
    ones[place] = one;
    others[place] = other;
    answers[place] = found;
    return found;
  };
};
