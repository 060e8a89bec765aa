import { type Random, randomFrom } from '@grognard/engine';

/** A piece in a combat that is only thought of. */
export interface Fighter {
  readonly ours: boolean;
  readonly dice: number;
  readonly quality: 'plain' | 'elite' | 'militia' | 'detachment';
  readonly guns: boolean;
  readonly spent: boolean;
  readonly bloodied: boolean;
  /** What its loss costs. */
  readonly worth: number;
  /** Where its way back is open; else to go is to be lost. */
  readonly canGo: boolean;
  /** It may leave before the first round: horse that only foot has attacked. */
  readonly mayWithdraw: boolean;
  /** Its place among the fighters, of who stands behind it. */
  readonly behind?: number;
}

/** Who met whom, in order of arrival, and the chance of each die on either side. */
export interface Meeting {
  readonly attacker: number;
  readonly defender: number;
  readonly attackerHits: number;
  readonly defenderHits: number;
}

export interface Melee {
  readonly fighters: readonly Fighter[];
  readonly meetings: readonly Meeting[];
  /** Rounds that have been fought. */
  readonly round: number;
  /** There are turns to come, in which it matters who is Spent and who has lost ground. */
  readonly goesOn: boolean;
}

/** What a die hits on, by the sum of its modifiers. */
export const dieHits = (modifiers: number): number => Math.max(1, Math.min(5, 3 + modifiers)) / 6;

/** What it costs a piece to become Spent, and to give ground, in parts of its worth. */
const SPENT = 0.22;
const DRIVEN = 0.12;

const ROUNDS = 8;

/** A fighter as the dice leave it. */
interface Soldier {
  readonly who: Fighter;
  spent: boolean;
  bloodied: boolean;
  out: boolean;
}

/** What hits come to on the scale of 1 Spent, 2 driven back, 3 lost. */
const weightOf = ({ who: { quality }, spent, bloodied }: Soldier, thrown: number): number => {
  if (quality === 'detachment') return 3;
  const first = bloodied ? 0 : 1;
  const tough = quality === 'elite' ? -first : 0;
  const weak = quality === 'militia' ? first : 0;
  return thrown + tough + weak + (spent ? 1 : 0);
};

/** One course of a melee, thrown with made-up dice. */
class Course {
  readonly soldiers: Soldier[];
  meetings: Meeting[];
  /** What it came to: what they lost less what we lost. */
  margin = 0;
  readonly #random: Random;
  readonly #goesOn: boolean;

  constructor({ fighters, meetings, goesOn }: Melee, random: Random) {
    this.#goesOn = goesOn;
    this.soldiers = fighters.map((who) => ({ who, spent: who.spent, bloodied: who.bloodied, out: false }));
    this.meetings = [...meetings];
    this.#random = random;
  }

  of(place: number): Soldier {
    return this.soldiers[place] as Soldier;
  }

  pay({ who: { ours, worth } }: Soldier, part: number): void {
    this.margin += (ours ? -1 : 1) * worth * part;
  }

