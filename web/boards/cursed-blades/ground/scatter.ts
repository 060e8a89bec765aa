import type { Luck } from '@grognard/ink/luck';
import { type Area, frameOf, isIn, type Point, round } from '@grognard/ink/plane';

/** Places strewn over areas, about so far apart. */
const strewn = (areas: readonly Area[], apart: number, luck: Luck): readonly Point[] =>
  areas.flatMap((area) => {
    const { left, top, right, bottom } = frameOf(area.ring);
    const places: Point[] = [];
    for (let y = top; y < bottom; y += apart * 0.8)
      for (let x = left; x < right; x += apart) {
        const place: Point = [x + luck() * apart, y + luck() * apart * 0.8];
        if (isIn(area, place)) places.push(place);
      }
    return places;
  });

/** Low bushes with a tuft here and there. */
export const scrub = (areas: readonly Area[], luck: Luck): string =>
  strewn(areas, 30, luck)
    .map(([x, y]) => {
      const r = 4 + luck() * 3.5;
      return luck() < 0.65
        ? `M${round(x - r)} ${round(y)}a${round(r * 0.6)} ${round(r * 0.7)} 0 0 1 ${round(r)} ${round(-r * 0.5)}a${round(r * 0.6)} ${round(r * 0.7)} 0 0 1 ${round(r)} ${round(r * 0.5)}Z`
        : `M${round(x)} ${round(y)}v${round(-r)}M${round(x - 2)} ${round(y)}l-2 ${round(-r * 0.8)}M${round(x + 2)} ${round(y)}l2 ${round(-r * 0.8)}`;
    })
    .join('');

/** Boulders: a rounded stone with its flat foot. */
export const stones = (areas: readonly Area[], luck: Luck): string =>
  strewn(areas, 27, luck)
    .map(([x, y]) => {
      const [w, h] = [3 + luck() * 5, 2.5 + luck() * 3];
      return `M${round(x - w)} ${round(y)}q${round(w * 0.2)} ${round(-h * 1.6)} ${round(w)} ${round(-h * 1.5)}q${round(w * 0.9)} ${round(h * 0.2)} ${round(w)} ${round(h * 1.5)}Z`;
    })
    .join('');

/** Rocks with a lit and a dark flank, closer together for cliffs. */
export const crags = (areas: readonly Area[], luck: Luck, apart = 1): string =>
  strewn(areas, 31 * apart, luck)
    .map(([x, y]) => {
      const [w, h] = [7 + luck() * 5, 9 + luck() * 7];
      const lean = (luck() - 0.5) * w * 0.7;
      return `M${round(x - w)} ${round(y)}L${round(x + lean)} ${round(y - h)}L${round(x + w)} ${round(y)}M${round(x + lean)} ${round(y - h)}l${round(w * 0.15)} ${round(h * 0.55)}l${round(-w * 0.25)} ${round(h * 0.4)}M${round(x + lean + w * 0.3)} ${round(y - h * 0.6)}l${round(w * 0.2)} ${round(h * 0.5)}`;
    })
    .join('');

/** Fine parallel furrows, in a few directions. */
export const furrows = (areas: readonly Area[], luck: Luck): string =>
  strewn(areas, 46, luck)
    .map(([x, y], i) => {
      const [dx, dy] = i % 3 === 0 ? [17, -9] : i % 3 === 1 ? [18, 6] : [20, 0];
      return [-7, 0, 7]
        .map(
          (off) => `M${round(x - dx + off * 0.3)} ${round(y - dy + off)}l${round(dx * 2)} ${round(dy * 2)}`,
        )
        .join('');
    })
    .join('');
