import { labour } from '../rules/barriers/labour.ts';
import { beginTasks } from '../rules/changes/begin.ts';
import { completeDoings } from '../rules/changes/complete.ts';
import { chargeHome } from '../rules/charges/level.ts';
import { bringUp } from '../rules/charges/stragglers.ts';
import { rideOut } from '../rules/command/level.ts';
import { routThoseCrossed } from '../rules/crossing/caught.ts';
import { endCrossings } from '../rules/crossing/level.ts';
import { routs } from '../rules/crossing/rout.ts';
import { endEvades } from '../rules/evades/end.ts';
import { beginHouses } from '../rules/houses/begin.ts';
import { completeHouses } from '../rules/houses/complete.ts';
import { marchOn } from '../rules/marching/level.ts';
import { braceForCharges } from '../rules/morale/charging.ts';
import { endRetreats } from '../rules/morale/giving-way.ts';
import { endRallies, rallyOn } from '../rules/rallies/level.ts';
import type { Story } from '../story.ts';

/** One quarter of a period: the five levels one after the other, each at once for both sides; then what takes time. */
export const playQuarter = (story: Story): void => {
  beginHouses(story);
  beginTasks(story);
  braceForCharges(story);
  routs(story);
  rallyOn(story);
  chargeHome(story);
  routThoseCrossed(story);
  marchOn(story);
  routThoseCrossed(story);
  bringUp(story);
  rideOut(story);
  endCrossings(story);
  completeDoings(story);
  labour(story);
  completeHouses(story);
  endRallies(story);
  endEvades(story);
  endRetreats(story);
};
