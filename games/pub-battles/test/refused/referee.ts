import type { Player } from '@grognard/engine';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import type { SwitchSet } from '../../model/setting.ts';
import type { Piece } from '../../model/state.ts';
import { check } from '../../play/check.ts';
import { type Actor, type Scene, settingOf, stateOf } from '../combat/scene.ts';

/** What the referee has against an order, from what its seat sees; red's unless told. */
export const verdict = (scene: Scene, order: Order, seat: Player = { side: 'red' }) => {
  const setting = settingOf(scene);
  return check(read(setting, view(setting, stateOf(scene), seat)), seat, order);
};

export const codes = (...asked: Parameters<typeof verdict>): readonly string[] =>
  verdict(...asked).map(({ code }) => code);

/** The same scene but for one piece. */
export const changed = (scene: Scene, id: string, more: Partial<Piece>): Scene => ({
  ...scene,
  pieces: scene.pieces.map((each): Actor => (each.id === id ? { ...each, ...more } : each)),
});

/** The same scene as a club plays it. */
export const playing = (scene: Scene, set: Partial<SwitchSet>): Scene => ({ ...scene, set });
