import type { Words } from './words.ts';

const postures = { standing: 'stands up', 'dug in': 'digs in' } as const;

export const en: Words = {
  refusals: {
    'wrong-phase': () => 'This is not the moment for that order.',
    'too-far': ({ piece, steps }) => `${piece} cannot go ${steps} cells; it moves one.`,
    'off-board': () => 'That is off the board.',
    wall: () => 'Nobody goes through the wall.',
    marsh: () => 'Nobody enters the marsh.',
    'no-such-piece': ({ piece }) => `You have no piece called ${piece} on the board.`,
    'not-your-command': ({ piece }) => `${piece} does not take your orders.`,
    twice: ({ piece }) => `${piece} stands twice in the plan.`,
    'same-cell': () => 'Two of your pieces aim at the same cell.',
    'dug-in': ({ piece }) => `${piece} is dug in and must stand up first.`,
    already: ({ piece }) => `${piece} has done so already.`,
    'no-digging': () => 'Nobody digs in this game.',
    'nowhere-to-stand': ({ piece }) => `${piece} cannot stand there.`,
    'two-of-a-name': ({ piece }) => `Two pieces are called ${piece}.`,
    crowded: ({ piece }) => `${piece} stands where another piece is.`,
    'no-such-seat': ({ seat }) => `Nobody sits at ${seat} to post.`,
    'unknown-switch': ({ name }) => `There is no such setting of “${name}”.`,
  },
  decisions: {
    plan: ({ turn }) => `Turn ${turn}: seal your plan.`,
    post: ({ turn }) => `Turn ${turn}: post one piece, or pass.`,
  },
  outcomes: { won: (side) => `${side} holds the field.`, drawn: 'The field is shared.' },
  told: {
    moved: ({ piece, to }) => `${piece} moves to ${to.x},${to.y}.`,
    fought: ({ fighters: [a, b] }) =>
      a.lost || b.lost
        ? `${a.who} and ${b.who} fight; ${a.lost ? a.who : b.who} is lost.`
        : `${a.who} and ${b.who} fight in vain.`,
    shot: ({ who, target, lost }) =>
      lost ? `${who} fires: ${target} is lost.` : `${who} fires at ${target} in vain.`,
    seen: ({ alias, at }) => `Enemy #${alias + 1} is seen at ${at.x},${at.y}.`,
    posted: ({ piece, posture }) => `${piece} ${postures[posture]}.`,
    stayed: ({ piece }) => `${piece} finds its way barred and stays.`,
    turned: ({ turn, phase }) => (phase === 'plan' ? `Turn ${turn}.` : `Turn ${turn}: posts.`),
  },
  postures,
};
