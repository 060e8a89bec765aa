import type { Random } from '@grognard/engine';
import type { Activation, Combat, Formation, Piece, State } from '../../model/state.ts';
import type { SeenCombat, View } from '../../model/view.ts';

type Placed = Pick<
  State,
  'contacts' | 'supports' | 'combat' | 'deploying' | 'activation' | 'inAction' | 'struck' | 'rallies'
>;
type IndexOf = (ref: string) => number;

/** What the view says in names, said in places of the list. */
export const inIndices = (
  view: View,
  indexOf: IndexOf,
  pieces: readonly Piece[],
  formations: readonly Formation[],
  drawn: number | undefined,
  random: Random,
): Placed => ({
  contacts: view.contacts.map(({ beside, ...contact }) => ({
    ...contact,
    attacker: indexOf(contact.attacker),
    defender: indexOf(contact.defender),
    ...(beside !== undefined && { beside: beside.map(indexOf) }),
  })),
  supports: view.supports.map(({ lead, support }) => ({ lead: indexOf(lead), support: indexOf(support) })),
  deploying: view.deploying.map(indexOf),
  ...(view.inAction !== undefined && { inAction: view.inAction.map(indexOf) }),
  ...(view.struck !== undefined && { struck: view.struck.map(indexOf) }),
  ...(view.rallies !== undefined && {
    rallies: view.rallies.map((each) => ({ ...each, train: indexOf(each.train) })),
  }),
  ...(view.combat !== undefined && { combat: combatIn(view.combat, indexOf) }),
  ...(view.activation !== undefined && {
    activation: activationIn(view, view.activation, indexOf, { pieces, formations, drawn }, random),
  }),
});

const combatIn = (combat: SeenCombat, indexOf: IndexOf): Combat => {
  const { contacts, round, toFire, toChoose, bloodied, pair, stepping, retreating } = combat;
  return {
    ...{ contacts, round },
    toFire: toFire.map(indexOf),
    toChoose: toChoose.map(indexOf),
    bloodied: bloodied.map(indexOf),
    ...(pair !== undefined && { pair: { arrival: pair.arrival, of: pair.of.map(indexOf) } }),
    ...(stepping !== undefined && {
      stepping: { support: indexOf(stepping.support), lead: indexOf(stepping.lead) },
    }),
    ...(retreating !== undefined && {
      retreating: { piece: indexOf(retreating.piece), voluntary: retreating.voluntary },
    }),
  };
};

/** What has been imagined of the battle so far. */
interface Imagined {
  readonly pieces: readonly Piece[];
  readonly formations: readonly Formation[];
  readonly drawn: number | undefined;
}

/** Whoever of the enemy's formation has moved, we are not told. */
const activationIn = (
  view: View,
  { side, formation: id, acted, struck }: NonNullable<View['activation']>,
  indexOf: IndexOf,
  { pieces, formations, drawn }: Imagined,
  random: Random,
): Activation => {
  const isOurs = side === view.us;
  const named = formations.findIndex((each) => each.side === side && (!isOurs || each.id === id));
  const formation = isOurs ? named : (drawn ?? named);
  const some = pieces.flatMap((piece, index) =>
    piece.formation === formation && piece.where === 'map' && random.below(2) === 0 ? [index] : [],
  );
  return { formation, acted: isOurs ? acted.map(indexOf) : some, struck: struck.map(indexOf) };
};
