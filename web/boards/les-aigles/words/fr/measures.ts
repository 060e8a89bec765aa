export const decimal = (value: number): string => `${Math.round(value * 10) / 10}`.replace('.', ',');
export const cm = (value: number): string => `${decimal(value)} cm`;
export const degrees = (value: number): string => `${Math.round(Math.abs(value))}°`;
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;
