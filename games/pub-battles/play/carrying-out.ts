import type { Chance, JudgedAnswers, Player } from '@grognard/engine';
import { after, type Event } from '../model/events.ts';
import type { Finding } from '../model/finding.ts';
import type { Marched } from '../model/march.ts';
import type { Order } from '../model/orders.ts';
import { indexOf } from '../model/refs.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { waivedMarch } from '../rules/activation/ordering.ts';
import { bombarded } from '../rules/bombard/bombarding.ts';
import { beginAtOnce } from '../rules/combat/begin.ts';
import { contactsAtOnce } from '../rules/combat/immediate.ts';
import { fought } from '../rules/combat/run.ts';
import { left } from '../rules/leaving/leaving.ts';
import { marchEvents } from '../rules/movement/marched.ts';
import { nightfell } from '../rules/night/nightfall.ts';
import { recovered } from '../rules/night/recovered.ts';
import { planned } from '../rules/planning/planned.ts';
import { trained } from '../rules/rally/packing.ts';
import { rallied } from '../rules/rally/rallied.ts';
import { deployed } from '../rules/reserves/deployed.ts';
import { hid } from '../rules/reserves/hiding.ts';
import { pushedHqs } from '../rules/reserves/pushing.ts';
import { finished } from '../rules/turn/activation.ts';
import { altered } from '../rules/turn/alter.ts';
import { beginTurn } from '../rules/turn/cup.ts';
import { wrote } from '../rules/written/wrote.ts';
import { unseenFire } from './unseen-fire.ts';

type AllGiven = JudgedAnswers<Order, Finding>['given'];
type OrderOf<Kind extends Order['kind']> = Extract<Order, { readonly kind: Kind }>;

/** What both sides answer together. */
const TOGETHER = ['nightfall', 'recover', 'plan'] as const;
type Together = (typeof TOGETHER)[number];
type Alone = Exclude<Order['kind'], Together>;

/** An order that is carried out, and where. */
interface Doing<Given extends Order> {
  readonly setting: Setting;
  readonly state: State;
  readonly seat: Player;
  readonly order: Given;
  readonly finding: Finding | undefined;
  readonly chance: Chance;
}

type Deed<Given extends Order> = (doing: Doing<Given>) => readonly Event[];

const alters: Deed<OrderOf<'delay' | 'advance' | 'let'>> = ({ setting, state, seat, order, chance }) =>
  altered(setting, state, seat, order, chance);
const trains: Deed<OrderOf<'unpack' | 'pack'>> = ({ setting, state, seat, order }) =>
  trained(setting, state, seat, order);
const fights: Deed<OrderOf<'fight' | 'target' | 'stand' | 'commit' | 'retreat'>> = ({
  setting,
  state,
  seat,
  order,
  chance,
}) => fought(setting, state, seat, order, chance);

/** The march that was found is made; or, where rules were waived, as far as its steps can be taken. */
const marches: Deed<OrderOf<'march' | 'enter'>> = ({ setting, state, seat, order, finding }) => {
  const march = finding?.march ?? (finding && waivedMarch(finding.reading, order));
  const piece = indexOf(state, seat.side, order.piece);
  if (march === undefined || piece < 0) return [];
  const events = wentAs(setting, state, piece, march);
  return order.ending?.at === 'reserve' ? [...events, ...hid(piece)] : events;
};

const deeds: { readonly [Kind in Alone]: Deed<OrderOf<Kind>> } = {
  delay: alters,
  advance: alters,
  let: alters,
  march: marches,
  enter: marches,
  leave: ({ setting, state, seat, order }) => left(setting, state, seat, order),
  bombard: ({ setting, state, seat, order, chance }) => bombarded(setting, state, seat, order, chance),
  rally: ({ setting, state, seat, order }) => rallied(setting, state, seat, order),
  unpack: trains,
  pack: trains,
  done: ({ setting, state, seat }) => finishedAndFought(setting, state, seat),
  write: ({ setting, state, seat, order }) => wrote(setting, state, seat, order),
  deploy: ({ setting, state, seat, order }) => deployed(setting, state, seat, order),
  fight: fights,
  target: fights,
  stand: fights,
  commit: fights,
  retreat: fights,
};

/** PB-R032: an activation is over, and who does not wait with his fight has it now. */
const finishedAndFought = (setting: Setting, state: State, seat: Player): readonly Event[] => {
  const immediate = contactsAtOnce(setting, state);
  const events = finished(setting, state, seat);
  return immediate.length === 0
    ? events
    : [...events, ...beginAtOnce(setting, after(state, events), immediate)];
};

const wentAs = (
  setting: Setting,
  state: State,
  piece: number,
  march: Marched,
  halted = false,
): readonly Event[] => {
  const events = marchEvents(setting, state, piece, march, halted);
  return [...events, ...pushedHqs(setting, after(state, events), piece, march.march.legs)];
};

/** PB-R110a: what the seat could not know is met now; a march is halted by it, anything else is not done. */
const done = (doing: Doing<OrderOf<Alone>>): readonly Event[] => {
  const { setting, state, seat, order, finding } = doing;
  // Every kind has its own deed, and this is the deed of this kind.
  const deed = deeds[order.kind] as Deed<OrderOf<Alone>>;
  if (finding === undefined) return deed(doing);
  const { found, isBarred, halted } = unseenFire(state, seat, order, finding);
  if (!isBarred) return [...found, ...deed(doing)];
  const piece = 'piece' in order ? indexOf(state, seat.side, order.piece) : -1;
  return halted === undefined || piece < 0
    ? found
    : [...found, ...wentAs(setting, state, piece, halted, true)];
};

const together: {
  readonly [Kind in Together]: (
    setting: Setting,
    state: State,
    given: readonly { readonly seat: Player; readonly order: OrderOf<Kind> }[],
  ) => readonly Event[];
} = {
  nightfall: (setting, state, given) =>
    nightfell(
      setting,
      state,
      given.map(({ seat, order }) => ({ side: seat.side, choice: order.choice })),
      beginTurn,
    ),
  recover: (setting, state, given) => recovered(setting, state, given, beginTurn),
  plan: planned,
};

const ofKind = <Kind extends Order['kind']>(
  given: AllGiven,
  kind: Kind,
): readonly { readonly seat: Player; readonly order: OrderOf<Kind> }[] =>
  given.flatMap(({ seat, order }) => (order.kind === kind ? [{ seat, order: order as OrderOf<Kind> }] : []));

/** What the answers of all who were asked come to. */
export const carriedOut = (
  setting: Setting,
  state: State,
  given: AllGiven,
  chance: Chance,
): readonly Event[] => {
  const [first] = given;
  if (first === undefined) return [];
  const { seat, order, finding } = first;
  switch (order.kind) {
    case 'nightfall':
      return together.nightfall(setting, state, ofKind(given, 'nightfall'));
    case 'recover':
      return together.recover(setting, state, ofKind(given, 'recover'));
    case 'plan':
      return together.plan(setting, state, ofKind(given, 'plan'));
    default:
      return done({ setting, state, seat, order, finding, chance });
  }
};
