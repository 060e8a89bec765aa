import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Order } from '../../model/orders.ts';
import { type Actor, blue, red, type Scene } from '../combat/scene.ts';
import { ahead, pivot } from '../table.ts';
import { changed, codes, playing, verdict } from './referee.ts';

const formations = [
  { id: 'R', side: 'red', rating: 3, chit: true, hq: 2 },
  { id: 'B', side: 'blue', rating: 3, chit: true, hq: 0 },
  { id: 'S', side: 'red', rating: 3, chit: true, hq: 0 },
];
const state = { activation: { formation: 0, acted: [], struck: [] }, formations };
const hq = red('H', 'hq', 0, -3);
const field: Scene = { pieces: [red('X', 'regular', 0, 0), blue('Y', 'regular', 0, 9), hq], state };

const march = (piece: string, cm = 1): Order => ({ kind: 'march', piece, steps: [ahead(cm)] });
const attack = (target: number): Order => ({
  kind: 'march',
  piece: 'X',
  steps: [],
  ending: { at: 'attack', target, face: 'front' },
});

describe('a march is refused', () => {
  test('to a piece that is not there, or not on the field', () => {
    expect(codes(field, march('X'))).toEqual([]);
    expect(codes(field, march('nobody'))).toEqual(['no-such-piece']);
    expect(codes(changed(field, 'X', { where: 'lost' }), march('X'))).toEqual(['off-the-field']);
    expect(codes(field, { kind: 'enter', piece: 'X', steps: [ahead(1)] })).toEqual(['off-the-field']);
  });

  test('against an enemy who is not there', () => {
    expect(codes(field, attack(0))).toEqual([]);
    expect(codes(field, attack(7))).toEqual(['no-such-enemy']);
  });

  proves('PB-R091', 'against staff', (saw) => {
    const staff: Scene = { pieces: [red('X', 'regular', 0, 0), blue('Y', 'hq', 0, 9), hq], state };
    expect(saw(verdict(staff, attack(0)))).toMatchObject([
      { rule: 'PB-R091', code: 'staff-is-not-attacked' },
    ]);
    expect(verdict(field, attack(0))).toEqual([]);
  });

  proves('PB-R092a', 'into an attack without command, beside whatever else is wrong with it', (saw) => {
    const lonely = changed(field, 'H', { y: -30_000 });
    const away: Order = { ...attack(0), kind: 'march', piece: 'X', steps: [pivot(180)] };
    expect(saw(verdict(lonely, away)).map(({ rule }) => rule)).toEqual(['PB-R117a', 'PB-R092a']);
    expect(verdict(field, away).map(({ rule }) => rule)).toEqual(['PB-R117a']);
  });

  proves('PB-R118g', 'behind a train; or behind other arms and corps, where a club plays so', (saw) => {
    const behind: Order = { kind: 'march', piece: 'X', steps: [], ending: { at: 'support', lead: 'L' } };
    const pair = (more: Actor): Scene => ({ pieces: [red('X', 'regular', 0, 0), more], state });
    const horse = pair(red('L', 'cavalry', 0, 0.95));
    expect(codes(horse, behind)).toEqual([]);
    expect(saw(verdict(playing(horse, { supportArms: 'same' }), behind))).toMatchObject([
      { rule: 'PB-R118g', code: 'does-not-support' },
    ]);
    const foot = pair(red('L', 'regular', 0, 0.95));
    expect(codes(playing(foot, { supportArms: 'same', supportFormations: 'own' }), behind)).toEqual([]);
    const strangers = changed(foot, 'L', { formation: 2 });
    expect(codes(strangers, behind)).toEqual([]);
    expect(codes(playing(strangers, { supportFormations: 'own' }), behind)).toEqual(['does-not-support']);
    const train = pair(red('L', 'baggage', 0, 0.95));
    expect(codes(train, behind)).toContain('does-not-support');
  });

  proves('PB-R096', 'behind an HQ that is no longer there', (saw) => {
    const hides: Order = {
      kind: 'march',
      piece: 'X',
      steps: [pivot(180), ahead(3)],
      ending: { at: 'reserve' },
    };
    expect(codes(field, hides)).toEqual([]);
    expect(saw(verdict(changed(field, 'H', { where: 'lost' }), hides))).toMatchObject([
      { rule: 'PB-R096', code: 'no-hq-to-hide-behind' },
    ]);
  });
});

describe('other orders are refused', () => {
  proves('PB-R035', 'out of their phase', (saw) => {
    expect(saw(verdict(field, { kind: 'let' }))).toMatchObject([{ rule: 'PB-R035', code: 'wrong-phase' }]);
    expect(codes(field, { kind: 'done' })).toEqual([]);
  });

  test('a rally of nobody, and of staff', () => {
    const spent = changed(field, 'X', { kind: 'cavalry', spent: true });
    expect(codes(spent, { kind: 'rally', piece: 'X' })).toEqual([]);
    expect(codes(spent, { kind: 'rally', piece: 'nobody' })).toEqual(['no-such-piece']);
    expect(codes(spent, { kind: 'rally', piece: 'H' })).toEqual(['does-not-rally']);
  });

  proves('PB-R094c', 'a rally of a column to another front than along its road', (saw) => {
    const road = { map: { roads: [{ id: 'pike', line: [[0, -40] as const, [0, 40] as const] }] } };
    const line = { ...changed(field, 'X', { kind: 'cavalry', spent: true }), ...road };
    const column = changed(line, 'X', { column: true });
    const turned = (facing: number): Order => ({ kind: 'rally', piece: 'X', facing });
    expect(codes(column, { kind: 'rally', piece: 'X' })).toEqual([]);
    expect(codes(column, turned(18_000))).toEqual([]);
    expect(saw(verdict(column, turned(9_000)))).toMatchObject([
      { rule: 'PB-R094c', code: 'column-keeps-to-the-road' },
    ]);
    expect(codes(line, turned(9_000))).toEqual([]);
  });

  test('leaving by nobody, or by a way that is not there', () => {
    const edge: Scene = {
      ...changed(field, 'X', { y: -49_000 }),
      setting: {
        exits: [{ id: 'south', x: 0, y: -50_000 }],
        sides: [
          { id: 'red', communications: ['south'] },
          { id: 'blue', communications: [] },
        ],
      },
    };
    expect(codes(edge, { kind: 'leave', piece: 'X', exit: 'south' })).toEqual([]);
    expect(codes(edge, { kind: 'leave', piece: 'nobody', exit: 'south' })).toEqual(['no-such-piece']);
    expect(codes(edge, { kind: 'leave', piece: 'X', exit: 'moon' })).toEqual(['no-such-exit']);
  });

  test('a written order to nobody, off the map, or where none are written', () => {
    const write = (formation: string, x = 0): Order => ({
      kind: 'write',
      formation,
      to: { x, y: 0 },
      attack: true,
    });
    const writing = playing(field, { writtenOrders: 'nextActivation' });
    expect(codes(writing, write('R'))).toEqual([]);
    expect(codes(writing, write('nobody'))).toEqual(['no-such-formation']);
    expect(codes(writing, write('R', 900_000))).toEqual(['ordered-off-the-map']);
    expect(codes(field, write('R'))).toEqual(['no-written-orders']);
    const theirs = { activation: { formation: 1, acted: [], struck: [] } };
    expect(codes({ ...writing, state: theirs }, write('R'))).not.toEqual([]);
  });
});
