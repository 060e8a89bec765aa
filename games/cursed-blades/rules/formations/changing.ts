import { impossible, type Refusal, refuse } from '@grognard/engine';
import { isStanding, unitNamed, unitOf } from '../../model/evolve.ts';
import type { Unit } from '../../model/state.ts';
import { happen } from '../../model/story.ts';
import { cohesions, formationModes } from '../../model/vocabulary.ts';
import { hexesOf, standingUnits, typeOf } from '../map/board.ts';
import type { Action } from '../units/action.ts';
import { breakUp, FEWEST } from './breaking.ts';
import { groundRefusals, likenessRefusals, modeRefusals, worseBreath } from './forming.ts';

const noFormation = (unit: Unit): readonly Refusal[] =>
  unit.formed === undefined ? [refuse('CB-B4.11-13', 'no-formation', { unit: unit.id })] : [];

/** CB-B4.11-13: another way of standing is the whole action. */
export const changeMode: Action<'change-mode'> = {
  check: (reading, index, { mode }) => {
    const { view } = reading;
    const unit = unitOf(view, index);
    return [
      ...noFormation(unit),
      ...(unit.formed?.mode === mode ? [refuse('CB-B4.11-13', 'stands-so', { unit: unit.id })] : []),
      ...modeRefusals(unit, mode),
    ];
  },
  resolve: (story, index, { mode }) => {
    const { formed } = unitOf(story.state, index);
    const to = { formed: { mode, units: formed?.units ?? [] } };
    happen(story, { kind: 'changed', unit: index, to, rules: ['CB-B4.11-13'] });
  },
  offers: (reading, index) =>
    unitOf(reading.view, index).formed === undefined
      ? []
      : formationModes.map((mode) => ({ kind: 'change-mode', mode })),
};

/** CB-B4.11-11: a formation breaks up. */
export const breaking: Action<'break'> = {
  check: (reading, index) => noFormation(unitOf(reading.view, index)),
  resolve: (story, index) => breakUp(story, index, ['CB-B4.11-11']),
  offers: (reading, index) => (unitOf(reading.view, index).formed === undefined ? [] : [{ kind: 'break' }]),
};

const isBeside = (unit: Unit, formation: Unit, neighbours: Int32Array): boolean =>
  hexesOf(formation).some(
    (hex) => hex === unit.hex || [0, 1, 2, 3, 4, 5].some((side) => neighbours[hex * 6 + side] === unit.hex),
  ) && isStanding(formation);

/** CB-B4.11-9: a unit joins a formation beside it, if it could have formed with it. */
export const join: Action<'join'> = {
  check: (reading, index, order) => {
    const { view, setting } = reading;
    const unit = unitOf(view, index);
    const other = unitNamed(view, order.formation);
    const formation = other < 0 ? undefined : unitOf(view, other);
    if (formation?.formed === undefined || other === index)
      return [impossible('CB-B4.11-9', 'no-such-formation', { unit: order.formation })];
    return [
      ...(unit.formed === undefined ? [] : [refuse('CB-B4.5-4', 'already-formed', { unit: unit.id })]),
      ...(isBeside(unit, formation, setting.terrain.board.neighbours)
        ? []
        : [refuse('CB-B4.11-9', 'not-beside', { unit: unit.id })]),
      ...likenessRefusals([formation, unit]),
      ...groundRefusals(reading, unit, [unit.hex, ...hexesOf(formation)]),
    ];
  },
  resolve: (story, index, order) => {
    const rules = ['CB-B4.11-9'];
    const leader = unitNamed(story.state, order.formation);
    const [unit, formation] = [unitOf(story.state, index), unitOf(story.state, leader)];
    const { mode, units = [] } = { mode: 'march' as const, ...formation.formed };
    const to = {
      steps: formation.steps + unit.steps,
      breath: worseBreath([formation, unit]),
      formed: { mode, units: [...units, index] },
    };
    happen(story, { kind: 'changed', unit: leader, to, rules });
    happen(story, { kind: 'changed', unit: index, to: { within: leader, hex: formation.hex }, rules });
  },
  offers: (reading, index) =>
    standingUnits(reading, unitOf(reading.view, index).side)
      .map((other) => unitOf(reading.view, other))
      .filter(({ formed, id }) => formed !== undefined && id !== unitOf(reading.view, index).id)
      .map(({ id }) => ({ kind: 'join', formation: id })),
};

