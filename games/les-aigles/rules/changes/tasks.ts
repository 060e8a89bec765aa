import type { TaskRule } from '../planning/glance.ts';

const change: TaskRule<'change'> = { judge: () => [], foresee: ({ part }) => ({ part, takes: 1 }) };
const turn: TaskRule<'turn'> = { judge: () => [], foresee: ({ part }) => ({ part, takes: 1 }) };
const deploy: TaskRule<'deploy'> = { judge: () => [], foresee: ({ part }) => ({ part, takes: 1 }) };
const rejoin: TaskRule<'rejoin'> = { judge: () => [], foresee: ({ part }) => ({ part, takes: 1 }) };
const reorganise: TaskRule<'reorganise'> = { judge: () => [], foresee: ({ part }) => ({ part, takes: 1 }) };
const reform: TaskRule<'reform'> = { judge: () => [], foresee: ({ part }) => ({ part, takes: 1 }) };
const limber: TaskRule<'limber'> = { judge: () => [], foresee: ({ part }) => ({ part, takes: 1 }) };
const unlimber: TaskRule<'unlimber'> = { judge: () => [], foresee: ({ part }) => ({ part, takes: 1 }) };

export const changeTasks = { change, turn, deploy, rejoin, reorganise, reform, limber, unlimber };
