import { askedOf, complaint, helpText, type Measure, rowsOf, selected, tableOf } from '@grognard/bench';
import { describe, expect, it } from 'vitest';

const measure = (name: string): Measure => ({
  name,
  title: `P0 ${name}`,
  open: () => Promise.reject(new Error('not run here')),
});
const measures = [measure('hex-line'), measure('hex-reach'), measure('orders')];

describe('rows', () => {
  const rates = { ours: [300, 320, 310], theirs: [10, 11, 9], limit: [1_000, 2_000, 1_500] };
  const goals = [
    { ours: 'ours', rival: 'theirs', goal: 30 },
    { ours: 'ours', rival: 'limit', goal: 0.5 },
  ];
  const rows = rowsOf(measure('orders'), goals, rates);

  it('hold medians, their ratio and whether the goal is met', () => {
    expect(rows.map(({ ratio, met }) => [ratio, met])).toEqual([
      [31, true],
      [expect.closeTo(0.207, 3), false],
    ]);
    expect(rows[0]?.ours.perSecond).toBe(310);
    expect(rows[1]?.rival).toMatchObject({ name: 'limit', perSecond: 1_500 });
  });

  it('print as a table with a line each', () => {
    const lines = tableOf(rows).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/^P0 orders {2}ours .* 31x +>= 30x {2}met$/);
    expect(lines[3]).toMatch(/-33\/\+33% +0\.21x +>= 0\.50x {2}NOT MET$/);
  });
});

describe('the command line', () => {
  it('selects measures by the beginning of their names', () => {
    const names = (...words: string[]) => selected(measures, words).map(({ name }) => name);
    expect(names()).toEqual(['hex-line', 'hex-reach', 'orders']);
    expect(names('hex')).toEqual(['hex-line', 'hex-reach']);
    expect(selected([...measures, measure('orders-late')], ['orders'])).toEqual([measures[2]]);
    expect(names('orders', 'hex-r')).toEqual(['hex-reach', 'orders']);
  });

  it('tells options from names', () => {
    expect(askedOf(['--json', 'hex'])).toEqual({ help: false, json: true, quick: false, names: ['hex'] });
  });

  it('says what it does not understand', () => {
    expect(complaint(['hex', '--json'], measures)).toBeUndefined();
    expect(complaint(['--jsn'], measures)).toContain('--jsn');
    expect(complaint(['chess'], measures)).toContain('there are hex-line, hex-reach, orders');
  });

  it('helps', () => {
    for (const { title } of measures) expect(helpText(measures)).toContain(title);
  });
});