/** CB-B4.11-10: one of its units leaves a formation that keeps three steps; it stands in the first of its hexes. */
export const leave: Action<'leave'> = {
  check: (reading, index, order) => {
    const { view } = reading;
    const formation = unitOf(view, index);
    const other = unitNamed(view, order.unit);
    if (formation.formed?.units.includes(other) !== true)
      return [impossible('CB-B4.11-10', 'not-in-formation', { unit: order.unit })];
    const left = formation.steps - typeOf(formation).steps;
    return [
      ...(left >= FEWEST ? [] : [refuse('CB-B4.11-10', 'too-few-left', { unit: formation.id })]),
      ...(left > FEWEST ? [refuse('CB-B4.5-5', 'others-in-the-way', { unit: formation.id })] : []),
    ];
  },
  resolve: (story, index, order) => {
    const rules = ['CB-B4.11-10'];
    const formation = unitOf(story.state, index);
    const { mode, units = [] } = { mode: 'march' as const, ...formation.formed };
    const member = unitNamed(story.state, order.unit);
    const steps = typeOf(formation).steps;
    const { hex, facing, cohesion, breath } = formation;
    const stays = { mode, units: units.filter((each) => each !== member) };
    happen(story, {
      kind: 'changed',
      unit: index,
      to: { steps: formation.steps - steps, formed: stays },
      rules,
    });
    const to = { ...{ hex, facing, cohesion, breath, steps }, within: null, activated: true };
    happen(story, { kind: 'changed', unit: member, to, rules });
  },
  offers: (reading, index) =>
    (unitOf(reading.view, index).formed?.units ?? []).map((member) => ({
      kind: 'leave',
      unit: unitOf(reading.view, member).id,
    })),
};

/** CB-B4.11-12: two halves become one whole again. */
export const merge: Action<'merge'> = {
  check: (reading, index, order) => {
    const { view } = reading;
    const unit = unitOf(view, index);
    const other = unitNamed(view, order.with);
    const partner = other < 0 ? undefined : unitOf(view, other);
    if (partner === undefined || other === index || !isStanding(partner))
      return [impossible('CB-B4.11-12', 'no-such-companions', { unit: unit.id })];
    const alike =
      partner.type === unit.type &&
      partner.side === unit.side &&
      partner.wing === unit.wing &&
      partner.hex === unit.hex &&
      unit.formed === undefined &&
      partner.formed === undefined;
    return [
      ...(alike ? [] : [refuse('CB-B4.11-12', 'not-alike', { unit: unit.id })]),
      ...(unit.steps + partner.steps === 2
        ? []
        : [refuse('CB-B4.11-12', 'not-two-steps', { unit: unit.id })]),
    ];
  },
  resolve: (story, index, order) => {
    const rules = ['CB-B4.11-12'];
    const other = unitNamed(story.state, order.with);
    const both = [unitOf(story.state, index), unitOf(story.state, other)];
    const cohesion = cohesions[Math.max(...both.map((unit) => cohesions.indexOf(unit.cohesion)))] ?? 'shaken';
    const to = { steps: 2, cohesion, breath: worseBreath(both) };
    happen(story, { kind: 'changed', unit: index, to, rules });
    happen(story, { kind: 'changed', unit: other, to: { steps: 0, within: index }, rules });
  },
  offers: (reading, index) =>
    standingUnits(reading, unitOf(reading.view, index).side)
      .map((other) => unitOf(reading.view, other))
      .filter(({ id, hex, type }) => {
        const unit = unitOf(reading.view, index);
        return id !== unit.id && hex === unit.hex && type === unit.type;
      })
      .map(({ id }) => ({ kind: 'merge', with: id })),
};
