import { resolve } from 'node:path';
import { findingKinds, findingsOf, thinProofs } from '@grognard/engine/rulebook';
import { readArguments, wordsFor } from '../command.ts';
import { BAD_INPUT, BadInput, DONE, REFUSED } from '../failure.ts';
import { stdio } from '../streams.ts';
import { voiceIn } from '../words/voice.ts';
import { staleDocuments, writeDocuments } from './documents.ts';
import { type MissingWords, missingWords } from './missing-words.ts';
import { booksOf, loadProject, type Project } from './project.ts';
import { checkout } from './root.ts';

const USAGE = `node cli/dist/dev/main.js check|docs|words [LANGUAGE] [--root DIR] [--books FILE] [--proofs FILE]

For whoever works on Grognard: npm run check:rules, npm run docs and npm run words call this.

  check    what is wrong between rulebooks, code, tests and docs/rulebooks/
  docs     writes docs/rulebooks/ and docs/position.schema.json
  words    what is not said in a language yet, so that English stands in
  --root   another project to look at
  --books  its rulebooks, { name: rulebook }, as JSON
  --proofs the record that the proofs reporter wrote`;

const titles: Readonly<Record<(typeof findingKinds)[number], string>> = {
  unsound: 'Unsound rulebooks',
  unknown: 'Cited ids that do not exist',
  'not exercised': 'Tests that name an id without exercising it',
  failed: 'Proofs that fail',
  unproven: 'Ids that no passing test proves',
};

const check = (project: Project): number => {
  const findings = findingsOf(project);
  const stale = staleDocuments(project);
  for (const kind of findingKinds) {
    tell(
      titles[kind],
      findings.filter((finding) => finding.kind === kind).map(({ sentence }) => sentence),
    );
  }
  tell('Stale documents: run npm run docs', stale);
  tell('Not wrong, but thin: proofs that assert less than they name', thinProofs(project.record));
  const ids = project.books.reduce((sum, { book }) => sum + book.rules.length, 0);
  stdio.out(`rulebooks: ${project.books.length}, ids: ${ids}, findings: ${findings.length + stale.length}`);
  return findings.length + stale.length === 0 ? DONE : REFUSED;
};

const tell = (title: string, sentences: readonly string[]): void => {
  if (sentences.length > 0) stdio.out(`${title} (${sentences.length})`);
  for (const sentence of sentences) stdio.out(`  ${sentence}`);
};

const write = (project: Project): number => {
  stdio.out(`${writeDocuments(project)} documents written.`);
  return DONE;
};

const untold: Readonly<Record<keyof MissingWords, string>> = {
  rules: 'Texts of rulebooks',
  scenarios: 'Texts of scenarios and examples',
  files: 'Files of words',
  code: 'Texts in the code',
};

/** A language that is not whole is no fault: this lists what is left to do. */
const tellMissing = (missing: MissingWords, language: string): number => {
  tell(untold.rules, missing.rules);
  tell(untold.scenarios, missing.scenarios);
  tell(untold.files, missing.files);
  tell(untold.code, missing.code);
  const count = Object.values(missing).reduce((sum, list) => sum + list.length, 0);
  stdio.out(`not said in ${language}: ${count}`);
  return DONE;
};

const verbs: Readonly<Record<string, (project: Project) => number>> = { check, docs: write };

const NAMES = [...Object.keys(verbs), 'words'];

const main = async (args: readonly string[]): Promise<number> => {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments(args, { root: text, books: text, proofs: text });
  const root = resolve(values.root ?? checkout);
  if (positionals[0] === 'words') {
    const { LANGUAGE: language } = wordsFor(positionals, ['VERB', 'LANGUAGE']);
    return tellMissing(missingWords(root, await booksOf(root, values.books), language), language);
  }
  const { VERB: verb } = wordsFor(positionals, ['VERB']);
  const act = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (act === undefined) throw new BadInput(({ faults }) => faults.verbs('main.js', NAMES, verb));
  const proofs = values.proofs ?? resolve(root, 'node_modules/.cache/grognard/proofs.json');
  return act(await loadProject({ root, books: values.books, proofs }));
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  stdio.note(`${error.say(voiceIn('en').words, 'en')}\n\n${USAGE}`);
  process.exitCode = BAD_INPUT;
}
