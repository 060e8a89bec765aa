import { type Refusal, refuse } from '@grognard/engine';
import { overlapShare, unitsOf } from '@grognard/field';
import { bodyOn } from '../ground/board.ts';
import type { PieceData, Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import { isStaff } from '../model/vocabulary.ts';
import { isSecretly } from '../rules/planning/deciding.ts';
import { tooLarge } from '../rules/planning/size.ts';
import { isCombatKind, kindFacts } from '../tables/piece-facts.ts';

/** Two blocks overlap when more than a hair of one lies on the other. */
const HAIR = 0.01;

/** Everything that is wrong with the forces of a scenario. */
export const forceRefusals = (setting: Setting, scenario: Scenario): readonly Refusal[] => [
  ...twice(scenario.pieces, 'PB-R012', 'two-of-a-name'),
  ...twice(scenario.formations, 'PB-R012', 'two-of-a-name'),
  ...unknownFormations(scenario),
  ...staffRefusals(scenario),
  ...strengthRefusals(scenario),
  ...horseRefusals(scenario),
  ...unhidden(scenario),
  ...sizeRefusals(setting, scenario),
  ...scenario.pieces.flatMap((piece) => placeRefusals(setting, scenario, piece)),
  ...overlaps(setting, scenario),
];

const twice = (items: readonly { readonly id: string }[], rule: string, code: string): readonly Refusal[] =>
  items
    .filter(({ id }, place) => items.findIndex((other) => other.id === id) < place)
    .map(({ id }) => refuse(rule, code, { name: id }));

/** PB-R012, PB-R024: a detachment too is assigned to a formation, whichever its side likes. */
const unknownFormations = ({ pieces, formations }: Scenario): readonly Refusal[] =>
  pieces
    .filter(({ formation }) => !formations.some(({ id }) => id === formation))
    .map(({ id, kind, formation }) =>
      refuse(kind === 'detachment' ? 'PB-R024' : 'PB-R012', 'no-such-formation', { piece: id, formation }),
    );

/** PB-R021: how many men a block of infantry can stand for. */
const FEWEST = 1_500;
const MOST = 7_200;

const strengthRefusals = ({ pieces }: Scenario): readonly Refusal[] =>
  pieces
    .filter(({ kind, men = FEWEST }) => kindFacts[kind].infantry && (men < FEWEST || men > MOST))
    .map(({ id }) => refuse('PB-R021', 'so-many-men', { piece: id, fewest: FEWEST, most: MOST }));

/** PB-R075: only guns are labelled mounted: what else rides is of a kind that does. */
const horseRefusals = ({ pieces }: Scenario): readonly Refusal[] =>
  pieces
    .filter(({ kind, horse }) => horse === true && kind !== 'artillery')
    .map(({ id }) => refuse('PB-R075', 'no-horse-artillery', { piece: id }));

/** PB-R034: what begins hidden is hidden by its HQ, so that cannot be still to come. */
const unhidden = ({ pieces }: Scenario): readonly Refusal[] => {
  const awaited = new Set(
    pieces.flatMap(({ kind, formation, enters }) =>
      isStaff(kind) && enters !== undefined ? [formation] : [],
    ),
  );
  return pieces
    .filter(({ reserve, formation }) => reserve === true && awaited.has(formation))
    .map(({ id }) => refuse('PB-R034', 'hq-still-to-come', { piece: id }));
};

/** PB-R012: where a club caps formations, those that are too large must be divided before the battle, if they can. */
const sizeRefusals = (setting: Setting, scenario: Scenario): readonly Refusal[] => {
  const { switches } = setting;
  const coming = scenario.pieces.filter(
    ({ lost, gone, spare }) => lost !== true && gone !== true && spare !== true,
  );
  const sideOf = (formation: string): string | undefined =>
    scenario.formations.find(({ id }) => id === formation)?.side;
  const canDivide = (formation: string, cap: number): boolean => {
    if (!isSecretly(setting)) return false;
    const isOurs = (id: string): boolean => sideOf(id) === sideOf(formation);
    const room = cap * scenario.formations.filter(({ id }) => isOurs(id)).length;
    const army = coming.filter((piece) => isCombatKind(piece.kind) && isOurs(piece.formation));
    return switches.freePlay === 'on' || army.length <= room;
  };
  return tooLarge(setting, coming)
    .filter(({ formation, allowed }) => !canDivide(formation, allowed))
    .map((params) => refuse('PB-R012', 'formation-too-large', params));
};

/** PB-R012: each formation has one HQ, be it an army commander's. */
const staffRefusals = ({ pieces, formations }: Scenario): readonly Refusal[] =>
  formations
    .filter(
      ({ id }) => pieces.filter(({ formation, kind }) => formation === id && isStaff(kind)).length !== 1,
    )
    .map(({ id }) => refuse('PB-R012', 'needs-one-hq', { formation: id }));

const isOnMap = ({ at, lost, gone, spare }: PieceData): boolean =>
  at !== undefined && lost !== true && gone !== true && spare !== true;

/** Where a piece begins: exactly one of on the map, in reserve, due, lost or gone. */
const placeRefusals = ({ terrain }: Setting, { exits }: Scenario, piece: PieceData): readonly Refusal[] => {
  const { id, at, reserve = false, enters, lost = false, gone = false, spare = false } = piece;
  const places = [isOnMap(piece), reserve, enters !== undefined, lost, gone, spare].filter(Boolean).length;
  if (places !== 1) return [refuse('PB-R099', 'needs-one-place', { piece: id })];
  if (enters !== undefined && !exits.some((exit) => exit.id === enters.exit)) {
    return [refuse('PB-R047', 'no-such-exit', { piece: id, exit: enters.exit })];
  }
  if (at === undefined) return [];
  const off = Math.abs(unitsOf(at[0])) > terrain.halfWidth || Math.abs(unitsOf(at[1])) > terrain.halfHeight;
  return off ? [refuse('PB-R081', 'off-the-map', { piece: id })] : [];
};

/** PB-R116a: who has turned at close quarters may lie over an enemy in contact. */
const areInContact = ({ now }: Scenario, one: string, other: string): boolean =>
  now?.contacts?.some(
    ({ attacker, defender }) =>
      (attacker === one && defender === other) || (attacker === other && defender === one),
  ) === true;

/** PB-R082: blocks do not begin on top of each other. PB-R001: judged on where exactly they stand and face. */
const overlaps = (setting: Setting, scenario: Scenario): readonly Refusal[] => {
  const { pieces } = scenario;
  const bodies = pieces.flatMap((piece) => {
    const { at, facing = 0, kind, column } = piece;
    if (!isOnMap(piece) || at === undefined || isStaff(kind)) return [];
    const stand = { x: unitsOf(at[0]), y: unitsOf(at[1]), heading: Math.round(facing * 100) };
    const { arm } = kindFacts[kind];
    return [{ id: piece.id, body: bodyOn(setting, { ...stand, arm, ...(column === true && { column }) }) }];
  });
  return bodies.flatMap(({ id, body }, place) =>
    bodies
      .slice(0, place)
      .filter((other) => overlapShare(body, other.body) > HAIR && !areInContact(scenario, id, other.id))
      .map((other) =>
        refuse('PB-R082', 'on-another-piece', { piece: id, other: other.id, rules: ['PB-R001'] }),
      ),
  );
};
