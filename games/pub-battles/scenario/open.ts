import { type Chance, err, flat, ok, type Player, type Refusal, type Result } from '@grognard/engine';
import { after } from '../model/events.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { seenWith } from '../play/looking.ts';
import { battleStory, runOn } from '../play/sequence.ts';
import { isPlanned } from '../rules/planning/deciding.ts';
import { openingSightings } from '../rules/spotting/sightings.ts';
import { spentWhereTheyStand } from '../rules/terrain/tiring.ts';
import { beginTurn } from '../rules/turn/cup.ts';
import { forceRefusals } from './forces.ts';
import { nowRefusals } from './now-refusals.ts';
import { laidOut } from './opening.ts';
import { seatRefusals } from './seats.ts';
import { alreadyMustered, knowing, takenUp } from './taken-up.ts';

/** The table when the first chit has been drawn; or as far as its turn has come. */
export const open = (
  setting: Setting,
  scenario: Scenario,
  seats: readonly Player[],
  chance: Chance,
): Result<State, readonly Refusal[]> => {
  const refusals = [
    ...seatRefusals(setting, seats),
    ...forceRefusals(setting, scenario),
    ...nowRefusals(setting, scenario),
  ];
  if (refusals.length > 0) return err(refusals);
  const bare = laidOut(setting, scenario, seats);
  const placed = after(bare, spentWhereTheyStand(setting, bare, [...flat(bare.pieces).keys()]));
  const laid = scenario.now === undefined ? placed : alreadyMustered(placed, scenario.now);
  if (isPlanned(setting) && scenario.now === undefined) return ok({ ...laid, phase: 'planning' });
  const known = scenario.now?.known;
  const seen =
    known === undefined
      ? after(laid, seenWith(setting, laid, openingSightings(setting, laid), undefined, chance))
      : knowing(laid, known);
  if (scenario.now !== undefined) {
    const taken = takenUp(setting, scenario.now, seen);
    return ok(playedOn(setting, taken, chance));
  }
  const begun = after(seen, beginTurn(setting, seen, setting.first));
  return ok(playedOn(setting, begun, chance));
};

/** The state in which somebody owes the first decision. */
const playedOn = (setting: Setting, state: State, chance: Chance): State => {
  const story = battleStory(setting, state, chance);
  runOn(story);
  return story.state;
};
