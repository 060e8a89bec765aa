/** Imports a peer from here, where it is installed. */
export const load = (name) => import(name);
