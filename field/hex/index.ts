export * from './board.ts';
export * from './costs.ts';
export * from './facing.ts';
export * from './lines.ts';
export * from './ranges.ts';
export * from './sides.ts';
export * from './steps.ts';
