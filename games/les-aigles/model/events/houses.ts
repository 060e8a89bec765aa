import type { Pose } from '@grognard/field';
import { hourOf, spend, without, withPart } from '../evolve.ts';
import type { Evacuation, Inside } from '../house.ts';
import type { Part, PartSecret } from '../part.ts';
import type { Stands } from '../stands.ts';
import type { Contact, Evolvers, Ruled, State } from '../state.ts';
import type { Post } from '../tasks.ts';
import type { Doing } from '../under-way.ts';

/** Houses that are entered, held, attacked and left. */
export type HouseEvent = Ruled &
  /** It has come up to a wall and stands square against it. */
  (
    | {
        readonly kind: 'reached-wall';
        readonly part: number;
        readonly house: string;
        readonly wall: number;
        readonly to: Pose;
        /** Figures of its first rank that are wholly against the wall. */
        readonly figures: number;
        readonly secret?: Pick<PartSecret, 'posts'>;
      }
    /** It begins to enter, to change its posts or to leave; the posts are its own side's. */
    | {
        readonly kind: 'set-about';
        readonly part: number;
        readonly house: string;
        readonly doing: Doing;
        readonly secret?: Pick<PartSecret, 'posts'>;
      }
    /** A quarter of it is over; one of reaction leaves time to fire. */
    | { readonly kind: 'got-on'; readonly part: number; readonly left: number; readonly reacting?: true }
    /** It is in the house. */
    | { readonly kind: 'went-in'; readonly part: number; readonly inside: Inside; readonly to: Pose }
    /** It holds the house: these are its posts, and so many are in reserve. */
    | {
        readonly kind: 'holds-house';
        readonly part: number;
        readonly house: string;
        readonly posts: readonly Post[];
        readonly reserve: number;
      }
    | {
        readonly kind: 'posted';
        readonly part: number;
        readonly house: string;
        readonly posts: readonly Post[];
        readonly why: 'moved' | 'stayed' | 'replaced' | 'breached';
      }
    /** The enemy knows now who is in the house. */
    | { readonly kind: 'gave-away'; readonly part: number; readonly house: string }
    | {
        readonly kind: 'left-house';
        readonly part: number;
        readonly house: string;
        readonly wall: number;
        readonly stands: Stands;
        readonly why?: Evacuation | 'beaten';
        readonly mustLine?: string;
        readonly comingOut?: NonNullable<Part['comingOut']>;
      }
    /** It cannot get out there. */
    | { readonly kind: 'shut-in'; readonly part: number; readonly house: string; readonly wall: number }
    /** All of it is out of the village. */
    | { readonly kind: 'came-out'; readonly part: number }
    | {
        readonly kind: 'must-evacuate';
        readonly part: number;
        readonly house: string;
        readonly why: 'few' | 'fire';
        readonly before: number;
      }
    | {
        readonly kind: 'perished';
        readonly part: number;
        readonly house: string;
        readonly why: 'few' | 'fire';
      }
    | { readonly kind: 'surrendered'; readonly part: number; readonly house: string; readonly by?: number }
    | { readonly kind: 'fought-on'; readonly part: number; readonly house: string }
    /** A garrison that is beaten stays where it is. */
    | { readonly kind: 'barricaded'; readonly part: number; readonly house: string }
    /** More figures at a wall. */
    | {
        readonly kind: 'extended';
        readonly attacker: number;
        readonly defender: number;
        readonly wall: number;
        readonly added: number;
        readonly extra: number;
      }
    | { readonly kind: 'took-fire'; readonly house: string }
    /** Nobody is left at the wall that it fired at. */
    | { readonly kind: 'lost-target'; readonly part: number; readonly house: string; readonly wall: number }
  );

const withSecret = (part: Part, more: PartSecret | undefined): Part =>
  more === undefined ? part : { ...part, secret: { ...part.secret, ...more } };

const withoutPosts = (part: Part): Part => {
  const { posts: _posts, ...secret } = part.secret ?? {};
  return Object.keys(secret).length === 0 ? without(part, 'secret') : { ...part, secret };
};

/** Those who were not at their walls before. */
const arrivals = (before: readonly Post[], after: readonly Post[]): readonly Post[] =>
  after.flatMap((post) => {
    const old = before.find(({ wall, company }) => wall === post.wall && company === post.company);
    const figures = post.figures - (old?.figures ?? 0);
    return figures > 0 ? [{ ...post, figures }] : [];
  });

const inHouse = (state: State, part: number, change: (inside: Inside, part: Part) => Part): State =>
  withPart(state, part, (now) => (now.inside === undefined ? now : change(now.inside, now)));

const lost = (state: State, part: number): State => ({
  ...withPart(state, part, (now): Part => ({ ...without(now, 'doing', 'secret'), gone: 'destroyed' })),
  contacts: state.contacts.filter(({ attacker, defender }) => attacker !== part && defender !== part),
});

