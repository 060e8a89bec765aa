import { contactsOf, foesOf, type Meeting, type Melee } from '../../model/melee.ts';

export type Choice = 'withdraw' | 'target' | 'step-up' | 'stand' | 'retreat';

export interface Pending<Ref> {
  readonly choice: Choice;
  readonly piece: Ref;
}

interface Fighting<Ref> extends Melee<Ref> {
  readonly combat?: {
    readonly round: number;
    readonly contacts: readonly number[];
    readonly toFire: readonly Ref[];
    readonly toChoose: readonly Ref[];
    readonly stepping?: { readonly support: Ref; readonly lead: Ref };
    readonly retreating?: { readonly piece: Ref; readonly voluntary: boolean };
  };
}

/** A supporter that has said it steps up holds the contacts already, and takes the place once its lead has left it. */
export const hasSteppedUp = <Ref>({ combat, contacts }: Fighting<Ref>): boolean =>
  combat?.stepping !== undefined &&
  combat.retreating !== undefined &&
  contactsOf<Ref, Meeting<Ref>>({ contacts }, combat.stepping.support).length > 0;

/** Who must say what before the combat can go on; undefined if nobody must. */
export const pendingOf = <Ref extends number | string>(melee: Fighting<Ref>): Pending<Ref> | undefined => {
  const { combat } = melee;
  if (combat === undefined) return undefined;
  const { stepping, retreating, round, toFire, toChoose } = combat;
  if (stepping !== undefined && !hasSteppedUp(melee)) return { choice: 'step-up', piece: stepping.support };
  if (retreating !== undefined) return { choice: 'retreat', piece: retreating.piece };
  const [shooter] = toFire;
  if (shooter !== undefined)
    return foesOf<Ref>(melee, shooter).length > 1 ? { choice: 'target', piece: shooter } : undefined;
  const [chooser] = toChoose;
  if (chooser === undefined) return undefined;
  return { choice: round === 0 ? 'withdraw' : 'stand', piece: chooser };
};
