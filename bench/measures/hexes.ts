import type { Contest, Measure, Work } from '../measure.ts';
import { bareReach, bareSpiral } from './hex-bare.ts';
import { bareLine, bareSight } from './hex-bare-lines.ts';
import { CASES, CLEAN, type HexCases, hexCases } from './hex-cases.ts';
import { honeycombWorks } from './hex-honeycomb.ts';
import { oursLine, oursReach, oursSight, oursSpiral } from './hex-ours.ts';

const contest = async (
  kind: 'reach' | 'spiral' | 'line' | 'sight',
  ours: (cases: HexCases) => Work,
  bare: (cases: HexCases) => Work,
  agreeOver: number,
): Promise<Contest> => {
  const cases = hexCases();
  const honeycomb = await honeycombWorks(cases);
  return {
    contestants: { 'field/hex': ours(cases), 'honeycomb-grid': honeycomb[kind], 'typed arrays': bare(cases) },
    goals: [
      { ours: 'field/hex', rival: 'honeycomb-grid', goal: 30 },
      { ours: 'field/hex', rival: 'typed arrays', goal: 0.5 },
    ],
    agreeOver,
  };
};

/** P5: hex ranges and lines on a board of 60 by 40. */
export const hexMeasures: readonly Measure[] = [
  {
    name: 'hex-reach',
    title: 'P5 movement range, 6 points',
    open: () => contest('reach', oursReach, bareReach, CASES),
  },
  {
    name: 'hex-spiral',
    title: 'P5 all hexes within 6',
    open: () => contest('spiral', oursSpiral, bareSpiral, CASES),
  },
  { name: 'hex-line', title: 'P5 line', open: () => contest('line', oursLine, bareLine, CASES) },
  { name: 'hex-sight', title: 'P5 line of sight', open: () => contest('sight', oursSight, bareSight, CLEAN) },
];
