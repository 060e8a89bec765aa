/** Ways to lead an army: who is sent where, and how everybody fights. */
import type { Order } from '@grognard/les-aigles';
import type { Desk } from '../desk.ts';
import { byTheBook, type Doctrine } from '../doctrine.ts';
import { gatheredMissionsOf, type Missions, massedMissionsOf } from '../missions.ts';
import { planOf } from '../planning.ts';
import type { Manner } from '../policy.ts';
import { type Situation, situationOf } from '../situation.ts';

export interface Scheme {
  readonly doctrine: Doctrine;
  readonly missionsOf: (situation: Situation) => Missions;
}

/** The enemy is let come. */
const patient: Doctrine = { ...byTheBook, stands: true };
/** Nobody forms square before horse rides at him, and chances are taken. */
const bold: Doctrine = { ...byTheBook, wariness: -12, caution: 0 };

export const schemes: readonly Scheme[] = [
  { doctrine: byTheBook, missionsOf: massedMissionsOf },
  { doctrine: byTheBook, missionsOf: gatheredMissionsOf },
  { doctrine: patient, missionsOf: massedMissionsOf },
  { doctrine: bold, missionsOf: massedMissionsOf },
];

/** The table with everybody sent where a scheme wants him. */
export const ledBy = ({ missionsOf }: Scheme, table: Situation): Situation => ({
  ...table,
  missions: missionsOf(table),
});

/** What everybody is told by a scheme. */
export const planBy = (desk: Desk, scheme: Scheme, manner: Manner = {}): Order => {
  const table = { ...situationOf(desk.match.setting, desk.view, desk.seat), ...manner };
  return planOf(desk, ledBy(scheme, table), scheme.doctrine);
};
