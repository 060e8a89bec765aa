import { times } from '@grognard/engine/english';
import { isOneSided, type Score, scoresIn } from '../score.ts';
import type { EndOfBattle, Words } from '../words.ts';
import { side } from './speech.ts';

const victory = ({ winner }: EndOfBattle): string =>
  winner === undefined ? 'A drawn battle.' : `Victory: ${side(winner)}.`;

const score = ({ side: whose, points, multiplier, total }: Score): string =>
  `${side(whose)} ${times(total, 'point')}${multiplier > 1 ? ` (${points} x ${multiplier})` : ''}`;

const balance = ({ params }: EndOfBattle): string => {
  const scores = scoresIn(params);
  return scores.length === 0 ? '' : ` ${scores.map(score).join(', ')}.`;
};

const pyrrhic = ({ params }: EndOfBattle): string =>
  params.pyrrhic === true ? ' But the loser has more points: a Pyrrhic victory.' : '';

const ending =
  (how: (army: string) => string) =>
  (end: EndOfBattle): string => {
    const army = end.winner !== undefined && isOneSided(end.params) ? 'the enemy army' : 'an army';
    return `${victory(end)} ${how(army)}${balance(end)}${pyrrhic(end)}`;
  };

export const outcomes: Words['outcomes'] = {
  rout: ending((army) => `Rout: ${army} has lost half of its foot.`),
  broken: ending((army) => `Broken: ${army} has lost a baggage train.`),
  'forced-back': ending((army) => `Forced back: ${army} has packed up a baggage train.`),
  withdrawn: ending((army) => `At nightfall ${army} withdrew.`),
  'both-withdrew': ending(() => 'At nightfall both armies withdrew.'),
  'left-the-field': ending(() => 'An army has left the field.'),
  annihilated: ending((army) => `Nobody is left to fight: ${army} is destroyed.`),
  time: ending(() => 'The hour ends the battle.'),
};

export const ended: Words['ended'] = ending(() => 'The battle is over.');
