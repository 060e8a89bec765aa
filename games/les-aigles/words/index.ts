/** What is said of armies and tables to those who make them. */
export { sayOfArmy } from './army-sayings.ts';
export { sayOfTable } from './table-sayings.ts';
