import { hourOf, spend, without, withPart } from '../evolve.ts';
import type { Part } from '../part.ts';
import type { Stands } from '../stands.ts';
import type { Evolvers, Ruled, State } from '../state.ts';
import type { Job } from '../tasks.ts';
import type { FeatureEntry } from '../terrain-entries.ts';
import type { Damage, TerrainState } from '../terrain-state.ts';

/** What happens at hedges, walls and redoubts, and to guns that nobody serves. */
export type BarrierEvent = Ruled &
  (
    | /** Whoever has driven out those who held it stands against it now. */
    { readonly kind: 'took-barrier'; readonly part: number; readonly feature: string }
    /** It has won and would follow, but cannot over this. */
    | {
        readonly kind: 'kept-back';
        readonly part: number;
        readonly feature: string;
        readonly why: 'bent' | 'mounted';
      }
    /** Something lies on the table that was not there, or is there in another way: a shelter, a bridge, a wreck. */
    | { readonly kind: 'made'; readonly part: number; readonly entry: FeatureEntry }
    /** Some of a wall is down, or no longer what it was. */
    | ({ readonly kind: 'breached'; readonly part: number } & Damage)
    /** Sappers have worked for a quarter: how much is done, and how much it takes. */
    | {
        readonly kind: 'worked';
        readonly part: number;
        readonly job: Job;
        readonly site: string;
        readonly done: number;
        readonly of: number;
      }
    /** Guns are laid on a wall. */
    | { readonly kind: 'laid-on'; readonly part: number; readonly feature: string }
    /** Gunners serve their guns again. */
    | { readonly kind: 'remanned'; readonly part: number; readonly feature: string; readonly stands: Stands }
    /** Figures from behind have come up to the obstacle. */
    | { readonly kind: 'widened'; readonly part: number; readonly stands: Stands; readonly added: number }
  );

const withTerrain = (state: State, change: (terrain: TerrainState) => TerrainState): State => ({
  ...state,
  terrain: change(state.terrain),
});

const busied = (state: State, index: number, change: (part: Part) => Part = (part) => part): State =>
  withPart(state, index, (part) => change(spend(part, hourOf(state))));

const isSame = (one: Damage, { feature, side }: Damage): boolean =>
  one.feature === feature && one.side === side;

export const barrierEvolvers: Evolvers<BarrierEvent> = {
  'took-barrier': (state) => state,
  'kept-back': (state) => state,
  made: (state, { entry }) =>
    withTerrain(state, (terrain) => ({
      ...terrain,
      made: [...terrain.made.filter(({ id }) => id !== entry.id), entry],
    })),
  breached: (state, { part, feature, side, cells }) =>
    withTerrain(busied(state, part), (terrain) => {
      const now: Damage = { feature, ...(side !== undefined && { side }), cells };
      const before = terrain.damage.find((each) => isSame(each, now));
      const all = { ...now, cells: { ...before?.cells, ...cells } };
      return { ...terrain, damage: [...terrain.damage.filter((each) => each !== before), all] };
    }),
  worked: (state, { part, site, done, of }) =>
    withTerrain(busied(state, part), (terrain) => {
      const { [site]: _before, ...others } = terrain.works ?? {};
      const works = done >= of ? others : { ...others, [site]: done };
      return { ...terrain, works };
    }),
  'laid-on': (state, { part }) => busied(state, part, (now) => ({ ...now, laid: hourOf(state) })),
  remanned: (state, { part, feature, stands }) =>
    withTerrain(
      busied(state, part, (now) => ({ ...without(now, 'gunsLost'), ...stands, moved: true })),
      (terrain) => ({ ...terrain, made: terrain.made.filter(({ id }) => id !== feature) }),
    ),
  widened: (state, { part, stands }) => busied(state, part, (now) => ({ ...now, ...stands, moved: true })),
};
