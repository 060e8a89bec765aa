import { aimedOf, changed } from './fire-orders.ts';
import type { Hands } from './hands.svelte.ts';
import { tellHeld } from './telling.ts';

export const force = (hands: Hands): void => {
  const { part, held } = hands;
  if (part === undefined) return;
  hands.forced = !hands.forced;
  if (held?.task.do === 'march') hands.holdLegs(part, held.task.legs);
  if (hands.held === undefined) hands.sitting.announce(hands.words.forced);
  else tellHeld(hands);
};

export const instruct = (hands: Hands): void => {
  const { part } = hands;
  if (part === undefined || !hands.isPlanable(part)) return;
  const ways = [undefined, 'follow', 'stay'] as const;
  const now = ways.indexOf(hands.draft.of(part)?.afterWin);
  const wanted = ways[(now + 1) % ways.length];
  const [refusal] = hands.instruct(part, wanted);
  hands.sitting.announce(
    refusal === undefined
      ? `${hands.words.afterWinTitle}: ${hands.words.afterWin[wanted ?? 'order']}`
      : `${hands.words.refusedHere}: ${hands.sentence(refusal)}`,
  );
  if (refusal !== undefined && wanted === 'follow') hands.instruct(part, 'stay');
};

/** As usual, not at all, or as it was told before; the first two by key. */
export const orderFire = (hands: Hands): void => {
  const { part } = hands;
  if (part === undefined || !hands.isPlanable(part)) return;
  const isHeld = hands.draft.of(part)?.fire === 'hold';
  const [refusal] = hands.orderFire(part, isHeld ? undefined : 'hold');
  hands.sitting.announce(
    refusal === undefined
      ? `${hands.words.fireTitle}: ${hands.speech.fire(hands.draft.of(part)?.fire)}`
      : `${hands.words.refusedHere}: ${hands.sentence(refusal)}`,
  );
};

/** The next enemy in sight as the target of a fire; after the last, nobody by name. */
export const aim = (hands: Hands): void => {
  const { part } = hands;
  if (part === undefined || !hands.isPlanable(part)) return;
  const enemies = hands.parts.flatMap((each, index) =>
    each.gone === undefined && hands.unitOf(index)?.side !== hands.side ? [index] : [],
  );
  const fire = hands.draft.of(part)?.fire;
  const now = enemies.indexOf(aimedOf(fire).target ?? -1);
  const [refusal] = hands.orderFire(part, changed(fire, { target: enemies[now + 1] }));
  hands.sitting.announce(
    refusal === undefined
      ? `${hands.words.fireTitle}: ${hands.speech.fire(hands.draft.of(part)?.fire)}`
      : `${hands.words.refusedHere}: ${hands.sentence(refusal)}`,
  );
};

/** Shows whom the part that is looked at sees, and tells it. */
export const look = (hands: Hands): void => {
  hands.looking = !hands.looking;
  const { words, speech, sightings } = hands;
  if (!hands.looking || hands.part === undefined) return;
  const seen = sightings.filter((each) => each.seen).map(({ target }) => speech.name(target));
  const unseen = sightings
    .filter((each) => !each.seen)
    .map(({ target, why }) => words.seesNot(speech.name(target), why && words.whyUnseen[why]));
  hands.sitting.announce([seen.length === 0 ? words.seesNobody : words.sees(seen), ...unseen].join(' '));
};
