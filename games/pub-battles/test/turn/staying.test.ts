import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import type { Contact, Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import { doneRefusals } from '../../rules/activation/staying.ts';
import { square } from '../table.ts';
import {
  activeState,
  american,
  british,
  CORNWALLIS,
  pieceAt,
  pieces,
  SULLIVAN,
  setting,
} from './brandywine.ts';
import { viewOf } from './seen.ts';

const rules = setting();
const game = { switches };

/** The guards stand three centimetres before Stirling's front, and look at him. */
const guards = pieceAt('guards', CORNWALLIS, 'elite', [0, 4], { heading: 18_000 });
const GUARDS = pieces.length;
const STIRLING = pieces.findIndex(({ id }) => id === 'stirling');
const STEPHEN = pieces.findIndex(({ id }) => id === 'stephen');

const underFire = (
  activation: Partial<NonNullable<State['activation']>> = {},
  more: Partial<State> = {},
): State =>
  activeState(
    SULLIVAN,
    { activation: { formation: SULLIVAN, acted: [STEPHEN], struck: [], ...activation }, ...more },
    [...pieces, guards],
  );

const refusals = (state: State, set = rules, seat = american) =>
  doneRefusals(read(set, viewOf(state, 'american')), seat);

const contact = (attacker: number, defender: number): Contact => ({
  attacker,
  defender,
  face: 'front',
  arrival: 1,
});

describe('who stands in an enemy field of fire', () => {
  proves('PB-R113c', 'must attack or leave before the activation ends', (saw) => {
    expect(saw(refusals(underFire()))).toMatchObject([
      {
        rule: 'PB-R113c',
        code: 'may-not-stay-under-fire',
        params: { piece: 'stirling', enemy: expect.stringMatching(/^#\d+$/) },
      },
    ]);
    expect(refusals(underFire({ acted: [STIRLING] }))).toEqual([]);
    const away = pieces.map((piece, index) => (index === STIRLING ? { ...piece, y: -10_000 } : piece));
    expect(refusals(activeState(SULLIVAN, {}, [...away, guards]))).toEqual([]);
  });

  proves('PB-R113a', 'may stay in cover: woods, buildings, or a hill above the enemy', (saw) => {
    const ground = square(-5, -2, 5, 1);
    expect(refusals(underFire(), setting({}, { woods: [ground] }))).toEqual([]);
    expect(refusals(underFire(), setting({}, { buildings: [ground] }))).toEqual([]);
    expect(refusals(underFire(), setting({}, { hills: [{ ...ground, level: 1 }] }))).toEqual([]);
    const plateau = { ...square(-20, -20, 20, 20), level: 1 };
    expect(saw(refusals(underFire(), setting({}, { hills: [plateau] })))).toHaveLength(1);
    expect(saw(refusals(underFire(), setting({}, { marsh: [ground] })))).toHaveLength(1);
  });

  proves('PB-R113b', 'may stay if another piece attacks or bombards that enemy', (saw) => {
    expect(refusals(underFire({ struck: [GUARDS] }))).toEqual([]);
    expect(saw(refusals(underFire({ struck: [GUARDS - 1] })))).toHaveLength(1);
  });

  provesBySwitch(
    'PB-R113c',
    'an attack of another formation in the same turn does not help',
    { game, switch: 'sameMove' },
    (set) => {
      const greene = pieces.findIndex(({ id }) => id === 'muhlenberg');
      const state = underFire({}, { contacts: [contact(greene, GUARDS)], struck: [GUARDS] });
      expect(refusals(state, setting(set))).toHaveLength(1);
    },
  );

  test('stays in a fight, and so does whoever supports it', () => {
    expect(refusals(underFire({}, { contacts: [contact(GUARDS, STIRLING)] }))).toEqual([]);
    const supporting = {
      contacts: [contact(STEPHEN, GUARDS)],
      supports: [{ lead: STEPHEN, support: STIRLING }],
    };
    expect(refusals(underFire({}, supporting))).toEqual([]);
    const idle = { supports: [{ lead: STEPHEN, support: STIRLING }] };
    expect(refusals(underFire({}, idle))).toHaveLength(1);
  });

  proves('PB-R113d', 'stays if there is no way out and nothing to attack', (saw) => {
    const guns = (kind: Piece['kind'], more: Partial<Piece> = {}): State =>
      activeState(SULLIVAN, { activation: { formation: SULLIVAN, acted: [STEPHEN], struck: [] } }, [
        ...pieces.map((piece, index) => (index === STIRLING ? { ...piece, kind, ...more } : piece)),
        guards,
      ]);
    expect(saw(refusals(guns('artillery')))).toHaveLength(1);
    const ringed = setting({}, { marsh: [square(-40, -40, 40, 40)] });
    expect(refusals(guns('artillery'), ringed)).toEqual([]);
    expect(refusals(guns('baggage', { unpacked: true }))).toEqual([]);
    expect(saw(refusals(guns('regular', { column: true })))).toHaveLength(1);
  });

  proves('PB-R113d', 'must attack if that is all it can do', (saw) => {
    // Water all round, but for the ground between the two fronts.
    const shores = [square(-50, -50, -3, 50), square(3, -50, 50, 50), square(-3, -50, 3, -0.6)];
    const island = setting({}, { lakes: [...shores, square(-3, 4.5, 3, 50)] });
    const commanded = (y: number): State =>
      activeState(SULLIVAN, { activation: { formation: SULLIVAN, acted: [STEPHEN], struck: [] } }, [
        ...pieces.map((piece, index) => (index === SULLIVAN ? { ...piece, y } : piece)),
        guards,
      ]);
    expect(saw(refusals(commanded(-5_000), island))).toHaveLength(1);
    expect(refusals(commanded(-20_000), island)).toEqual([]);
  });

  proves('PB-R113e', 'a formation that does nothing is held to it as well', (saw) => {
    expect(saw(refusals(underFire({ acted: [] })))).toMatchObject([{ rule: 'PB-R113e' }]);
  });

  provesBySwitch(
    'PB-R113e',
    'to skip a whole formation is to stay',
    { game, switch: 'skippedFormation' },
    (set) => {
      expect(refusals(underFire({ acted: [] }), setting(set))).toHaveLength(1);
    },
  );

  test('need not leave at night', () => {
    expect(refusals(underFire({}, { turn: NIGHT }))).toEqual([]);
    expect(refusals(underFire({}, { turn: NIGHT }), setting({ nearAtNight: 'mustLeave' }))).toHaveLength(1);
  });
});

test('only whoever commands the active formation is done with it', () => {
  expect(refusals(activeState(CORNWALLIS))).toMatchObject([{ code: 'not-active', impossible: true }]);
  const sullivan = { side: 'american', command: 'sullivan' };
  const divided = activeState(SULLIVAN, { seats: [american, sullivan, british] });
  expect(refusals(divided)).toMatchObject([{ code: 'not-your-activation', impossible: true }]);
  expect(refusals(divided, rules, sullivan)).toEqual([]);
});
