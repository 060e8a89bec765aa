import type { RuleId } from '../contract/refusal.ts';
import { defaultsOf, type Switch, type SwitchValues } from '../contract/switch.ts';
import type { Json } from '../json/json.ts';
import type { Attempt } from './proof.ts';

/** The switch that turns a rule off: its second value, unless another is named. */
export interface TurnedOff {
  readonly game: { readonly switches: readonly Switch[] };
  readonly switch: string;
  readonly off?: Json;
}

/**
 * Proves a rule that no line carries: the test holds by default and must fail once the rule's switch is set otherwise.
 */
export const trySwitchProof = async (
  id: RuleId,
  turned: TurnedOff,
  body: (switches: SwitchValues) => unknown,
): Promise<Attempt> => {
  const values = bothWays(id, turned);
  if (typeof values === 'string') return { proofs: [{ id, outcome: 'failed' }], error: new Error(values) };
  const failure = await failureOf(() => body(values.on));
  if (failure !== undefined) return { proofs: [{ id, outcome: 'failed' }], error: failure.error };
  if ((await failureOf(() => body(values.off))) !== undefined) return { proofs: [{ id, outcome: 'proven' }] };
  return { proofs: [{ id, outcome: 'not exercised' }], error: new Error(makesNoDifference(id, turned)) };
};

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
