/** When somebody fires and at whom: the hidden from near, guns at what their shot does most to. */
import {
  type FireOrder,
  isMassed,
  shelterOf,
  shotWorth,
  troopOf,
  usualShot,
} from '@grognard/les-aigles/for-generals';
import {
  cmApart,
  cmBetween,
  degreesOff,
  isAfield,
  isInHand,
  type Man,
  nearestOf,
  type Situation,
} from './situation.ts';

/** How near the hidden let the enemy come, in 0.001 cm. */
const AMBUSH = 8_000;
/** How far off the axis guns fire, and foot, in degrees. */
const GUN_ARC = 22;
const FOOT_ARC = 45;
/** An enemy so near is fired at, whoever else there may be, in cm. */
const PRESSING = 12;
/** Another target must be worth so much more. */
const BETTER = 3;
/** Round shot goes through to whoever stands so near behind, in cm, and strikes him half as hard. */
const BEHIND = 10;
const THROUGH = 0.5;
/** So little off the line he stands behind, in degrees. */
const IN_LINE = 6;
/** Musketry reaches a mass behind a screen so far off, in cm. */
const MUSKETRY = 10;

/** Nobody comes into musket shot from farther off in half a period, in cm. */
const NEAR = 30;

/** Nobody of the enemy knows of him: in a house or a wood, and he has not fired from there. */
const isHidden = ({ setting, view }: Situation, { part, unit, body, index }: Man): boolean => {
  if (part.inside !== undefined) return part.inside.shown !== true && part.inside.as === 'garrison';
  if (part.betrayed !== undefined || setting.terrain.laid.length === 0) return false;
  return shelterOf(setting, view, { part, unit, body, index })?.shelter === 'wood';
};

/** The hidden lose nothing by waiting: nobody fires at them. */
const ambush = (situation: Situation, man: Man): FireOrder | undefined =>
  isHidden(situation, man) ? { within: AMBUSH } : undefined;

/** A screen before a mass draws no volley that the mass could have. */
const pastScreens = ({ foes }: Situation, man: Man): FireOrder | undefined => {
  const ahead = foes.filter((foe) => isAfield(foe) && degreesOff(man, foe) <= FOOT_ARC);
  const near = nearestOf(man, ahead);
  if (near?.man.part.formation !== 'skirmish') return undefined;
  const masses = ahead.filter((foe) => isMassed(foe) && cmBetween(man, foe) <= MUSKETRY);
  return masses.length > 0 ? { prefer: 'massed' } : undefined;
};

const SHOTS = ['canister', 'round shot'] as const;

/** Whether somebody stands behind a target, as a gun sees it. */
const hasAnotherBehind = (man: Man, mark: Man, foes: readonly Man[]): boolean =>
  foes.some(
    (foe) =>
      foe.index !== mark.index &&
      foe.part.inside === undefined &&
      // The bearing is quickly taken, and few stand in line.
      Math.abs(degreesOff(man, foe) - degreesOff(man, mark)) <= IN_LINE &&
      cmBetween(mark, foe) <= BEHIND &&
      cmBetween(man, foe) > cmBetween(man, mark),
  );

/** Of all that a battery could fire at, and throw, what counts most. */
const gunFire = ({ setting, view, foes }: Situation, man: Man): FireOrder | undefined => {
  const { calibre } = troopOf(man.unit.nation, man.unit.companies[0]?.troop ?? '');
  const marks = foes.filter((foe) => isInHand(foe) && degreesOff(man, foe) <= GUN_ARC);
  const near = nearestOf(man, marks);
  if (calibre === undefined || near === undefined) return undefined;
  const choices = marks.flatMap((mark) => {
    const distance = cmBetween(man, mark) * 1_000;
    const usual = usualShot(setting, view, { calibre, distance }, mark);
    return SHOTS.map((shot) => {
      const worth = shotWorth(setting, view, { calibre, shot, distance }, mark);
      const isThrough = shot === 'round shot' && hasAnotherBehind(man, mark, foes);
      return { mark, shot, usual, worth: worth * (isThrough ? 1 + THROUGH : 1) };
    });
  });
  const best = (among: typeof choices) =>
    among.reduce<(typeof choices)[number] | undefined>(
      (most, each) => (most === undefined || each.worth > most.worth ? each : most),
      undefined,
    );
  const atNearest = best(choices.filter(({ mark }) => mark === near.man));
  const atAny = near.cm <= PRESSING ? atNearest : best(choices);
  if (atNearest === undefined || atAny === undefined) return undefined;
  const chosen = atAny.worth >= atNearest.worth + BETTER ? atAny : atNearest;
  const order = {
    ...(chosen.mark !== near.man && { target: chosen.mark.index }),
    ...(chosen.shot !== chosen.usual && { shot: chosen.shot }),
  };
  return Object.keys(order).length === 0 ? undefined : order;
};

/** What a man is told about his fire, where his plan will have brought him; nothing, if the usual will do. */
export const fireOrderFor = (situation: Situation, then: Man): FireOrder | undefined => {
  if (situation.isImagined === true || situation.setting.switches.fireOrders === 'off') return undefined;
  if (then.kind === 'horse') return undefined;
  if (then.kind === 'guns')
    return then.part.formation === 'in battery' ? gunFire(situation, then) : undefined;
  const isNear = situation.foes.some((foe) => cmApart(then, foe) <= NEAR);
  return isNear ? (ambush(situation, then) ?? pastScreens(situation, then)) : undefined;
};
