/** What lies on the ground does to whoever goes over it. */
import { type Box, boxesMeet, type Polygon, type Ribbon } from '@grognard/field';
import { near, terrainOf } from '../../ground/terrain/terrain.ts';
import type { Drawer } from '../../model/memory.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Laid, Terrain } from '../../model/terrain.ts';
import type { TerrainState } from '../../model/terrain-state.ts';
import type { Degradation } from '../../model/vocabulary.ts';
import { fitsAlley, isNarrow, type Mover } from './mover.ts';
import { zonesOf } from './zones.ts';

/** How one goes over some ground. */
export interface Going {
  /** The share of its pace that it keeps. */
  readonly pace: number;
  /** What it falls to. */
  readonly level: Degradation;
  readonly rules: readonly string[];
  readonly levelRules: readonly string[];
  /** LA-O0-17: a forced march gains nothing here. */
  readonly unforced?: true;
  /** However fast it is, it goes no farther in a quarter, in 0.001 cm. */
  readonly most?: number;
  /** A road that adds to its pace. */
  readonly byRoad?: true;
  /** Water that it does not stand in, or wades through. */
  readonly crossing?: 'bridge' | 'ford';
  /** It may not be here: the rule that says so. */
  readonly bar?: string;
}

/** A way through: whoever is on it with all that he has in the zone goes as it says. */
export interface Lift extends Going {
  readonly bed: Ribbon;
}

/** Some ground, or a line, that does something to a mover. */
export interface Zone extends Going {
  readonly feature: Laid;
  readonly shape: Polygon | Ribbon;
  readonly sort: 'slope' | 'covered slope' | 'ground' | 'line' | 'gap';
  /** It may be marched up to: those who hold it are attacked so. */
  readonly isWall?: true;
  readonly lifts: readonly Lift[];
}

/** The ground as a state, or a view, knows it. */
export interface Ground {
  readonly terrain: Terrain;
  readonly damage: TerrainState['damage'];
  readonly switches: Setting['switches'];
}

export const groundOf = (setting: Setting, state: Pick<State, 'terrain'>): Ground => ({
  terrain: terrainOf(setting, state),
  damage: state.terrain.damage,
  switches: setting.switches,
});

/** A bare table: nothing to ask about. */
export const isBare = ({ terrain }: Ground): boolean => terrain.laid.length === 0;

/** What has been told of each feature, for movers of a kind. */
interface Known {
  readonly damage: Ground['damage'];
  readonly switches: Ground['switches'];
  readonly kinds: Map<string, Map<Laid, readonly Zone[]>>;
}

const KNOWN: Drawer<{ now?: Known }> = { empty: () => ({}) };

const kindsOn = ({ terrain, damage, switches }: Ground): Known['kinds'] => {
  const drawer = terrain.memory(KNOWN);
  const { now } = drawer;
  if (now?.damage === damage && now.switches === switches) return now.kinds;
  const kinds: Known['kinds'] = new Map();
  drawer.now = { damage, switches, kinds };
  return kinds;
};

/** All that the ground asks about a mover. */
const kindOf = (mover: Mover): string => {
  const { unit, part, forced = false } = mover;
  return [unit.arm, part.formation, forced, isNarrow(mover), fitsAlley(mover)].join(' ');
};

/** Everything within a box that is not plain to this mover. */
export const zonesIn = (ground: Ground, mover: Mover, box: Box): readonly Zone[] => {
  const features = isBare(ground) ? [] : near(ground.terrain, box);
  if (features.length === 0) return [];
  const kinds = kindsOn(ground);
  const kind = kindOf(mover);
  const told = kinds.get(kind) ?? new Map<Laid, readonly Zone[]>();
  kinds.set(kind, told);
  const found: Zone[] = [];
  for (const feature of features) {
    const zones = told.get(feature) ?? zonesOf(ground, mover, feature);
    told.set(feature, zones);
    for (const zone of zones) if (boxesMeet(zone.shape, box, 1)) found.push(zone);
  }
  return found;
};
