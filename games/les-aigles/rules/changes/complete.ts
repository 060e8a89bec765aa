/** The end of a quarter for everything that takes time. */
import { sizeOf } from '@grognard/engine';
import { gap, isBeyond } from '@grognard/field';
import { bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { bodyWith, bodyWithout, sentOut } from '../../ground/shape/detachment.ts';
import { isEngaged, partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import { figuresIn, type Stands, standsOf } from '../../model/stands.ts';
import { happen, type Story } from '../../model/story.ts';
import { type Doing, isOfHouses } from '../../model/under-way.ts';
import { FORMED } from '../../model/vocabulary.ts';
import { bendRules, bentAs, spreadAlong } from '../bending/bend.ts';
import { afterChange } from '../degradation/degradation.ts';
import { groundUnder, isHolding, newBarAt } from '../ground/queries.ts';
import { breakUp } from '../ground/tell.ts';
import { setAside } from '../planning/aside.ts';
import { alongContour } from './contour.ts';
import { finished, type OwnDoing } from './finish.ts';
import { settleGround } from './ground.ts';
import { bodyFor, TETHER } from './home.ts';
import { checkTethers } from './tether.ts';

/** LA-O4.3-3: a change that ends partly in what breaks ranks up. */
const standOnGround = (story: Story, index: number): void => {
  const part = partOf(story.state, index);
  if (part.gone !== undefined) return;
  const spans = groundUnder(story.setting, story.state, part, unitOfPart(story.state, index));
  breakUp(
    story,
    index,
    spans.filter(isHolding).map(({ going }) => going),
  );
};

/** LA-O2.2-6, LA-O4.3-9: it follows the crest or the edge, or its ranks are straight again; its order suffers nothing. */
const finishBend = (story: Story, index: number, { along }: Extract<Doing, { what: 'bend' }>): void => {
  const { setting, state } = story;
  const [unit, part] = [unitOfPart(state, index), partOf(state, index)];
  const stands = bentAs(setting, state, unit, part, along);
  const rules = bendRules(setting, state, part, stands);
  if (stands === undefined) happen(story, { kind: 'cut-short', part: index, what: 'bend', rules });
  else
    happen(story, {
      ...{ kind: 'completed', part: index, what: 'bend', stands, rules },
      front: extentOf(setting, stands, unit.arm).front,
    });
};

type Deploying = Extract<Doing, { what: 'deploy' }>;

/** LA-U5.3-2: whoever is crossed or crosses has not reformed. */
const isCrossing = ({ state }: Story, index: number): boolean =>
  state.crossings.some(({ crosser, crossed }) => crosser === index || crossed === index);

/** LA-O8.3-2, LA-O4.3-11: along the obstacle that it stands against, or the edge of its wood. */
const contourOf = (
  { setting, state }: Story,
  index: number,
  { along }: Extract<Doing, { what: 'change' }>,
  line: Stands,
): { readonly stands: Partial<Stands>; readonly rules: readonly string[] } | undefined => {
  const [unit, part] = [unitOfPart(state, index), partOf(state, index)];
  if (along === undefined) return undefined;
  const figures = figuresIn(unit, part.companies);
  const contour = alongContour(setting, state, unit, part, { feature: along, figures });
  if (contour !== undefined) return { stands: contour, rules: ['LA-O8.3-2', 'LA-O8.3-1'] };
  const edge = spreadAlong(setting, state, unit, part, line, along);
  return edge === undefined ? undefined : { stands: edge, rules: ['LA-O4.3-11'] };
};

/** It is done: the part stands as it was told to, whoever is in the way. */
export const finish = (story: Story, index: number, doing: OwnDoing, more: readonly string[] = []): void => {
  const part = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const { stands: plain, rules } = finished(story.setting, unit, part, doing);
  const contour = doing.what === 'change' ? contourOf(story, index, doing, plain) : undefined;
  const stands = contour === undefined ? plain : { ...plain, ...contour.stands };
  const isHindered = doing.what === 'reform' && isCrossing(story, index);
  happen(story, {
    ...{ kind: 'completed', part: index, what: doing.what },
    stands: isHindered ? { ...stands, degradation: part.degradation } : stands,
    front: extentOf(story.setting, stands, unit.arm).front,
    rules: [...rules, ...more, ...(contour?.rules ?? [])],
  });
};

/** Companies go out; they are the last part from now on. */
const sendOut = (story: Story, index: number, { companies }: Deploying): readonly number[] => {
  const part = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const body = {
    ...bodyWithout(story.setting, unit, part, companies),
    degradation: afterChange(part.degradation),
  };
  const out = sizeOf(story.state.parts);
  // LA-S3.4-38
  const { fire } = part.secret ?? {};
  const sent = sentOut(story.setting, unit, part.unit, part, companies, TETHER);
  const detached = fire === undefined ? sent : { ...sent, secret: { fire } };
  happen(story, {
    ...{ kind: 'detached', part: index, body, detached },
    rules: ['LA-U1.2-7', 'LA-U1.3-7', 'LA-U1.3-10', 'LA-U1.4-1', 'LA-U2.1-7', 'LA-U3.3-3'],
  });
  return [index, out];
};

const isFree = ({ charge, rally, follow, evade, routing, retreat }: Part): boolean =>
  [charge, rally, follow, evade, routing, retreat].every((each) => each === undefined);

/** Back into the body, if it is still there and in reach; a body that changes, or has turned its figures, is waited for. */
const comeBack = (story: Story, index: number): readonly number[] => {
  const { state } = story;
  const part = partOf(state, index);
  const unit = unitOfPart(state, index);
  const into = bodyFor(state, index);
  const body = into === undefined ? undefined : partOf(state, into);
  if (body?.doing !== undefined || body?.turned !== undefined) {
    happen(story, { kind: 'continued', part: index, left: 1, rules: ['LA-U3.2-6'] });
    return [];
  }
  const isNear =
    body !== undefined &&
    !isBeyond(
      gap(bodyOfPart(story.setting, part, unit.arm), bodyOfPart(story.setting, body, unit.arm)),
      TETHER,
    );
  if (into === undefined || body === undefined || !isNear || !isFree(body)) {
    const stands: Stands = { ...standsOf(part), degradation: FORMED };
    const { front } = extentOf(story.setting, stands, unit.arm);
    happen(story, { kind: 'completed', part: index, what: 'rejoin', stands, front, rules: ['LA-M7.2-3'] });
    return [index];
  }
  const others = standing(state).filter((each) => partOf(state, each).unit === part.unit);
  const joined = bodyWith(
    story.setting,
    unit,
    body,
    part.companies,
    others.map((each) => partOf(state, each).companies),
  );
  const barred = newBarAt(story.setting, state, body, unit, joined);
  if (barred !== undefined) {
    // There is no room for them in the body before it has gone elsewhere.
    happen(story, { kind: 'continued', part: index, left: 1, rules: [barred.rule] });
    return [];
  }
  // Whoever is back in his body goes where it goes.
  setAside(story, index, part.secret?.plan ?? [], 'rejoined');
  const isFighting = isEngaged(state, into);
  happen(story, {
    ...{ kind: 'joined', part: index, into, body: joined },
    ...(isFighting && { fights: state.period + 1 }),
    rules: ['LA-U1.3-9', ...(isFighting ? ['LA-M7.2-6'] : [])],
  });
  return [into];
};

const goOn = (story: Story, index: number, doing: Doing): void =>
  happen(story, {
    ...{ kind: 'continued', part: index, left: doing.left - 1 },
    rules: doing.what === 'drag' ? ['LA-M4.4-5'] : ['LA-U3.2-1', 'LA-U3.2-6', 'LA-U3.2-7'],
  });

/** LA-M4.4-2, -5: the half period is over, and with it the hauling, however far the guns have come. */
const letGo = (story: Story, index: number): void => {
  const part = partOf(story.state, index);
  happen(story, {
    ...{ kind: 'completed', part: index, what: 'drag', stands: standsOf(part) },
    ...{
      front: extentOf(story.setting, part, unitOfPart(story.state, index).arm).front,
      rules: ['LA-M4.4-2', 'LA-M4.4-5'],
    },
  });
};

/** Bodies are done before the companies that come back to them. */
export const completeDoings = (story: Story): void => {
  const done: number[] = [];
  const coming: number[] = [];
  for (const index of standing(story.state)) {
    const { doing } = partOf(story.state, index);
    if (doing === undefined || isOfHouses(doing)) continue;
    if (doing.left > 1) goOn(story, index, doing);
    else if (doing.what === 'drag') letGo(story, index);
    else if (doing.what === 'rejoin') coming.push(index);
    else if (doing.what === 'deploy') done.push(...sendOut(story, index, doing));
    else {
      if (doing.what === 'bend') finishBend(story, index, doing);
      else finish(story, index, doing as OwnDoing);
      done.push(index);
    }
  }
  for (const index of coming) done.push(...comeBack(story, index));
  settleGround(story, [...new Set(done)]);
  for (const index of new Set(done)) standOnGround(story, index);
  checkTethers(story);
};
