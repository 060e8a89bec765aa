import { a, de } from '@grognard/engine/french';
import type { ArmyCode } from '../../scenario/armies/codes.ts';
import type { Saying } from '../words.ts';

/** Ce qu'on dit d'une liste d'armée. */
export const armies: Readonly<Record<ArmyCode, Saying>> = {
  'name-twice': ({ unit }) => `deux unités ou officiers s’appellent ${unit}`,
  'guns-apart': ({ unit }) => `${unit} a des pièces : on l’inscrit parmi les batteries`,
  'no-battery': ({ unit }) => `${unit} est inscrit parmi les batteries et n’a pas de pièces`,
  'not-special': ({ unit, troop }) =>
    `${unit} regroupe des ${troop} : seules les compagnies légères et de grenadiers se regroupent`,
  'unknown-giver': ({ unit, giver }) =>
    `${unit} est tiré ${de(giver)}, qui n’est pas un bataillon de cette armée`,
  'still-has-them': ({ unit, giver, troop }) =>
    `${giver} a donné sa compagnie (${troop}) ${a(unit)} et en garde une dans ses rangs`,
  'gave-too-many': ({ unit, companies, given, most }) =>
    `${unit} a ${companies} compagnies et en a donné ${given} : un bataillon en compte ${most} en tout`,
  'not-one-each': ({ unit, companies, given }) =>
    `${unit} a ${companies} compagnies pour ${given} bataillons : chacun en donne une`,
  'not-its-formation': ({ unit, formation }) => `${unit} ne connaît pas la formation « ${formation} »`,
  'gun-attitude': ({ unit }) => `${unit} est une batterie : son ordre est attaquer, tenir ou appuyer`,
  'officer-value': ({ officer, charisma, authority, most }) =>
    `${officer} a ${charisma} de charisme et ${authority} de commandement : l’un et l’autre vont de 0 à ${most}`,
  'aide-value': ({ officer, authority }) =>
    `${officer} est aide de camp : il n’a pas de charisme, et le commandement de son général, ${authority}`,
  'aide-alone': ({ officer }) => `${officer} est aide de camp et n’a pas de général dans cette armée`,
  'over-budget': ({ total, budget, over }) =>
    `l’armée coûte ${total} points, ${over} de plus que ses ${budget}`,
  'no-room': ({ needed, depth }) =>
    `l’armée ne tient pas devant son bord : ses rangées demandent ${needed} cm de profondeur, et il y en a ${depth}`,
  'unusual-strength': ({ unit, figures, least, most }) =>
    `${unit} a ${figures} figurines ; d’ordinaire ${least === most ? most : `${least} à ${most}`}`,
  'unusual-companies': ({ unit, companies, most }) =>
    `${unit} a ${companies} compagnies ; un bataillon de sa nation en a d’ordinaire ${most}`,
};
