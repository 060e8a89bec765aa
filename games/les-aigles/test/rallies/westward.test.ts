import { expect } from 'vitest';
import type { Scenario } from '../../model/scenario.ts';
import { proves } from '../proving.ts';
import { companies, type Scene } from '../scene.ts';
import { announce, at, battle, column, half, hussars } from './riding.ts';

type Entry = Parameters<typeof battle>[0][number];

/** A lane 8 cm wide between two columns, friends to either side of them, and horsemen at its mouth. */
const southward: readonly Entry[] = [
  { id: 'hussars', at: [0, 10], ...hussars, facing: 180 },
  { id: 'left', at: [6.25, 10], ...column },
  { id: 'right', at: [-6.25, 10], ...column },
  { id: 'east', at: [35, 10], companies: companies(12, 3) },
  { id: 'west', at: [-35, 10], companies: companies(12, 3) },
];

const quarterTurned = ({ at: [x, y], facing = 0, ...rest }: Entry): Entry => ({
  ...{ ...rest, at: [y, -x], facing: facing + 90 },
});

const WEST: Partial<Scenario> = {
  sides: [
    { id: 'french', edge: 'west' },
    { id: 'allied', edge: 'east' },
  ],
};

proves('LA-M3.4-9', 'horsemen go through a lane to the west as they do to the south', (saw) => {
  const through = (units: readonly Entry[], more: Partial<Scenario> = {}): Scene =>
    half(announce(battle(units, [], more), { hussars: {} }));
  const straight = at(through(southward), 'hussars');
  const turned = at(saw(through(southward.map(quarterTurned), WEST)), 'hussars');
  expect(straight).toMatchObject({ x: 0, y: -8_000, heading: 18_000, ranks: [3, 3, 3, 3] });
  expect(turned).toMatchObject({ x: -8_000, y: 0, heading: 27_000, ranks: [3, 3, 3, 3] });
});
