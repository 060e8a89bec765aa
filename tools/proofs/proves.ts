import { defaultsOf, type Rulebook, type RuleId, type SwitchValues } from '@grognard/engine';
import {
  type Attempt,
  examplesIn,
  type Proof,
  type Saw,
  type Shows,
  type TurnedOff,
  tryProof,
  trySwitchProof,
} from '@grognard/engine/rulebook';
import { expect, test } from 'vitest';
import type {} from '../mutants/runtime.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test did for the rules it names; read by the proofs reporter. */
    proofs?: readonly Proof[];
    /** How much it asserted. */
    assertions?: number;
    /** The rules that the worked examples among them show. */
    shows?: Shows;
  }
}

const named = (ids: RuleId | readonly RuleId[]): readonly RuleId[] => (typeof ids === 'string' ? [ids] : ids);

/** What vitest has counted in this test so far. */
const asserted = (): number => expect.getState().assertionCalls;

/** With a mutant awake the body alone is asked: whether it still holds, not what it carries. */
const isMutated = (): boolean => globalThis.grognardMutants?.isAwake === true;

const look: Saw = (value) => value;

const attempt = (
  ids: readonly RuleId[],
  title: string,
  run: () => Promise<Attempt & { readonly shows?: Shows }>,
  bare: () => unknown,
): void =>
  test(ids.length === 0 ? title : `${ids.join(', ')}: ${title}`, async ({ task }) => {
    if (isMutated()) {
      await bare();
      return;
    }
    const { proofs, assertions, shows, error } = await run();
    task.meta.proofs = proofs;
    task.meta.assertions = assertions;
    if (shows !== undefined) task.meta.shows = shows;
    if (error !== undefined) throw error;
  });

/**
 * A test that proves rules. It fails unless it asserts something, and unless every id occurred in something handed to
 * `saw`: a refusal, a modifier, an event, a told line, a whole verdict. A battle made with `tableFor` hands over what
 * comes of its orders by itself.
 */
export const proves = (ids: RuleId | readonly RuleId[], title: string, body: (saw: Saw) => unknown): void =>
  attempt(
    named(ids),
    title,
    () => tryProof(named(ids), body, { asserted }),
    () => body(look),
  );

const examplesAmong = (book: Rulebook, ids: readonly RuleId[]): Shows =>
  Object.fromEntries(Object.entries(examplesIn(book)).filter(([id]) => ids.includes(id)));

/** `proves` for a rulebook with worked examples among its entries: they are proven by the rules that they show. */
export const provesIn =
  (rulebook: Rulebook | (() => Promise<Rulebook>)): typeof proves =>
  (ids, title, body) =>
    attempt(
      named(ids),
      title,
      async () => {
        const book = typeof rulebook === 'function' ? await rulebook() : rulebook;
        const shows = examplesAmong(book, named(ids));
        return { ...(await tryProof(named(ids), body, { shows, asserted })), shows };
      },
      () => body(look),
    );

/** A test that proves a rule no line carries: it must fail once the rule's switch is set otherwise. */
export const provesBySwitch = (
  id: RuleId,
  title: string,
  turned: TurnedOff,
  body: (switches: SwitchValues) => unknown,
): void =>
  attempt(
    [id],
    title,
    () => trySwitchProof(id, turned, body, { asserted }),
    () => body(defaultsOf(turned.game.switches)),
  );
