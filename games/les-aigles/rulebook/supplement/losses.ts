import type { Rule } from '@grognard/engine';
import { lossesOf, wholeMen } from '../../tables/loss-formula.ts';
import { LOSS_COLUMNS, type LossRow, lossRows } from '../../tables/losses.ts';
import { writersFor } from './entries.ts';

const { ours } = writersFor('losses');

/** A row of the table, worked out by the formula itself, so that text and play cannot differ. */
const row = ({ rule, factor }: LossRow): Rule => {
  const men = LOSS_COLUMNS.map((figures) => [figures, wholeMen(lossesOf(figures, factor, 4))] as const);
  const fr = men.map(([figures, lost]) => `${figures} : ${lost}`).join(' ; ');
  const en = men.map(([figures, lost]) => `${figures}: ${lost}`).join('; ');
  return ours(rule, {
    fr: `Facteur ${factor}, hommes perdus en une période selon le nombre de figurines. ${fr}.`,
    en: `Factor ${factor}, men lost in a period by number of figures. ${en}.`,
  });
};

/** What the supplement says in prose, numbered on from its table. */
const reckoning: readonly Rule[] = [
  ours('LA-S3.3-18', {
    fr: "Les pertes sont le produit du nombre de figurines, du facteur et de la part de période ; un demi s'arrondit en plus. Un facteur de 0 compte pour un demi, de -1 pour un quart, plus bas pour rien ; il n'a pas de plafond.",
    en: 'Losses are the product of the number of figures, the factor and the fraction of a period; a half is rounded up. A factor of 0 counts as a half, of -1 as a quarter, lower as nothing; there is no upper limit.',
  }),
  ours('LA-S3.3-19', {
    fr: "Les quarts s'ajoutent sans être arrondis ; on arrondit une fois par phase de feu, ou une fois pour toute l'approche d'une charge.",
    en: 'Quarters are added unrounded; they are rounded once a fire phase, or once for the whole approach of a charge.',
  }),
  ours('LA-S3.3-20', {
    fr: "Les pertes sont des hommes. Elles s'accumulent par unité : 40 ôtent une figurine, le reste est gardé.",
    en: 'Losses are men. They add up by unit: 40 remove a figure, and the remainder is kept.',
  }),
  ours('LA-S3.3-21', {
    fr: "Les pertes par figurine sont celles d'un feu ou d'une mêlée, divisées par les figurines présentes auparavant. Un feu est une phase de feu, ou toute l'approche d'une charge.",
    en: 'Losses a figure are those of one fire or one melee, divided by the figures present before it. One fire is one fire phase, or the whole approach of a charge.',
  }),
  ours('LA-S3.3-22', {
    fr: 'Si les figurines qui tirent ou combattent ont des valeurs différentes, chaque groupe est compté à part, et on ajoute.',
    en: 'If the figures that fire or fight have different values, each group is reckoned apart, and the results are added.',
  }),
];

export const losses: readonly Rule[] = [...lossRows.map(row), ...reckoning];
