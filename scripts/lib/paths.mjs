import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const house = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts */
export const inHouse = (...parts) => join(house, ...parts);

/** Locks and stamps live here: never in the way of git, and gone with one `rm`. */
export const workshop = inHouse('.grognard');
