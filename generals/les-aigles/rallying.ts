/** When horse breaks off, and when it goes after horse that does. */
import type { Order } from '@grognard/les-aigles';
import { mayFollow, mayRally } from '@grognard/les-aigles/for-generals';
import { isInHand, type Man, nearestOf, type Situation } from './situation.ts';

const CLOSE = 18;

const opponentsOf = ({ view, foes }: Situation, { index }: Man): readonly Man[] =>
  foes.filter((foe) =>
    view.contacts.some(
      ({ attacker, defender }) =>
        (attacker === index && defender === foe.index) || (defender === index && attacker === foe.index),
    ),
  );

/** It has nothing more to win where it is. */
const isDone = (situation: Situation, man: Man): boolean => {
  if (man.part.obliged !== undefined) return true;
  const fought = opponentsOf(situation, man);
  if (fought.some(({ part }) => part.formation === 'square' || part.formation === 'full square')) return true;
  const theirs = fought.reduce((sum, { figures }) => sum + figures, 0);
  if (man.isEngaged) return man.part.degradation >= 2 && theirs > man.figures;
  const near = nearestOf(man, situation.foes.filter(isInHand));
  return man.part.degradation >= 2 && near !== undefined && near.cm < CLOSE;
};

const among = (own: readonly Man[], parts: readonly number[]): readonly Man[] =>
  own.filter(({ index }) => parts.includes(index));

export const rallyOf = (situation: Situation): Order => ({
  kind: 'rally',
  parts: among(situation.own, mayRally(situation.setting, situation.view))
    .filter((man) => isDone(situation, man))
    .map(({ index }) => ({ part: index })),
});

export const followOf = (situation: Situation): Order => ({
  kind: 'follow',
  parts: among(situation.own, mayFollow(situation.setting, situation.view))
    .filter((man) =>
      opponentsOf(situation, man).every((foe) => foe.kind === 'horse' && foe.figures <= man.figures),
    )
    .map(({ index }) => index),
});
