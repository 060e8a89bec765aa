import { posix } from 'node:path';
import ts from 'typescript';
import { storeys } from './floor-plan.ts';

/** A file of a game, its path from the game's root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** An import that leads from one room to another: the file with its line, and the file that it names. */
interface Passage {
  readonly from: string;
  readonly to: string;
}

/** One room importing another, and by which imports. */
interface Way {
  readonly from: string;
  readonly to: string;
  readonly passages: readonly Passage[];
}

/** A way between rooms that should not be, and why not. */
export interface WrongWay extends Way {
  readonly why: string;
}

/** The room of a file: a folder of the root, a chapter of the rules, or the doors. */
export const roomOf = (path: string): string => {
  const [first = '', second, ...deeper] = path.split('/');
  if (second === undefined) return 'doors';
  if (first !== 'rules') return first;
  return deeper.length === 0 ? 'rules' : `rules/${second}`;
};

const storeyOf = (room: string): number => storeys.indexOf(room.split('/')[0] ?? room);

/** Types included: a type that comes from above ties two rooms as well as a function. */
const passagesOf = ({ path, text }: Source): readonly Passage[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({
      from: `${path}:${text.slice(0, pos).split('\n').length}`,
      to: posix.join(posix.dirname(path), fileName),
    }));

const waysOf = (sources: readonly Source[]): readonly Way[] => {
  const ways = new Map<string, Passage[]>();
  for (const source of sources)
    for (const passage of passagesOf(source)) {
      const name = `${roomOf(source.path)} -> ${roomOf(passage.to)}`;
      ways.set(name, [...(ways.get(name) ?? []), passage]);
    }
  return [...ways]
    .map(([name, passages]) => {
      const [from = '', to = ''] = name.split(' -> ');
      return { from, to, passages };
    })
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
};

/** The shortest way from a room to another, through the rooms between; nothing if there is none. */
const pathBetween = (ways: readonly Way[], from: string, to: string): readonly Way[] | undefined => {
  const reached = new Map<string, readonly Way[]>([[from, []]]);
  for (const [room, path] of reached) {
    if (room === to) return path;
    for (const way of ways)
      if (way.from === room && !reached.has(way.to)) reached.set(way.to, [...path, way]);
  }
  return undefined;
};

const FEW = 3;

const toldOf = ({ from, to, passages }: Way): string => {
  const shown = passages.slice(0, FEW).map((each) => `${each.from} imports ${each.to}`);
  const more = passages.length > FEW ? [`and ${passages.length - FEW} more`] : [];
  return `${from} -> ${to} (${[...shown, ...more].join('; ')})`;
};

const isUpwards = ({ from, to }: Way): boolean => {
  const [below, above] = [storeyOf(from), storeyOf(to)];
  return below >= 0 && above >= 0 && below < above;
};

/** Where all others lead downwards, a circle can only be among rooms of one storey. */
const circleOf = (level: readonly Way[], way: Way): WrongWay | undefined => {
  const back = pathBetween(level, way.to, way.from);
  if (back === undefined) return undefined;
  return { ...way, why: `${[way, ...back].map(toldOf).join('\n      ')}\n      which is a circle` };
};

/** Every import between rooms that leads upwards, or in a circle on its storey. */
export const wrongWays = (sources: readonly Source[]): readonly WrongWay[] => {
  const ways = waysOf(sources);
  const level = ways.filter((way) => !isUpwards(way));
  return ways.flatMap((way) =>
    isUpwards(way)
      ? { ...way, why: `${toldOf(way)}: ${way.to} is the higher storey` }
      : (circleOf(level, way) ?? []),
  );
};
