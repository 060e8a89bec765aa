import { times } from '@grognard/engine/english';
import { readable } from '../names.ts';
import { scoresIn } from '../score.ts';
import type { Ending, Words } from '../words.ts';

const ending =
  (how: string) =>
  ({ winner, params }: Ending): string => {
    const victory = winner === undefined ? 'The battle is drawn.' : `Victory: ${readable(winner)}.`;
    const scores = scoresIn(params).map(({ side, points }) => `${readable(side)} ${times(points, 'point')}`);
    return [victory, how, ...(scores.length === 0 ? [] : [`${scores.join(', ')}.`])].join(' ');
  };

export const outcomes: Words['outcomes'] = {
  points: ending('The last turn is played and the points are counted.'),
  drawn: ending('The last turn is played and the points are equal.'),
  broken: ending('The army of the other side has lost heart.'),
  'both-broken': ending('Both armies have lost heart.'),
  destroyed: ending('An army has not a unit left.'),
};

export const ended: Words['ended'] = ending('The battle is over.');
