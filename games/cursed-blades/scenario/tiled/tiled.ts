export { mapFromTiled } from './read.ts';
export { mapToTiled } from './write.ts';
