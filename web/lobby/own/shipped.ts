import type { ArmyList, Nation } from '@grognard/les-aigles/armies';
import austria from '../../../scenarios/les-aigles/armies/austria.json';
import britain from '../../../scenarios/les-aigles/armies/britain.json';
import france from '../../../scenarios/les-aigles/armies/france.json';
import prussia from '../../../scenarios/les-aigles/armies/prussia.json';
import russia from '../../../scenarios/les-aigles/armies/russia.json';

/** The division of each nation to start from; a test reads each of them by the schema of army lists. */
export const divisions = { france, britain, prussia, austria, russia } as unknown as Readonly<
  Record<Nation, ArmyList>
>;
