import type { Chunks, Player, Side } from '@grognard/engine';
import type { Pose } from '@grognard/field';
import type { AfterWin, BarredSquadrons, Onward, Post, Task, WayOut } from './tasks.ts';
import type { TerrainState } from './terrain/state.ts';
import type {
  Arm,
  Attitude,
  Degradation,
  Drill,
  Facing,
  Flank,
  Formation,
  Hand,
  Nation,
  OfficerLevel,
  OfficerRank,
  Phase,
  Shelter,
  Status,
  Turn,
  Unfolding,
} from './vocabulary.ts';

/** A company, a squadron, or the crew of a battery. */
interface Company {
  readonly troop: string;
  readonly figures: number;
}

/** A written order: how a unit is to behave. */
export interface Sheet {
  readonly attitude: Attitude;
  /** The unit that it covers or supports. */
  readonly about?: number;
}

/** What only its own side knows of a unit. */
interface UnitSecret extends Sheet {
  /** Where it stood when its order came into force, in 0.001 cm. */
  readonly post?: readonly [number, number];
  /** An order that an aide has handed over; it is obeyed from this quarter of the whole game on. */
  readonly coming?: Sheet & { readonly from: number };
}

/** The smallest body that can be given an order: a battalion, a regiment, a battery. What it is, not where it is. */
export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly command: string;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly status: Status;
  readonly drill: Drill;
  readonly companies: readonly Company[];
  /** How many figures it began with. */
  readonly raised: number;
  readonly light?: true;
  /** Elite companies of several battalions, grouped before the battle. */
  readonly pooled?: true;
  /** It has been under fire in this battle. */
  readonly bloodied?: true;
  /** It has been tested for having fallen below 60 in a hundred of its strength. */
  readonly faltered?: true;
  /** Men who have fallen since its last figure went. */
  readonly hurt?: number;
  /** Its close order has fired in this battle. */
  readonly fired?: true;
  readonly secret?: UnitSecret;
}

/** Something that takes whole quarters, under way. */
export type Doing = { readonly left: number; readonly since: number } & (
  | {
      readonly what: 'change';
      readonly to: Formation;
      readonly anchor: 'head' | 'centre' | 'left' | 'right';
      readonly side: Unfolding;
    }
  | {
      readonly what: 'reform';
      readonly to: Formation;
      readonly side: Unfolding;
      readonly heading?: number;
    }
  | { readonly what: 'turn'; readonly figures: 'all' | Flank; readonly by: Turn | 'back' }
  | { readonly what: 'deploy'; readonly companies: readonly number[] }
  | { readonly what: 'reorganise' | 'limber' | 'unlimber' }
  | { readonly what: 'rejoin' }
  | { readonly what: 'drag'; readonly length: number }
  | { readonly what: 'enter'; readonly house: string; readonly wall: number; readonly relief?: true }
  /** The first quarter is one of reaction; the figures move in the two after it. */
  | { readonly what: 'post' }
  | {
      readonly what: 'leave';
      readonly by: WayOut;
      readonly wall: number;
      readonly why?: Evacuation;
      readonly relief?: true;
    }
  /** A quarter of reaction: it has not yet seen that nobody answers its fire any more. */
  | { readonly what: 'wonder' }
);

export const evacuations = ['few', 'fire', 'retreat', 'rout', 'flight'] as const;
/** Why somebody has to leave a house. */
export type Evacuation = (typeof evacuations)[number];