/** The fights of two at the walls of a house become one inside it. */
const broughtInside = (contacts: readonly Contact[], part: number, house: (index: number) => boolean) => {
  const found: Contact[] = [];
  for (const contact of contacts) {
    const { attacker, defender } = contact;
    if (attacker !== part || contact.wall === undefined || !house(defender)) {
      found.push(contact);
      continue;
    }
    if (found.some((each) => each.attacker === part && each.defender === defender && each.inside === true))
      continue;
    const rest = without(contact, 'wall', 'extra');
    found.push({ ...rest, inside: true });
  }
  return found;
};

export const houseEvolvers: Evolvers<HouseEvent> = {
  'reached-wall': (state, { part, to, secret }) =>
    withPart(state, part, (now) =>
      withSecret({ ...now, x: to.x, y: to.y, heading: to.heading, moved: true }, secret),
    ),
  'set-about': (state, { part, doing, secret }) =>
    withPart(state, part, (now): Part => {
      const then = withSecret({ ...now, doing, moved: true }, secret);
      const isDriven = doing.what === 'leave' && ['retreat', 'rout', 'flight'].includes(doing.why ?? '');
      return isDriven && then.inside !== undefined
        ? { ...then, inside: { ...then.inside, posts: [], ordered: [] } }
        : then;
    }),
  'got-on': (state, { part, left, reacting }) =>
    withPart(state, part, (now) =>
      now.doing === undefined
        ? now
        : { ...(reacting === true ? now : spend(now, hourOf(state))), doing: { ...now.doing, left } },
    ),
  'went-in': (state, { part, inside, to }) => {
    const entered = withPart(state, part, (now) => ({
      ...without(
        spend(now, hourOf(state)),
        'doing',
        'turned',
        'folded',
        'faced',
        'unaligned',
        'shelter',
        'came',
      ),
      ...{ x: to.x, y: to.y, heading: to.heading, run: 0, moved: true, inside },
    }));
    const parts = state.parts.flat();
    const isThere = (index: number): boolean => parts[index]?.inside?.house === inside.house;
    return { ...entered, contacts: broughtInside(entered.contacts, part, isThere) };
  },
  'holds-house': (state, { part, posts }) =>
    inHouse(state, part, (inside, now) => ({
      ...withoutPosts(now),
      inside: { ...inside, as: 'garrison', posts, ordered: posts },
      shelter: 'village',
    })),
  posted: (state, { part, posts, why }) =>
    inHouse(state, part, (inside, now) =>
      why === 'replaced' || why === 'breached'
        ? { ...now, inside: { ...inside, posts } }
        : {
            ...withoutPosts(without(now, 'doing')),
            inside: {
              ...{ ...inside, posts },
              ...(why === 'moved' && {
                ordered: posts,
                arrived: { hour: hourOf(state), posts: arrivals(inside.posts, posts) },
              }),
            },
          },
    ),
  'gave-away': (state, { part }) =>
    inHouse(state, part, (inside, now) => ({ ...now, inside: { ...inside, shown: true } })),
  'left-house': (state, { part, stands, mustLine, comingOut }) => ({
    ...withPart(state, part, (now) => ({
      ...without(
        withoutPosts(spend(now, hourOf(state))),
        'inside',
        'shelter',
        'doing',
        'battered',
        'turned',
        'faced',
      ),
      ...stands,
      ...{ run: 0, moved: true, shownFrom: hourOf(state) + 1 },
      ...(mustLine !== undefined && { mustLine }),
      ...(comingOut !== undefined && { comingOut }),
    })),
    contacts: state.contacts.filter(
      ({ attacker, defender, wall, inside }) =>
        (attacker !== part && defender !== part) || (wall === undefined && inside !== true),
    ),
  }),
  'shut-in': (state, { part }) => withPart(state, part, (now) => without(now, 'doing')),
  'came-out': (state, { part }) => withPart(state, part, (now) => without(now, 'comingOut')),
  'must-evacuate': (state, { part, before, why }) =>
    inHouse(state, part, (inside, now) => ({ ...now, inside: { ...inside, evacuate: { before, why } } })),
  perished: (state, { part }) => lost(state, part),
  surrendered: (state, { part }) => lost(state, part),
  'fought-on': (state) => state,
  barricaded: (state) => state,
  extended: (state, { attacker, defender, wall, extra }) => ({
    ...state,
    contacts: state.contacts.map((contact) =>
      contact.attacker === attacker && contact.defender === defender && contact.wall === wall
        ? { ...contact, extra }
        : contact,
    ),
  }),
  'took-fire': (state, { house }) => ({
    ...state,
    terrain: { ...state.terrain, houses: { ...state.terrain.houses, [house]: { burning: true } } },
  }),
  'lost-target': (state) => state,
};
