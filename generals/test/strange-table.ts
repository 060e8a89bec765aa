import { readFileSync } from 'node:fs';
import { begin, defaultsOf, randomFrom, seeded } from '@grognard/engine';
import { tiny } from '@grognard/tiny';
import { turnOf } from '../general.ts';

/** A turn in a game that none of the great generals has learnt. */
export const turnAtStrangeTable = () => {
  const file = new URL('../../games/tiny/scenarios/ford.json', import.meta.url);
  const beginning = {
    at: '',
    scenario: JSON.parse(readFileSync(file, 'utf8')),
    switches: defaultsOf(tiny.switches),
    seats: [{ side: 'red' }, { side: 'blue' }],
  };
  const opened = begin(tiny, beginning, (seq) => seeded(1, seq));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { match, opening } = opened.value;
  const seat = { side: 'red' };
  const view = tiny.view(match.setting, opening.state, seat);
  const [decision] = tiny.decisions(match.setting, opening.state);
  if (decision === undefined) throw new Error('nothing is owed');
  return turnOf({ match, view, seat, decision, random: randomFrom(1) });
};
