import type Database from 'libsql';
import { refuseNewer } from '../refuse-newer.ts';
import { LAYOUT } from './layout.ts';
import { numberIn } from './rows.ts';

/** Brings the tables from whatever layout they have to the newest one, each step whole or not at all. */
export const migrate = (db: Database.Database, where: string, layout: readonly string[] = LAYOUT): void => {
  const found = numberIn(db.prepare('pragma user_version').get(), 'user_version');
  refuseNewer(where, found, layout.length);
  layout.slice(found).forEach((step, i) => {
    db.exec(`begin immediate; ${step}; pragma user_version = ${found + i + 1}; commit`);
  });
};
