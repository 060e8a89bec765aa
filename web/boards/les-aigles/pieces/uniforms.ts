import type { Unit } from '@grognard/les-aigles/for-page';

/** The red plume of grenadiers, and of gunners. */
export const RED_PLUME = '#b3272d';

/** What tells a company's men apart: the plume, and how the cap is made. */
export interface Cap {
  readonly plume: string;
  readonly cap: 'shako' | 'bearskin' | 'soft';
}

const GRENADIER: Cap = { plume: RED_PLUME, cap: 'bearskin' };
const LIGHT: Cap = { plume: '#d9b23c', cap: 'shako' };
const LINE: Cap = { plume: '#f3ead3', cap: 'shako' };
const LEVY: Cap = { plume: '#8a7a5c', cap: 'soft' };

const CAPS: Readonly<Record<string, Cap>> = {
  grenadier: GRENADIER,
  'old-guard': GRENADIER,
  'young-guard': GRENADIER,
  'foot-guard': GRENADIER,
  guard: GRENADIER,
  'horse-guard': GRENADIER,
  household: GRENADIER,
  voltigeur: LIGHT,
  light: LIGHT,
  rifles: LIGHT,
  jager: LIGHT,
  grenzer: LIGHT,
  hussar: LIGHT,
  landwehr: LEVY,
  'landwehr-cavalry': LEVY,
  opolchenie: LEVY,
  cossack: LEVY,
};

export const capOf = ({ companies }: Pick<Unit, 'companies'>, company: number): Cap =>
  CAPS[companies[company]?.troop ?? ''] ?? LINE;
