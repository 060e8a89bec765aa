import type { Order } from '@grognard/pub-battles/for-generals';
import { accepted, aliasOf, firstOf } from '../desk.ts';
import type { Situation } from '../situation.ts';
import { clashesAbout, meleeOf } from './clash.ts';
import { retreat } from './falling-back.ts';
import { expectedMargin, marginIfGone } from './melee.ts';

/** Whoever is asked: to step up, to go or to stay, to fire. */
const askedIn = ({ desk: { view } }: Situation): string | undefined => {
  const { combat, mine } = view;
  const ref =
    combat?.stepping?.support ?? combat?.retreating?.piece ?? combat?.toFire[0] ?? combat?.toChoose[0];
  return mine.find((piece) => piece.ref === ref)?.ref;
};

const fightOf = ({ desk: { view } }: Situation) =>
  view.contacts.filter(({ arrival }) => view.combat?.contacts.includes(arrival) === true);

/** Whether a piece does better to stay in a fight than to leave it. */
const shouldStay = (situation: Situation, ref: string): boolean => {
  const { view } = situation.desk;
  const { samples } = situation.effort;
  const { melee, places } = meleeOf(situation, fightOf(situation), {}, view.combat?.round ?? 0);
  const place = places.get(ref);
  if (place === undefined) return view.mine.find((piece) => piece.ref === ref)?.spent !== true;
  return expectedMargin(melee, samples) >= marginIfGone(melee, place, samples);
};

/** Who steps up joins with his hands free; the Spent had better not. */
const shouldStepUp = (situation: Situation, support: string, lead: string): boolean => {
  const { view } = situation.desk;
  const { samples } = situation.effort;
  if (view.mine.find(({ ref }) => ref === support)?.spent === true) return false;
  const taken = fightOf(situation).map((each) => ({
    ...each,
    attacker: each.attacker === lead ? support : each.attacker,
    defender: each.defender === lead ? support : each.defender,
  }));
  const front = [...view.mine, ...view.theirs].find(({ ref }) => ref === lead);
  const poses = new Map(
    front === undefined ? [] : [[support, { x: front.x, y: front.y, heading: front.heading }]],
  );
  const { melee, places } = meleeOf(situation, taken, { poses }, Math.max(1, view.combat?.round ?? 1));
  const place = places.get(support);
  return place === undefined || expectedMargin(melee, samples) >= marginIfGone(melee, place, samples);
};

/** The targets of a piece, the one by whose choice the fight goes best first. */
const targets = (situation: Situation): readonly Order[] => {
  const { theirs } = situation.desk.view;
  const softness = (ref: string): number => {
    const foe = theirs.find((each) => each.ref === ref);
    if (foe === undefined) return 0;
    const tough = foe.kind === 'elite' || foe.kind === 'guard' ? 0.6 : 1;
    return situation.worth(foe) * (foe.spent === true ? 1.6 : 1) * (foe.kind === 'militia' ? 1.4 : tough);
  };
  return theirs
    .toSorted((a, b) => softness(b.ref) - softness(a.ref))
    .map((enemy): Order => ({ kind: 'target', target: aliasOf(enemy) }));
};

/** First the fights that promise most: who has won is out of the way of the others. */
const fights = (situation: Situation): readonly Order[] => {
  const { contacts } = situation.desk.view;
  const { samples } = situation.effort;
  return contacts
    .map((contact) => {
      const { melee } = meleeOf(situation, clashesAbout(contacts, [contact.attacker]));
      return { arrival: contact.arrival, margin: expectedMargin(melee, samples) };
    })
    .toSorted((a, b) => b.margin - a.margin)
    .map(({ arrival }): Order => ({ kind: 'fight', combat: arrival }));
};

/** An answer to whatever a combat asks. */
export const combatOrder = (situation: Situation): Order | undefined => {
  const { desk } = situation;
  const { orders } = desk.decision;
  const first = (choices: readonly Order[]): Order | undefined =>
    firstOf(choices, (order) => accepted(desk, order));
  if (orders.includes('fight')) return first(fights(situation));
  if (orders.includes('target')) return first(targets(situation));
  const { combat } = desk.view;
  const ref = askedIn(situation);
  const stepping = combat?.stepping;
  const stays =
    ref === undefined ||
    (stepping?.support === ref ? shouldStepUp(situation, ref, stepping.lead) : shouldStay(situation, ref));
  const stand = (): Order | undefined => accepted(desk, { kind: 'stand' });
  return stays ? (stand() ?? retreat(situation, ref)) : (retreat(situation, ref) ?? stand());
};
