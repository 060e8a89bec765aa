import type { Saw } from '@grognard/engine/rulebook';
import { expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import { unitOf } from '../../model/evolve.ts';
import { enterHexes } from '../../rules/movement/entering.ts';
import { trapAttack } from '../../rules/traps/attack.ts';
import { defender, HERE, lastOf, type Placed, stage, storyOf } from '../scene.ts';

const sprung = (saw: Saw, who: Placed, dice: readonly number[]) => {
  const place = stage({ blue: [who] });
  const story = storyOf(place, dice);
  const { losses } = trapAttack(story, place.index('defender'));
  saw(story.events);
  return { losses, events: story.events, unit: unitOf(story.state, place.index('defender')) };
};

proves(
  ['CB-TRAP-4', 'CB-B4.9-6'],
  'a trap attacks horse at +4: a 6 costs a step, and a test at moral 8 is at 7',
  (saw) => {
    const { losses, events, unit } = sprung(saw, defender('medium-horse'), [2, 4, 3, 4]);
    expect(losses).toBe(1);
    expect(lastOf(events, 'struck').rolls[0]?.against).toBe(4);
    expect(lastOf(events, 'tested').passed).toBe(true);
    expect(unit.steps).toBe(1);
  },
);

proves('CB-TRAP-4', 'a trap attacks foot at 0: a 7 does no harm', (saw) => {
  const { losses, events } = sprung(saw, defender('medium-foot'), [3, 4]);
  expect(losses).toBe(0);
  expect(lastOf(events, 'struck').rolls[0]?.against).toBe(0);
});

proves('CB-TRAP-4', 'two losses are two steps, never a recoil', (saw) => {
  expect(sprung(saw, defender('medium-horse'), [1, 3]).unit.lost).toBe(true);
});

const trap = { kind: 'trap', side: 'blue', at: HERE, hidden: true } as const;

const SPARING = { trapsAttack: 'enemies' };

const walked = (minimal: boolean, switches = {}, dice: readonly number[] = [3, 4]) => {
  const place = stage({ blue: [defender('medium-foot')], counters: [trap] }, switches);
  const story = storyOf(place, dice);
  enterHexes(story, place.index('defender'), [place.unit('defender').hex], { minimal });
  return story;
};

proves('CB-TRAP-7', 'a hidden trap lies open once somebody is in its hex, careful or not', (saw) => {
  const story = walked(true);
  saw(story.events);
  expect(story.state.hidden).toEqual([]);
  expect(story.events.map(({ kind }) => kind)).toEqual(['sprung']);
});

provesBySwitch(
  'CB-Q36',
  'it attacks its owner, too',
  { game: cursedBlades, switch: 'trapsAttack' },
  (switches) => {
    expect(walked(false, switches).events.map(({ kind }) => kind)).toContain('struck');
  },
);

provesBySwitch(
  'CB-Q36',
  'and stays where it is',
  { game: cursedBlades, switch: 'sprungTrap' },
  (switches) => {
    expect(walked(false, switches).state.counters[0]?.[0]?.gone).toBeUndefined();
  },
);

proves('CB-Q36', 'where traps spare their owner they attack everybody else', (saw) => {
  const sprungOn = (side: string) => {
    const place = stage({ blue: [defender('medium-foot')], counters: [{ ...trap, side }] }, SPARING);
    const story = storyOf(place, side === 'red' ? [3, 4] : []);
    enterHexes(story, place.index('defender'), [place.unit('defender').hex]);
    return saw(story.events).map(({ kind }) => kind);
  };
  expect(sprungOn('red')).toContain('struck');
  expect(sprungOn('blue')).not.toContain('struck');
});
