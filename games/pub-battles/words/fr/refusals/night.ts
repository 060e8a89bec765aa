import { times } from '@grognard/engine/french';
import type { NightCode } from '../../../rules/night/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, from, who } from '../speech.ts';

export const night: Refusals<NightCode> = {
  'no-attack-at-night': () => "On n'attaque pas la nuit.",
  'no-bombardment-at-night': () => 'On ne bombarde pas la nuit.',
  'near-enemy-at-night': ({ piece, enemy, cm: near }) =>
    `La nuit, ${who(piece)} ne s'approche pas à moins de ${cm(count(near))} ${from(enemy)}.`,
  'not-your-night': () => "Ce n'est pas le moment de cet ordre de nuit, ou il n'est pas à vous.",
  'no-such-straggler': ({ piece }) => `Pas de traînards à rassembler : ${who(piece)}.`,
  'straggler-named-twice': ({ piece }) => `${who(piece)} revient deux fois.`,
  'too-many-stragglers': ({ count: asked, allowed }) =>
    `On rappelle ${times(count(allowed), 'pièce')} au plus, et non ${count(asked)}.`,
  'trains-do-not-come-back': () => 'Un train perdu ne revient pas.',
  'out-for-good': ({ piece }) => `${who(piece)} ne reviendra plus.`,
  'far-from-its-hq': ({ piece, cm: reach }) =>
    `${who(piece)} revient à ${cm(count(reach))} au plus de son QG.`,
};
