import type {
  AfterWin,
  FireOrder,
  OfficerPlan,
  PartPlan,
  PlanOrder,
  Task,
} from '@grognard/les-aigles/for-page';

/** What is written down for parts and officers. */
export interface Sheets {
  readonly parts: ReadonlyMap<number, PartPlan>;
  readonly officers: ReadonlyMap<number, OfficerPlan>;
}

export const EMPTY_SHEETS: Sheets = { parts: new Map(), officers: new Map() };

const isPlan = (value: unknown): value is PlanOrder =>
  typeof value === 'object' &&
  value !== null &&
  'parts' in value &&
  Array.isArray(value.parts) &&
  'officers' in value &&
  Array.isArray(value.officers);

/** What was kept of an earlier sitting, or an opened seal; nothing, if it is something else. */
export const sheetsFrom = (kept: unknown): Sheets =>
  isPlan(kept)
    ? {
        parts: new Map(kept.parts.map((plan) => [plan.part, plan] as const)),
        officers: new Map(kept.officers.map((plan) => [plan.officer, plan] as const)),
      }
    : EMPTY_SHEETS;

export const orderOf = ({ parts, officers }: Sheets): PlanOrder => ({
  kind: 'plan',
  parts: [...parts.values()],
  officers: [...officers.values()],
});

const set = <T>(map: ReadonlyMap<number, T>, key: number, value: T | undefined): ReadonlyMap<number, T> => {
  const copy = new Map(map);
  copy.delete(key);
  if (value !== undefined) copy.set(key, value);
  return copy;
};

/** A plan that says nothing is none. */
const withPlan = (sheets: Sheets, plan: PartPlan): Sheets => {
  const { tasks, afterWin, fire, inHouse } = plan;
  const isBare = tasks.length === 0 && [afterWin, fire, inHouse].every((each) => each === undefined);
  return { ...sheets, parts: set(sheets.parts, plan.part, isBare ? undefined : plan) };
};

export const withTasks = (sheets: Sheets, part: number, tasks: readonly Task[]): Sheets =>
  withPlan(sheets, { ...sheets.parts.get(part), part, tasks });

export const withAfterWin = (sheets: Sheets, part: number, afterWin: AfterWin | undefined): Sheets => {
  const { afterWin: _before, ...plan } = sheets.parts.get(part) ?? { tasks: [] };
  return withPlan(sheets, { ...plan, part, ...(afterWin !== undefined && { afterWin }) });
};

export const withFire = (sheets: Sheets, part: number, fire: FireOrder | undefined): Sheets => {
  const { fire: _before, ...plan } = sheets.parts.get(part) ?? { tasks: [] };
  return withPlan(sheets, { ...plan, part, ...(fire !== undefined && { fire }) });
};

export const withOfficer = (sheets: Sheets, plan: OfficerPlan): Sheets => {
  const isBare = plan.ride.length === 0 && plan.brings === undefined && (plan.orders ?? []).length === 0;
  return { ...sheets, officers: set(sheets.officers, plan.officer, isBare ? undefined : plan) };
};

export const cleared = (sheets: Sheets, part: number): Sheets => ({
  ...sheets,
  parts: set(sheets.parts, part, undefined),
});
