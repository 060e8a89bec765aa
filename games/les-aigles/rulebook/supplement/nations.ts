import { type ByLanguage, capital, inLanguage, type Language, type Rule } from '@grognard/engine';
import { calibreNames, nationNames, statusNames, troopName } from '../../tables/troop-names.ts';
import { type Troop, tabled } from '../../tables/troops.ts';
import { writersFor } from './entries.ts';

const { printed, ours } = writersFor('nations');

const strength = ([least, most]: Troop['usual'], to: string): string =>
  least === most ? `${least}` : `${least}${to}${most}`;

const WEAPONS: ByLanguage<Readonly<Record<NonNullable<Troop['weapon']>, string>>> = {
  fr: { carbine: ' au mousqueton', rifle: ' à la carabine rayée' },
  en: { carbine: ' with carbines', rifle: ' with rifles' },
};

const weaponOf = ({ weapon }: Troop, language: Language): string =>
  weapon === undefined ? '' : inLanguage(WEAPONS, language)[weapon];

const titled = (troop: Troop, language: Language): string =>
  `${capital(inLanguage(troopName(troop), language))} (${inLanguage(nationNames[troop.nation], language)})`;

/** Foot or horse, as its row of the table has it. */
const inFrench = (troop: Troop): string => {
  const { status, drill, combat, charge, fire, line, column, usual, budget } = troop;
  return [
    `${titled(troop, 'fr')} : ${statusNames[status].fr}, classe ${drill}`,
    `combat ${combat}, charge +${charge}, feu ${fire}${weaponOf(troop, 'fr')}`,
    `ligne ${line} cm (${Math.floor(line / 4)}), colonne ${column} cm (${Math.floor(column / 4)})`,
    `d'ordinaire ${strength(usual, ' à ')} figurines`,
    `${budget} points la figurine.`,
  ].join(' ; ');
};

const inEnglish = (troop: Troop): string => {
  const { status, drill, combat, charge, fire, line, column, usual, budget } = troop;
  return [
    `${titled(troop, 'en')}: ${statusNames[status].en}, class ${drill}`,
    `combat ${combat}, charge +${charge}, fire ${fire}${weaponOf(troop, 'en')}`,
    `line ${line} cm (${Math.floor(line / 4)}), column ${column} cm (${Math.floor(column / 4)})`,
    `usually ${strength(usual, ' to ')} figures`,
    `${budget} points a figure.`,
  ].join('; ');
};

const gunsInFrench = (troop: Troop): string => {
  const { calibre = 'medium', status, drill, combat, column, usual, budget } = troop;
  return [
    `${titled(troop, 'fr')} : ${usual[0]} servants, ${calibreNames[calibre].fr}`,
    `${statusNames[status].fr}, classe ${drill}`,
    `combat ${combat}`,
    `attelée ${column} cm`,
    `${budget} points.`,
  ].join(' ; ');
};

const gunsInEnglish = (troop: Troop): string => {
  const { calibre = 'medium', status, drill, combat, column, usual, budget } = troop;
  return [
    `${titled(troop, 'en')}: crew of ${usual[0]}, ${calibreNames[calibre].en}`,
    `${statusNames[status].en}, class ${drill}`,
    `combat ${combat}`,
    `limbered ${column} cm`,
    `${budget} points.`,
  ].join('; ');
};

const isGuns = ({ calibre }: Troop): boolean => calibre !== undefined;

/** One entry a row; two batteries that share a row stand in one entry. */
const rowsOf = (list: readonly Troop[]): readonly Rule[] =>
  [...new Set(list.map(({ rule }) => rule))].map((rule) => {
    const own = list.filter((troop) => troop.rule === rule);
    return ours(rule, {
      fr: own.map((troop) => (isGuns(troop) ? gunsInFrench(troop) : inFrench(troop))).join(' '),
      en: own.map((troop) => (isGuns(troop) ? gunsInEnglish(troop) : inEnglish(troop))).join(' '),
    });
  });

