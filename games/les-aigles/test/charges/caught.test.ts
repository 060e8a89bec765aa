import { recorded } from '@grognard/engine';
import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { chargeHome } from '../../play/sequence/charge-level.ts';
import { breakOut } from '../../rules/charges/break-out.ts';
import { overlap } from '../../rules/passing-through/cross.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { proves } from '../proving.ts';
import { reactingWith } from '../reactions/window.ts';
import { companies, middling, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';
import { charge, column, contacts, hussars, otherwise, partOfUnit } from './field.ts';

const facing = (
  charger: Parameters<typeof scene>[0][number],
  target: Partial<UnitEntry>,
  distance: number,
): Scene =>
  scene([
    { ...charger, id: 'charger', at: [0, 0] },
    { id: 'target', side: 'allied', at: [0, distance], ...target },
  ]);

describe('caught changing formation', () => {
  const change = (charger: Parameters<typeof scene>[0][number], distance: number): Scene => {
    const given = facing(charger, { formation: 'march column' }, distance);
    return noReaction(
      plan(given, {
        charger: [charge(given, 'target')],
        target: [{ do: 'change', to: 'division column' }],
      }),
    );
  };

  proves(
    ['LA-M5.3-18', 'LA-M5.3-19e'],
    'touched at 8 cm in the quarter of its change, it is without formation',
    (saw) => {
      const done = change(column({ id: 'charger', at: [0, 0] }), 8);
      saw(done.events);
      expect(contacts(done)).toMatchObject([{ since: 1, charged: true }]);
      expect(partOfUnit(done, 'target')).toMatchObject({ formation: 'division column', degradation: 2 });
      // From 9 cm the bonus no longer reaches: the change is done before contact comes.
      const late = change(column({ id: 'charger', at: [0, 0] }), 9);
      expect(contacts(late)).toMatchObject([{ since: 2 }]);
      expect(partOfUnit(late, 'target')).toMatchObject({ formation: 'division column', degradation: 0 });
    },
  );

  proves('LA-D-19', 'by cavalry that charges, it is in disorder', (saw) => {
    const done = change(hussars({ id: 'charger', at: [0, 0] }), 17);
    saw(done.events);
    expect(contacts(done)).toMatchObject([{ since: 1, charged: true }]);
    expect(partOfUnit(done, 'target')).toMatchObject({ formation: 'division column', degradation: 3 });
  });
});

describe('on the ground that a change takes up', () => {
  proves('LA-U3.4-1', 'whoever has caught it steps out of its way', (saw) => {
    // It unfolds into a line of 24 cm, over the horse that have come onto its flank.
    const given = scene([
      hussars({ id: 'charger', at: [-25, 5], facing: 90 }),
      column({
        ...{ id: 'target', side: 'allied', at: [0, 0] },
        ...{ nation: 'prussia', companies: companies(4, 4, 'musketeer') },
      }),
    ]);
    const done = noReaction(
      plan(given, {
        charger: [charge(given, 'target')],
        target: [{ do: 'change', to: 'line', anchor: 'head', side: 'both' }],
      }),
    );
    saw(done.events);
    expect(contacts(done)).toMatchObject([{ since: 2, charged: true }]);
    expect(partOfUnit(done, 'target')).toMatchObject({ formation: 'line', degradation: 3 });
    const [charger, target] = [partNamed(done, 'charger'), partNamed(done, 'target')];
    expect(overlap(given.setting, done.state, charger, target)).toBe(false);
    const away = done.events.filter((event) => event.kind === 'moved' && event.rules.includes('LA-U3.4-1'));
    expect(away).toMatchObject([{ part: charger }]);
  });

  proves('LA-U3.4-1', 'but nobody goes farther for it than in a quarter: it stays as it was', (saw) => {
    // A line of 27 cm across its flank would have to go back 12 cm, or 13 aside; it marches 3 and charges 3 more.
    const given = scene([
      { id: 'charger', at: [8, 2], facing: 270 },
      column({
        ...{ id: 'target', side: 'allied', at: [0, 0] },
        ...{ nation: 'prussia', companies: companies(4, 4, 'musketeer') },
      }),
    ]);
    const done = noReaction(
      plan(given, {
        charger: [charge(given, 'target')],
        target: [{ do: 'change', to: 'line', anchor: 'head', side: 'both' }],
      }),
    );
    saw(done.events);
    const [charger, target] = [partNamed(done, 'charger'), partNamed(done, 'target')];
    expect(contacts(done)).toMatchObject([{ attacker: charger, defender: target }]);
    expect(partOfUnit(done, 'target')).toMatchObject({ formation: 'march column', degradation: 2 });
    expect(partOfUnit(done, 'target').doing).toBeUndefined();
    expect(done.events.filter(({ kind }) => kind === 'cut-short')).toMatchObject([{ part: target }]);
    expect(overlap(given.setting, done.state, charger, target)).toBe(false);
    expect(partOfUnit(done, 'charger').x).toBe(3_000);
  });
});

describe('into square before the horse are there', () => {
  const squaring = (entry: Partial<UnitEntry>, distance: number, formation: Formation = 'square'): Scene => {
    const given = facing(hussars({ id: 'charger', at: [0, 0] }), entry, distance);
    const first = plan(given, { charger: [charge(given, 'target')] });
    const half = reactingWith(first, { target: { do: 'change', to: formation } });
    return noReaction(plan(half, {}));
  };

  const endOf = (given: Scene) => {
    const { formation, degradation } = partOfUnit(given, 'target');
    return [contacts(given)[0]?.since, formation, degradation];
  };

  const prussian = { nation: 'prussia', companies: companies(4, 4, 'musketeer') } as const;
  const russian = { nation: 'russia', companies: companies(4, 4, 'musketeer') } as const;

  proves('LA-D-4', 'class A and B are ready if the enemy comes from more than 36 cm', (saw) => {
    for (const entry of [{}, prussian]) {
      const [late, ready] = [squaring(entry, 36), squaring(entry, 36.1)];
      saw([late.events, ready.events]);
      expect(endOf(late)).toEqual([3, 'square', 3]);
      // A round has been fought by then, which leaves nobody better than disorganised.
      expect(endOf(ready)).toEqual([4, 'square', 1]);
    }
  });

  proves('LA-D-5', 'class C never is, unless nobody comes home at all', (saw) => {
    const [late, missed] = [squaring(russian, 45), squaring(russian, 45.1)];
    saw([late.events, missed.events]);
    expect(endOf(late)).toEqual([4, 'square', 3]);
    expect(endOf(missed)).toEqual([undefined, 'square', 0]);
  });
});

describe('an uncontrolled advance', () => {
  proves('LA-M5.1-16', 'charges in any quarter, without having been declared', (saw) => {
    const given = scene(
      [hussars({ id: 'hussars', at: [0, 0] }), { id: 'line', side: 'allied', at: [0, 15] }],
      { now: { period: 1, quarter: 2 } },
    );
    const story = beginStory(given.setting, given.state, recorded(middling([])));
    breakOut(story, partNamed(given, 'hussars'), partNamed(given, 'line'));
    chargeHome(story);
    saw(story.events);
    const [contact] = contacts({ ...given, events: story.events });
    expect(contact).toMatchObject({ since: 2, charged: true, run: 15_000 });
    expect(contact?.fire).toBe('whole');
  });
});

describe('measuring', () => {
  provesBySwitch(
    'LA-M5.1-17',
    'no order is refused because an enemy is far away',
    otherwise('measuring', 'allowed'),
    (switches) => {
      for (const distance of [20, 75]) {
        const given = scene(
          [
            {
              id: 'prussians',
              at: [0, -45],
              nation: 'prussia',
              companies: companies(4, 4, 'musketeer'),
              formation: 'march column',
            },
            hussars({ id: 'horse', side: 'allied', at: [0, -45 + distance] }),
          ],
          {},
          switches,
        );
        expect(refusalsOf(given, 'prussians', [{ do: 'change', to: 'full square' }])).toEqual([]);
      }
    },
  );
});
