import { times } from '@grognard/engine/french';
import { readable } from '../names.ts';
import { scoresIn } from '../score.ts';
import type { Ending, Words } from '../words.ts';

const ending =
  (how: string) =>
  ({ winner, params }: Ending): string => {
    const victory = winner === undefined ? 'Bataille indécise.' : `Victoire : ${readable(winner)}.`;
    const scores = scoresIn(params).map(({ side, points }) => `${readable(side)} ${times(points, 'point')}`);
    return [victory, how, ...(scores.length === 0 ? [] : [`${scores.join(', ')}.`])].join(' ');
  };

export const outcomes: Words['outcomes'] = {
  points: ending('Le dernier tour est joué et les points sont comptés.'),
  drawn: ending('Le dernier tour est joué et les points sont égaux.'),
  broken: ending("L'armée de l'autre camp a perdu courage."),
  'both-broken': ending('Les deux armées ont perdu courage.'),
  destroyed: ending("Il ne reste pas une unité à l'une des armées."),
};

export const ended: Words['ended'] = ending('La bataille est finie.');
