/** How battles of Les Aigles come out, beside how they ought to. */
import { progress } from '../progress.ts';
import { cases } from './cases.ts';
import { count } from './count.ts';
import { firefight } from './firefight.ts';
import { type Outcome, outcomeOf, outcomeTable } from './outcomes.ts';

const USUAL = { charges: 1_500, fights: 40 };
const GLANCE = { charges: 200, fights: 5 };

const words = process.argv.slice(2);
const times = words.includes('--quick') ? GLANCE : USUAL;
const outcomes: Outcome[] = cases.map((each) => {
  progress.step(each.name);
  return outcomeOf(each, count(each, times.charges));
});
progress.step('two lines at 8 cm');
const { french, british, periods } = firefight(times.fights);
progress.end();
const figures = (name: string, stated: number, measured: number, within: number): Outcome => ({
  ...{ name, stated, measured, within, played: times.fights, unit: '' },
});
outcomes.push(
  figures('figures that 18 French lose in a period to 15 British, 8 cm away', 2.3, french, 0.3),
  figures('figures that the British lose', 1.8, british, 0.3),
  figures('period in which one of the two is tested below 60%', 4, periods, 1),
);
console.log(words.includes('--json') ? JSON.stringify(outcomes, undefined, 2) : outcomeTable(outcomes));
