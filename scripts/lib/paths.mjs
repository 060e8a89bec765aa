import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const checkout = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts */
export const inCheckout = (...parts) => join(checkout, ...parts);

/** Locks and stamps live here: never in the way of git, and gone with one `rm`. */
export const workFolder = inCheckout('.grognard');
