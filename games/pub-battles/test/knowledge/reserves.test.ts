import { sizeOf } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { unitsOf } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Event } from '../../model/events.ts';
import type { MapData } from '../../model/scenario.ts';
import type { SwitchSet } from '../../model/setting.ts';
import type { Piece } from '../../model/state.ts';
import type { OwnPiece } from '../../model/view.ts';
import { faults } from '../../play/faults.ts';
import { judgeMarch } from '../../rules/movement/judge.ts';
import { deployEvents, reserveSupports } from '../../rules/reserves/deploying.ts';
import { hideEvents, hideRefusals } from '../../rules/reserves/hiding.ts';
import { carryLimit, carryRefusals, reserveStart } from '../../rules/reserves/leaving.ts';
import {
  deployDecisions,
  deployingEvents,
  deployRefusals,
  spottedHqs,
} from '../../rules/reserves/showing.ts';
import { sightingsOf } from '../../rules/spotting/sightings.ts';
import { ahead, boardOf, onBoard } from '../table.ts';
import { blue, type Laid, laid, opened, playedOn, red, setTo, settingFor, turned } from './battle.ts';

const hq = laid('r1', 'oudinot', 'hq', [0, 0]);
const reserve = [laid('r1', 'a', 'regular'), laid('r1', 'b', 'cavalry'), laid('r1', 'c', 'artillery')];
const enemy = (y: number): Laid => laid('b1', 'kempt', 'elite', [0, y]);
const picton = laid('b1', 'picton', 'hq', [40, 40]);

/** A battle as it opens, with what the rules of reserves need of it. */
const battle = (pieces: readonly Laid[], map: Partial<MapData> = {}, switches: Partial<SwitchSet> = {}) => {
  const setting = settingFor([...pieces, picton], map, switches);
  const state = opened(setting, [...pieces, picton]);
  const mine = view(setting, state, red);
  const own = (id: string): OwnPiece => mine.mine.find(({ ref }) => ref === id) as OwnPiece;
  return { setting, state, mine, own };
};

const facing = (degrees: number) => ({ kind: 'deploy', hq: 'oudinot', facing: degrees * 100 }) as const;
const places = (events: readonly Event[]) =>
  events.flatMap((event) => (event.kind === 'deployed' ? [[event.to.x / 1_000, event.to.y / 1_000]] : []));

