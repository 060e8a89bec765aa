import type { RuleId } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import type { Combat, State } from '../../model/state.ts';

/** Goes on from where events have led. */
export const onFrom = (
  state: State,
  events: readonly Event[],
  next: (state: State) => readonly Event[],
): readonly Event[] => [...events, ...next(after(state, events))];

/** What comes of one thing after another, each judged on where those before it have led. */
export const inSuccession = <Each>(
  state: State,
  items: readonly Each[],
  of: (state: State, item: Each) => readonly Event[],
): readonly Event[] => {
  const events: Event[] = [];
  let now = state;
  for (const item of items) {
    const next = of(now, item);
    events.push(...next);
    now = after(now, next);
  }
  return events;
};

export const nobody: Combat = { contacts: [], round: 0, toFire: [], toChoose: [], bloodied: [] };

/** The combat with some of it changed; `undefined` takes a question off the table. */
export const changed = (
  { combat = nobody }: State,
  change: { readonly [Key in keyof Combat]?: Combat[Key] | undefined },
  rules: readonly RuleId[],
): Event => {
  const { pair, stepping, retreating, ...rest } = { ...combat, ...change } as Combat;
  return {
    kind: 'combat',
    combat: {
      ...rest,
      ...(pair !== undefined && { pair }),
      ...(stepping !== undefined && { stepping }),
      ...(retreating !== undefined && { retreating }),
    },
    rules: [...new Set(rules)],
  };
};

export const partiesIn = ({ contacts }: State): ReadonlySet<number> =>
  new Set(contacts.flatMap(({ attacker, defender }) => [attacker, defender]));

/**
 * PB-R184c: whoever has no enemy left is out of the combat. He is written down among those whose first hit has fallen,
 * which matters to him no longer: so the combat remembers who has fought this turn (PB-R195).
 */
export const withOuts = (state: State, events: readonly Event[]): readonly Event[] =>
  onFrom(state, events, (now) => {
    const { combat } = now;
    if (combat === undefined || now.phase !== 'combat') return [];
    const left = partiesIn(now);
    const outs = [...partiesIn(state)].filter(
      (piece) => !left.has(piece) && !combat.bloodied.includes(piece),
    );
    return outs.length === 0 ? [] : [changed(now, { bloodied: [...combat.bloodied, ...outs] }, ['PB-R184c'])];
  });

/** PB-R195: those who have fought this turn, and those who stood behind them. */
export const tookPart = ({ combat, inAction = [], supports }: State): ReadonlySet<number> => {
  const fought = [...inAction, ...(combat?.bloodied ?? [])];
  const behind = supports.filter(({ lead }) => fought.includes(lead)).map(({ support }) => support);
  return new Set([...fought, ...behind]);
};
