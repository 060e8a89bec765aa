import type { Order } from '../model/orders.ts';
import type { HexName } from '../model/scenario.ts';
import type {
  Ability,
  Breath,
  Capacity,
  Cohesion,
  CounterKind,
  Discipline,
  Family,
  FormationMode,
  Ground,
  Hindrance,
  Manipulation,
  Marker,
  MoralType,
  MoveClass,
  Munitions,
  Pace,
  Phase,
  SideKind,
  Smoke,
  TestKind,
  WeaponClass,
  Weather,
  Wind,
} from '../model/vocabulary.ts';

type By<Word extends string> = Readonly<Record<Word, string>>;

/** The words of the game in one language, each as it stands alone; a missing one does not compile. */
export interface Labels {
  readonly grounds: By<Ground>;
  readonly sides: By<SideKind>;
  readonly weapons: By<WeaponClass>;
  readonly families: By<Family>;
  readonly moveClasses: By<MoveClass>;
  readonly capacity: (capacity: Capacity) => string;
  readonly moralTypes: By<MoralType>;
  readonly disciplines: By<Discipline>;
  readonly abilities: By<Ability>;
  readonly cohesions: By<Cohesion>;
  readonly breaths: By<Breath>;
  readonly munitions: By<Munitions>;
  readonly markers: By<Marker>;
  readonly modes: By<FormationMode>;
  readonly counters: By<CounterKind>;
  readonly weathers: By<Weather>;
  readonly winds: By<Wind>;
  readonly smokes: By<Smoke>;
  readonly paces: By<Pace>;
  readonly manipulations: By<Manipulation>;
  readonly tests: By<TestKind>;
  /** Why an order is not carried out to its end. */
  readonly hindrances: By<Hindrance>;
  readonly phases: By<Phase>;
  /** What can be ordered: the actions of a unit among them. */
  readonly orders: By<Order['kind']>;
  /** Facings 0 to 11, clockwise from the east. */
  readonly facing: (facing: number) => string;
  readonly turn: (turn: number) => string;
  /** Movement points, out of half points. */
  readonly movement: (halves: number) => string;
  readonly hex: (name: HexName) => string;
}
