/** A table as a picture in a file: SVG that stands alone. */
import { type ByLanguage, inLanguage, type Language } from '@grognard/engine';
import type { FeatureEntry } from '@grognard/les-aigles/tables';
import { at, PER_CM } from '../strokes/plane.ts';
import { drawTable } from './draw.ts';
import { fileInks } from './inks.ts';
import { attributesOf } from './layers.ts';
import { lettersOf } from './names.ts';
import { ENLARGED } from './sheet.ts';

const MARGIN = 1.5 * PER_CM;
const BAND = 5 * PER_CM;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const path = (attributes: Readonly<Record<string, string | number>>): string =>
  `<path ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

const LETTERS = { place: 2.1 * PER_CM, ground: 1.7 * PER_CM, water: 1.7 * PER_CM } as const;

export interface Picture {
  readonly table: { readonly width: number; readonly depth: number };
  readonly features: readonly FeatureEntry[];
  readonly title: string;
  readonly language: Language;
  /** Anything that stands on the table, as SVG already. */
  readonly pieces?: string;
}

const SCALE: ByLanguage<string> = { fr: '20 cm', en: '20 cm' };
const NORTH: ByLanguage<string> = { fr: 'N', en: 'N' };

export const pictureOf = ({ table, features, title, language, pieces = '' }: Picture): string => {
  const [width, height] = [table.width * PER_CM, table.depth * PER_CM];
  const [left, top] = [-width / 2 - MARGIN, -height / 2 - MARGIN];
  const [full, tall] = [width + 2 * MARGIN, height + 2 * MARGIN + BAND];
  const layers = drawTable(features).map((layer) => path({ d: layer.d, ...attributesOf(layer) }));
  const names = lettersOf(features, language).map(
    ({ text, at: [x, y], kind }) =>
      `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${LETTERS[kind]}" fill="${fileInks.letters[kind]}" stroke="${fileInks.sheet}" stroke-width="9" paint-order="stroke" text-anchor="middle"${kind === 'place' ? '' : ' font-style="italic"'}>${escaped(text)}</text>`,
  );
  const foot = height / 2 + MARGIN + BAND * 0.62;
  const scale = 20 * PER_CM;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${full} ${tall}" width="${Math.round(full / 6)}" height="${Math.round(tall / 6)}" font-family="'EB Garamond', Garamond, Georgia, serif">
<title>${escaped(title)}</title>
<rect x="${left}" y="${top}" width="${full}" height="${tall}" fill="${fileInks.margin}"/>
<clipPath id="table"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"/></clipPath>
<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${fileInks.sheet}"/>
<g clip-path="url(#table)">
<g transform="scale(${ENLARGED})">
${layers.join('\n')}
</g>
${pieces}
</g>
${names.join('\n')}
<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="none" stroke="${fileInks.frame}" stroke-width="6"/>
<text x="${-width / 2}" y="${foot}" font-size="${2.6 * PER_CM}" fill="${fileInks.pen}">${escaped(title)}</text>
<path d="M${at([width / 2 - scale, foot - 20])}h${scale}m0-14v28M${at([width / 2 - scale, foot - 34])}v28" stroke="${fileInks.pen}" stroke-width="4" fill="none"/>
<text x="${width / 2 - scale / 2}" y="${foot + 46}" font-size="${1.6 * PER_CM}" fill="${fileInks.pen}" text-anchor="middle">${inLanguage(SCALE, language)}</text>
<path d="M${at([width / 2 - scale - 160, foot + 20])}v-110l-22 44m22-44l22 44" stroke="${fileInks.pen}" stroke-width="5" fill="none"/>
<text x="${width / 2 - scale - 160}" y="${foot - 104}" font-size="${1.7 * PER_CM}" fill="${fileInks.pen}" text-anchor="middle">${inLanguage(NORTH, language)}</text>
</svg>
`;
};
