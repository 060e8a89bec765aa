const points = [
  'est',
  'est-sud-est',
  'sud-sud-est',
  'sud',
  'sud-sud-ouest',
  'ouest-sud-ouest',
  'ouest',
  'ouest-nord-ouest',
  'nord-nord-ouest',
  'nord',
  'nord-nord-est',
  'est-nord-est',
] as const;

/** The direction of a facing. */
export const compass = (facing: number): string => points[((facing % 12) + 12) % 12] ?? points[0];

/** The same after « face » or « vers ». */
export const facingTowards = (direction: number): string => {
  const point = compass(direction);
  return /^[eo]/.test(point) ? `face à l'${point}` : `face au ${point}`;
};

export const towards = (direction: number): string => {
  const point = compass(direction);
  return /^[eo]/.test(point) ? `vers l'${point}` : `vers le ${point}`;
};
