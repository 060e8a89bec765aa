/** What a man might do instead of what the book says. */
import type { Task } from '@grognard/les-aigles/for-generals';
import { chargesOf } from '../charging.ts';
import { type Ideas, isLawful } from '../choosing.ts';
import { byTheBook, type Doctrine } from '../doctrine.ts';
import { columnFor, marchIdeas } from '../marching.ts';
import { ideasFor, isFree } from '../planning.ts';
import { isAfield, type Man, nearestOf, type Situation } from '../situation.ts';
import { isOut } from '../skirmishers.ts';

const schools: readonly Doctrine[] = [
  byTheBook,
  { ...byTheBook, stands: true, caution: 2 },
  { ...byTheBook, seizes: true, storms: true },
  { ...byTheBook, range: 9, caution: 4, wariness: 8 },
];

/** A charge that by eye is worth less is not thought of. */
const FOOLHARDY = -2;
/** More than these are not tried. */
const MOST = 10;
/** How far somebody goes who turns about to get out of a corner, in 0.001 cm. */
const RETRACED = 4_000;

const changesOf = (man: Man): Ideas => {
  const { formation } = man.part;
  if (man.kind === 'guns') return [[{ do: formation === 'limbered' ? 'unlimber' : 'limber' }]];
  const wanted =
    man.kind === 'foot' ? (['line', columnFor(man), 'square'] as const) : (['line', 'march column'] as const);
  return wanted.filter((to) => to !== formation).map((to): readonly Task[] => [{ do: 'change', to }]);
};

/** To where he is sent, or to the nearest enemy, though he has something else in mind. */
const waysOf = (situation: Situation, man: Man): Ideas => {
  const near = nearestOf(man, situation.foes.filter(isAfield));
  const goals = [situation.missions.get(man.index)?.place, near?.man.middle];
  const [first = [], second = []] = goals
    .filter((goal) => goal !== undefined)
    .map((goal) => marchIdeas(situation, man, goal, near?.cm ?? Infinity));
  return [...first.slice(0, 2), ...second.slice(0, 2), ...first.slice(2, 5)];
};

/** The most promising first; none for whoever cannot be told anything. */
export const optionsFor = (situation: Situation, man: Man): Ideas => {
  if (!isFree(man) || isOut(situation, man)) return [];
  const about: readonly Task[] = [{ do: 'turn', figures: 'all', by: 'about' }];
  const charges = chargesOf(situation, man, FOOLHARDY).map(({ tasks }) => tasks);
  const ways = waysOf(situation, man);
  const ideas: Ideas = [
    ...charges.slice(0, 2),
    ...ways.slice(0, 2),
    [],
    ...schools.flatMap((doctrine) => ideasFor(situation, man, doctrine).slice(0, 1)),
    ...ideasFor(situation, man, byTheBook).slice(1, 4),
    ...ways.slice(2),
    ...changesOf(man),
    about,
    [about[0] as Task, { do: 'march', legs: [{ go: 'ahead', length: RETRACED }] }],
  ];
  const seen = new Set<string>();
  const isNew = (plan: readonly Task[]): boolean => {
    const key = JSON.stringify(plan);
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  return ideas.filter((plan) => isNew(plan) && isLawful(situation, man, plan)).slice(0, MOST);
};
