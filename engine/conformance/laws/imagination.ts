import type { GameTypes } from '../../contract/game.ts';
import { type Seat, seatName } from '../../contract/seat.ts';
import { canonical } from '../../json/canonical.ts';
import type { Path } from '../../json/json.ts';
import { leavesOf, valueAt, withPath } from '../../json/paths.ts';
import type { Law } from '../law.ts';
import type { Ready } from '../trial.ts';
import type { Walk } from '../walk.ts';
import { imagined, someSteps } from '../worlds.ts';

const MOMENTS = 4;
const VALUES = 8;
/** A leaf that was met less often may have stayed as it was by chance. */
const ENOUGH = 100;
/** What is found to be hidden may never be so again: it is imagined so often at once that chance cannot keep it as it is. */
const OFTEN = 12;

/** A path with its places in lists left open: every piece's strength is one kind of leaf. */
const kindOf = (path: Path): string => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/** What was found out about one kind of leaf, from one seat. */
interface Leaf {
  hidden: boolean;
  /** How often a real world with such a leaf was laid beside an imagined one. */
  compared: number;
  /** An imagined world had another value than the real one. */
  differed: boolean;
  /** Two imagined worlds had different values. */
  varied: boolean;
}

class Leaves {
  readonly #bySeat = new Map<string, Map<string, Leaf>>();

  of(seat: Seat, kind: string): Leaf {
    const kinds = this.#bySeat.get(seatName(seat)) ?? new Map<string, Leaf>();
    this.#bySeat.set(seatName(seat), kinds);
    const leaf = kinds.get(kind) ?? { hidden: false, compared: 0, differed: false, varied: false };
    kinds.set(kind, leaf);
    return leaf;
  }

  *all(): Generator<{ readonly seat: string; readonly kind: string; readonly leaf: Leaf }> {
    for (const [seat, kinds] of this.#bySeat) for (const [kind, leaf] of kinds) yield { seat, kind, leaf };
  }
}

/** Other values that a leaf of this kind has had. */
class Values {
  readonly #byKind = new Map<string, Map<string, unknown>>();

  note(kind: string, value: unknown): void {
    const values = this.#byKind.get(kind) ?? new Map<string, unknown>();
    if (values.size < VALUES) values.set(canonical(value), value);
    this.#byKind.set(kind, values);
  }

  besides(kind: string, value: unknown): readonly unknown[] {
    return [...(this.#byKind.get(kind) ?? new Map<string, unknown>()).values()].filter(
      (other) => canonical(other) !== canonical(value),
    );
  }
}

/** A leaf is hidden from a seat if it could be otherwise and the seat's view would be the same. Tells whether one is new. */
const markHidden = <K extends GameTypes>(
  { match: { game, setting } }: Walk<K>,
  state: K['State'],
  seat: Seat,
  leaves: Leaves,
  values: Values,
): boolean => {
  const seen = canonical(game.view(setting, state, seat));
  let isNew = false;
  for (const { path, value } of leavesOf(state)) {
    const leaf = leaves.of(seat, kindOf(path));
    if (leaf.hidden) continue;
    leaf.hidden = values.besides(kindOf(path), value).some((other) => {
      try {
        return canonical(game.view(setting, withPath(state, path, other) as K['State'], seat)) === seen;
      } catch {
        return false;
      }
    });
    isNew ||= leaf.hidden;
  }
  return isNew;
};

const countCompared = (leaves: Leaves, seat: Seat, state: object): void => {
  for (const { path } of leavesOf(state)) leaves.of(seat, kindOf(path)).compared += 1;
};

const markChanged = (leaves: Leaves, seat: Seat, a: object, b: object, mark: 'differed' | 'varied'): void => {
  for (const { path, value } of leavesOf(a)) {
    const other = valueAt(b, path);
    const leaf = leaves.of(seat, kindOf(path));
    if (other === undefined || canonical(other) !== canonical(value)) leaf[mark] = true;
  }
};

export const imaginesEverySecret: Law = {
  name: 'imagination leaves no secret as it is',
  says: 'Every part of the state that a seat cannot see is imagined anew, sooner or later: else the comparison of worlds proves nothing about it.',
  begin: <K extends GameTypes>({ unguessed = [] }: Ready<K>) => {
    const leaves = new Leaves();
    const values = new Values();
    return {
      see: (walk: Walk<K>) => {
        for (const { after } of walk.steps) {
          for (const { path, value } of leavesOf(after.state)) values.note(kindOf(path), value);
        }
        for (const { before } of someSteps(walk).slice(0, MOMENTS)) {
          for (const seat of walk.seats) {
            if (seat === 'umpire') continue;
            const isNew = markHidden(walk, before.state, seat, leaves, values);
            countCompared(leaves, seat, before.state);
            for (let left = isNew ? OFTEN : 1; left > 0; left -= 1) {
              const [one, two] = [imagined(walk, before, seat).state, imagined(walk, before, seat).state];
              markChanged(leaves, seat, before.state, one, 'differed');
              markChanged(leaves, seat, one, two, 'varied');
            }
          }
        }
        return undefined;
      },
      close: () => {
        for (const { seat, kind, leaf } of leaves.all()) {
          if (
            !leaf.hidden ||
            leaf.compared < ENOUGH ||
            unguessed.some((each) => each.path === kind && (each.seat ?? seat) === seat)
          )
            continue;
          if (!leaf.differed)
            return `${kind} is hidden from ${seat}, and imagined as it really is every time`;
          if (!leaf.varied) return `${kind} is hidden from ${seat}, and imagined the same every time`;
        }
        return undefined;
      },
    };
  },
};
