import type { Language } from '@grognard/engine';

/** Numbers as people read them. */
export interface Figures {
  whole(value: number): string;
  bytes(value: number): string;
  seconds(value: number): string;
  moment(at: number): string;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export const figuresIn = (language: Language): Figures => {
  const whole = new Intl.NumberFormat(language);
  const unit = (name: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, maximumFractionDigits });
  const moment = new Intl.DateTimeFormat(language, {
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
    seconds: (value) => {
      if (value >= 1) return unit('second', 1).format(value);
      const ms = value * 1000;
      return unit('millisecond', ms < 10 ? 1 : 0).format(ms);
    },
    moment: (at) => moment.format(at),
  };
};
