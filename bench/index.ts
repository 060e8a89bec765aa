export * from './args.ts';
export * from './contest.ts';
export * from './measure.ts';
export * from './rows.ts';
export * from './statistics.ts';
