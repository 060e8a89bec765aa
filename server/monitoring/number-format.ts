import { type ByLanguage, inLanguage, type Language } from '@grognard/engine';

/** Numbers as people read them. */
export interface NumberFormat {
  whole(value: number): string;
  bytes(value: number): string;
  seconds(value: number): string;
  moment(at: number): string;
}

/** English as it is written where days come before months and hours go on after noon. */
const PLACES: ByLanguage<string> = { fr: 'fr-FR', en: 'en-GB' };

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export const numberFormatIn = (language: Language): NumberFormat => {
  const place = inLanguage(PLACES, language);
  const whole = new Intl.NumberFormat(place);
  const unit = (name: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(place, { style: 'unit', unit: name, maximumFractionDigits });
  const rounded = (value: number): string =>
    new Intl.NumberFormat(place, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
  const moment = new Intl.DateTimeFormat(place, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
  });
  return {
    whole: (value) => whole.format(value),
    bytes: (value) => {
      const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3));
      const shown = value / 1000 ** step;
      return unit(UNITS[step] ?? 'byte', shown < 10 && step > 0 ? 1 : 0).format(shown);
    },
    seconds: (value) => (value >= 1 ? `${rounded(value)}\u00A0s` : `${rounded(value * 1000)}\u00A0ms`),
    moment: (at) => moment.format(at),
  };
};
