import type { Words } from '../words.ts';

const KINDS: Readonly<Record<string, string>> = {
  hill: 'hills',
  plateau: 'plateaus',
  wood: 'woods',
  house: 'houses',
  water: 'watercourses',
  marsh: 'marshes',
  road: 'roads',
  line: 'hedges and walls',
  redoubt: 'redoubts',
  crop: 'crops and ploughland',
  wreck: 'wrecked batteries',
};

const CROSSINGS: Readonly<Record<string, string>> = { bridge: 'the bridge', ford: 'the ford' };

export const tables: Words['tables'] = {
  told: {},
  refusals: {
    'too-much-on-table': ({ things, corners, mostThings, mostCorners }) =>
      `there is too much on the table to be judged: ${things} things with ${corners} corners, where ${mostThings} and ${mostCorners} are the most`,
    'feature-twice': ({ feature }) => `two things on the table are called ${feature}`,
    'lies-off-table': ({ feature }) => `${feature} lies off the table`,
    mountain: ({ feature }) => `${feature} is a mountain, and no rule tells how to fight in mountains`,
    'no-crest': ({ feature }) =>
      `${feature} is a hill without a crest line that runs from foot to foot and parts its two sides`,
    'no-top': ({ feature }) => `${feature} is a plateau without a line inside it that bounds its flat top`,
    'slopes-unlike': ({ feature }) => `the slopes of ${feature} do not cover its ground exactly once`,
    'tributary-astray': ({ feature, other }) =>
      `${feature} does not come in at an edge of the table and end in ${other}`,
    'water-not-through': ({ feature }) => `${feature} does not run from one edge of the table to another one`,
    'few-crossings': ({ feature, crossings }) =>
      `${feature} is a river, and a river needs two bridges or fords; it has ${crossings}`,
    'few-bridges': ({ feature, bridges }) =>
      `${feature} is a big river, and a big river needs two bridges; it has ${bridges}`,
    'ford-in-big-river': ({ feature }) => `${feature} is a big river, too deep for a ford`,
    'crossing-short': ({ feature, sort }) =>
      `${CROSSINGS[String(sort)] ?? sort} ${feature} does not reach from bank to bank`,
    'deck-narrow': ({ feature }) => `the bridge ${feature} is narrower than the 1.5 cm of one figure`,
    'road-in-river': ({ feature, water }) =>
      `the road ${feature} runs into ${water} where nothing carries it over`,
    'crossing-without-road': ({ feature, sort }) =>
      `no road leads to ${CROSSINGS[String(sort)] ?? sort} ${feature}`,
    'house-off-road': ({ feature }) => `the house ${feature} touches no road`,
    'no-street': ({ feature }) => `the village ${feature} has no main street between its houses`,
    'houses-one-sided': ({ feature }) =>
      `the houses of ${feature} are not halved between the two sides of its street`,
    'house-not-four': ({ feature }) =>
      `the house ${feature} has not four sides that keep clear of each other`,
    'house-too-small': ({ feature, figures }) =>
      `the walls of ${feature} hold ${figures} figures, and a garrison has three at least`,
    'house-on': ({ feature, other }) => `the house ${feature} stands on ${other}`,
    'no-gorge': ({ feature }) =>
      `the redoubt ${feature} has no free opening of 4.5 cm at its back by which it can be entered`,
    'unknown-material': ({ feature, material }) =>
      `${feature} is of ${material}, and nobody can say whether that is light or hard: hedge, palisade, barricade, stone wall or abatis`,
    'road-through-line': ({ feature, road }) =>
      `${feature} is drawn across the road ${road}: it leaves a gap as wide as the road`,
    'shut-in': ({ feature }) => `${feature} shuts in its ground: no gap, gate or road leads in`,
    'inside-wood': ({ feature }) => `what belongs inside a wood does not lie inside it: ${feature}`,
    'marsh-cuts': ({ feature, crossing }) => `the marsh ${feature} closes the way to ${crossing}`,
    'no-way-through': ({ arm }) => `no way leads from one edge to the other for ${arm}`,
    'untrue-label': ({ label }) => `the table is said to be ${label}, and it is not`,
    'no-walls-in-town': () => 'the table has villages and neither hedges nor walls about them',
    'not-agreed': ({ sides }) => `a friendly table needs the agreement of both sides; missing: ${sides}`,
    uneven: ({ kind, north, south }) =>
      `${KINDS[String(kind)] ?? kind} lie unevenly: ${north} cm² in the north, ${south} cm² in the south`,
    'road-narrow': ({ feature }) => `the road ${feature} is narrower than three figures of foot (4.5 cm)`,
    'one-on-another': ({ feature, other }) => `${feature} lies on ${other}, and the two may not share ground`,
    'no-room-for-guns': ({ feature }) => `the top of ${feature} has no room for a battery in position`,
    'stands-where-it-may-not': ({ unit, feature }) => `${unit} begins in ${feature}, where it may not stand`,
  },
};
