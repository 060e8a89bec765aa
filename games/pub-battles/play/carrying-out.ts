import type { Chance, JudgedAnswers, Player } from '@grognard/engine';
import { after, type Event } from '../model/events.ts';
import type { Finding } from '../model/finding.ts';
import type { JudgedMarch } from '../model/march.ts';
import type { Order } from '../model/orders.ts';
import { indexOf } from '../model/refs.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { waivedMarch } from '../rules/activation/ordering.ts';
import { bombardEvents } from '../rules/bombard/bombarding.ts';
import { beginAtOnce } from '../rules/combat/begin.ts';
import { contactsAtOnce } from '../rules/combat/immediate.ts';
import { combatEvents } from '../rules/combat/run.ts';
import { leaveEvents } from '../rules/leaving/leaving.ts';
import { marchEvents } from '../rules/movement/march-events.ts';
import { nightfallEvents } from '../rules/night/nightfall.ts';
import { recoverEvents } from '../rules/night/recovering.ts';
import { planEvents } from '../rules/planning/plan-events.ts';
import { trainEvents } from '../rules/rally/packing.ts';
import { rallyEvents } from '../rules/rally/rallying.ts';
import { deployEvents } from '../rules/reserves/deploying.ts';
import { hideEvents } from '../rules/reserves/hiding.ts';
import { pushedHqEvents } from '../rules/reserves/pushing.ts';
import { doneEvents } from '../rules/turn/activation.ts';
import { alterEvents } from '../rules/turn/alter.ts';
import { beginTurn } from '../rules/turn/cup.ts';
import { writeEvents } from '../rules/written/writing.ts';
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
  alterEvents(setting, state, seat, order, chance);
const trains: Deed<OrderOf<'unpack' | 'pack'>> = ({ setting, state, seat, order }) =>
  trainEvents(setting, state, seat, order);
const fights: Deed<OrderOf<'fight' | 'target' | 'stand' | 'commit' | 'retreat'>> = ({
  setting,
  state,
  seat,
  order,
  chance,
}) => combatEvents(setting, state, seat, order, chance);

/** The march that was found is made; or, where rules were waived, as far as its steps can be taken. */
const marches: Deed<OrderOf<'march' | 'enter'>> = ({ setting, state, seat, order, finding }) => {
  const march = finding?.march ?? (finding && waivedMarch(finding.reading, order));
  const piece = indexOf(state, seat.side, order.piece);
  if (march === undefined || piece < 0) return [];
  const events = marchAndPushEvents(setting, state, piece, march);
  return order.ending?.at === 'reserve' ? [...events, ...hideEvents(piece)] : events;
};

const deeds: { readonly [Kind in Alone]: Deed<OrderOf<Kind>> } = {
  delay: alters,
  advance: alters,
  let: alters,
  march: marches,
  enter: marches,
  leave: ({ setting, state, seat, order }) => leaveEvents(setting, state, seat, order),
  bombard: ({ setting, state, seat, order, chance }) => bombardEvents(setting, state, seat, order, chance),
  rally: ({ setting, state, seat, order }) => rallyEvents(setting, state, seat, order),
  unpack: trains,
  pack: trains,
  done: ({ setting, state, seat }) => finishedAndFought(setting, state, seat),
  write: ({ setting, state, seat, order }) => writeEvents(setting, state, seat, order),
  deploy: ({ setting, state, seat, order }) => deployEvents(setting, state, seat, order),
  fight: fights,
  target: fights,
  stand: fights,
  commit: fights,
  retreat: fights,
};

/** PB-R032: an activation is over, and who does not wait with his fight has it now. */
const finishedAndFought = (setting: Setting, state: State, seat: Player): readonly Event[] => {
  const immediate = contactsAtOnce(setting, state);
  const events = doneEvents(setting, state, seat);
  return immediate.length === 0
    ? events
    : [...events, ...beginAtOnce(setting, after(state, events), immediate)];
};

const marchAndPushEvents = (
  setting: Setting,
  state: State,
  piece: number,
  march: JudgedMarch,
  halted = false,
): readonly Event[] => {
  const events = marchEvents(setting, state, piece, march, halted);
  return [...events, ...pushedHqEvents(setting, after(state, events), piece, march.march.legs)];
};

/** PB-R110a: what the seat could not know is met now; a march is halted by it, anything else is not done. */
const deedEvents = (doing: Doing<OrderOf<Alone>>): readonly Event[] => {
  const { setting, state, seat, order, finding } = doing;
  // Every kind has its own deed, and this is the deed of this kind.
  const deed = deeds[order.kind] as Deed<OrderOf<Alone>>;
  if (finding === undefined) return deed(doing);
  const { found, isBarred, halted } = unseenFire(state, seat, order, finding);
  if (!isBarred) return [...found, ...deed(doing)];
  const piece = 'piece' in order ? indexOf(state, seat.side, order.piece) : -1;
  return halted === undefined || piece < 0
    ? found
    : [...found, ...marchAndPushEvents(setting, state, piece, halted, true)];
};

const together: {
  readonly [Kind in Together]: (
    setting: Setting,
    state: State,
    given: readonly { readonly seat: Player; readonly order: OrderOf<Kind> }[],
  ) => readonly Event[];
} = {
  nightfall: (setting, state, given) =>
    nightfallEvents(
      setting,
      state,
      given.map(({ seat, order }) => ({ side: seat.side, choice: order.choice })),
      beginTurn,
    ),
  recover: (setting, state, given) => recoverEvents(setting, state, given, beginTurn),
  plan: planEvents,
};

const ofKind = <Kind extends Order['kind']>(
  given: AllGiven,
  kind: Kind,
): readonly { readonly seat: Player; readonly order: OrderOf<Kind> }[] =>
  given.flatMap(({ seat, order }) => (order.kind === kind ? [{ seat, order: order as OrderOf<Kind> }] : []));

/** What the answers of all who were asked come to. */
export const answerEvents = (
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
      return deedEvents({ setting, state, seat, order, finding, chance });
  }
};
