import { readFileSync } from 'node:fs';
import type { Trial } from '@grognard/engine/conformance';
import { lesAigles } from '../game.ts';
import type { LesAiglesKinds } from '../kinds-of-game.ts';
import type { Scenario } from '../scenario-types.ts';
import { lesAiglesSchemas } from '../schemas.ts';
import { relisted, relistedOrder } from './looking-glass.ts';

export const scenarioIds = [
  'flat-table',
  'first-volley',
  'first-orders',
  'maida-1806',
  'kaltenried',
  'saint-mery',
] as const;

/** A shipped scenario as its reader gives it. */
export const shipped = (id: (typeof scenarioIds)[number]): Scenario => {
  const file = new URL(`../../../scenarios/les-aigles/${id}.json`, import.meta.url);
  const read = lesAiglesSchemas.scenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.error)}`);
  return read.value;
};

/** A scenario, ready to be tried. */
export const trialOf = (scenario: Scenario): Trial<LesAiglesKinds> => ({
  ...{ game: lesAigles, schemas: lesAiglesSchemas, scenario },
  seats: scenario.sides.map(({ id: side }) => ({ side })),
  maxOrders: 400,
  ...{ relisted, relistedOrder },
  unguessed: [
    {
      path: 'parts.*.*.unseen.*',
      seat: 'spectator',
      reason: 'of two sides, the one that does not see a part can only be the other',
    },
  ],
  passing: [
    { kind: 'moved', reason: 'everybody sees by which way a part goes; the view keeps where it is' },
    { kind: 'rode', reason: 'likewise of an officer, who may ride out of sight' },
    ...['sighted', 'lost-sight'].map((kind) => ({
      kind,
      reason: 'who comes into sight and goes out of it is seen as it happens; the view keeps who is in sight',
    })),
    ...['began', 'continued', 'completed', 'cut-short'].map((kind) => ({
      kind,
      reason:
        'everybody sees a change begin, go on and end; what came of it may be undone before the view is',
    })),
    { kind: 'set-about', reason: 'everybody sees what a garrison sets about; it may be broken off as well' },
    {
      kind: 'fired',
      reason: 'everybody sees who fires and with how many; the view keeps what the fire did',
    },
    {
      kind: 'tested',
      reason: 'the dice fall on the table: who is tested and why; the view keeps what comes of it',
    },
  ],
});
