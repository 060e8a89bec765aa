import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import { after as afterwards } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { SwitchSet } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { check } from '../../play/check.ts';
import { bombardEvents } from '../../rules/bombard/bombarding.ts';
import { bombardRefusals } from '../../rules/bombard/refusals.ts';
import { combatDecisions } from '../../rules/combat/decisions.ts';
import { combatRefusals } from '../../rules/combat/refusals.ts';
import { combatEvents } from '../../rules/combat/run.ts';
import { blue, diceOf, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { ahead, square } from '../table.ts';

const seat = { side: 'red' };
const order = { kind: 'bombard', piece: 'G', target: 0 } as const;
const active: Partial<State> = { activation: { formation: 0, acted: [], struck: [] } };

/** A gun, and a target ten centimetres to the north that looks at it. */
const facing = (kind: PieceKind = 'regular', more: Partial<Piece> = {}, y = 10): Scene => ({
  pieces: [red('G', 'artillery', 0, 0), blue('T', kind, 0, y, 180, more)],
  state: active,
});

const reasons = (saw: Saw, scene: Scene) => {
  const [setting, state] = [settingOf(scene), stateOf(scene)];
  return saw(bombardRefusals(read(setting, view(setting, state, seat)), seat, order)).map(({ code }) => code);
};

const fires = (saw: Saw, scene: Scene, dice: readonly number[]) => {
  const [setting, state] = [settingOf(scene), stateOf(scene)];
  const events = saw(bombardEvents(setting, state, seat, order, diceOf({ G: dice }, 'bombard')));
  const now = afterwards(state, events);
  return { setting, events, state: now, target: pieceOf(now, 1), gun: pieceOf(now, 0) };
};

const look: Saw = (value) => value;
const TWO = [6, 6, 1];
const THREE = [6, 6, 6];

describe('who may bombard', () => {
  proves('PB-R125a', 'Fresh guns that are not in contact', (saw) => {
    expect(reasons(saw, facing())).toEqual([]);
    const gunAs = (more: Partial<Piece>) =>
      facing().pieces.map((each) => (each.id === 'G' ? { ...each, ...more } : each));
    expect(reasons(saw, { ...facing(), pieces: gunAs({ spent: true }) })).toEqual(['guns-are-spent']);
    expect(reasons(saw, { ...facing(), pieces: gunAs({ kind: 'regular' }) })).toEqual(['only-guns-bombard']);
    const engaged: Scene = {
      ...facing(),
      pieces: [...facing().pieces, blue('E', 'cavalry', 0, -0.95, 0)],
      contacts: [['E', 'G', 'rear']],
    };
    expect(reasons(saw, engaged)).toEqual(['guns-in-contact']);
  });

  provesBySwitch(
    'PB-R125a',
    'not when Spent',
    { game: { switches }, switch: 'spentArtilleryBombards' },
    (set) => {
      const scene = facing();
      const pieces = scene.pieces.map((each) => (each.id === 'G' ? { ...each, spent: true } : each));
      expect(reasons(look, { ...scene, pieces, set: set as Partial<SwitchSet> })).toEqual(['guns-are-spent']);
    },
  );

  proves('PB-R125l', 'instead of all else', (saw) => {
    const acted = { activation: { formation: 0, acted: [0], struck: [] } };
    expect(reasons(saw, { ...facing(), state: acted })).toEqual(['already-acted']);
  });

  proves('PB-R125e', 'neither trains nor staff', (saw) => {
    const known = (arm: 'train' | 'staff') => ({ red: [[{ piece: 1, arm }]], blue: [[{ piece: 0 }]] });
    expect(reasons(saw, { ...facing('baggage'), state: { ...active, known: known('train') } })).toEqual([
      'no-target',
    ]);
    expect(reasons(saw, { ...facing('hq'), state: { ...active, known: known('staff') } })).toEqual([
      'no-target',
    ]);
  });

  proves('PB-R125k', 'within 13.5 cm from edge to edge, and with more than half in view', (saw) => {
    expect(reasons(saw, facing('regular', {}, 14.45))).toEqual([]);
    expect(reasons(saw, facing('regular', {}, 14.56))).toEqual(['out-of-range']);
    const wood = { woods: [square(-9, 4, 9, 6)] };
    expect(reasons(saw, { ...facing(), map: wood })).toEqual(['not-in-view']);
  });

  proves('PB-R136', 'woods and buildings hide what is beyond', (saw) => {
    const beyond = (map: NonNullable<Scene['map']>) => reasons(saw, { ...facing(), map });
    expect(beyond({ woods: [square(-9, 4, 9, 6)] })).toEqual(['not-in-view']);
    expect(beyond({ buildings: [square(-9, 4, 9, 6)] })).toEqual(['not-in-view']);
    expect(beyond({ woods: [square(-9, 12, 9, 15)] })).toEqual([]);
  });

  provesBySwitch(
    'PB-R125k',
    'half of it is not enough',
    { game: { switches }, switch: 'bombardNeedsInView' },
    (set) => {
      const screen = { woods: [square(-3, 8, 0.6, 9.4)] };
      expect(reasons(look, { ...facing(), map: screen, set: set as Partial<SwitchSet> })).toEqual([
        'not-in-view',
      ]);
    },
  );

  proves('PB-R139', 'not over friends', (saw) => {
    const between = [...facing().pieces, red('F', 'regular', 0, 5)];
    expect(reasons(saw, { ...facing(), pieces: between })).toEqual(['friends-in-the-line']);
  });

  proves('PB-R125n', 'in a field of fire only if it may stay', (saw) => {
    const near: Scene = { ...facing(), pieces: [...facing().pieces, blue('E', 'regular', 0, 3)] };
    expect(reasons(saw, near)).toEqual(['may-not-stay']);
    expect(
      reasons(saw, { ...near, state: { activation: { formation: 0, acted: [], struck: [2] } } }),
    ).toEqual([]);
    expect(reasons(saw, { ...near, map: { woods: [square(-3, -0.475, 3, 0.475)] } })).not.toContain(
      'may-not-stay',
    );
  });

  provesBySwitch(
    'PB-R125n',
    'though it fires at that enemy',
    { game: { switches }, switch: 'bombardToStay' },
    (set) => {
      expect(reasons(look, { ...facing('regular', {}, 3), set: set as Partial<SwitchSet> })).toEqual([
        'may-not-stay',
      ]);
    },
  );
});

describe('what it does', () => {
  proves('PB-R125a', 'the gun turns to what is behind it', (saw) => {
    const scene: Scene = {
      pieces: [red('G', 'artillery', 0, 0), blue('T', 'regular', 0, -10)],
      state: active,
    };
    expect(fires(saw, scene, [1, 1, 1]).gun).toMatchObject({ x: 0, y: 0, heading: 18_000 });
  });

  proves('PB-R125b', 'hits and cover as in combat, at once', (saw) => {
    expect(fires(saw, facing(), [4, 1, 1]).target.spent).toBe(true);
    const hidden = { ...facing(), map: { woods: [square(-3, 9.5, 3, 11)] } };
    expect(fires(saw, hidden, [4, 1, 1]).target.spent).toBe(false);
    expect(fires(saw, facing(), [4, 1, 1]).state.activation).toMatchObject({ acted: [0], struck: [1] });
  });

  proves(['PB-R125c', 'PB-R125f'], 'it drives off and does not destroy', (saw) => {
    expect(fires(saw, facing(), THREE).target).toMatchObject({
      where: 'map',
      spent: true,
      y: 14_500,
      heading: 0,
    });
    expect(fires(saw, facing('regular', { spent: true }), TWO).target).toMatchObject({
      where: 'map',
      y: 14_500,
    });
  });

  proves('PB-R125d', 'a detachment just retreats', (saw) => {
    expect(fires(saw, facing('detachment'), [6, 1, 1]).target).toMatchObject({
      where: 'map',
      spent: false,
      y: 14_500,
    });
  });

  proves('PB-R125e', 'a train that was taken for foot feels nothing', (saw) => {
    expect(fires(saw, facing('baggage'), THREE)).toMatchObject({ target: { y: 10_000, spent: false } });
    reasons(saw, {
      ...facing('baggage'),
      state: { ...active, known: { red: [[{ piece: 1, arm: 'train' }]], blue: [] } },
    });
  });

  proves(['PB-R125g'], 'who cannot retreat stays, Spent', (saw) => {
    const river = {
      rivers: [
        {
          line: [
            [-20, 12],
            [20, 12],
          ] as const,
          width: 0.5,
        },
      ],
    };
    expect(fires(saw, { ...facing('regular', { spent: true }), map: river }, [6, 1, 1]).target).toMatchObject(
      {
        where: 'map',
        y: 10_000,
        spent: true,
      },
    );
  });

  provesBySwitch('PB-R125g', 'and lives', { game: { switches }, switch: 'bombardedCannotRetreat' }, (set) => {
    const river = {
      rivers: [
        {
          line: [
            [-20, 12],
            [20, 12],
          ] as const,
          width: 0.5,
        },
      ],
    };
    const scene = { ...facing('regular', { spent: true }), map: river, set: set as Partial<SwitchSet> };
    expect(fires(look, scene, [6, 1, 1]).target.where).toBe('map');
  });

  proves(['PB-R125h', 'PB-R169b'], 'elite drops its first hit each time, militia doubles it', (saw) => {
    const once = fires(saw, facing('elite'), [6, 1, 1]);
    expect(once.target).toMatchObject({ spent: false, y: 10_000 });
    expect(fires(saw, facing('elite'), THREE).target).toMatchObject({ spent: true, y: 14_500 });
    expect(fires(saw, facing('militia'), [6, 1, 1]).target).toMatchObject({ spent: true, y: 14_500 });
  });

  provesBySwitch('PB-R125h', 'of militia too', { game: { switches }, switch: 'militiaBombarded' }, (set) => {
    expect(fires(look, { ...facing('militia'), set: set as Partial<SwitchSet> }, [6, 1, 1]).target.y).toBe(
      14_500,
    );
  });

  proves('PB-R125i', 'a column is flanked by fire', (saw) => {
    expect(fires(saw, facing('regular', { column: true }), [3, 1, 1]).target.spent).toBe(true);
  });

  provesBySwitch('PB-R125i', 'nobody else is', { game: { switches }, switch: 'bombardmentFlank' }, (set) => {
    const away = { ...facing('regular', { heading: 0 }), set: set as Partial<SwitchSet> };
    expect(fires(look, away, [3, 1, 1]).target.spent).toBe(false);
  });

  proves('PB-R125m', 'the retreat is not the move of the target', (saw) => {
    const { setting, state, target } = fires(saw, facing(), TWO);
    expect(target).toMatchObject({ y: 14_500, heading: 0 });
    expect(state.activation?.acted).toEqual([0]);
    const later = { ...state, activation: { formation: 1, acted: [], struck: [] } };
    const goes = { kind: 'march', piece: 'T', steps: [ahead(5)] } as const;
    expect(check(read(setting, view(setting, later, { side: 'blue' })), { side: 'blue' }, goes)).toEqual([]);
  });
});

describe('fire into a melee', () => {
  const melee: Scene = {
    pieces: [
      red('G', 'artillery', 0, 0),
      blue('T', 'regular', 0, 10, 90),
      blue('S', 'regular', -0.95, 10, 90),
      red('X', 'regular', 0.95, 10, 270),
    ],
    contacts: [['X', 'T', 'front']],
    supports: [['T', 'S']],
    state: active,
  };

  proves('PB-R125j', 'the supporter of a lead that is driven off steps up or goes', (saw) => {
    expect(reasons(saw, melee)).toEqual([]);
    const { setting, state, target } = fires(saw, melee, TWO);
    expect(target).toMatchObject({ y: 10_000, spent: true });
    const [decision] = combatDecisions(setting, state);
    expect(decision).toMatchObject({ kind: 'step-up', owed: [{ side: 'blue' }] });
    const [stays, goes] = [{ kind: 'stand' }, { kind: 'retreat' }] as const;
    const stepped = afterwards(state, saw(combatEvents(setting, state, { side: 'blue' }, stays, diceOf({}))));
    expect(combatDecisions(setting, stepped)).toMatchObject([{ kind: 'retreat', owed: [{ side: 'blue' }] }]);
    const now = afterwards(stepped, saw(combatEvents(setting, stepped, { side: 'blue' }, goes, diceOf({}))));
    expect(pieceOf(now, 1)).toMatchObject({ x: -4500, y: 10_000, heading: 27_000 });
    expect(pieceOf(now, 2)).toMatchObject({ x: 0, y: 10_000, heading: 9_000 });
    expect(now).toMatchObject({ phase: 'activation', contacts: [{ attacker: 3, defender: 2 }], fought: [] });
    expect(now.combat).toBeUndefined();
  });

  const alone: Scene = {
    ...melee,
    pieces: melee.pieces.filter(({ id }) => id !== 'S'),
    supports: [],
  };

  provesBySwitch(
    'PB-R186',
    'drives a lead out of the combat, not along its enemy',
    { game: { switches }, switch: 'bombardedLead' },
    (set) => {
      const { setting, state } = fires(look, { ...alone, set: set as Partial<SwitchSet> }, TWO);
      const seatOf = { side: 'blue' };
      const seen = view(setting, state, seatOf);
      // Away from the gun it would slide along the front of X, which is no further from X.
      const along = combatRefusals(read(setting, seen), seatOf, { kind: 'retreat', heading: 0 });
      expect(along).toMatchObject([{ rule: 'PB-R186', code: 'too-far-aside' }]);
      expect(combatRefusals(read(setting, seen), seatOf, { kind: 'retreat', heading: 29_000 })).toEqual([]);
      const now = afterwards(state, combatEvents(setting, state, seatOf, { kind: 'retreat' }, diceOf({})));
      expect(pieceOf(now, 1)).toMatchObject({ x: -4500, y: 10_000, heading: 27_000, spent: true });
      expect(now).toMatchObject({ phase: 'activation', contacts: [] });
    },
  );

  provesBySwitch('PB-R125j', 'is allowed', { game: { switches }, switch: 'bombardEngaged' }, (set) => {
    expect(reasons(look, { ...melee, set: set as Partial<SwitchSet> })).toEqual([]);
  });
});
