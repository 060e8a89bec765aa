import type { Hands } from './hands.svelte.ts';

/** Those who cannot see what is in hand hear what is said of it. */
export const tellHeld = (hands: Hands): void => {
  const { held, verdict, words, speech, sitting } = hands;
  if (held === undefined || verdict === undefined) return;
  const [first] = verdict.refusals;
  const what = speech.task(held.task, held.part);
  sitting.announce(
    first === undefined
      ? `${what}. ${words.enterHelp}`
      : `${what}. ${words.refusedHere}: ${hands.sentence(first)}`,
  );
};

export const tellRide = (hands: Hands): void => {
  const { riding, words, sitting, rideVerdict } = hands;
  if (riding === undefined) return;
  const [first] = rideVerdict;
  sitting.announce(first === undefined ? words.enterHelp : `${words.refusedHere}: ${hands.sentence(first)}`);
};
