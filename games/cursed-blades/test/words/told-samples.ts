import type { Told } from '../../model/told.ts';

type Samples = { readonly [Kind in Told['kind']]: readonly Extract<Told, { readonly kind: Kind }>[] };

const rules = ['CB-B4.2-1'];
const roll = { dice: [3, 4], modifiers: [{ value: -1, rule: 'CB-STAKES-7' }], against: 8 };

/** What can be told, each kind at least once. Units and counters are those of the skirmish. */
export const samples: Samples = {
  activated: [
    { kind: 'activated', unit: 0, rules },
    { kind: 'activated', counter: 0, rules },
  ],
  acted: [
    { kind: 'acted', unit: 0, action: 'shock', rules },
    { kind: 'acted', counter: 0, action: 'move', rules },
  ],
  stepped: [
    { kind: 'stepped', unit: 0, hex: 39, facing: 9, cost: 3, rules },
    { kind: 'stepped', counter: 0, hex: 40, facing: 6, cost: 2, rules },
  ],
  'set-aside': [
    { kind: 'set-aside', unit: 0, parts: 2, why: 'trap', rules },
    { kind: 'set-aside', counter: 0, parts: 1, why: 'held', rules },
  ],
  changed: [
    { kind: 'changed', unit: 1, to: { cohesion: 'shaken', breath: 'winded', marker: null }, rules },
    {
      kind: 'changed',
      unit: 3,
      to: { hex: 39, and: 40, facing: 7, formed: { mode: 'shield-wall', units: [1] }, activated: true },
      rules,
    },
    { kind: 'changed', unit: 1, to: { within: 3, stakes: true, marker: 'charge' }, rules },
    { kind: 'changed', unit: 1, to: { within: null, stakes: null, and: null, formed: null }, rules },
    { kind: 'changed', unit: 1, to: { steps: 1, munitions: 'low', activated: false }, rules },
    { kind: 'changed', unit: 1, to: { steps: 0, lost: true }, rules },
  ],
  altered: [
    { kind: 'altered', counter: 0, to: { kind: 'debris', side: null, activated: null }, rules },
    { kind: 'altered', counter: 1, to: { level: 2 }, rules },
    { kind: 'altered', counter: 0, to: { hex: 40, facing: 3, side: 'red', activated: true }, rules },
    { kind: 'altered', counter: 9, to: { gone: true }, rules },
  ],
  placed: [{ kind: 'placed', counter: { kind: 'fire-start', hex: 40 }, rules }],
  tested: [
    { kind: 'tested', unit: 1, test: 'engagement', roll, passed: true, rules },
    { kind: 'tested', unit: 1, test: 'rally', roll, passed: false, rules },
  ],
  struck: [
    {
      kind: 'struck',
      blow: { attacker: 0, defender: 1, by: 'shock', supported: true, losses: 1, from: 38 },
      rolls: [{ ...roll, against: 3 }],
      absorbed: 1,
      rules,
    },
    {
      kind: 'struck',
      blow: { attacker: 1, defender: 0, by: 'fire', supported: false, losses: 0, from: 40 },
      rolls: [roll, { ...roll, dice: [6, 6] }],
      absorbed: 0,
      rules,
    },
    {
      kind: 'struck',
      blow: { defender: 0, by: 'trap', supported: false, losses: 2, from: 40 },
      rolls: [{ dice: [1, 3], modifiers: [], against: 4 }],
      absorbed: 0,
      rules,
    },
  ],
  settled: [{ kind: 'settled', rules }],
  manipulated: [
    { kind: 'manipulated', unit: 2, what: 'destroy', counter: 0, roll, done: true, rules },
    { kind: 'manipulated', unit: 2, what: 'plant', roll, done: false, rules },
  ],
  fled: [
    { kind: 'fled', counter: 0, dice: [2, 3], away: true, rules },
    { kind: 'fled', counter: 0, dice: [6, 3], away: false, rules },
  ],
  captured: [{ kind: 'captured', counter: 0, by: 2, rules }],
  sprung: [{ kind: 'sprung', trap: { side: 'blue', hex: 91 }, rules }],
  elements: [
    { kind: 'elements', die: 6, rules },
    { kind: 'elements', die: 2, rules },
  ],
  weather: [{ kind: 'weather', weather: 'rain', die: 6, rules }],
  wind: [{ kind: 'wind', wind: { force: 'breeze', towards: 1 }, die: 5, rules }],
  smoke: [
    { kind: 'smoke', smoke: [], rules },
    {
      kind: 'smoke',
      smoke: [
        { hex: 39, smoke: 'light' },
        { hex: 40, smoke: 'dense' },
      ],
      rules,
    },
  ],
  fire: [
    { kind: 'fire', hex: 40, drawn: ['fire', 'nothing'], result: 'stays', rules },
    { kind: 'fire', hex: 40, drawn: ['fire', 'fire'], result: 'blaze', rules },
  ],
  scored: [{ kind: 'scored', side: 'red', points: 2, rules }],
  'rest-value': [{ kind: 'rest-value', side: 'red', value: 9, rules }],
  'army-tested': [
    { kind: 'army-tested', side: 'blue', roll, passed: true, moral: 8, rules },
    { kind: 'army-tested', side: 'blue', roll, passed: false, moral: 8, rules },
  ],
  'passed-on': [{ kind: 'passed-on', turn: 3, moving: 'blue', phase: 'activation', rules }],
  ended: [{ kind: 'ended', turn: 8, rules }],
};
