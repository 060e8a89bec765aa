/** LA-O2.2-6, LA-O4.3-9: a crest or the edge of a wood that a line follows, and its ranks aligned again. */
import { type Refusal, refuse } from '@grognard/engine';
import { gap, isUpTo, type Pose, TOUCH, turnBetween, whereIn } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingFigures } from '../../ground/shape/standing-figures.ts';
import { standsIn, terrainOf } from '../../ground/terrain/terrain.ts';
import { without } from '../../model/evolve.ts';
import type { Hill, Wood } from '../../model/features.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import { type Stands, standsOf } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { BendTask, Task } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { type Formation, IN_DISORDER } from '../../model/vocabulary.ts';
import { allowance } from '../../tables/allowances.ts';
import { EDGE } from '../../tables/terrain.ts';
import { noRoom } from '../ground/changes.ts';
import { groundUnder } from '../ground/queries.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import { firstOf, isBusy, isInMelee, isUnformed } from '../planning/hindrance.ts';
import type { Start } from '../planning/start.ts';
import type { BendCode } from './codes.ts';
import { courseOf, nearestOnCourse } from './course.ts';
import { followed } from './follow.ts';

type Known = Pick<State, 'terrain'>;

const no = (rule: string, code: BendCode, params: Refusal['params']): readonly Refusal[] => [
  refuse(rule, code, params),
];

/** What a part may follow: the crest of a hill, the edge of a wood. */
const followedBy = (setting: Setting, state: Known, id: string): Hill | Wood | undefined => {
  const feature = terrainOf(setting, state).byId.get(id);
  return feature?.kind === 'hill' || feature?.kind === 'wood' ? feature : undefined;
};

/** LA-O2.2-7: whoever has bent along a crest is a line all the same. */
export const isAlongCrest = (setting: Setting, state: Known, { follows, bent }: Part): boolean =>
  bent !== undefined && follows !== undefined && followedBy(setting, state, follows)?.kind === 'hill';

const ruleOf = (feature: Hill | Wood | undefined): string =>
  feature?.kind === 'hill' ? 'LA-O2.2-6' : 'LA-O4.3-9';

/** The rule by which a part stands bent as it does. */
const bentBy = ({ setting, view, part }: Glance): string =>
  ruleOf(followedBy(setting, view, part.follows ?? ''));

/** Whether a part holds a crest, or stands in a wood no farther than 2 cm from its edge. */
export const isBeside = (
  setting: Memories,
  feature: Hill | Wood,
  part: Part,
  unit: Pick<Unit, 'arm'>,
): boolean => {
  const body = bodyOfPart(setting, part, unit.arm);
  const { line } = courseOf(feature);
  return feature.kind === 'hill'
    ? isUpTo(gap(body, line), TOUCH.lesAigles.terrain)
    : standsIn(body, feature.area) && isUpTo(gap(body, line), EDGE);
};

const ALONG: Readonly<Record<'hill' | 'wood', ReadonlySet<Formation>>> = {
  hill: new Set<Formation>(['line', 'double line']),
  wood: new Set<Formation>(['line', 'double line', 'skirmish']),
};

/** Whether its formation, and how its figures face, lets a part follow anything. */
export const mayBendAlong = (feature: Hill | Wood, part: Part, { arm }: Pick<Unit, 'arm'>): boolean =>
  (arm === 'infantry' || (arm === 'cavalry' && feature.kind === 'hill')) &&
  ALONG[feature.kind].has(part.formation) &&
  part.turned === undefined &&
  part.faced === undefined &&
  part.folded === undefined &&
  part.split === undefined &&
  part.inside === undefined;

/** Farther than this nobody turns to follow something, in hundredths of a degree. */
const MOST_TURNED = 4_500;

/** How far into the open one looks to know which way a front faces, in 0.001 cm. */
const JUST_BEYOND = 200;

/** Whether its front lies along the course there, and faces out of a wood. */
const facesIt = (feature: Hill | Wood, part: Part): boolean => {
  const near = nearestOnCourse(courseOf(feature), part);
  if (near === undefined || Math.abs(turnBetween(part.heading, near.heading)) > MOST_TURNED) return false;
  if (feature.kind === 'hill') return true;
  const [x, y] = near.at;
  const [east, north] = near.facing;
  return whereIn(feature.whole, x + east * JUST_BEYOND, y + north * JUST_BEYOND) === 'outside';
};

/** How a part stands once it follows a feature; undefined, if there is no room or nothing bends. */
const along = (feature: Hill | Wood, unit: Unit, part: Part): Stands | undefined => {
  const straight = without(part, 'bent', 'follows');
  const stands = followed(courseOf(feature), unit, straight);
  return stands === undefined ? undefined : { ...standsOf(straight), ...stands, follows: feature.id };
};

const isStraight = ({ bent = [] }: Stands): boolean => bent.every(({ heading }) => heading === 0);

/** How a part stands that has done as it was told. */
export const bentAs = (
  setting: Setting,
  state: Known,
  unit: Unit,
  part: Part,
  id: string | undefined,
): Stands | undefined => {
  if (id === undefined) return standsOf(without(part, 'bent', 'follows'));
  const feature = followedBy(setting, state, id);
  return feature === undefined ? undefined : along(feature, unit, part);
};

