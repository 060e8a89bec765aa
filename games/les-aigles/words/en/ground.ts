import type { Words } from '../words.ts';

const KINDS: Readonly<Record<string, string>> = {
  hill: 'the slope',
  plateau: 'the slope of the plateau',
  wood: 'the wood',
  house: 'the house',
  water: 'the water',
  marsh: 'the marsh',
  road: 'the border of the road',
  line: 'the hedge or wall',
  redoubt: 'the redoubt',
  crop: 'the field',
  wreck: 'the wreckage of the guns',
};

const ground = (kind: unknown): string => KINDS[`${kind}`] ?? 'this ground';

export const groundWords: Words['ground'] = {
  told: {
    drowned: ({ part }, names) => `${names.part(part)} is thrown into the river and lost`,
  },
  refusals: {
    'ground-barred': ({ unit, ground: kind }) =>
      `${unit} may not go into ${ground(kind)} where this march leads`,
    'ground-too-wide': ({ unit, crossing }) =>
      `the front of ${unit} is too wide for the ${crossing === 'ford' ? 'ford' : 'bridge'}`,
    'ground-back': ({ unit }) => `nobody marches backwards on a slope: ${unit} must turn about`,
    'ground-change': ({ unit, ground: kind }) =>
      `${unit} cannot change its formation while any of its figures is on ${ground(kind)}`,
    'ground-edge-first': ({ unit, ground: kind }) =>
      `the head of ${unit} must first have reached the edge of ${ground(kind)}`,
    'ground-reform': ({ unit, ground: kind }) =>
      `${unit} cannot reform before it is wholly clear of ${ground(kind)}`,
    'ground-unlimber': ({ unit, ground: kind }) =>
      `the guns of ${unit} cannot be put in battery on ${ground(kind)}`,
    'ground-no-room': ({ unit, ground: kind }) =>
      `there is no room for that: ${ground(kind)} is in the way of ${unit}`,
    'ground-charge-from': ({ unit, ground: kind }) => `${unit} cannot charge from ${ground(kind)}`,
    'ground-charge-through': ({ unit, target, ground: kind }) =>
      `${unit} cannot charge ${target}: ${ground(kind)} lies in the way`,
  },
};
