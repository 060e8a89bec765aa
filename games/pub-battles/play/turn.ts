import type { Chance } from '@grognard/engine';
import { after, type Event } from '../model/events.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { beginCombats } from '../rules/combat/begin.ts';
import { clearingEvents } from '../rules/combat/clearing.ts';
import { goOn } from '../rules/combat/run.ts';
import { endOfTurn, victoryCheckEvents } from '../rules/night/end-of-turn.ts';
import { reserveSupports } from '../rules/reserves/deploying.ts';
import { beginTurn } from '../rules/turn/cup.ts';
import { drawNext } from '../rules/turn/draw.ts';
import { settleAlter } from '../rules/turn/window.ts';

/** A step of the turn that needs nobody's choice: when its time has come, and what it does. */
export interface TurnStep {
  readonly name: string;
  readonly when: (state: State) => boolean;
  readonly does: (setting: Setting, state: State, chance: Chance) => readonly Event[];
}

/** A chit is up, and its formation has not set out: PB-R048. */
const isChitUp = ({ phase, drawn }: State): boolean => phase === 'alter' && drawn !== undefined;

/** No formation has its turn, and none is about to. */
const isBetweenChits = (state: State): boolean =>
  (state.phase === 'alter' || state.phase === 'activation') &&
  (state.drawn === undefined || state.activation === undefined) &&
  !isChitUp(state);

const areChitsLeft = ({ cup, stack }: State): boolean => cup.length > 0 || stack.length > 0;

const isPhase =
  (phase: State['phase']) =>
  (state: State): boolean =>
    state.phase === phase;

/** The sequence of play (PB-R035 to PB-R046). Of the steps whose time has come the first that does anything is taken. */
export const turnSteps: readonly TurnStep[] = [
  {
    name: 'a chit that nobody alters plays',
    when: isChitUp,
    does: settleAlter,
  },
  {
    name: 'the next chit comes up',
    when: (state) => isBetweenChits(state) && areChitsLeft(state),
    does: drawNext,
  },
  {
    name: 'the cup is empty: the combats begin',
    when: (state) => isBetweenChits(state) && !areChitsLeft(state),
    does: (setting, state) => {
      const joined = reserveSupports(setting, state);
      return [...joined, ...beginCombats(setting, after(state, joined))];
    },
  },
  {
    name: 'the combats are fought',
    when: isPhase('combat'),
    does: goOn,
  },
  {
    name: 'the victory check of clubs that look before fields of fire are left',
    when: isPhase('clearing'),
    does: victoryCheckEvents,
  },
  {
    name: 'fields of fire are left, and the turn ends',
    when: isPhase('clearing'),
    does: (setting, state) => {
      const fallenBack = clearingEvents(setting, state);
      return [...fallenBack, ...endOfTurn(setting, after(state, fallenBack), beginTurn)];
    },
  },
];
