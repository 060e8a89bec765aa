import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pubBattles } from '@grognard/pub-battles';
import { pubBattlesSchemas } from '@grognard/pub-battles/schemas';
import { describe, expect, test } from 'vitest';
import { provesExamples } from '../../../tools/proofs/examples.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const examples = folder('../examples');

describe('the worked example', () => {
  provesExamples(pubBattles, pubBattlesSchemas, {
    examples,
    scenarios: folder('../../../scenarios/pub-battles'),
  });
});

/** The scenes that every edition of the game must be able to play, by number, and where each is played. */
const scenes: Readonly<Record<number, readonly string[]>> = {
  1: ['three-against-three'],
  2: [
    'flank-kept-when-support-steps-up',
    'support-falls-back-and-flanker-is-flanked',
    'no-enemy-left-to-fire-at',
  ],
  3: ['elite-ignores-the-first-hit'],
  4: ['elite-ignores-a-bombardment-hit-and-one-more', 'elite-bombarded-then-hit-twice'],
  5: ['militia-takes-the-first-hit-twice'],
  6: ['hits-on-fresh-troops', 'hits-on-spent-troops', 'hits-are-read-round-by-round'],
  7: ['flank-attack-on-a-wood'],
  8: ['uphill-into-a-wood'],
  9: ['attack-across-a-river', 'river-crosser-taken-in-flank'],
  10: ['river-hill-and-wood'],
  11: ['flanked-only-by-the-flanker', 'firing-at-the-flanker'],
  12: ['column-attacked-on-the-road', 'elite-column-attacked-at-its-head'],
  13: ['town-gives-no-flank', 'troops-in-a-town-are-spent'],
  14: ['guns-fire-first'],
  15: ['guns-alone-cannot-retreat', 'supported-guns-retreat'],
  16: ['guns-drive-off-but-do-not-destroy', 'too-far-for-the-guns'],
  17: ['bombarded-against-a-river', 'beaten-against-a-river'],
  18: ['rough-ground-is-paid-once'],
  19: ['turning-twice-in-a-wood'],
  20: ['road-marches-on-foot', 'road-marches-of-cavalry'],
  21: ['across-country-then-by-road'],
  22: ['over-a-bridge'],
  23: ['column-keeps-off-the-enemy'],
  24: ['command-just-reaches', 'out-of-command'],
  25: ['delaying-the-turn', 'delaying-fails'],
  26: ['no-delay-with-an-empty-cup'],
  27: ['advancing-and-jumping-back'],
  28: ['army-commander-rolls-once'],
  29: ['walking-away-from-an-attack', 'no-running-round-to-the-flank'],
  30: ['already-moved-must-fight'],
  31: ['no-halt-in-a-field-of-fire', 'woods-shelter-from-fire', 'bombarding-covers-those-who-stay'],
  32: ['evaded-attacker-falls-back'],
  33: ['slipping-between-two-enemies', 'no-way-between-two-enemies'],
  34: ['retreat-pushes-friends'],
  35: ['cavalry-withdraws-from-infantry'],
  36: ['envelopment'],
  37: ['hidden-reserve-is-spotted', 'reserve-counts-as-support'],
  38: ['baggage-train-sacked', 'train-unpacks-and-rallies'],
  39: ['not-yet-a-rout', 'rout', 'no-rout-when-both-are-ruined'],
  40: ['pyrrhic-victory'],
  41: ['stragglers-come-in-at-night'],
  42: ['cut-off-at-the-end'],
  43: ['ineffective-formation-cannot-rally', 'effective-formation-rallies'],
  44: ['over-the-wood-from-a-hill'],
  45: ['no-room-to-flank-on-the-bank', 'room-to-flank-behind-the-bank', 'no-room-between-two-pieces'],
  46: ['one-support-and-no-guns', 'hidden-reserve-and-a-support'],
  47: ['turning-to-face-the-flanker'],
};

/** What else was once judged wrongly, or asked for, by what it shows. */
const further: Readonly<Record<string, readonly string[]>> = {
  'fire nobody saw': [
    'dragoons-halt-a-march',
    'a-block-not-made-out-halts-a-march',
    'staying-before-unseen-dragoons',
    'horsemen-who-do-not-fire',
    'fog-may-excuse',
    'dragoons-by-the-order-of-battle',
    'no-rally-before-unseen-dragoons',
  ],
  'an HQ in the way': ['hq-carried-before-the-front'],
  'in a town, however one came there': ['set-up-in-a-town', 'driven-into-a-town'],
  'out for good': ['out-for-good-after-the-night', 'lost-on-an-earlier-day'],
  'the target on the way': ['column-deploys-before-it-attacks', 'no-way-through-the-target'],
};

describe('the examples', () => {
  test('cover all 47 scenes, and none is left over', () => {
    const listed = [...Object.values(scenes).flat(), ...Object.values(further).flat()];
    expect(Object.keys(scenes)).toHaveLength(47);
    expect(listed.filter((name) => !existsSync(`${examples}/${name}.json`))).toEqual([]);
    expect(listed.map((name) => `${name}.json`).sort()).toEqual(readdirSync(examples).sort());
  });

  test('say in both languages what they show', () => {
    const wordless = readdirSync(examples).filter((name) => {
      const { title, about } = JSON.parse(readFileSync(`${examples}/${name}`, 'utf8'));
      return [title?.fr, title?.en, about?.fr, about?.en].some((words) => typeof words !== 'string');
    });
    expect(wordless).toEqual([]);
  });

  test('include the one that docs/position-files.md shows', () => {
    const page = readFileSync(folder('../../../docs/position-files.md'), 'utf8');
    const shown = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => JSON.parse(text));
    const example = shown.find(({ game }) => game === 'pub-battles');
    const { $schema: _schema, ...file } = JSON.parse(
      readFileSync(`${examples}/${example?.position.id}.json`, 'utf8'),
    );
    expect(example).toEqual(file);
  });
});
