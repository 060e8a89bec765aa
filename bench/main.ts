import { askedOf, complaint, helpText, selected } from './args.ts';
import { agree, barRates, race } from './contest.ts';
import { installPeers } from './install.ts';
import { measures } from './measures/measures.ts';
import { progress } from './progress.ts';
import { type Row, rowsOf, tableOf } from './rows.ts';

const usual = { rounds: 7, turn: 120, patience: 1 };
const glance = { rounds: 5, turn: 25, patience: 0.2 };

const run = async (words: readonly string[]): Promise<void> => {
  const asked = askedOf(words);
  const pace = asked.quick ? glance : usual;
  const rows: Row[] = [];
  installPeers(progress.say);
  for (const measure of selected(measures, asked.names)) {
    progress.step(`${measure.title}: preparing`);
    const contest = await measure.open();
    await agree(measure.title, contest);
    progress.step(`${measure.title}: warming up`);
    const rates = await race(contest, pace, (round) =>
      progress.step(`${measure.title}: round ${round} of ${pace.rounds}`),
    );
    await contest.close?.();
    rows.push(...rowsOf(measure, contest.goals, { ...rates, ...barRates(contest) }));
  }
  progress.end();
  console.log(asked.json ? JSON.stringify(rows, undefined, 2) : tableOf(rows));
};

const words = process.argv.slice(2);
const wrong = complaint(words, measures);
if (wrong !== undefined) {
  console.error(wrong);
  process.exitCode = 2;
} else if (askedOf(words).help) {
  console.log(helpText(measures));
} else {
  try {
    await run(words);
  } catch (cause) {
    progress.end();
    console.error(cause instanceof Error ? cause.message : String(cause));
    process.exitCode = 1;
  }
}
