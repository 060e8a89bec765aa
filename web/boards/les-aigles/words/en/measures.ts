export const decimal = (value: number): string => `${Math.round(value * 10) / 10}`;
export const cm = (value: number): string => `${decimal(value)} cm`;
export const degrees = (value: number): string => `${Math.round(Math.abs(value))}°`;