const formations: readonly Rule[] = [
  printed('LA-S3.7-63', {
    fr: 'France : bataillon de 6 compagnies de 3 figurines, voltigeurs à gauche et grenadiers à droite ; colonne de compagnies de 3 sur 6, colonne de division de 6 sur 3. Il charge en ligne et dans les deux colonnes.',
    en: 'France: battalion of 6 companies of 3 figures, voltigeurs on the left and grenadiers on the right; company column 3 wide and 6 deep, division column 6 wide and 3 deep. It charges in line and in both columns.',
  }),
  ours('LA-S3.7-64', {
    fr: 'Grande-Bretagne : bataillon de 10 compagnies, 15 figurines, joué en 5 blocs de 3 ; colonne de compagnies de 3 sur 5, colonne de division de 6 de front. Il charge en ligne et en double ligne, jamais en colonne.',
    en: 'Great Britain: battalion of 10 companies, 15 figures, played as 5 blocks of 3; company column 3 wide and 5 deep, division column 6 wide. It charges in line and in double line, never in column.',
  }),
  ours('LA-S3.7-65', {
    fr: "Prusse : bataillon de 4 compagnies de 4 figurines ; colonne de compagnies de 4 sur 4, colonne de division de 8 sur 2 ; de l'une comme de l'autre il forme le carré plein. Il charge en ligne et dans les deux colonnes.",
    en: 'Prussia: battalion of 4 companies of 4 figures; company column 4 wide and 4 deep, division column 8 wide and 2 deep; from either it forms full square. It charges in line and in both columns.',
  }),
  ours('LA-S3.7-66', {
    fr: 'Autriche : bataillon de 6 compagnies de 3 ou 4 figurines ; colonne de compagnies de 3 ou 4 sur 6, pas de colonne de division. Cette colonne est la masse, qui forme le carré plein en un quart. Il charge en ligne et en masse.',
    en: 'Austria: battalion of 6 companies of 3 or 4 figures; company column 3 or 4 wide and 6 deep, no division column. That column is the mass, which forms full square in a quarter. It charges in line and in mass.',
  }),
  ours('LA-S3.7-67', {
    fr: 'Russie : bataillon de 4 compagnies de 4 figurines ; colonne de compagnies de 4 sur 4, par sections de 2 sur 8, colonne de division de 8 sur 2. Il charge en ligne, en colonne de compagnies et en colonne de division.',
    en: 'Russia: battalion of 4 companies of 4 figures; company column 4 wide and 4 deep, by sections 2 wide and 8 deep, division column 8 wide and 2 deep. It charges in line, in company column and in division column.',
  }),
];

/** What the supplement says in prose, numbered on from its tables. */
const reckoning: readonly Rule[] = [
  ours(
    'LA-S3.7-68',
    {
      fr: "Le bonus de distance d'une charge, entre parenthèses dans les tables, est le quart de la marche d'une période, en centimètres entiers.",
      en: "The distance bonus of a charge, in brackets in the tables, is a quarter of a period's march, in whole centimetres.",
    },
    { of: ['LA-M5.3-9'] },
  ),
  ours('LA-S3.7-69', {
    fr: 'Un carré va à la moitié de la vitesse en ligne, des tirailleurs à la vitesse en colonne de leur troupe.',
    en: 'A square goes at half its speed in line, skirmishers at the column speed of their troops.',
  }),
  ours('LA-S3.7-70', {
    fr: "Une figurine vaut deux fois la somme de combat, charge et feu, plus 10 pour la garde, 6 pour l'élite, 2 pour le régulier, 0 pour le semi-régulier, -2 pour la milice et l'irrégulier, et 8 de plus à cheval.",
    en: 'A figure costs twice the sum of combat, charge and fire, plus 10 for guard, 6 for elite, 2 for regular, 0 for semi-regular, -2 for militia and irregular, and 8 more if mounted.',
  }),
  ours('LA-S3.7-71', {
    fr: "Un servant vaut 45 points aux pièces légères, 55 aux moyennes, 70 aux lourdes, et 10 de plus dans l'artillerie à cheval.",
    en: 'A gunner costs 45 points with light guns, 55 with medium ones, 70 with heavy ones, and 10 more in the horse artillery.',
  }),
  printed('LA-S3.7-72', {
    fr: 'Une figurine du génie est le fantassin le plus commun de sa nation, avec 1 de moins au combat, 2 de moins au feu et 10 points de plus : en France, combat 3, charge +1, feu 2, 30 points.',
    en: 'An engineer figure is the commonest infantryman of its nation with combat lower by 1, fire lower by 2 and 10 points more: in France combat 3, charge +1, fire 2, 30 points.',
  }),
  ours('LA-S3.7-73', {
    fr: 'Un officier vaut 30 points, plus 20 par point de charisme et 20 par point de commandement ; un aide de camp en vaut 15.',
    en: 'An officer costs 30 points, plus 20 for each point of charisma and 20 for each point of command; an aide costs 15.',
  }),
];

export const nations: readonly Rule[] = [...rowsOf(tabled), ...formations, ...reckoning];
