import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { ProofRecord, TestRecord } from '@grognard/engine/rulebook';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const FILE = process.env.GROGNARD_PROOFS ?? 'node_modules/.cache/grognard/proofs.json';

/** A title with the look of a rule id in it: whether there is such a rule is for check:rules to say. */
const NAMES_AN_ID = /\b[A-Z]{2,}-[A-Z]*\d/;

const recordOf = (test: TestCase, file: string): readonly TestRecord[] => {
  const { proofs = [], assertions = 0 } = test.meta();
  if (proofs.length === 0 && !NAMES_AN_ID.test(test.fullName)) return [];
  const passed = test.result().state === 'passed';
  return [{ file, name: test.fullName, passed, assertions, proofs }];
};

const testsOf = (module: TestModule): readonly TestRecord[] => {
  const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
  return [...module.children.allTests()].flatMap((test) => recordOf(test, file));
};

/** Writes down which test proved which rule, for check:rules and the rulebooks in docs/. */
export default class ProofsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // Rules live in the pure packages, and so do their proofs: a run of more than those gives the same record.
    const proving = modules.filter(({ project }) => ['', 'pure'].includes(project.name));
    if (proving.length === 0) return;
    const tests = proving.flatMap(testsOf);
    tests.sort((a, b) => (a.file === b.file ? order(a.name, b.name) : order(a.file, b.file)));
    const record: ProofRecord = { format: 2, tests };
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(record, undefined, 1)}\n`);
  }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
