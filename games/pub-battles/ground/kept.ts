import { type Block, type Body, bodyOf } from '@grognard/field';
import type { Measures } from '../model/measures.ts';

/**
 * Blocks that stand are asked about again and again until they move: what is worked out about them is kept beside them,
 * never in them. Poses that are only tried are not kept.
 */
interface Kept {
  readonly number: number;
  measures?: Measures;
  body?: Body;
}

const blocks = new WeakMap<object, Kept>();
/** The body of a standing block. */
interface Numbered extends Body {
  readonly number: number;
}

const numberOf = (body: Body): number | undefined => (body as Partial<Numbered>).number;

let blocksNumbered = 0;
let bodiesNumbered = 0;

/** So many bodies get a number; whatever comes after them is not remembered. */
const MOST = 67_108_864;

/** Marks a block as one that stands. */
export const standsHere = <Given extends object>(block: Given): Given => {
  if (blocks.has(block)) return block;
  blocksNumbered += 1;
  blocks.set(block, { number: blocksNumbered });
  return block;
};

/** So much is remembered of one kind for one battle; then it is forgotten, and worked out anew. */
const MANY = 1 << 13;

/** For so many battles: a server has a thousand open, and plays a few at a time. */
const BATTLES = 16;

/** What is remembered of one kind, for each of the battles that were played last. */
const memoryOf = <On extends object, Memory>(begin: () => Memory): ((on: On) => Memory) => {
  const memories = new Map<On, Memory>();
  let last: { readonly on: On; readonly memory: Memory } | undefined;
  const turnTo = (on: On): Memory => {
    const memory = memories.get(on) ?? begin();
    last = { on, memory };
    memories.delete(on);
    memories.set(on, memory);
    const [oldest] = memories.keys();
    if (memories.size > BATTLES && oldest !== undefined) memories.delete(oldest);
    return memory;
  };
  return (on) => (last?.on === on ? last.memory : turnTo(on));
};

/** Answers by number. */
const answersOf = <On extends object, Answer>(): ((on: On) => Map<number, Answer>) => {
  const memory = memoryOf<On, Map<number, Answer>>(() => new Map());
  return (on) => {
    const known = memory(on);
    if (known.size >= MANY) known.clear();
    return known;
  };
};

/** Bodies by place: a piece that only turns Spent, or comes back, finds what was worked out about its pose. */
const places = answersOf<Measures, Body[]>();

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
const numbered = (body: Body): Body | Numbered => {
  bodiesNumbered += 1;
  if (bodiesNumbered >= MOST) return body;
  const { kind, blocks: of, pieces, parts, area, minX, minY, maxX, maxY } = body;
  const number = bodiesNumbered;
  return { kind, blocks: of, pieces, parts, area, minX, minY, maxX, maxY, number };
};

/** The body of a pose in which a block stands: one for as long as it is remembered. */
export const bodyAtPose = (measures: Measures, block: Block): Body => {
  const bodies = places(measures);
  const place = placeOf(block);
  const here = bodies.get(place);
  if (here !== undefined) for (const body of here) if (isAt(body, block)) return body;
  const body = numbered(bodyOf([block]));
  if (here === undefined) bodies.set(place, [body]);
  else here.push(body);
  return body;
};

let tried: Body | undefined;

/** Of a pose that is only tried several things are asked, one after the other. */
const bodyTried = (block: Block): Body => {
  if (tried === undefined || !isAt(tried, block)) tried = bodyOf([block]);
  return tried;
};

/** The body of a block: one for as long as it stands, another for a pose that is only tried. */
export const bodyKept = <Given extends object>(
  measures: Measures,
  block: Given,
  footprint: (measures: Measures, block: Given) => Block,
): Body => {
  const kept = blocks.get(block);
  if (kept === undefined) return bodyTried(footprint(measures, block));
  if (kept.body !== undefined && kept.measures === measures) return kept.body;
  kept.measures = measures;
  kept.body = bodyAtPose(measures, footprint(measures, block));
  return kept.body;
};

const keptIn = <Answer>(memory: Map<number, Answer>, key: number, answer: Answer): Answer => {
  memory.set(key, answer);
  return answer;
};

type Asked<On, About extends readonly object[], Answer> = (on: On, ...about: About) => Answer;

/** Remembers answers about standing blocks. */
export const keptByBlock = <On extends object, Given extends object, Answer>(
  answer: Asked<On, [Given], Answer>,
): Asked<On, [Given], Answer> => {
  const memory = answersOf<On, Answer>();
  return (on, block) => {
    const kept = blocks.get(block);
    if (kept === undefined) return answer(on, block);
    const known = memory(on);
    return known.get(kept.number) ?? keptIn(known, kept.number, answer(on, block));
  };
};

/** Remembers answers about bodies of standing blocks. */
export const keptByBody = <On extends object, Answer>(
  answer: Asked<On, [Body], Answer>,
): Asked<On, [Body], Answer> => {
  const memory = answersOf<On, Answer>();
  return (on, body) => {
    const number = numberOf(body);
    if (number === undefined) return answer(on, body);
    const known = memory(on);
    return known.get(number) ?? keptIn(known, number, answer(on, body));
  };
};

/** Answers about pairs, each in a place that its numbers give: another pair may take it from them. */
interface Pairs<Answer> {
  readonly ones: Int32Array;
  readonly others: Int32Array;
  readonly answers: (Answer | undefined)[];
}

const PAIRS = 1 << 12;

const noPairs = <Answer>(): Pairs<Answer> => ({
  ones: new Int32Array(PAIRS),
  others: new Int32Array(PAIRS),
  answers: new Array<Answer | undefined>(PAIRS).fill(undefined),
});

/** Remembers answers about two bodies, if both stand. */
export const keptByPair = <On extends object, Answer>(
  answer: Asked<On, [Body, Body], Answer>,
): Asked<On, [Body, Body], Answer> => {
  const memory = memoryOf<On, Pairs<Answer>>(noPairs);
  return (on, a, b) => {
    const one = numberOf(a);
    const other = numberOf(b);
    if (one === undefined || other === undefined) return answer(on, a, b);
    const { ones, others, answers } = memory(on);
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
