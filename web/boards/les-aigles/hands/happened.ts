import type { Told, View } from '@grognard/les-aigles/for-page';
import type { Happened } from '../../board.ts';
import type { Placed } from './eyes.svelte.ts';
import type { Hands } from './hands.svelte.ts';
import { placeOn, type Scene, scenesOf } from './scenes.ts';

const A_MARCH = 900;
const A_LOOK = 1_100;
const REST = 250;

const isTold = (told: object): told is Told => 'kind' in told && 'rules' in told;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const lastingOf = ({ ways, marks }: Scene): number =>
  (ways.size > 0 ? A_MARCH : 0) + (marks.length > 0 ? A_LOOK : 0) + REST;

const placesAt = ({ ways }: Scene, share: number): ReadonlyMap<string, Placed> =>
  new Map([...ways].map(([key, way]) => [key, placeOn(way, share)] as const));

/** Ends the playback: the table is shown as it is. */
export const stop = ({ eyes }: Hands): void => {
  eyes.at = undefined;
  eyes.moving = new Map();
  eyes.paused = false;
};

/** On to the next scene, or to the end. */
export const stepOn = (hands: Hands): void => {
  const { eyes } = hands;
  if (eyes.at === undefined) return;
  if (eyes.at + 1 >= eyes.scenes.length) {
    stop(hands);
    return;
  }
  eyes.at += 1;
  const { scene } = eyes;
  eyes.moving = scene === undefined ? new Map() : placesAt(scene, isStill() ? 1 : 0);
};

/** Plays the scenes one after the other; with reduced motion each is a picture, and the hand turns the pages. */
export const play = (hands: Hands, scenes: readonly Scene[]): void => {
  const { eyes } = hands;
  if (scenes.length === 0) return;
  hands.drop();
  eyes.scenes = scenes;
  eyes.last = scenes;
  eyes.at = 0;
  eyes.paused = isStill();
  const [first] = scenes;
  eyes.moving = first === undefined ? new Map() : placesAt(first, isStill() ? 1 : 0);
  let since: number | undefined;
  let playing = eyes.scene;
  const frame = (now: number): void => {
    if (eyes.scenes !== scenes || eyes.at === undefined) return;
    const { scene } = eyes;
    if (scene !== playing || eyes.paused) {
      playing = scene;
      since = undefined;
    }
    if (scene !== undefined && !eyes.paused) {
      since ??= now;
      const gone = now - since;
      if (scene.ways.size > 0) eyes.moving = placesAt(scene, Math.min(1, gone / A_MARCH));
      if (gone >= lastingOf(scene)) stepOn(hands);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

/** Lets the eye follow what has just happened, and tells those who listen. */
export const follow = async (hands: Hands, happened: Happened): Promise<void> => {
  const heard = happened.told.filter(isTold);
  const lines = heard.map((each) => hands.sitting.line(each).text);
  if (lines.length > 0) hands.sitting.announce(lines.join('. '));
  const { evolve } = hands.judge ?? (await hands.consult());
  const scenes = scenesOf(heard, happened.before.view as View, evolve);
  if (scenes.length === 0 || hands.sitting.happened !== happened) return;
  hands.eyes.last = scenes;
  if (!isStill()) play(hands, scenes);
};
