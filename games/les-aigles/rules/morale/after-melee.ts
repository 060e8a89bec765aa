import type { Story } from '../../story.ts';

export interface MeleeFacts {
  /** It lost by two to one or worse. */
  readonly lostBadly: boolean;
  readonly lossesPerFigure: number;
  /** From whom it turns away if it must. */
  readonly enemy?: number;
}

/** Whoever has lost a melee is tested. */
export const testAfterMelee = (_story: Story, _part: number, _facts: MeleeFacts): void => {};
