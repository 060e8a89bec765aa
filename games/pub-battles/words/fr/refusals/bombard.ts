import type { BombardCode } from '../../../rules/bombard/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, from, who } from '../speech.ts';

export const bombard: Refusals<BombardCode> = {
  'no-such-gun': () => "Vous n'avez pas cette artillerie sur la carte.",
  'only-guns-bombard': ({ piece }) => `Seule l'artillerie bombarde, et non ${who(piece)}.`,
  'guns-are-spent': ({ piece }) => `${who(piece)} est en désordre et ne bombarde pas.`,
  'guns-in-contact': ({ piece }) => `${who(piece)} est au contact et ne bombarde pas.`,
  'guns-in-column': ({ piece }) => `${who(piece)} est en colonne et ne bombarde pas.`,
  'no-target': ({ target }) => `On ne bombarde pas ${who(target)} : ni QG, ni train.`,
  'target-in-contact': ({ target }) => `On ne bombarde pas ${who(target)}, aux prises avec les nôtres.`,
  'out-of-range': ({ cm: away, reach }) =>
    `La cible est à ${cm(count(away))} ; le canon porte à ${cm(count(reach))}.`,
  'friends-in-the-line': () => 'Des amis sont dans la ligne de tir.',
  'not-in-view': () => 'Le canon ne voit pas la plus grande partie de la cible.',
  'no-room-to-turn': ({ piece }) => `La place manque pour pointer vers la cible : ${who(piece)}.`,
  'may-not-stay': ({ enemy }) => `On ne peut rester à bombarder dans la zone de feu ${from(enemy)}.`,
};
