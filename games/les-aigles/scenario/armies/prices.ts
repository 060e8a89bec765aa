import type { ByLanguage } from '@grognard/engine';
import { type Nation, nations } from '../../model/vocabulary.ts';
import { priceOf } from '../../tables/points.ts';
import { troopName } from '../../tables/troop-names.ts';
import { troops } from '../../tables/troops.ts';

export const isNation = (word: string): word is Nation => nations.some((nation) => nation === word);

/** What a nation can field: one figure, or one gunner. */
export interface PriceLine {
  /** As army lists name it. */
  readonly troop: string;
  readonly name: ByLanguage<string>;
  readonly points: number;
  readonly rule: string;
}

export const priceList = (nation: Nation): readonly PriceLine[] =>
  troops
    .filter((troop) => troop.nation === nation)
    .map((troop) => ({
      ...{ troop: troop.id, name: troopName(troop), points: priceOf(troop).points, rule: troop.rule },
    }));
