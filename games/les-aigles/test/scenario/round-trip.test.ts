import { canonical, flat, randomFrom, recorded, seeded } from '@grognard/engine';
import { expect, test } from 'vitest';
import { patience, wrongCases } from '../../../../tools/counts.ts';
import { decisions } from '../../decisions.ts';
import { evolve } from '../../events.ts';
import { lesAigles } from '../../game.ts';
import type { Part } from '../../part-types.ts';
import { nameIn } from '../../scenario/kept.ts';
import { scenarioSchema } from '../../scenario-schema.ts';
import { isThere } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { happens, type Laid, laidOut, laidOutIfSound, orderOf, soundTable } from '../random-battle.ts';
import { onLand } from '../random-land.ts';

const ORDERS = 12;

/** What is over once a half period has been played, and what is seen anew where a position begins. */
const PASSING: readonly (keyof Part)[] = [
  ...([
    'moved',
    'came',
    'spent',
    'underFire',
    'approach',
    'laid',
    'appeared',
    'shownFrom',
    'unseen',
  ] as const),
];

/** A part without what passes, and others by their names. */
const lasting = (part: Part, name: (index: number) => string): object => {
  const { rally, evade, charge, follow, secret: { plan: _plan, target, ...secret } = {} } = part;
  const fields = Object.entries({
    ...{ ...part, unit: '', secret },
    ...(rally && { rally: { ...rally, followers: rally.followers?.map(name) ?? [] } }),
    ...(evade && { evade: { ...evade, threat: evade.threat === undefined ? '' : name(evade.threat) } }),
    ...(charge && {
      charge: { ...charge, target: charge.target === undefined ? '' : name(charge.target) },
      aim: target === undefined ? '' : name(target),
    }),
    ...(follow && { follow: { ...follow, target: name(follow.target) } }),
  });
  return Object.fromEntries(fields.filter(([key]) => !PASSING.includes(key as keyof Part)));
};

/** Everybody who still stands, and what is between them. */
const shown = (state: State): readonly string[] => {
  const [parts, units] = [flat(state.parts), flat(state.units)];
  const name = (index: number): string => {
    const part = parts[index];
    return part === undefined || !isThere(part) ? '' : nameIn(index, parts, units);
  };
  const standing = parts.flatMap((part, index) =>
    isThere(part) ? [`${name(index)} ${canonical(lasting(part, name))}`] : [],
  );
  const crossings = state.crossings.map((each) =>
    canonical({ ...each, crosser: name(each.crosser), crossed: name(each.crossed) }),
  );
  return [...standing, ...crossings].sort();
};

const lost = ({ setting, state }: Laid, seed: number): readonly string[] => {
  const position = lesAigles.position(setting, state);
  const read = scenarioSchema.safeParse(position);
  if (!read.success) return [JSON.stringify(read.error.issues)];
  const laid = laidOutIfSound(read.data, seed);
  if (!laid.ok) return laid.error.map((refusal) => JSON.stringify(refusal));
  const again = new Set(shown(laid.value.state));
  return shown(state).filter((each) => !again.has(each));
};

const play = (seed: number): readonly string[] => {
  const random = randomFrom(seed);
  let now = laidOut(soundTable(random, 3 + random.below(4), onLand(random)), seed);
  for (let orders = 0; orders < ORDERS && now.state.phase !== 'over'; orders += 1) {
    const [decision] = decisions(now.setting, now.state);
    if (decision === undefined) return ['nobody owes a decision'];
    const given = decision.owed.map((seat) => ({ seat, order: orderOf(now, seat, random) }));
    const events = happens(now, { decision, given }, recorded(seeded(seed, orders + 1)));
    now = { ...now, state: events.reduce(evolve, now.state) };
    const isBetweenHalves = now.state.phase === 'rallies' || now.state.phase === 'plans';
    const wrong = isBetweenHalves ? lost(now, seed) : [];
    if (wrong.length > 0) return wrong;
  }
  return [];
};

test('a position between two halves loses nothing of what anybody is about', { timeout: patience }, () => {
  // A battle has many positions.
  expect(wrongCases('lesAiglesPlans', play, 5)).toEqual([]);
});

test.each([258, 485, 544])(
  'what was lost from a position of battle %i is kept',
  { timeout: patience },
  (seed) => {
    expect(play(seed)).toEqual([]);
  },
);
