/** What a contact is: on which side, and whether a charge has its bonuses. */
import { isUpTo, roundUnit } from '@grognard/field';
import { bendsOf } from '../../ground/motion/runners.ts';
import { distanceAhead } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { type Placed, placedAt } from '../../ground/shape/placed.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { hourOf, nameOf, partOf, unitOf, unitOfPart } from '../../model/evolve.ts';
import type { Group } from '../../model/fighting.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { type Arm, type Degradation, type Facing, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { isInTrees, meetingOn } from '../cover/meeting.ts';
import { slopeUnder } from '../ground/queries.ts';
import { caughtEvading } from '../passing-through/caught-evading.ts';
import { type Ledger, meleeVerdict, plain, plainOn, type Verdict } from './onto-melee.ts';
import type { Clash, Home, Outcome, Ridden } from './outcome.ts';
import { isStopping, type Rider } from './riders.ts';
import { chargeModifiers, pushingRanks } from './worth.ts';

export interface Settled {
  readonly clash: Clash;
  readonly contact: Contact;
  readonly groups: readonly Group[];
  /** What the attacker is. */
  readonly arm: Arm;
}

/** Every clash of a quarter in the order of time; those at once, by the name of the unit. */
export const settle = (story: Story, home: Home): readonly Settled[] => {
  const { clashes, ridden } = home;
  const { state } = story;
  const ordered = [...clashes].sort(
    (a, b) => a.time - b.time || compare(nameOf(state, a.attacker), nameOf(state, b.attacker)),
  );
  const settled: Settled[] = [];
  let ledger: Ledger = state;
  for (const clash of ordered) {
    const rode = ridden.get(clash.attacker);
    if (rode === undefined) continue;
    const made = contactOf(story, ledger, clash, rode, {
      met: metAt(story.setting, state, home, clash.defender),
      degradation: degradationOf(home, rode.rider),
    });
    settled.push(made);
    const { contact } = made;
    const { defender: target, side } = contact;
    const charged = contact.charged === true ? [...ledger.charged, { target, side }] : ledger.charged;
    ledger = { contacts: [...ledger.contacts, contact], charged };
  }
  return settled;
};

/** How a charger comes home: a friend's guns that he has ridden through may have cost him his formation. */
export const degradationOf = ({ passed }: Outcome, { index, part }: Rider): Degradation =>
  passed.reduce<Degradation>(
    (worst, { by, passage }) => (by === index && passage.crosser > worst ? passage.crosser : worst),
    part.degradation,
  );

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const contactOf = (
  story: Story,
  ledger: Ledger,
  clash: Clash,
  rode: Ridden,
  { met, degradation }: Pick<Blow, 'met' | 'degradation'>,
): Settled => {
  const { state } = story;
  const { attacker, defender } = clash;
  const { rider, length } = rode;
  const side = sideMet(story.setting, state, rider.part, defender, story.setting);
  const verdict = verdictOn(story, ledger, rode, { met, side, degradation });
  const pushing = verdict.isCharge ? pushingRanks(rider.unit, rider.part) : 0;
  const groups = chargeModifiers(rider.unit, rider.part, verdict.isCharge);
  const isDiverted = rider.target !== defender;
  const fire = fireAllowed(story, rider, defender);
  const { rules: ground, ...onGround } = meetingOn(
    story.setting,
    state,
    arrived(story.setting, state, rode),
    met,
  );
  return {
    clash,
    groups,
    arm: rider.unit.arm,
    contact: {
      attacker,
      defender,
      side,
      since: hourOf(state),
      ...(verdict.isCharge && { charged: true as const }),
      ...(pushing > 0 && { pushing }),
      ...(groups.some(({ tenth }) => tenth) && { tenth: true as const }),
      ...(fire !== undefined && { fire }),
      ...onGround,
      ...(onGround.above !== undefined && { groundRules: [...ground, ...(verdict.ground ?? [])] }),
      run: roundUnit(rider.part.run + length),
      rules: [
        ...ground,
        ...verdict.rules,
        isDiverted ? 'LA-M5.4-9' : 'LA-M5.2-2',
        ...(partOf(state, defender).formation === 'skirmish' ? ['LA-U5.2-12'] : []),
        ...(verdict.isCharge ? bonusRules(rider) : []),
        ...(partOf(state, defender).doing?.what === 'change' ? ['LA-M5.3-18'] : []),
        'LA-M5.3-16',
      ],
    },
  };
};

/** A rider where it has come to. */
const arrived = (setting: Memories, state: State, { rider, to, at }: Ridden): Placed =>
  placedAt(setting, state, rider.index, { ...rider.part, ...(at ?? to) });

