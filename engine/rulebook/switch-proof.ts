import { ScriptError } from '../chance/scripted.ts';
import type { RuleId } from '../contract/refusal.ts';
import { defaultsOf, type Switch, type SwitchValues } from '../contract/switch.ts';
import type { Json } from '../json/json.ts';
import { UnlikeOrder } from '../position/unlike-order.ts';
import type { Around, Attempt } from './proof.ts';

/** The switch that turns a rule off: its second value, unless another is named. */
export interface TurnedOff {
  readonly game: { readonly switches: readonly Switch[] };
  readonly switch: string;
  readonly off?: Json;
}

/**
 * Proves a rule that no line carries: the test holds by default and must fail once the rule's switch is set otherwise.
 * It must fail by what it asserts, because an order was judged otherwise, or because what was forbidden now happens and
 * rolls dice that nobody has laid ready; a battle that cannot be set up, or an order that nobody has asked for, says
 * nothing of the rule.
 */
export const trySwitchProof = async (
  id: RuleId,
  turned: TurnedOff,
  body: (switches: SwitchValues) => unknown,
  { asserted = () => 0 }: Pick<Around, 'asserted'> = {},
): Promise<Attempt> => {
  const values = bothWays(id, turned);
  const ends = (
    outcome: 'proven' | 'not exercised' | 'failed',
    assertions: number,
    error?: unknown,
  ): Attempt => ({
    proofs: [outcome === 'proven' ? { id, outcome, by: 'switch' } : { id, outcome }],
    assertions,
    ...(error !== undefined && { error }),
  });
  if (typeof values === 'string') return ends('failed', 0, new Error(values));
  const before = asserted();
  const failure = await failureOf(() => body(values.on));
  const assertions = asserted() - before;
  if (failure !== undefined) return ends('failed', assertions, failure.error);
  const without = await failureOf(() => body(values.off));
  if (without === undefined)
    return ends('not exercised', assertions, new Error(makesNoDifference(id, turned)));
  if (isByTheRule(without.error)) return ends('proven', assertions);
  return ends('not exercised', assertions, new Error(brokeOff(id, turned, without.error)));
};

/** An assertion that does not hold, dice that fall otherwise, an order judged otherwise; not one that nobody asked for. */
const isByTheRule = (error: unknown): boolean =>
  error instanceof ScriptError ||
  (error instanceof UnlikeOrder && !error.isOutOfPlace) ||
  (error instanceof Error && error.name === 'AssertionError');

const bothWays = (
  id: RuleId,
  { game, switch: name, off }: TurnedOff,
): { readonly on: SwitchValues; readonly off: SwitchValues } | string => {
  const found = game.switches.find((each) => each.name === name);
  if (found === undefined) return `The game has no switch ${name}.`;
  if (found.rule !== id) return `The switch ${name} belongs to ${found.rule}, so it cannot prove ${id}.`;
  const other = off ?? found.values[1];
  if (other === undefined) return `The switch ${name} has no other value that would turn ${id} off.`;
  const on = defaultsOf(game.switches);
  return { on, off: { ...on, [name]: other } };
};

const failureOf = async (run: () => unknown): Promise<{ readonly error: unknown } | undefined> => {
  try {
    await run();
    return undefined;
  } catch (error) {
    return { error };
  }
};

const makesNoDifference = (id: RuleId, { switch: name }: TurnedOff): string =>
  `The test passes whether or not the switch ${name} turns ${id} off: it does not exercise the rule.`;

const brokeOff = (id: RuleId, { switch: name }: TurnedOff, error: unknown): string =>
  `With the switch ${name} turned the test of ${id} breaks off before it asserts anything of the rule: ${
    error instanceof Error ? error.message : String(error)
  }`;
