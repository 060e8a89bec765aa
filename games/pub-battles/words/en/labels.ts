import { decimal } from '@grognard/engine/english';
import { NIGHT } from '../../model/vocabulary.ts';
import { timeOf, twoDigits } from '../clock.ts';
import type { Labels } from '../labels.ts';
import { cm } from './speech.ts';

export const labels: Labels = {
  kinds: {
    detachment: 'detachment',
    militia: 'militia',
    regular: 'infantry',
    elite: 'elite infantry',
    guard: 'foot guards',
    artillery: 'artillery',
    cavalry: 'cavalry',
    dragoons: 'dragoons',
    baggage: 'baggage train',
    hq: 'HQ',
    commander: 'army commander',
  },
  arms: { foot: 'foot', mounted: 'mounted', guns: 'artillery', train: 'train', staff: 'staff' },
  whereabouts: {
    map: 'on the map',
    reserve: 'in Reserve',
    due: 'due',
    gone: 'off the map',
    lost: 'lost',
    home: 'not brought',
  },
  grounds: {
    clear: 'clear ground',
    woods: 'woods',
    buildings: 'buildings',
    marsh: 'marsh',
    water: 'water',
    river: 'the river',
    stream: 'a stream',
    slope: 'a slope',
  },
  crossings: { bridge: 'bridge', ford: 'ford' },
  faces: { front: 'front', right: 'right flank', rear: 'rear', left: 'left flank' },
  phases: {
    planning: 'orders before the battle',
    alter: 'draw',
    activation: 'movement',
    combat: 'combats',
    clearing: 'leaving fields of fire',
    nightfall: 'nightfall',
    stragglers: 'stragglers',
    over: 'end of the battle',
  },
  winds: {
    north: 'north',
    'north-east': 'north-east',
    east: 'east',
    'south-east': 'south-east',
    south: 'south',
    'south-west': 'south-west',
    west: 'west',
    'north-west': 'north-west',
  },
  states: { fresh: 'Fresh', spent: 'Spent' },
  day: (day) => `day ${day}`,
  turn: (turn) => (turn >= NIGHT ? 'night' : `turn ${turn}`),
  time: (clock, turn) => {
    const time = timeOf(clock, turn);
    return time === undefined ? 'night' : `${twoDigits(time.hours)}:${twoDigits(time.minutes)}`;
  },
  cm,
  scale: (metresPerCm) => `1 cm is ${decimal(metresPerCm)} m, about 1:16,000`,
};
