import type { Polygon, Ribbon } from '@grognard/field';
import type { Feature, Village } from '../../model/features.ts';

/** The ground or the line that a feature takes on the table; a village is only its houses. */
export const shapeOf = (feature: Exclude<Feature, Village>): Polygon | Ribbon => {
  switch (feature.kind) {
    case 'water':
    case 'road':
      return feature.bed;
    case 'line':
      return feature.course;
    default:
      return feature.area;
  }
};
