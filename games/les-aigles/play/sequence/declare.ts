import { byName } from '../../model/by-name.ts';
import { hourOf, partOf, standing, unitOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import type { ChargeTask } from '../../model/tasks.ts';
import type { Charge } from '../../model/under-way.ts';
import { plainness } from '../../rules/charges/may.ts';
import { isAbreast } from '../../rules/charges/squadrons.ts';
import { testAgainstOrders } from '../../rules/command/against.ts';
import { declareEvades } from '../../rules/evades/declare.ts';
import { groundUnder } from '../../rules/ground/queries.ts';
import { testToCharge } from '../../rules/morale/charging.ts';
import { setAside } from '../../rules/planning/aside.ts';

/** Charges and evades that were written are declared. */
export const declare = (story: Story): void => {
  testAgainstOrders(story);
  for (const index of byName(story.state, standing(story.state))) {
    const [task, ...rest] = partOf(story.state, index).secret?.plan ?? [];
    if (task?.do !== 'charge') continue;
    happen(story, { kind: 'went-on', part: index, plan: rest, rules: [] });
    if (!testToCharge(story, index)) {
      // Beyond control it is off all the same, at whom it likes.
      if (partOf(story.state, index).charge === undefined)
        setAside(story, index, [task], 'no-nerve', ['LA-S3.6-26']);
      continue;
    }
    declareCharge(story, index, task);
    if (task.onward !== undefined && !hasChoiceOnward(story, index))
      setAside(story, index, [task], 'no-squadrons-behind', ['LA-U2.3-9']);
  }
  declareEvades(story);
  marchesWithNone(story);
};

/** Everybody learns who charges; whom, he who wrote it. */
const declareCharge = (story: Story, index: number, { target, barred, onward }: ChargeTask): void => {
  const part = partOf(story.state, index);
  const plain = plainness(unitOf(story.state, part.unit), part.formation);
  const charge: Charge = { since: hourOf(story.state), ...plain };
  const secret = {
    target,
    ...(barred !== undefined && { barred }),
    ...(onward !== undefined && { onward }),
  };
  const rules = [
    ...DECLARED,
    ...formationRules(story, index),
    ...comingOut(story, target),
    ...(plain.plain === undefined ? [] : [plain.plain]),
  ];
  happen(story, { kind: 'charges', part: index, charge, secret, rules });
};

/** LA-U2.3-10: a march that was to bring up or hold squadrons behind it, and has none. */
const marchesWithNone = (story: Story): void => {
  for (const index of standing(story.state)) {
    const part = partOf(story.state, index);
    const isTrailing = part.formation === 'chequer' || part.formation === 'echelon';
    const given = (part.secret?.plan ?? []).filter(
      (task) => task.do === 'march' && task.onward !== undefined,
    );
    if (!isTrailing) setAside(story, index, given, 'no-squadrons-behind', ['LA-U2.3-10']);
  }
};

/** LA-U2.3-5, -9, LA-M5.7-12: the formations of cavalry of which squadrons may go on after the first contact. */
const hasChoiceOnward = ({ state }: Story, index: number): boolean => {
  const part = partOf(state, index);
  const isTrailing = part.formation === 'chequer' || part.formation === 'echelon' || isAbreast(part);
  return isTrailing && unitOf(state, part.unit).arm === 'cavalry';
};

/** LA-O6.2-10: an enemy who comes out of a stream may be charged once his head is out. */
const comingOut = ({ setting, state }: Story, target: number): readonly string[] => {
  const enemy = partOf(state, target);
  const spans = groundUnder(setting, state, enemy, unitOf(state, enemy.unit));
  return spans.some(({ zone: { feature } }) => feature.kind === 'water') ? ['LA-O6.2-10'] : [];
};

/** The formations that are made for it, or may do it at a pinch. */
const formationRules = ({ state }: Story, index: number): readonly string[] => {
  const { formation, unit } = partOf(state, index);
  const { arm } = unitOf(state, unit);
  if (arm === 'cavalry' && formation === 'line') return ['LA-U2.2-4'];
  return arm === 'infantry' && formation === 'march column' ? ['LA-U2.2-19'] : [];
};

const DECLARED: readonly string[] = [
  ...['LA-M5.1-2', 'LA-M5.1-3', 'LA-M5.1-8', 'LA-M5.1-11', 'LA-M5.1-13'],
  ...['LA-M5.2-1', 'LA-M5.5-12', 'LA-S3.1-2', 'LA-S3.8-6'],
];
