import type { Side } from '@grognard/engine';
import type { Pose } from '@grognard/field';
import type { FireOrder } from './fire-order.ts';
import type { HouseOrders, Inside } from './house.ts';
import type { AfterWin, BarredSquadrons, Onward, Post, Task } from './tasks.ts';
import type { Charge, Doing, Evade, Flow, Follow, Rally, Retreat, Split } from './under-way.ts';
import type { Degradation, Flank, Formation, Hand, Shelter, Turn } from './vocabulary.ts';

/** A quarter of the whole game, and where a part stood before it moved in it. */
interface Came extends Pose {
  readonly hour: number;
}

/** One fire: men lost to it, not yet rounded, and the figures that stood before it. */
export interface Harm {
  readonly men: number;
  readonly figures: number;
  /** What of it struck each wall of a house, by its number. */
  readonly walls?: readonly number[];
}

/** What only its own side knows of a part: what it is going to do. */
export interface PartSecret {
  readonly plan?: readonly Task[];
  /** Whom it charges. */
  readonly target?: number;
  readonly barred?: BarredSquadrons;
  readonly onward?: Onward;
  readonly pass?: Hand;
  /** Whether it follows an enemy whom it makes recoil. */
  readonly afterWin?: AfterWin;
  /** Where its figures go once they are in the house, or change their walls. */
  readonly posts?: readonly Post[];
  readonly inHouse?: HouseOrders;
  /** How it fires in this half period. */
  readonly fire?: FireOrder;
}

/** A straight piece of a line: the middle of its front as the part's place and heading see it, and its figures. */
export interface Piece extends Pose {
  readonly figures: number;
  /** How wide each of them stands, where their bases overlap. */
  readonly width?: number;
}

/** What stands on the table together: a unit's close-order body, skirmishers ahead of it, squadrons left behind. */
export interface Part extends Pose {
  readonly unit: number;
  /** Its companies, by number in the unit: a line's from its left, a column's from its head. */
  readonly companies: readonly number[];
  readonly formation: Formation;
  /** Figures in each rank, from the front; the faces of a square: front, rear, left, right. */
  readonly ranks: readonly number[];
  readonly degradation: Degradation;
  /** All of its figures have turned on the spot: its heading is theirs, its ranks are files. */
  readonly turned?: Turn;
  /** A double line that has turned all its figures to this hand and is a march column by that. */
  readonly folded?: Hand;
  /** The flank of an echelon that leads. */
  readonly leads?: Hand;
  /** One row of a chequer, on its own: how wide its intervals are. */
  readonly interval?: number;
  /** It has parted in two to get round something. */
  readonly split?: Split;
  /** Figures that face outwards. */
  readonly faced?: readonly Flank[];
  /** How far it must still march straight ahead before its ranks are aligned after a wheel. */
  readonly unaligned?: number;
  /** Guns that have been limbered and have not driven off yet. */
  readonly hitched?: true;
  readonly doing?: Doing;
  readonly charge?: Charge;
  readonly rally?: Rally;
  readonly follow?: Follow;
  readonly evade?: Evade;
  readonly routing?: true;
  /** Its rout is a flight: only a general in contact can stop it. */
  readonly flees?: true;
  /** The quarter of the whole game in which its rout began. */
  readonly broke?: number;
  /** Morale holds it on the spot until this quarter of the whole game is over. */
  readonly halted?: number;
  readonly retreat?: Retreat;
  /** Whoever routs or retreats is on his way through a lane. */
  readonly flow?: Flow;
  /** The period in which it was tested to receive a charge. */
  readonly braced?: number;
  /** How far it has come since its last change of heading. */
  readonly run: number;
  /** Quarters of forced march in a row. */
  readonly forced?: number;
  /** It has moved, turned or changed in this half period. */
  readonly moved?: true;
  /** In which quarters of this half period it has changed its place, and from where. */
  readonly came?: readonly Came[];
  /** Those in which it may not fire, or has fired already. */
  readonly spent?: readonly number[];
  /** What the fire of this half period has cost it. */
  readonly underFire?: Harm;
  /** What fire has cost it since its charge began; paid once the men are off the table. */
  readonly approach?: Harm & { readonly paid?: true };
  /** How much of what it stands in round shot has laid low. */
  readonly battered?: number;
  /** What its last special move was: only cavalry that rallied may choose its facing when it reforms. */
  readonly cameBy?: 'rally' | 'evade' | 'forced march';
  /** It must announce a rally at the start of the next period: the rule that says so. */
  readonly obliged?: string;
  /** It stands along something that bends: every straight piece of its line, from its left. */
  readonly bent?: readonly Piece[];
  /** The hill whose crest it has bent along, or the wood whose edge: it may align its ranks again. */
  readonly follows?: string;
  /** What it stands in or behind. */
  readonly shelter?: Shelter;
  readonly inside?: Inside;
  /** It has come out of a house and must reform in line before anything else: the rule that says so. */
  readonly mustLine?: string;
  /** An enemy caught it half in and half out: the rule by which it routs if it is beaten. */
  readonly halfIn?: string;
  /** A column that comes out of a village: where it heads, and how far that way the village ends. */
  readonly comingOut?: { readonly heading: number; readonly limit: number };
  /** The sides that do not see it. */
  readonly unseen?: readonly Side[];
  /** Squadrons that a charge has parted from their regiment, in this quarter of the game: they must go back to it. */
  readonly apart?: number;
  /** Skirmishers that have made way for a friend. */
  readonly opened?: true;
  /** Skirmishers that something has driven out of reach of their battalion. */
  readonly strayed?: true;
  /** Companies that have come back into a body that was fighting: they fight from this period on. */
  readonly late?: { readonly companies: readonly number[]; readonly from: number };
  /** Rounds of melee that it has not yet rested from, where a club counts them. */
  readonly fatigue?: number;
  /** The quarter of the whole game in which its guns were laid on a wall. */
  readonly laid?: number;
  /** Gunners whose guns the enemy has taken. */
  readonly gunsLost?: true;
  /** It has come into sight in this half period: nobody who did not see it knows where it came from. */
  readonly appeared?: true;
  /** The quarter of the whole game from whose beginning on the enemy has had it before him in this half period. */
  readonly shownFrom?: number;
  /** The wood, crop or house in which it has shown itself by fire or melee. */
  readonly betrayed?: string;
  /** It is no longer on the table: back in its body, destroyed, or off the edge; or a view does not show it. */
  readonly gone?: 'joined' | 'destroyed' | 'left' | 'unseen';
  readonly secret?: PartSecret;
}