describe('an HQ that is spotted', () => {
  proves('PB-R101', 'shows its whole reserve at once, and goes beside it', (saw) => {
    const { setting, state } = battle([hq, ...reserve, enemy(14)]);
    expect(spottedHqs(setting, state)).toEqual([0]);
    const must = playedOn(state, saw(deployingEvents(setting, state)));
    expect(deployDecisions(setting, must)).toMatchObject([{ kind: 'deploy', owed: [red] }]);
    expect(deployRefusals(read(setting, view(setting, must, red)), red, facing(0))).toEqual([]);
    const shown = playedOn(must, saw(deployEvents(setting, must, red, facing(0))));
    expect(shown.deploying).toEqual([]);
    expect(shown.pieces.flat().every(({ where }) => where === 'map')).toBe(true);
    const done = playedOn(shown, sightingsOf(setting, shown));
    expect(faults(setting, done)).toEqual([]);
    expect(done.pieces.flat()[0]).toMatchObject({ x: 3_000, y: -475 });
    expect(sizeOf(done.known.blue ?? [])).toBe(4);
  });

  test('further away than a foot move it hides on', () => {
    const { setting, state } = battle([hq, ...reserve, enemy(15)]);
    expect(spottedHqs(setting, state)).toEqual([]);
    expect(deployingEvents(setting, state)).toEqual([]);
    expect(deployDecisions(setting, state)).toEqual([]);
  });

  proves('PB-R102', 'the first piece with its front on the spot, the others directly behind', (saw) => {
    const { setting, state } = battle([hq, ...reserve, enemy(14)]);
    expect(places(saw(deployEvents(setting, state, red, facing(0))))).toEqual([
      [0, -0.475],
      [0, -1.425],
      [0, -2.375],
    ]);
    expect(places(deployEvents(setting, state, red, facing(90)))[0]).toEqual([-0.475, 0]);
  });

  proves('PB-R102', 'where there is no room, in the nearest free place behind', (saw) => {
    const friend = laid('r1', 'foy', 'regular', [0, -1.5]);
    const { setting, state } = battle([hq, ...reserve, friend, enemy(14)]);
    const events = saw(deployEvents(setting, state, red, facing(0)));
    const shown = playedOn(state, events);
    expect(faults(setting, playedOn(shown, sightingsOf(setting, shown)))).toEqual([]);
    expect(places(events)[0]).toEqual([0, -0.475]);
    expect(places(events)[1]?.[1]).toBeLessThan(-2.4);
  });

  provesBySwitch(
    'PB-R102',
    'another reading lets them stand beside each other',
    turned('reservePlacement', 'withinMountedThird'),
    (switches) => {
      const { setting, state } = battle([hq, ...reserve, enemy(14)], {}, setTo(switches));
      expect(places(deployEvents(setting, state, red, facing(0))).map(([x]) => x)).toEqual([0, 0, 0]);
    },
  );

  proves('PB-R100', 'on a road they are in column, back along it', (saw) => {
    const roads = [{ id: 'pike', line: [[0, -40] as const, [0, 40] as const] }];
    const { setting, state } = battle([hq, ...reserve, enemy(14)], { roads });
    const events = saw(deployEvents(setting, state, red, facing(20)));
    expect(places(events)).toEqual([
      [0, -2.5],
      [0, -7.5],
      [0, -12.5],
    ]);
    expect(events.filter((event) => event.kind === 'deployed' && event.column)).toHaveLength(3);
    const shown = playedOn(state, events);
    expect(faults(setting, playedOn(shown, sightingsOf(setting, shown)))).toEqual([]);
  });

  test('round a bend of the road', () => {
    const roads = [{ id: 'pike', line: [[20, -5] as const, [0, -5] as const, [0, 40] as const] }];
    const { setting, state } = battle([hq, ...reserve, enemy(14)], { roads });
    const events = deployEvents(setting, state, red, facing(0));
    const shown = playedOn(state, events);
    expect(faults(setting, playedOn(shown, sightingsOf(setting, shown)))).toEqual([]);
    expect(events.filter((event) => event.kind === 'deployed' && event.column)).toHaveLength(3);
  });
});

describe('directly behind a friend', () => {
  const lead = laid('r1', 'foy', 'regular', [0, 1]);
  const attacker = laid('b1', 'kempt', 'elite', [0, 1.95]);

  proves('PB-R103', 'the first piece of the reserve counts as its support', (saw) => {
    const { setting, state } = battle([hq, ...reserve, lead, attacker]);
    const events = saw(deployEvents(setting, state, red, facing(0)));
    expect(events).toContainEqual({ kind: 'supported', lead: 4, support: 1, rules: ['PB-R103'] });
    const shown = playedOn(state, events);
    expect(faults(setting, playedOn(shown, sightingsOf(setting, shown)))).toEqual([]);
  });

  proves('PB-R103', 'a hidden one comes up when its lead is in contact', (saw) => {
    const { setting, state } = battle([hq, ...reserve, lead, attacker]);
    expect(reserveSupports(setting, state)).toEqual([]);
    const fighting = playedOn(state, [
      { kind: 'contacted', contact: { attacker: 5, defender: 4, face: 'front', arrival: 1 }, rules: [] },
    ]);
    const events = saw(reserveSupports(setting, fighting));
    expect(events.map(({ kind }) => kind)).toEqual(['deployed', 'supported', 'pushed']);
    const shown = playedOn(fighting, events);
    expect(faults(setting, playedOn(shown, sightingsOf(setting, shown)))).toEqual([]);
  });
});

describe('into reserve', () => {
  const foy = laid('r1', 'foy', 'regular', [0, 5]);
  const end = (y: number) => ({ x: 0, y: unitsOf(y), heading: 0, column: false });

  proves('PB-R096', 'a piece hides by touching its HQ', (saw) => {
    const { setting, mine, own } = battle([hq, foy]);
    expect(saw(hideRefusals(read(setting, mine), own('foy'), end(0.975)))).toEqual([]);
    expect(saw(hideRefusals(read(setting, mine), own('foy'), end(1.2)))).toMatchObject([{ rule: 'PB-R096' }]);
    expect(hideEvents(1)).toMatchObject([{ kind: 'hid', piece: 1 }]);
  });

  proves('PB-R095', 'staff does not hide, and without hidden reserves nobody does', (saw) => {
    const { setting, mine, own } = battle([hq, foy]);
    expect(saw(hideRefusals(read(setting, mine), own('oudinot'), end(0)))).toMatchObject([
      { rule: 'PB-R095' },
    ]);
    const plain = battle([hq, foy], {}, { hiddenReserves: 'off' });
    expect(saw(hideRefusals(read(plain.setting, plain.mine), plain.own('foy'), end(0.975)))).toMatchObject([
      { rule: 'PB-R095' },
    ]);
  });

  provesBySwitch('PB-R095', 'an option plays without', turned('hiddenReserves', 'off'), (switches) => {
    const { setting, mine, own } = battle([hq, foy], {}, setTo(switches));
    expect(hideRefusals(read(setting, mine), own('foy'), end(0.975))).toEqual([]);
  });
});

