import type { BoardBlock, Order, OwnPiece } from '@grognard/pub-battles';
import { accepted, aliasOf, type Desk, firstOf } from './desk.ts';

/** Whoever is asked: to step up, to go or to stay, to fire. */
const askedIn = ({ view: { combat, mine } }: Desk): OwnPiece | undefined => {
  const ref =
    combat?.stepping?.support ?? combat?.retreating?.piece ?? combat?.toFire[0] ?? combat?.toChoose[0];
  return mine.find((piece) => piece.ref === ref);
};

const foesOf = ({ view: { contacts, theirs } }: Desk, ref: string): readonly BoardBlock[] =>
  theirs.filter((enemy) =>
    contacts.some(
      ({ attacker, defender }) =>
        (attacker === ref && defender === enemy.ref) || (defender === ref && attacker === enemy.ref),
    ),
  );

/** The Spent fall first, and militia is worth more hits than others. */
const softness = ({ spent, kind }: BoardBlock): number =>
  (spent === true ? 4 : 0) + (kind === 'militia' ? 2 : 0) - (kind === 'elite' || kind === 'guard' ? 1 : 0);

/** Own pieces in contact with an enemy. */
const againstIt = ({ view: { contacts } }: Desk, { ref }: BoardBlock): number =>
  contacts.filter(({ attacker, defender }) => attacker === ref || defender === ref).length;

/** It has come upon the enemy from the side or from behind. */
const isFlanking = ({ view: { contacts } }: Desk, { ref }: OwnPiece): boolean =>
  contacts.some(({ attacker, face }) => attacker === ref && face !== 'front');

/** Who is Spent goes before he is destroyed, unless he has the better of an enemy who is Spent as well. */
const shouldGo = (desk: Desk, piece: OwnPiece): boolean => {
  const foes = foesOf(desk, piece.ref);
  const isHelped = foes.every((foe) => foe.spent === true && againstIt(desk, foe) > 1);
  const isBetter = foes.length === 1 && (isFlanking(desk, piece) || isHelped);
  return piece.spent && !isBetter;
};

/** An answer to whatever a combat asks. */
export const combatOrder = (desk: Desk): Order | undefined => {
  const { view } = desk;
  const piece = askedIn(desk);
  const stay = piece === undefined || !shouldGo(desk, piece);
  const choices: readonly Order[] = stay
    ? [{ kind: 'stand' }, { kind: 'retreat' }]
    : [{ kind: 'retreat' }, { kind: 'stand' }];
  const targets = view.theirs
    .toSorted((a, b) => softness(b) - softness(a))
    .map((enemy): Order => ({ kind: 'target', target: aliasOf(enemy) }));
  const fights = view.contacts.map(({ arrival }): Order => ({ kind: 'fight', combat: arrival }));
  return firstOf([...choices, ...targets, ...fights], (order) => accepted(desk, order));
};