/** A defender where he is met: an evader has run, and a charger has come on himself. */
const metAt = (setting: Memories, state: State, { ridden, course }: Home, index: number): Placed => {
  const rode = ridden.get(index);
  if (rode !== undefined) return arrived(setting, state, rode);
  const gone = course.goneBy(index);
  const part = partOf(state, index);
  return placedAt(
    setting,
    state,
    index,
    gone.length === 0 ? part : { ...part, ...bendsOf(part, gone).at(-1) },
  );
};

/** The side of the defender on which the attacker's front stood when the quarter began. */
export const sideMet = (
  setting: Memories,
  state: State,
  from: Part,
  defender: number,
  ruled?: Setting,
): Facing => {
  const part = partOf(state, defender);
  const taken = part.evade && caughtEvading(part.evade, ruled).side;
  if (taken !== undefined) return taken;
  return zoneOf(setting, part, unitOf(state, part.unit).arm, from);
};

interface Blow {
  readonly met: Placed;
  readonly side: Facing;
  /** What the way has made of the attacker. */
  readonly degradation: Degradation;
}

/** LA-O4.5-2, -3: no charge is one if it ends in a wood. */
const IN_TREES = ['LA-O4.5-2', 'LA-O4.5-3'] as const;

/** Whether a charge that comes home has its bonuses, and the rules that say so. */
const verdictOn = (story: Story, ledger: Ledger, rode: Ridden, { met, side, degradation }: Blow): Verdict => {
  const { state, setting } = story;
  const { rider, length, hindered } = rode;
  const { charge, part, step, unit } = rider;
  if (charge.plain !== undefined) return plain(charge.plain);
  if (hindered !== undefined) return plainOn(['LA-O0-21', ...hindered], 'LA-O0-21', 'LA-M5.5-9', ...hindered);
  if (slopeUnder(setting, state, met.part, met.unit) !== undefined)
    return plainOn(['LA-O0-21', 'LA-OX-1'], 'LA-O0-21', 'LA-OX-1', 'LA-M5.5-5', 'LA-M5.5-9');
  if (unit.arm === 'infantry' && met.unit.arm === 'cavalry') return plain('LA-M5.5-4');
  if (!isUpTo(step, part.run + length))
    return plain('LA-M5.3-2', 'LA-M5.3-5', 'LA-M5.4-7', ...(charge.counter ? ['LA-M6.2-9'] : []));
  if (degradation >= WITHOUT_FORMATION && setting.switches.degradedCharger === 'losesBonuses')
    return plain('LA-M5.5-8');
  if (isStopping(rider, hourOf(state)) && setting.switches.stopThatTouches === 'ordinaryEntry')
    return plain('LA-M5.6-5');
  if (isInTrees(setting, state, arrived(setting, state, rode), met)) return plainOn(IN_TREES, ...IN_TREES);
  const melee = meleeVerdict(state, ledger, rider.index, met.index, side);
  if (!melee.isCharge) return melee;
  return {
    isCharge: true,
    rules: [
      ...['LA-M5.3-1', 'LA-M5.3-2', 'LA-M5.3-4', 'LA-M5.4-7', ...melee.rules],
      ...(charge.counter ? ['LA-M6.1-1', 'LA-M6.2-2', 'LA-M6.2-8'] : []),
      ...(isStopping(rider, hourOf(state)) ? ['LA-M5.6-5'] : []),
    ],
  };
};

/** The bonuses that a charge brings with it. */
export const bonusRules = ({ unit, part }: Pick<Rider, 'unit' | 'part'>): readonly string[] => {
  const isColumn = part.formation.endsWith('column');
  if (unit.arm === 'cavalry') return ['LA-M5.3-20', 'LA-M5.3-22', ...(isColumn ? ['LA-M5.3-26'] : [])];
  const [first = 0, ...behind] = part.ranks;
  return [
    ...['LA-M5.3-20', 'LA-M5.3-22'],
    ...(isColumn ? ['LA-M5.3-24'] : []),
    ...(isColumn && behind.some((rank) => rank < first) ? ['LA-M5.3-27'] : []),
  ];
};

/** LA-M5.3-16: whoever is charged may fire while the charge is farther away than its plain march. */
const fireAllowed = ({ state, setting }: Story, rider: Rider, defender: number): Contact['fire'] => {
  const body = bodyOfPart(setting, partOf(state, defender), unitOfPart(state, defender).arm);
  const isFar = !isUpTo(distanceAhead(setting, rider.part, rider.unit.arm, body), rider.step);
  if (isFar) return 'whole';
  return setting.switches.fireWhenReachedByStep === 'half' ? 'half' : undefined;
};
