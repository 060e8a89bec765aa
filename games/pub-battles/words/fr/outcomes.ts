import { times } from '@grognard/engine/french';
import { isOneSided, type Score, scoresIn } from '../score.ts';
import type { EndOfBattle, Words } from '../words.ts';
import { side } from './speech.ts';

const victory = ({ winner }: EndOfBattle): string =>
  winner === undefined ? 'Bataille indécise.' : `Victoire : ${side(winner)}.`;

const score = ({ side: whose, points, multiplier, total }: Score): string =>
  `${side(whose)} ${times(total, 'point')}${multiplier > 1 ? ` (${points} x ${multiplier})` : ''}`;

const balance = ({ params }: EndOfBattle): string => {
  const scores = scoresIn(params);
  return scores.length === 0 ? '' : ` ${scores.map(score).join(', ')}.`;
};

const pyrrhic = ({ params }: EndOfBattle): string =>
  params.pyrrhic === true ? ' Mais le vaincu a plus de points : victoire à la Pyrrhus.' : '';

const ending =
  (how: (army: string) => string) =>
  (end: EndOfBattle): string => {
    const army = end.winner !== undefined && isOneSided(end.params) ? "l'armée ennemie" : 'une armée';
    return `${victory(end)} ${how(army)}${balance(end)}${pyrrhic(end)}`;
  };

export const outcomes: Words['outcomes'] = {
  rout: ending((army) => `Déroute : ${army} a perdu la moitié de son infanterie.`),
  broken: ending((army) => `Armée brisée : ${army} a perdu un train de bagages.`),
  'forced-back': ending((army) => `Recul forcé : ${army} a remballé un train de bagages.`),
  withdrawn: ending((army) => `La nuit venue, ${army} s'est retirée.`),
  'both-withdrew': ending(() => 'La nuit venue, les deux armées se sont retirées.'),
  'left-the-field': ending(() => 'Une armée a quitté le champ de bataille.'),
  annihilated: ending((army) => `Plus de combattants : ${army} est anéantie.`),
  time: ending(() => "L'heure met fin à la bataille."),
};

export const ended: Words['ended'] = ending(() => 'La bataille est finie.');
