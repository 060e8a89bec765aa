/** Whether an army may take the field as it is written down. */
import { type Refusal, refuse } from '@grognard/engine';
import { isArtillery } from '../../model/vocabulary.ts';
import { judgeEntry } from '../../rules/changes/roster.ts';
import { attitudeRows } from '../../tables/attitudes.ts';
import { formationsOf, nationFacts } from '../../tables/nations.ts';
import { against } from './codes.ts';
import type { ArmyList } from './list.ts';
import { armOf, figuresMustered, type Mustered, mainRow, muster } from './muster.ts';
import { judgeOfficer } from './officers.ts';
import { budgetOf } from './points.ts';
import { judgeGifts, judgePool } from './pools.ts';

export interface Judgement {
  /** Every breach of the rules. */
  readonly refusals: readonly Refusal[];
  /** What is allowed, but not usual. */
  readonly remarks: readonly Refusal[];
}

export const judgeArmy = (list: ArmyList): Judgement => {
  const { officers = [] } = list;
  const army = muster(list);
  return {
    refusals: [
      ...judgeNames([...army, ...officers].map(({ id }) => id)),
      ...army.flatMap((unit) => judgeUnit(unit, army)),
      ...officers.flatMap((officer) => judgeOfficer(officer, officers)),
      ...judgeBudget(list),
    ],
    remarks: army.flatMap(remarkOn),
  };
};

/** LA-U1.1-1: an order is addressed to one unit by its name. */
const judgeNames = (ids: readonly string[]): readonly Refusal[] =>
  [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))].map((id) =>
    against('LA-U1.1-1', 'name-twice', { unit: id }),
  );

const judgeUnit = (unit: Mustered, army: readonly Mustered[]): readonly Refusal[] => {
  const { id, nation, companies, from } = unit;
  const entry = { id, nation, companies, ...(from !== undefined && { pooled: true as const }) };
  if (unit.unknown.length > 0)
    return unit.unknown.map((troop) =>
      refuse(nationFacts[nation].rule, 'unknown-troop', { unit: id, troop, nation }),
    );
  return [
    ...judgeEntry(entry, { arm: armOf(unit), nation, raised: figuresMustered(unit) }),
    ...judgeArm(unit),
    ...judgePool(unit, army),
    ...judgeGifts(unit, army),
    ...judgeFormation(unit),
  ];
};

const judgeArm = (unit: Mustered): readonly Refusal[] => {
  const { id, battery, attitude } = unit;
  if (isArtillery(armOf(unit)) !== battery)
    return [against('LA-U1.1-4', battery ? 'no-battery' : 'guns-apart', { unit: id })];
  const isForGuns = attitude === undefined || attitudeRows[attitude].forGuns;
  return battery && !isForGuns ? [against('LA-S3.2-7', 'gun-attitude', { unit: id })] : [];
};

const judgeFormation = (unit: Mustered): readonly Refusal[] => {
  const { id, nation, formation } = unit;
  const arm = armOf(unit);
  if (formation === undefined || formationsOf(nation, arm).includes(formation)) return [];
  const rule = arm === 'infantry' ? nationFacts[nation].rule : arm === 'cavalry' ? 'LA-U2.3-2' : 'LA-M4.1-1';
  return [against(rule, 'not-its-formation', { unit: id, formation })];
};

const judgeBudget = (list: ArmyList): readonly Refusal[] => {
  const { budget } = list;
  const { total } = budgetOf(list);
  return budget === undefined || total <= budget
    ? []
    : [against('LA-S3.7-70', 'over-budget', { total, budget, over: total - budget })];
};

/** A strength or a number of companies that its table does not have. */
const remarkOn = (unit: Mustered): readonly Refusal[] => {
  const { id, nation, companies, from } = unit;
  const row = mainRow(unit);
  if (row === undefined) return [];
  const figures = figuresMustered(unit);
  const [least, most] = row.usual;
  const { rule, battalion } = nationFacts[nation];
  const isOdd = row.arm === 'infantry' && from === undefined && companies.length > battalion.companies;
  return [
    ...(figures < least || figures > most
      ? [against(row.rule, 'unusual-strength', { unit: id, figures, least, most })]
      : []),
    ...(isOdd
      ? [
          against(rule, 'unusual-companies', {
            unit: id,
            companies: companies.length,
            most: battalion.companies,
          }),
        ]
      : []),
  ];
};
