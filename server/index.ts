export { PlainFailure } from './failure.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
