import type { MovingCode } from '../moving-codes.ts';
import { count } from '../names.ts';
import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { what, who } from './speech.ts';

/** From A to Z. */
export const movingRefusals: Pick<Words['refusals'], MovingCode> = {
  'blazing-hex': () => 'Nobody enters a blaze.',
  'boats-on-clear-only': () => 'On land, boats are carried over Clear ground only.',
  'cannot-be-carried': ({ kind }) => `This is not carried: ${what(kind)}.`,
  'cannot-carry': ({ kind }) => `This unit cannot carry that: ${what(kind)}.`,
  'cannot-come-along': ({ unit }) =>
    `${who(unit)} cannot come along with the war wagon: only a troop of its hex that has not acted and is not engaged does, from the start.`,
  'caught-in-flank': () => 'There the unit would be engaged in flank or rear.',
  'charging-cannot-flee': () => 'A charging unit does not flee.',
  'charging-cannot-withdraw': () => 'A charging unit does not withdraw.',
  'closed-ground': () => 'This ground is closed to whoever moves so.',
  'closed-side': () => 'This side of the hex cannot be crossed.',
  'contact-in-good-order': () => 'Only a unit in good order steps next to an enemy.',
  'contact-without-breath': () => 'A unit out of breath does not step next to an enemy.',
  'counter-has-moved': ({ kind }) => `This has already been activated: ${what(kind)}.`,
  'driven-next-to-enemy': ({ kind }) => `This does not go next to an enemy unit: ${what(kind)}.`,
  'enemy-in-the-hex': () => 'An enemy unit is in that hex.',
  'engaged-cannot-move': () => 'An engaged unit does not move.',
  'faces-nobody': () => 'With this facing the unit faces none of those who engage it.',
  'facings-differ': () => 'Troops in one hex share one facing.',
  'flees-next-to-enemy': () => 'A fleeing unit does not come next to an enemy.',
  'flees-with-all-its-points': () => 'A fleeing unit runs on as long as it can.',
  'formation-before-obstacle': () => 'A shaken formation does not enter an obstacle.',
  'formation-cannot-flee': () => 'A formation does not flee.',
  'formation-on-clear-only': () => 'A formation moves on Clear ground only.',
  'formation-stands-alone': () =>
    'A formation of four steps or more shares its hexes with one character at most.',
  'formation-wheels': () => 'A formation turns by wheeling or facing about.',
  'half-the-points': () => 'An attack move spends at least half the movement points.',
  'has-no-facing': ({ kind }) => `This has no facing: ${what(kind)}.`,
  'hedgehog-stays': () => 'A hedgehog does not move.',
  'is-no-target': ({ kind }) => `An attack move does not make for this, which is no Target: ${what(kind)}.`,
  'mantlets-on-difficult': () => 'Mantlets are not carried into Difficult ground.',
  'minimal-is-one-hex': () => 'A Minimal Move is one hex, or one turn.',
  'minimal-move-only': () => 'Only a Minimal Move gets through there.',
  'must-engage': () => 'A unit that comes next to an enemy must engage it.',
  'must-move-away': ({ kind }) => `This must move away from the enemy: ${what(kind)}.`,
  'never-moves-alone': ({ kind }) => `This does not move by itself: ${what(kind)}.`,
  'never-supplementary': ({ kind }) => `This makes no Supplementary Move: ${what(kind)}.`,
  'no-move-at-all': () => 'A move has at least one step or turn.',
  'nobody-to-face': () => 'Nobody engages this unit.',
  'not-ahead': () => 'That hex is not in the front zone.',
  'not-away': () => 'A fleeing unit runs away from the nearest enemy.',
  'not-carried-now': ({ kind }) => `This is not carried in this action: ${what(kind)}.`,
  'not-on-the-water': () => 'On the water nobody changes or leaves his boat.',
  'not-to-the-rear': () => 'A unit withdraws into its rear zone.',
  'not-towards-the-target': () =>
    'Every step of an attack move brings the unit nearer to the nearest Target.',
  'not-your-counter': ({ kind }) => `This does not belong to your side: ${what(kind)}.`,
  'nothing-but-moves': ({ kind }) => `This does nothing but move: ${what(kind)}.`,
  'nothing-to-drive': () => 'There is no such counter.',
  'nothing-to-leave': () => 'The unit does not carry that.',
  'nothing-to-take': () => 'There is nothing of the kind to take up here.',
  'one-vehicle-in-a-hex': () => 'A hex holds one vehicle at most.',
  'only-formations-wheel': () => 'Only a formation wheels.',
  'only-war-wagons-bring': () => 'Only a war wagon brings a troop along.',
  'out-of-breath': () => 'The unit is out of breath.',
  'over-the-edge': () => 'That is beyond the edge of the map.',
  'palisade-closed': () => 'Only infantry gets over the front of a palisade.',
  'routed-cannot-move': () => 'A routed unit rallies or flees.',
  'stops-when-engaged': () => 'The unit has been stopped, and goes no further.',
  'too-far': ({ cost, left }) =>
    `That step costs ${labels.movement(count(cost))}, and ${labels.movement(count(left))} are left.`,
  'too-far-laden': ({ cost, left }) =>
    `With what it carries the unit has ${labels.movement(count(left))} left, and that step costs ${labels.movement(count(cost))}.`,
  'too-far-to-land': ({ cost, left }) =>
    `To come down there costs another ${labels.movement(count(cost))}, with ${labels.movement(count(left))} left.`,
  'too-many-in-the-hex': () => 'No hex ever holds more than 10 stacking points.',
  'turn-too-dear': ({ cost }) => `That turn costs ${labels.movement(count(cost))}, and so many are not left.`,
  'two-formations': () => 'Two formations never share a hex.',
  'war-wagon-alone': () => 'A war wagon goes next to an enemy only in company of a troop.',
};
