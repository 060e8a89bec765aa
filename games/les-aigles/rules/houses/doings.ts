import type { Doing } from '../../model/under-way.ts';

const HOUSE: ReadonlySet<Doing['what']> = new Set(['enter', 'post', 'leave', 'wonder'] as const);

/** What is done about houses: this room begins it and ends it. */
export const isOfHouses = ({ what }: Doing): boolean => HOUSE.has(what);
