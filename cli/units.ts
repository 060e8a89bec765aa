import { BadInput } from './failure.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SPANS: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY, w: 7 * DAY };
const SIZES: Readonly<Record<string, number>> = { '': 1, b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

const measured = (text: string, units: Readonly<Record<string, number>>): number | undefined => {
  const [, figure = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const factor = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()] : undefined;
  return figure === '' || factor === undefined ? undefined : Number(figure) * factor;
};

/** A span of time from an option, in milliseconds. */
export const spanOf = (name: string, text: string): number => {
  const span = measured(text, SPANS);
  if (span !== undefined) return span;
  throw new BadInput(({ faults }) => faults.notSpan(name, text));
};

/** A size from an option, in bytes. */
export const sizeOf = (name: string, text: string): number => {
  const size = measured(text, SIZES);
  if (size !== undefined) return size;
  throw new BadInput(({ faults }) => faults.notSize(name, text));
};

export type Unit = 'minutes' | 'hours' | 'days';

/** How long something took or is ago, in the largest unit that fits. */
export const inUnits = (milliseconds: number): readonly [number, Unit] => {
  if (milliseconds < HOUR) return [Math.max(0, Math.floor(milliseconds / MINUTE)), 'minutes'];
  if (milliseconds < 2 * DAY) return [Math.floor(milliseconds / HOUR), 'hours'];
  return [Math.floor(milliseconds / DAY), 'days'];
};

/** A day, the same in every language. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