/** LA-O4.3-11: a column that has spread to both hands of its head along the edge of a wood; undefined, if that is straight. */
export const spreadAlong = (
  setting: Setting,
  state: Known,
  unit: Unit,
  column: Part,
  line: Stands,
  id: string,
): Stands | undefined => {
  const feature = followedBy(setting, state, id);
  const stands =
    feature?.kind === 'wood' ? along(feature, unit, { ...column, ...line, ...headOf(column) }) : undefined;
  return stands === undefined || isStraight(stands) ? undefined : stands;
};

const headOf = ({ x, y, heading }: Part): Pose => ({ x, y, heading });

/** How far the figure goes that goes farthest. */
const farthest = (setting: Memories, unit: Unit, part: Part, stands: Stands): number => {
  const [before, after] = [
    standingFigures(setting, part, unit),
    standingFigures(setting, { ...without(part, 'bent'), ...stands }, unit),
  ];
  return before.reduce((most, { block: { x, y } }, place) => {
    const to = after[place]?.block ?? { x, y };
    return Math.max(most, Math.sqrt((to.x - x) * (to.x - x) + (to.y - y) * (to.y - y)));
  }, 0);
};

/** LA-O4.3-9: it is a move like another: as many quarters as its farthest figure needs at the pace of the unit. */
const quartersFor = ({ setting, view, unit, part }: Glance, stands: Stands): number => {
  const paces = groundUnder(setting, view, part, unit).map(({ going }) => going.pace);
  const pace = allowance(unit, part) * Math.min(1, ...paces);
  return pace <= 0 ? 1 : Math.max(1, Math.ceil(farthest(setting, unit, part, stands) / pace - 1e-9));
};

const isAstray = (glance: Glance, id: string): readonly Refusal[] => {
  const { setting, view, unit, part } = glance;
  const feature = followedBy(setting, view, id);
  const refuses = (code: BendCode, rule = ruleOf(feature)): readonly Refusal[] =>
    no(rule, code, { unit: unit.id });
  if (feature === undefined) return refuses('bend-nothing');
  if (!mayBendAlong(feature, part, unit)) return refuses('bend-formation');
  if (part.follows === id) return refuses('bend-already');
  if (!isBeside(setting, feature, part, unit))
    return refuses(feature.kind === 'hill' ? 'bend-crest' : 'bend-edge');
  if (!facesIt(feature, part)) return refuses('bend-facing');
  const stands = along(feature, unit, part);
  if (stands === undefined)
    return refuses('bend-no-room', part.formation === 'skirmish' ? 'LA-O4.3-10' : ruleOf(feature));
  return isStraight(stands) ? refuses('bend-straight') : noRoom(glance, stands);
};

/** On a hill it must be a line to begin with; a wood puts everybody without formation. */
const isBroken = (glance: Glance, { along: id }: BendTask): readonly Refusal[] => {
  const { setting, view, part } = glance;
  const isWood = id !== undefined && followedBy(setting, view, id)?.kind === 'wood';
  return id === undefined || (isWood && part.degradation < IN_DISORDER) ? [] : isUnformed(glance);
};

export const bend: TaskRule<'bend'> = {
  judge: (glance, task) => {
    const { part, unit } = glance;
    return firstOf(
      () => isBusy(glance),
      () => isInMelee(glance, bentBy(glance)),
      () => isBroken(glance, task),
      () => {
        if (task.along !== undefined) return isAstray(glance, task.along);
        return part.follows === undefined
          ? no('LA-O4.3-9', 'bend-aligned', { unit: unit.id })
          : noRoom(glance, without(part, 'bent', 'follows'));
      },
    );
  },
  foresee: (glance, { along: id }) => {
    const { setting, view, unit, part } = glance;
    const stands = bentAs(setting, view, unit, part, id);
    if (stands === undefined) return { part, takes: 1 };
    return {
      part: { ...without(part, 'bent', 'follows'), ...stands },
      takes: quartersFor(glance, stands),
    };
  },
};

/** The rules by which a part stands along a feature, or no longer does. */
export const bendRules = (
  setting: Setting,
  state: Known,
  part: Pick<Part, 'follows'>,
  stands: Stands | undefined,
): readonly string[] => {
  const feature = followedBy(setting, state, stands?.follows ?? part.follows ?? '');
  const isClosed = stands?.bent?.some(({ width }) => width !== undefined) === true;
  return [ruleOf(feature), ...(isClosed ? ['LA-O4.3-10'] : [])];
};

export const startBend = (glance: Glance, { along: id }: BendTask): Start | undefined => {
  const { setting, view, unit, part } = glance;
  const stands = bentAs(setting, view, unit, part, id);
  if (stands === undefined) return undefined;
  return {
    doing: { what: 'bend', left: quartersFor(glance, stands), ...(id !== undefined && { along: id }) },
    rules: bendRules(setting, view, part, stands),
  };
};

const STIRS: ReadonlySet<Task['do']> = new Set(['march', 'charge', 'turn', 'deploy', 'enter'] as const);

/** Whoever has bent along a crest or an edge aligns his ranks before he goes. */
export const boundByAlignment = (glance: Glance, task: Task): readonly Refusal[] =>
  glance.part.follows !== undefined && STIRS.has(task.do)
    ? no(bentBy(glance), 'bend-align-first', { unit: glance.unit.id })
    : [];