/** A part inside a house: it has no ground of its own on the table, and its place is that of the house. */
export interface Inside {
  readonly house: string;
  /** It holds the house, has forced its way in, or has met an enemy in the streets who came in with it. */
  readonly as: 'garrison' | 'intruder' | 'streets';
  /** The wall that it came in by. */
  readonly by: number;
  readonly since: number;
  readonly posts: readonly Post[];
  /** Where each stood when it took its posts: the reserve makes good what falls. */
  readonly ordered: readonly Post[];
  /** The corners of the house, clockwise: its first wall runs from the first to the second. */
  readonly corners: readonly (readonly [number, number])[];
  /** The ground inside that is surely the house's: how wide, and how deep behind the first wall. */
  readonly room: readonly [number, number];
  /** Figures that have changed their walls, until this quarter of the whole game. */
  readonly arrived?: { readonly hour: number; readonly posts: readonly Post[] };
  /** Fire or an enemy at a wall has given it away. */
  readonly shown?: true;
  /** It must be out before this quarter of the whole game. */
  readonly evacuate?: { readonly before: number; readonly why: 'few' | 'fire' };
}

/** What the owner has told a part about houses, besides what it does. */
export interface HouseOrders {
  /** The wall that counts where the rules leave the choice. */
  readonly wall?: number;
  /** It does not refuse to surrender. */
  readonly surrenders?: true;
}

/** A charge under way, as everybody sees it. */
export interface Charge {
  /** The quarter of the whole game in which it began. */
  readonly since: number;
  readonly counter?: true;
  /** Caused by a morale test: nobody declared it. */
  readonly uncontrolled?: true;
  /** Nobody else knows whom it is aimed at before it comes home. */
  readonly target?: number;
  /** It halts at the end of this quarter of the whole game. */
  readonly stops?: number;
  /** It is an ordinary entry into melee, without any bonus: the rule that says why. */
  readonly plain?: string;
}

export interface Rally {
  readonly since: number;
  /** Where it goes first: away from the enemy it was fighting. */
  readonly away?: number;
  /** Quarters of turning that are left. */
  readonly turning: number;
  readonly steps: number;
  /** It flows through a lane. */
  readonly flow?: Flow;
  readonly followers?: readonly number[];
}

/** A body that passes a lane file by file. */
export interface Flow {
  readonly files: number;
  /** How it stood before the lane. */
  readonly from: Formation;
  readonly ranks: readonly number[];
  /** How deep the lane is, and how far the head has come since its mouth. */
  readonly depth: number;
  readonly gone: number;
}

/** Two groups that pass both ends of what bars their way, and close up again behind it. */
export interface Split {
  /** How many figures of each rank go by the left. */
  readonly left: readonly number[];
  /** How far each group must go out to its side, and then on. */
  readonly out: readonly [number, number];
  readonly past: number;
  /** How far they have come since they parted. */
  readonly gone: number;
}

export interface Follow {
  readonly target: number;
  /** At least until this quarter of the whole game begins. */
  readonly until: number;
  /** An advance beyond control: it stays in contact whatever its pace. */
  readonly uncontrolled?: true;
}

export interface Evade {
  readonly since: number;
  readonly declared?: true;
  /** Quarters of reaction and turning that are left. */
  readonly waiting: number;
  readonly turning: number;
  readonly threat?: number;
  /** Where it goes first: the way the threat marches. */
  readonly away: number;
  readonly steps: number;
  readonly flow?: Flow;
}

/** Half a period of falling back before the enemy, that morale compels. */
export interface Retreat {
  readonly away: number;
  /** Quarters that are left of it. */
  readonly left: number;
}

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
  /** What it stands in or behind. */
  readonly shelter?: Shelter;
  readonly inside?: Inside;
  /** It has come out of a house and must reform in line before anything else: the rule that says so. */
  readonly mustLine?: string;
  /** An enemy caught it half in and half out: the rule by which it routs if it is beaten. */
  readonly halfIn?: string;
  /** A column that comes out of a village: where it heads, and how far that way the village ends. */
  readonly comingOut?: { readonly heading: number; readonly limit: number };
  /** Squadrons that a charge has parted from their regiment, in this quarter of the game: they must go back to it. */
  readonly apart?: number;
  /** Skirmishers that have made way for a friend. */
  readonly opened?: true;
  /** Skirmishers that something has driven out of reach of their battalion. */
  readonly strayed?: true;
  /** Companies that have come back into a body that was fighting: they fight from this period on. */
  readonly late?: { readonly companies: readonly number[]; readonly from: number };
  /** A bar to firing that lasts until this quarter of the whole game begins. */
  readonly silent?: number;
  /** Rounds of melee that it has not yet rested from, where a club counts them. */
  readonly fatigue?: number;
  /** Gunners whose guns the enemy has taken. */
  readonly gunsLost?: true;
  /** It is no longer on the table: back in its body, destroyed, or off the edge. */
  readonly gone?: 'joined' | 'destroyed' | 'left';
  readonly secret?: PartSecret;
}

