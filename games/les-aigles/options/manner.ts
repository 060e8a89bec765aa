/** What a hand may say of a task besides what it is: by which end, to which hand, where along, how many. */

import type { Manner } from '../model/manner.ts';
import type { Order } from '../model/orders.ts';
import type { Task } from '../model/tasks.ts';

const given = <T extends object>(fields: { readonly [Key in keyof T]: T[Key] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** A task done in such a manner; what its kind leaves nobody to choose stays as it is. */
export const inManner = (task: Task, manner: Manner): Task => {
  const { anchor, unfold: side, heading, barred, onward, road, relieved } = manner;
  const { companies, posts, fold, figures, at, length, way, width } = manner;
  switch (task.do) {
    case 'change':
      return { ...task, ...given({ anchor, side }) };
    case 'reform':
      return { ...task, ...given({ side, heading }) };
    case 'march':
      return { ...task, ...given({ road, onward }) };
    case 'charge':
      return { ...task, ...given({ barred, onward }) };
    case 'deploy':
      return { ...task, ...given({ companies }) };
    case 'enter':
      return { ...task, ...given({ posts, fold }) };
    case 'relieve':
    case 'post':
      return { ...task, ...given({ posts }) };
    case 'leave':
      return { ...task, ...given({ relieved }) };
    case 'widen':
    case 'extend':
      return { ...task, ...given({ figures }) };
    case 'shell':
      return { ...task, ...given({ at }) };
    case 'work':
      return { ...task, ...given({ at, length, way, width }) };
    default:
      return task;
  }
};

/** An answer given in such a manner: a rally past friends by one end, a change of formation to one hand. */
export const answeredInManner = (answer: Order, manner: Manner): Order => {
  const { pass, engagedOnly } = manner;
  if (answer.kind === 'rally')
    return { ...answer, parts: answer.parts.map((each) => ({ ...each, ...given({ pass, engagedOnly }) })) };
  if (answer.kind !== 'react') return answer;
  const parts = answer.parts.map(({ part, reaction }) => {
    const said = reaction.do === 'change' ? inManner(reaction, manner) : reaction;
    return { part, reaction: said.do === 'change' ? said : reaction };
  });
  return { ...answer, parts };
};