describe('out of reserve', () => {
  const reasons = (saw: Saw, hqWent: number, cm: number) => {
    const { setting, mine, own } = battle([hq, ...reserve]);
    const start = reserveStart(read(setting, mine), own('a'));
    if (start === undefined) throw new Error('it cannot leave');
    const judged = saw(
      judgeMarch(onBoard(setting, boardOf(start)), start, { steps: [ahead(cm)] }, unitsOf(hqWent)),
    );
    return judged.ok ? [] : judged.error.map(({ rule }) => rule);
  };

  proves('PB-R098', 'a piece marches from its HQ, and what the HQ has gone is charged to it', (saw) => {
    expect(reasons(saw, 0, 13.5)).toEqual([]);
    expect(reasons(saw, 4, 9.5)).toEqual([]);
    expect(reasons(saw, 4, 9.6)).toContain('PB-R098');
  });

  proves('PB-R098', 'an HQ goes no further than the slowest of what it carries', (saw) => {
    const { setting, mine } = battle([hq, ...reserve]);
    expect(carryLimit(read(setting, mine), 'oudinot')).toBe(unitsOf(13.5));
    expect(saw(carryRefusals(read(setting, mine), 'oudinot', unitsOf(13.5)))).toEqual([]);
    expect(saw(carryRefusals(read(setting, mine), 'oudinot', unitsOf(13.6)))).toMatchObject([
      { rule: 'PB-R098' },
    ]);
    expect(carryLimit(read(setting, battle([hq]).mine), 'oudinot')).toBeUndefined();
    const horse = battle([hq, laid('r1', 'b', 'cavalry')]);
    expect(carryLimit(read(horse.setting, horse.mine), 'oudinot')).toBe(unitsOf(19.2));
  });

  test('on a road it starts in column', () => {
    const roads = [{ id: 'pike', line: [[0.3, -40] as const, [0.3, 40] as const] }];
    const { setting, mine, own } = battle([hq, ...reserve], { roads });
    expect(reserveStart(read(setting, mine), own('a'))).toMatchObject({
      x: 300,
      y: 0,
      heading: 0,
      column: true,
    });
    expect(reserveStart(read(setting, mine), own('oudinot'))).toBeUndefined();
  });

  provesBySwitch(
    'PB-R097',
    'after a draw a reserve may be set down',
    turned('reserveExit', 'ownActivation'),
    (switches) => {
      const { setting, mine } = battle([hq, ...reserve], {}, setTo(switches));
      expect(deployRefusals(read(setting, mine), red, facing(0))).toEqual([]);
    },
  );

  proves('PB-R097', 'but not while somebody moves, nor out of nothing', (saw) => {
    const { setting, mine } = battle([hq, ...reserve]);
    const moving = { ...mine, phase: 'activation' } as const;
    expect(saw(deployRefusals(read(setting, moving), red, facing(0)))).toMatchObject([{ rule: 'PB-R097' }]);
    expect(saw(deployRefusals(read(setting, battle([hq]).mine), red, facing(0)))).toMatchObject([
      { rule: 'PB-R097', impossible: true },
    ]);
    expect(saw(deployRefusals(read(setting, mine), blue, { ...facing(0), hq: 'picton' }))).toMatchObject([
      { code: 'no-such-hq' },
    ]);
  });
});

describe('while hidden', () => {
  test('nothing of it is in the view of the enemy', () => {
    const full = battle([hq, ...reserve]);
    const empty = battle([
      hq,
      ...reserve.map((each) => ({ ...each, more: { where: 'gone' } satisfies Partial<Piece> })),
    ]);
    expect(view(full.setting, full.state, blue)).toEqual(view(empty.setting, empty.state, blue));
  });
});