/** One that has come through another's ground and is not yet out of it. */
interface Crossing {
  readonly crosser: number;
  readonly crossed: number;
  readonly since: number;
  /** The shared ground costs double. */
  readonly slow?: true;
}

/** A contact with the enemy, made and broken by events, never read off the places of the parts. */
export interface Contact {
  readonly attacker: number;
  readonly defender: number;
  readonly side: Facing;
  /** The quarter of the whole game in which it was made. */
  readonly since: number;
  /** Its charge has all its bonuses. */
  readonly charged?: true;
  /** Ranks that push behind the first. */
  readonly pushing?: number;
  /** Figures of one value and different bonuses charged side by side: what they inflict is a tenth higher. */
  readonly tenth?: true;
  /** How much of the quarter of contact the defender may fire. */
  readonly fire?: 'half' | 'whole';
  /** How far the attacker had come straight. */
  readonly run?: number;
  /** Rounds of melee that have been fought in it. */
  readonly rounds?: number;
  /** The one who has followed the other's recoil and presses on. */
  readonly follower?: number;
  /** The one who stands higher, or whose enemy stands in a stream. */
  readonly above?: number;
  /** The wall of a house that is attacked. */
  readonly wall?: number;
  /** Figures that the attacker has brought up to the wall besides its first rank. */
  readonly extra?: number;
  /** It is fought inside a house. */
  readonly inside?: true;
  readonly rules: readonly string[];
}

export interface Officer {
  readonly id: string;
  readonly side: Side;
  readonly command: string;
  readonly rank: OfficerRank;
  readonly x: number;
  readonly y: number;
  /** Whom he commands. */
  readonly level: OfficerLevel;
  readonly charisma: number;
  /** Orders that he gives or changes in a period. */
  readonly authority: number;
  /** He is hit: from this quarter of the whole game on the next in rank has his place. */
  readonly hit?: number;
  /** How often the next in rank has had to take over. */
  readonly fallen?: number;
  /** The unit that he is in contact with. */
  readonly with?: number;
  readonly secret?: {
    readonly ride?: readonly (readonly [number, number])[];
    readonly brings?: Sheet & { readonly unit: number };
    /** Orders that he has given in this period. */
    readonly given?: { readonly period: number; readonly orders: number };
  };
}

export interface State {
  readonly phase: Phase;
  readonly period: number;
  /** The quarter that is played next, 1 to 4. */
  readonly quarter: number;
  readonly units: Chunks<Unit>;
  readonly parts: Chunks<Part>;
  readonly officers: readonly Officer[];
  readonly contacts: readonly Contact[];
  readonly crossings: readonly Crossing[];
  readonly terrain: TerrainState;
  /** Charges that came home in this period: no second one onto the same side. */
  readonly charged: readonly { readonly target: number; readonly side: Facing }[];
  /** Armies that have broken. */
  readonly broken?: readonly Side[];
  readonly seats: readonly Player[];
  /** Decisions asked for so far. */
  readonly count: number;
}

/** What every event of this game carries besides its results. */
export interface Ruled {
  readonly rules: readonly string[];
  readonly drew?: true;
  readonly showed?: true;
}

/** How a room's events change the state: one function a kind. */
export type Evolvers<E extends { readonly kind: string }> = {
  readonly [Kind in E['kind']]: (state: State, event: Extract<E, { kind: Kind }>) => State;
};
