/** The end of a quarter in the houses: who is in, who is out, and who has come up to a wall. */
import { eastOf, northOf } from '@grognard/field';
import { bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { byName } from '../../model/by-name.ts';
import { hourOf, isThere, partOf, standing, unitOfPart } from '../../model/evolve.ts';
import { standsOf } from '../../model/stands.ts';
import type { Contact, State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { type Doing, isOfHouses } from '../../model/under-way.ts';
import { IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { BROUGHT_UP, IN_AND_OUT } from '../../tables/terrain.ts';
import { degrade } from '../passing-through/cross.ts';
import { setAside } from '../planning/aside.ts';
import { attackedWalls, intruderIn, manning } from '../walls/posts.ts';
import { settleHouses } from './aftermath.ts';
import { exitBy, hasRoom } from './exits.ts';
import { roomAt, wallContact } from './front.ts';
import { goIn, occupy } from './inside.ts';
import { garrisonAgainst } from './reach.ts';
import { showLeaving } from './shown.ts';
import { surrender } from './surrender.ts';
import { illMoved } from './tasks.ts';

type Leaving = Extract<Doing, { what: 'leave' }>;
type Entering = Extract<Doing, { what: 'enter' }>;

/** What each evacuation leads to outside, and the rule by which it reforms in line. */
const LINED: Readonly<Record<string, string>> = {
  fire: 'LA-O5.2-60',
  retreat: 'LA-O5.6-7',
};

const outRules = ({ by, why, relief }: Leaving): readonly string[] => [
  ...(why === 'fire' ? ['LA-O5.2-59', 'LA-O5.2-60'] : []),
  ...(why === 'few' ? ['LA-O5.2-55'] : []),
  ...(why === 'fire' || why === 'few' ? ['LA-O5.2-61'] : []),
  ...(why === 'retreat' ? ['LA-O5.6-5', 'LA-O5.6-6', 'LA-O5.6-7'] : []),
  ...(why === 'rout' || why === 'flight' ? ['LA-O5.6-5', 'LA-O5.6-6', 'LA-O5.6-8'] : []),
  ...(relief === true ? ['LA-O5.2-44'] : []),
  ...(by === 'line' && why === undefined ? ['LA-O5.2-53'] : []),
  'LA-O5.2-29',
];

/** LA-O5.2-54, -59, -61, LA-O5.6-6: no way out. */
const shutIn = (story: Story, index: number, { wall, why }: Leaving): void => {
  const { inside } = partOf(story.state, index);
  if (inside === undefined) return;
  happen(story, { kind: 'shut-in', part: index, house: inside.house, wall, rules: ['LA-O5.2-54'] });
  if (why === 'retreat' || why === 'rout' || why === 'flight') surrender(story, index, ['LA-O5.6-6']);
};

const getOut = (story: Story, index: number, doing: Leaving): void => {
  const { setting, state } = story;
  const { inside } = partOf(state, index);
  if (inside === undefined) return;
  const level = doing.why === 'fire' ? IN_DISORDER : WITHOUT_FORMATION;
  const exit = exitBy(setting, state, index, doing.by, doing.wall, level);
  const isBarred = attackedWalls(state, index).has(doing.wall) || intruderIn(state, index) !== undefined;
  if (exit === undefined || isBarred || !hasRoom(setting, state, index, inside, exit)) {
    shutIn(story, index, doing);
    return;
  }
  const mustLine = doing.by === 'line' ? (LINED[doing.why ?? ''] ?? 'LA-O5.2-53') : undefined;
  happen(story, {
    ...{ kind: 'left-house', part: index, house: inside.house, wall: doing.wall, stands: exit.stands },
    ...(doing.why !== undefined && { why: doing.why }),
    ...(mustLine !== undefined && doing.why !== 'rout' && doing.why !== 'flight' && { mustLine }),
    ...(exit.comingOut !== undefined && { comingOut: exit.comingOut }),
    rules: [...exit.rules, ...outRules(doing)],
  });
  if (doing.why !== 'rout' && doing.why !== 'flight') return;
  const rule = doing.why === 'flight' ? 'LA-S3.6-11' : 'LA-S3.6-10';
  happen(story, {
    ...{ kind: 'routed', part: index, ...(doing.why === 'flight' && { flees: true as const }) },
    rules: [rule, 'LA-O5.6-8'],
  });
  degrade(story, index, IN_DISORDER, [rule]);
};

/** Whoever is in the house of one's own side already. */
const isTaken = (state: State, index: number, house: string): boolean =>
  standing(state).some(
    (other) =>
      other !== index &&
      partOf(state, other).inside?.house === house &&
      unitOfPart(state, other).side === unitOfPart(state, index).side,
  );

const getIn = (story: Story, index: number, { house, wall, since, relief }: Entering): void => {
  const { state } = story;
  const enemy = garrisonAgainst(state, index, house);
  if (isTaken(state, index, house) || state.terrain.houses[house]?.burning === true) {
    const rule = isTaken(state, index, house) ? 'LA-O5.2-40' : 'LA-O5.2-62';
    happen(story, { kind: 'cut-short', part: index, what: 'enter', rules: [rule] });
    return;
  }
  const straddles = Math.floor((since - 1) / 2) !== Math.floor((hourOf(state) - 1) / 2);
  const when = [
    ...['LA-O0-2', 'LA-O0-3'],
    'LA-O5.2-6',
    ...(straddles ? ['LA-O5.2-10'] : []),
    ...(relief === true ? ['LA-O5.2-44'] : []),
  ];
  if (enemy === undefined) {
    goIn(story, index, 'garrison', when);
    occupy(story, index, when);
    return;
  }
  const rules = ['LA-O5.5-48', 'LA-O5.5-49', 'LA-O5.5-50', 'LA-O5.5-51', 'LA-O5.4-6'];
  goIn(story, index, 'intruder', rules, { house, wall });
  const contact: Contact = {
    ...{ attacker: index, defender: enemy, side: 'front', since, inside: true, rules },
  };
  happen(story, { kind: 'met', contact, rules });
};

const changePosts = (story: Story, index: number): void => {
  const { setting, state } = story;
  const part = partOf(state, index);
  const unit = unitOfPart(state, index);
  const { inside, secret } = part;
  if (inside === undefined) return;
  const wished = manning(unit, secret?.posts ?? []);
  const refusals = illMoved({ setting, view: state, index, part, unit, quarters: 1 }, wished);
  const isFit = refusals.length === 0;
  happen(story, {
    ...{ kind: 'posted', part: index, house: inside.house },
    ...(isFit ? { posts: wished, why: 'moved' as const } : { posts: inside.posts, why: 'stayed' as const }),
    rules: isFit
      ? ['LA-O0-3', 'LA-O5.2-31', 'LA-O5.2-37', 'LA-O5.2-38']
      : [refusals[0]?.rule ?? 'LA-O5.2-35'],
  });
};

/** Those who leave make room for those who come in. */
const ORDER: readonly Doing['what'][] = ['leave', 'post', 'enter', 'wonder'];

const finish = (story: Story, index: number, doing: Doing): void => {
  if (doing.what === 'leave') getOut(story, index, doing);
  else if (doing.what === 'post') changePosts(story, index);
  else if (doing.what === 'enter') getIn(story, index, doing);
  else {
    const stands = standsOf(partOf(story.state, index));
    const { front } = extentOf(story.setting, stands, unitOfPart(story.state, index).arm);
    happen(story, {
      ...{ kind: 'completed', part: index, what: doing.what, stands, front },
      rules: ['LA-O5.4-15'],
    });
  }
};

/** LA-O5.2-61: whoever has not got out in time is lost. */
const perish = (story: Story): void => {
  for (const index of standing(story.state)) {
    const { inside } = partOf(story.state, index);
    if (inside?.evacuate === undefined || inside.evacuate.before > hourOf(story.state) + 1) continue;
    const { why } = inside.evacuate;
    const rules = ['LA-O5.2-61', ...(why === 'fire' ? ['LA-O5.2-59'] : [])];
    happen(story, { kind: 'perished', part: index, house: inside.house, why, rules });
  }
};

/** LA-O5.2-48: all of its figures are out of the village. */
const comeOut = (story: Story): void => {
  for (const index of standing(story.state)) {
    const part = partOf(story.state, index);
    const { comingOut } = part;
    if (comingOut === undefined) continue;
    const { points } = bodyOfPart(story.setting, part, unitOfPart(story.state, index).arm).pieces;
    const [east, north] = [eastOf(comingOut.heading), northOf(comingOut.heading)];
    let least = Infinity;
    for (let i = 0; i + 1 < points.length; i += 2)
      least = Math.min(least, (points[i] ?? 0) * east + (points[i + 1] ?? 0) * north);
    if (least >= comingOut.limit - 100)
      happen(story, { kind: 'came-out', part: index, rules: ['LA-O5.2-48'] });
  }
};

/** LA-O5.5-37 to -46: up to three figures more at a wall, in a quarter of the first half. */
const extendFronts = (story: Story): void => {
  if (story.state.quarter > 2) return;
  const extending = standing(story.state).filter(
    (index) => partOf(story.state, index).secret?.plan?.[0]?.do === 'extend',
  );
  for (const index of byName(story.state, extending)) {
    const { secret } = partOf(story.state, index);
    const [task, ...rest] = secret?.plan ?? [];
    if (task?.do !== 'extend') continue;
    const contact = wallContact(story.state, index);
    const added =
      contact === undefined
        ? 0
        : Math.min(BROUGHT_UP, task.figures, roomAt(story.state, contact.defender, task.wall));
    if (contact !== undefined && added > 0) bringUp(story, contact, task.wall, added);
    const left = task.figures - added;
    const plan = added > 0 && left > 0 ? [{ ...task, figures: left }, ...rest] : rest;
    if (added === 0) setAside(story, index, [task], 'nothing-there', ['LA-O5.5-37']);
    happen(story, { kind: 'went-on', part: index, plan, rules: [] });
  }
};

const EXTENDING: readonly string[] = [
  ...['LA-O5.5-37', 'LA-O5.5-38', 'LA-O5.5-39', 'LA-O5.5-41', 'LA-O5.5-42', 'LA-O5.5-44', 'LA-O5.5-46'],
  'LA-OX-7',
];

const bringUp = (story: Story, contact: Contact, wall: number, added: number): void => {
  const { attacker, defender } = contact;
  const there = story.state.contacts.find(
    (each) => each.attacker === attacker && each.defender === defender && each.wall === wall,
  );
  if (there === undefined)
    happen(story, {
      kind: 'met',
      contact: {
        ...{ attacker, defender, side: 'front', since: hourOf(story.state), wall, extra: 0 },
        rules: ['LA-O5.5-10', 'LA-O5.5-37'],
      },
      rules: ['LA-O5.5-10', 'LA-O5.5-37'],
    });
  const extra = (there?.extra ?? 0) + added;
  happen(story, { kind: 'extended', attacker, defender, wall, added, extra, rules: EXTENDING });
};

export const completeHouses = (story: Story): void => {
  const busy = standing(story.state).filter((index) => {
    const { doing } = partOf(story.state, index);
    return doing !== undefined && isOfHouses(doing);
  });
  const done: number[] = [];
  for (const index of busy) {
    const { doing } = partOf(story.state, index);
    if (doing === undefined) continue;
    if (doing.left <= 1) done.push(index);
    else {
      const isReacting = doing.what === 'post' || doing.left > IN_AND_OUT;
      const why = doing.what === 'post' ? 'LA-O5.2-38' : doing.what === 'enter' ? 'LA-O5.2-12' : 'LA-O5.2-45';
      happen(story, {
        ...{
          kind: 'got-on',
          part: index,
          left: doing.left - 1,
          ...(isReacting && { reacting: true as const }),
        },
        rules: [doing.left > IN_AND_OUT ? 'LA-O5.2-32' : why],
      });
      showLeaving(story, index);
    }
  }
  for (const what of ORDER)
    for (const index of byName(story.state, done)) {
      const part = partOf(story.state, index);
      if (isThere(part) && part.doing?.what === what) finish(story, index, part.doing);
    }
  perish(story);
  comeOut(story);
  extendFronts(story);
  settleHouses(story);
};