  hits(place: number, chance: number): number {
    let hits = 0;
    for (let die = 0; die < this.of(place).who.dice; die += 1) if (this.#random.next() < chance) hits += 1;
    return hits;
  }

  /** Who leaves the place is followed by whoever stands behind, if he is fit. */
  leave(place: number): void {
    const gone = this.of(place);
    gone.out = true;
    const next = gone.who.behind;
    const heir = next === undefined ? undefined : this.of(next);
    const steps = heir !== undefined && !heir.out && !heir.spent;
    this.meetings = steps
      ? this.meetings.map((each) => ({
          ...each,
          attacker: each.attacker === place ? (next as number) : each.attacker,
          defender: each.defender === place ? (next as number) : each.defender,
        }))
      : this.meetings.filter(({ attacker, defender }) => attacker !== place && defender !== place);
  }

  dies(place: number): void {
    const soldier = this.of(place);
    this.pay(soldier, this.#goesOn && soldier.spent && !soldier.who.spent ? 1 - SPENT : 1);
    this.leave(place);
  }

  goes(place: number): void {
    const soldier = this.of(place);
    const { canGo, guns, behind } = soldier.who;
    if (!canGo || (guns && behind === undefined)) this.dies(place);
    else {
      this.tires(soldier);
      if (this.#goesOn) this.pay(soldier, DRIVEN);
      this.leave(place);
    }
  }

  tires(soldier: Soldier): void {
    if (soldier.spent) return;
    soldier.spent = true;
    if (this.#goesOn) this.pay(soldier, SPENT);
  }

  suffers(place: number, thrown: number): void {
    const soldier = this.of(place);
    if (thrown === 0 || soldier.out) return;
    const hits = weightOf(soldier, thrown);
    soldier.bloodied = true;
    if (hits >= 3) this.dies(place);
    else if (hits === 2) this.goes(place);
    else if (hits === 1) this.tires(soldier);
  }
}

const chanceOf = ({ attacker, attackerHits, defenderHits }: Meeting, shooter: number): number =>
  attacker === shooter ? attackerHits : defenderHits;

const otherOf = ({ attacker, defender }: Meeting, one: number): number =>
  attacker === one ? defender : attacker;

const meetingsOf = ({ meetings }: Course, place: number): readonly Meeting[] =>
  meetings.filter(({ attacker, defender }) => attacker === place || defender === place);

/** He fires at whom it hurts most: the Spent, then whoever he hits best. */
const fires = (course: Course, place: number): void => {
  if (course.of(place).out) return;
  const [best] = [...meetingsOf(course, place)].sort((a, b) => {
    const ready = (each: Meeting): number =>
      (course.of(otherOf(each, place)).spent ? 1 : 0) + chanceOf(each, place);
    return ready(b) - ready(a);
  });
  if (best !== undefined) course.suffers(otherOf(best, place), course.hits(place, chanceOf(best, place)));
};

const firstPair = (course: Course, round: number): void => {
  const [first] = course.meetings;
  if (first === undefined) return;
  const { attacker, defender, attackerHits, defenderHits } = first;
  if (round === 1 && course.of(defender).who.guns) {
    course.suffers(attacker, course.hits(defender, defenderHits));
    fires(course, attacker);
    return;
  }
  const struck = course.hits(attacker, attackerHits);
  const hit = course.hits(defender, defenderHits);
  // Both have fired before either falls: who steps up meanwhile is not hit.
  course.suffers(defender, struck);
  if (!course.of(attacker).out) course.suffers(attacker, hit);
};

const inOrder = (course: Course): readonly number[] => [
  ...new Set(course.meetings.flatMap(({ attacker, defender }) => [defender, attacker])),
];

/** The Spent go, unless all they face are Spent as well and worse placed. */
const wouldGo = (course: Course, place: number): boolean => {
  const soldier = course.of(place);
  if (soldier.out || !soldier.spent || !soldier.who.canGo) return false;
  if (soldier.who.guns && soldier.who.behind === undefined) return false;
  const meetings = meetingsOf(course, place);
  return !meetings.every((each) => {
    const foe = otherOf(each, place);
    const helped = meetingsOf(course, foe).length > 1;
    const better = chanceOf(each, place) > chanceOf(each, foe);
    return course.of(foe).spent && (helped || better);
  });
};

const fought = (course: Course, from: number): void => {
  if (from === 0) {
    for (const place of inOrder(course)) {
      const { who, spent } = course.of(place);
      const met = meetingsOf(course, place);
      const isWorse = spent || met.length > 1 || met.some((each) => chanceOf(each, place) < 0.5);
      if (who.mayWithdraw && isWorse) course.goes(place);
    }
  }
  for (let round = from + 1; round <= ROUNDS && course.meetings.length > 0; round += 1) {
    const [first] = course.meetings;
    const others = inOrder(course).filter((place) => place !== first?.attacker && place !== first?.defender);
    firstPair(course, round);
    for (const place of others) fires(course, place);
    for (const place of inOrder(course)) if (wouldGo(course, place)) course.goes(place);
  }
};

/** The same dice for every question, so that answers can be compared. */
const DICE = 20_251;

/** What a melee comes to on average: what the enemy loses less what we lose. */
export const expectedMargin = (melee: Melee, samples: number): number => {
  const random = randomFrom(DICE);
  let sum = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const course = new Course(melee, random);
    fought(course, melee.round);
    sum += course.margin;
  }
  return sum / samples;
};

/** What it comes to if one of them leaves first. */
export const marginIfGone = (melee: Melee, place: number, samples: number): number => {
  const random = randomFrom(DICE);
  let sum = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const course = new Course(melee, random);
    course.goes(place);
    fought(course, Math.max(1, melee.round));
    sum += course.margin;
  }
  return sum / samples;
};
