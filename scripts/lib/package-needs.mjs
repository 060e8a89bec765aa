import { readFileSync } from 'node:fs';
import { inCheckout } from './paths.mjs';

/** @typedef {Record<string, string>} Versions */
/** @typedef {{ version: string, optional?: boolean, dependencies?: Versions, optionalDependencies?: Versions }} Locked */
/** @typedef {Record<string, Locked>} Lock by place: node_modules/libsql/node_modules/detect-libc */

const INSIDE = 'node_modules/';

/**
 * Where a package at a place finds what it imports: inside itself, or further up.
 * @param {Lock} lock @param {string} place @param {string} name @returns {string | undefined}
 */
const seenFrom = (lock, place, name) => {
  const inside = `${place}${INSIDE}${name}`;
  if (Object.hasOwn(lock, inside)) return inside;
  return place === '' ? undefined : seenFrom(lock, place.slice(0, place.lastIndexOf(INSIDE)), name);
};

/** @param {Lock} lock @param {readonly string[]} names @returns {readonly string[]} */
const placesOf = (lock, names) => {
  const places = new Set(names.map((name) => `${INSIDE}${name}`));
  for (const place of places) {
    const { dependencies, optionalDependencies } = lock[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = seenFrom(lock, `${place}/`, name);
      if (at !== undefined) places.add(at);
    }
  }
  return [...places];
};

/** @param {string} place */
const nameAt = (place) => place.slice(place.lastIndexOf(INSIDE) + INSIDE.length);

/**
 * Of two versions of one package that which lies further out: npm puts the other inside the one that wants it.
 * @param {Lock} lock @param {readonly string[]} places @returns {Versions}
 */
const versionsAt = (lock, places) => {
  const inwards = places.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1));
  /** @type {Map<string, string>} */
  const versions = new Map();
  for (const place of inwards)
    if (!versions.has(nameAt(place))) versions.set(nameAt(place), lock[place]?.version ?? '');
  return Object.fromEntries([...versions].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/**
 * All that a package needs of others, what they need in turn as well, in the versions of our lock: npm reads no lock of
 * a package that it installs, nor its overrides, and would else take versions that nobody has tried.
 * @param {readonly string[]} names
 * @param {Lock} [lock]
 * @returns {{ dependencies: Versions, optionalDependencies: Versions }}
 */
export const needsInFull = (names, lock = ourLock()) => {
  const places = placesOf(lock, names);
  const isOptional = (/** @type {string} */ place) => lock[place]?.optional === true;
  return {
    dependencies: versionsAt(
      lock,
      places.filter((place) => !isOptional(place)),
    ),
    optionalDependencies: versionsAt(lock, places.filter(isOptional)),
  };
};

/** @returns {Lock} */
const ourLock = () => JSON.parse(readFileSync(inCheckout('package-lock.json'), 'utf8')).packages;
