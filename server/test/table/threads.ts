/** All that runs in threads, as one script. */
export { inspect } from '../../inspection/worker.ts';
export { default } from '../../opponents/worker.ts';
