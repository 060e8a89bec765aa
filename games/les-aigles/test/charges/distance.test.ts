import { describe, expect } from 'vitest';
import { proves } from '../proving.ts';
import { scene } from '../scene.ts';
import { charged, column, contacts, hussars, partOfUnit } from './field.ts';

/** French hussars in column charge an infantry line so many centimetres away. */
const ridden = (distance: number) =>
  charged(
    scene([
      hussars({ id: 'hussars', at: [0, 0] }),
      { id: 'line', side: 'allied', at: [0, distance], attitude: 'hold' },
    ]),
    'hussars',
    'line',
    distance > 27 ? 2 : 1,
  );

const walked = (distance: number) =>
  charged(
    scene([
      column({ id: 'column', at: [0, 0] }),
      { id: 'line', side: 'allied', at: [0, distance], attitude: 'hold' },
    ]),
    'column',
    'line',
  );

const hourOfContact = (given: ReturnType<typeof ridden>): number | undefined => contacts(given)[0]?.since;

describe('how far a charge reaches', () => {
  proves(['LA-M5.3-13e', 'LA-M5.3-10'], 'from 19 cm cavalry touches in the second quarter', (saw) => {
    const done = ridden(19);
    saw(done.events);
    expect(hourOfContact(done)).toBe(2);
    expect(partOfUnit(done, 'hussars').y).toBe(19_000);
  });

  proves(['LA-M5.3-14e', 'LA-M5.3-9', 'LA-M5.3-11'], 'from 17 cm cavalry touches in the first', (saw) => {
    const done = ridden(17);
    saw(done.events);
    expect(hourOfContact(done)).toBe(1);
    expect(partOfUnit(done, 'hussars').y).toBe(17_000);
  });

  proves(['LA-D-1', 'LA-M5.4-5'], 'the quarter of contact by the distance, to the millimetre', (saw) => {
    const hours = [18, 18.01, 27, 27.01, 36, 36.01, 45, 45.01].map((distance) => {
      const done = ridden(distance);
      saw(done.events);
      return hourOfContact(done);
    });
    expect(hours).toEqual([1, 2, 2, 3, 3, 4, 4, undefined]);
  });

  proves('LA-D-2', 'a column of 4.5 cm a quarter and 4 of bonus', (saw) => {
    const table = [4.4, 4.5, 4.6, 8.5, 8.6].map((distance) => {
      const done = walked(distance);
      saw(done.events);
      const [contact] = contacts(done);
      return [contact?.since, contact?.charged === true, contact?.fire ?? 'none'];
    });
    expect(table).toEqual([
      [1, false, 'none'],
      [1, true, 'none'],
      [1, true, 'whole'],
      [1, true, 'whole'],
      [2, true, 'none'],
    ]);
  });
});
