import type { Refusal } from '@grognard/engine';
import { MOST, type OfficerRow, officerRows } from '../../tables/officers.ts';
import { aidePrice, officerPrice, type Price } from '../../tables/points.ts';
import { against } from './codes.ts';
import type { ArmyOfficer } from './list.ts';

const generalOf = ({ general }: ArmyOfficer, officers: readonly ArmyOfficer[]): ArmyOfficer | undefined =>
  officers.find(({ id, rank }) => id === general && rank === 'general');

/** LA-S3.2-9: what is said of him, else what his level usually has; an aide has his general's authority. */
export const valuesOf = (officer: ArmyOfficer, officers: readonly ArmyOfficer[]): OfficerRow => {
  const { rank, level = 'division', charisma, authority } = officer;
  if (rank === 'aide') {
    const general = generalOf(officer, officers);
    return { charisma: 0, authority: general === undefined ? 0 : valuesOf(general, officers).authority };
  }
  const usual = officerRows[level];
  return { charisma: charisma ?? usual.charisma, authority: authority ?? usual.authority };
};

export const costOfOfficer = (officer: ArmyOfficer, officers: readonly ArmyOfficer[]): Price => {
  if (officer.rank === 'aide') return aidePrice;
  const { charisma, authority } = valuesOf(officer, officers);
  return officerPrice(charisma, authority);
};

const isValue = (value: number): boolean => value >= 0 && value <= MOST;

export const judgeOfficer = (officer: ArmyOfficer, officers: readonly ArmyOfficer[]): readonly Refusal[] => {
  const { id, rank, charisma, authority } = officer;
  const values = valuesOf(officer, officers);
  if (rank === 'general')
    return isValue(values.charisma) && isValue(values.authority)
      ? []
      : [against('LA-S3.2-9', 'officer-value', { officer: id, ...values, most: MOST })];
  if (generalOf(officer, officers) === undefined)
    return [against('LA-S3.2-9', 'aide-alone', { officer: id })];
  const isLikeHim = (charisma ?? 0) === 0 && (authority ?? values.authority) === values.authority;
  return isLikeHim ? [] : [against('LA-S3.2-9', 'aide-value', { officer: id, authority: values.authority })];
};
