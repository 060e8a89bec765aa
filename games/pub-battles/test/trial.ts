import { readFileSync } from 'node:fs';
import type { Trial } from '@grognard/engine/conformance';
import { moments } from '../../../tools/counts.ts';
import { pubBattles } from '../game.ts';
import { read } from '../ground/reading.ts';
import type { PubBattlesTypes } from '../model/game-types.ts';
import { someOrder } from '../options/able.ts';
import { pubBattlesSchemas } from '../schemas/schemas.ts';
import { freely } from './freely.ts';
import { tasks } from './hooks.ts';
import { eventUnnumbered, viewUnnumbered } from './printed.ts';
import { wash } from './wash.ts';
import { sight } from './who-sees.ts';

export const scenarioIds = [
  'first-contact',
  'brandywine-1777',
  'marengo-1800',
  'quatre-bras-1815',
  'antietam-1862',
] as const;

/** A shipped scenario, ready to be tried. */
export const trialOf = (id: (typeof scenarioIds)[number]): Trial<PubBattlesTypes> => {
  const file = new URL(`../../../scenarios/pub-battles/${id}.json`, import.meta.url);
  const parsed = pubBattlesSchemas.scenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.error)}`);
  return {
    game: pubBattles,
    schemas: pubBattlesSchemas,
    scenario: parsed.value,
    seats: parsed.value.sides.map(({ id: side }) => ({ side })),
    maxOrders: 4_000,
    moments,
    unguessed: [
      ...parsed.value.sides.flatMap(({ id: side }) =>
        [side, 'spectator'].flatMap((seat) =>
          ['arm', 'kind', 'spent', 'unpacked'].map((leaf) => ({
            path: `known.${side}.*.*.${leaf}`,
            seat,
            reason: 'what was made out of a block that is no longer on the map: no view shows it again',
          })),
        ),
      ),
      ...['x', 'y'].map((leaf) => ({
        path: `pieces.*.*.from.${leaf}`,
        reason: 'where staff stood when the turn began: everybody saw it there, though no view keeps it',
      })),
    ],
    printed: { view: viewUnnumbered, event: eventUnnumbered },
    tries: (setting, view, seat, ref) =>
      view.mine
        .filter((piece) => piece.ref === ref)
        .flatMap((piece) => someOrder(read(setting, view), seat, piece) ?? []),
    tasks,
    wash,
    freely,
    sight,
    acting: (_setting, _view, order) => ('piece' in order ? [order.piece] : []),
    passing: [
      { kind: 'marched', reason: 'the way that a block went is seen while it goes; no view keeps it' },
      {
        kind: 'attempted',
        reason: 'that a die was thrown and for what is heard; the view keeps what came of it',
      },
    ],
  };
};
