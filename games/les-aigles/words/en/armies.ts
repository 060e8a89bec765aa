import type { ArmyCode } from '../../scenario/armies/codes.ts';
import type { Saying } from '../words.ts';

/** What is said of an army list. */
export const armies: Readonly<Record<ArmyCode, Saying>> = {
  'name-twice': ({ unit }) => `two units or officers are called ${unit}`,
  'guns-apart': ({ unit }) => `${unit} has guns: they are listed among the batteries`,
  'no-battery': ({ unit }) => `${unit} is listed among the batteries and has no guns`,
  'not-special': ({ unit, troop }) =>
    `${unit} pools ${troop}: only light companies and grenadiers are pooled`,
  'unknown-giver': ({ unit, giver }) => `${unit} is pooled from ${giver}, which is no battalion of this army`,
  'still-has-them': ({ unit, giver, troop }) =>
    `${giver} has given its ${troop} company to ${unit} and still has one in its ranks`,
  'gave-too-many': ({ unit, companies, given, most }) =>
    `${unit} has ${companies} companies and has given ${given}: a battalion has ${most} in all`,
  'not-one-each': ({ unit, companies, given }) =>
    `${unit} has ${companies} companies from ${given} battalions: each gives one`,
  'not-its-formation': ({ unit, formation }) => `${unit} does not know the formation “${formation}”`,
  'gun-attitude': ({ unit }) => `${unit} is a battery: its order is attack, hold or support`,
  'officer-value': ({ officer, charisma, authority, most }) =>
    `${officer} has charisma ${charisma} and command ${authority}: both run from 0 to ${most}`,
  'aide-value': ({ officer, authority }) =>
    `${officer} is an aide: he has no charisma and his general’s command, ${authority}`,
  'aide-alone': ({ officer }) => `${officer} is an aide and no general of this army is his`,
  'over-budget': ({ total, budget, over }) =>
    `the army costs ${total} points, ${over} more than its ${budget}`,
  'no-room': ({ needed, depth }) =>
    `the army does not fit in front of its edge: its rows need ${needed} cm of depth, and there are ${depth}`,
  'unusual-strength': ({ unit, figures, least, most }) =>
    `${unit} has ${figures} figures; usual is ${least === most ? most : `${least} to ${most}`}`,
  'unusual-companies': ({ unit, companies, most }) =>
    `${unit} has ${companies} companies; a battalion of its nation usually has ${most}`,
};
