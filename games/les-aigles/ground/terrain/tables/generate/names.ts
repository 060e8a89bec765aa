/** Names for places that never were. */
import type { ByLanguage } from '@grognard/engine';

const pair = (fr: string, en: string): ByLanguage<string> => ({ fr, en });

const names: Readonly<Record<string, readonly ByLanguage<string>[]>> = {
  wood: [
    pair('Bois du Renard', 'Fox Wood'),
    pair('Bois des Sœurs', 'Sisters’ Wood'),
    pair('Le Grand Taillis', 'Great Coppice'),
    pair('Bois Brûlé', 'Burnt Wood'),
    pair('Bois de la Louve', 'She-Wolf Wood'),
    pair('La Futaie', 'The High Trees'),
    pair('Bois Saint-Aubert', 'Saint Aubert’s Wood'),
    pair('Bois des Charbonniers', 'Charcoal Burners’ Wood'),
  ],
  hill: [
    pair('La Butte aux Lièvres', 'Hare Hill'),
    pair('Mont Chauve', 'Bald Hill'),
    pair('La Justice', 'Gallows Hill'),
    pair('Côte Rousse', 'Russet Rise'),
    pair('Le Signal', 'Signal Hill'),
    pair('La Croix Haute', 'High Cross'),
    pair('Le Dos d’Âne', 'Ass’s Back'),
    pair('Montaigu', 'Sharp Hill'),
  ],
  village: [
    pair('Verlancourt', 'Verlancourt'),
    pair('Grosdorf', 'Grosdorf'),
    pair('Saint-Méry', 'Saint-Méry'),
    pair('Hautevigne', 'Hautevigne'),
    pair('Altenbruck', 'Altenbruck'),
    pair('Les Essarts', 'Les Essarts'),
    pair('Montferrier', 'Montferrier'),
    pair('Weilersbach', 'Weilersbach'),
  ],
  water: [
    pair('La Vouzelle', 'The Vouzelle'),
    pair('L’Orne-Blanche', 'The White Orne'),
    pair('La Serpente', 'The Serpente'),
    pair('Le Glatzbach', 'The Glatzbach'),
  ],
  marsh: [
    pair('L’étang aux Hérons', 'Heron Pond'),
    pair('Le marais de Brême', 'Breme Marsh'),
    pair('Les Mares Noires', 'Black Pools'),
    pair('Le Grand Marais', 'Great Marsh'),
  ],
};

export const freshNames = (): Map<string, ByLanguage<string>[]> =>
  new Map(Object.entries(names).map(([kind, list]) => [kind, [...list]]));
