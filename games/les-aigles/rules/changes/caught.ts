/** Parts that an enemy reaches before they are done: the charges' room tells who came, and how. */
import { partOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { type Arm, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { isIntermediate } from '../degradation/degradation.ts';
import { disorder, worsen } from '../degradation/worsen.ts';
import { finish } from './complete.ts';

/** LA-M5.3-18, LA-U3.4-2 to LA-U3.4-4: horse that comes home at the charge does the worst. */
const degradedBy = (story: Story, part: number, attacker: Arm, isEffective: boolean): void => {
  if (attacker === 'cavalry' && isEffective) disorder(story, part, 'LA-U3.4-4');
  else if (attacker === 'cavalry') worsen(story, part, WITHOUT_FORMATION, ['LA-U3.4-3']);
  else worsen(story, part, WITHOUT_FORMATION, ['LA-U3.4-2']);
};

const cutShort = (story: Story, part: number, rule: string): void => {
  const { doing } = partOf(story.state, part);
  if (doing !== undefined) happen(story, { kind: 'cut-short', part, what: doing.what, rules: [rule] });
};

/**
 * An enemy has come into contact with a part: what it was doing ends at once. Where there is no room for what it was
 * becoming, it stays as it was.
 */
export const caught = (
  story: Story,
  part: number,
  attacker: Arm,
  isEffective: boolean,
  hasRoom = true,
): void => {
  const now = partOf(story.state, part);
  const { doing } = now;
  switch (doing?.what) {
    case 'change':
      if (hasRoom) finish(story, part, doing, ['LA-U3.4-1', 'LA-U3.2-6']);
      else cutShort(story, part, 'LA-U3.4-1');
      degradedBy(story, part, attacker, isEffective);
      return;
    case 'limber':
    case 'unlimber':
      if (hasRoom) finish(story, part, doing, ['LA-M4.3-5']);
      else cutShort(story, part, 'LA-M4.3-5');
      disorder(story, part, 'LA-M4.3-5');
      return;
    case 'deploy':
    case 'rejoin':
      cutShort(story, part, 'LA-U3.4-1');
      degradedBy(story, part, attacker, isEffective);
      return;
    case 'turn':
      cutShort(story, part, 'LA-M2.2-14');
      worsen(story, part, WITHOUT_FORMATION, ['LA-M2.2-14']);
      return;
    case 'reform':
    case 'reorganise':
    case 'drag':
      cutShort(story, part, 'LA-U4.2-16');
      return;
    case 'enter':
      cutShort(story, part, 'LA-O5.2-16');
      degradedBy(story, part, attacker, isEffective);
      return;
    case 'bend':
      cutShort(story, part, 'LA-O4.3-9');
      return;
    case 'wonder':
      cutShort(story, part, 'LA-O5.4-15');
      return;
    case 'post':
    case 'leave':
      return;
    case undefined:
      if (isIntermediate(now)) worsen(story, part, WITHOUT_FORMATION, ['LA-M2.2-12', 'LA-M2.2-10']);
  }
};
