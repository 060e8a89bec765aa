import type { Words } from './words.ts';

const postures = { standing: 'se relève', 'dug in': 'se retranche' } as const;

export const fr: Words = {
  refusals: {
    'wrong-phase': () => "Ce n'est pas le moment de cet ordre.",
    'too-far': ({ piece, steps }) => `${piece} ne peut pas avancer de ${steps} cases, mais d'une seule.`,
    'off-board': () => "C'est hors du plateau.",
    wall: () => 'Nul ne traverse le mur.',
    marsh: () => "Personne n'entre dans le marais.",
    'no-such-piece': ({ piece }) => `Vous n'avez sur le plateau aucune pièce nommée ${piece}.`,
    'not-your-command': ({ piece }) => `${piece} n'est pas à vos ordres.`,
    twice: ({ piece }) => `${piece} figure deux fois dans le plan.`,
    'same-cell': () => 'Deux de vos pièces visent la même case.',
    'dug-in': ({ piece }) => `${piece} est retranchée et doit d'abord se relever.`,
    already: ({ piece }) => `C'est déjà fait pour ${piece}.`,
    'no-digging': () => 'On ne se retranche pas dans cette partie.',
    'nowhere-to-stand': ({ piece }) => `${piece} ne peut pas se tenir là.`,
    'two-of-a-name': ({ piece }) => `Deux pièces se nomment ${piece}.`,
    crowded: ({ piece }) => `${piece} est posée sur une autre pièce.`,
    'no-such-seat': ({ seat }) => `Personne n’est assis à ${seat} pour se poster.`,
    'unknown-switch': ({ name }) => `« ${name} » n'a pas ce réglage.`,
  },
  decisions: {
    plan: ({ turn }) => `Tour ${turn} : scellez votre plan.`,
    post: ({ turn }) => `Tour ${turn} : postez une pièce, ou passez.`,
  },
  outcomes: { won: (side) => `${side} reste maître du terrain.`, drawn: 'Le terrain est partagé.' },
  told: {
    moved: ({ piece, to }) => `${piece} va en ${to.x},${to.y}.`,
    fought: ({ fighters: [a, b] }) =>
      a.lost || b.lost
        ? `${a.who} et ${b.who} se battent ; ${a.lost ? a.who : b.who} est perdue.`
        : `${a.who} et ${b.who} se battent en vain.`,
    shot: ({ who, target, lost }) =>
      lost ? `${who} tire : ${target} est perdue.` : `${who} tire en vain sur ${target}.`,
    seen: ({ alias, at }) => `L'ennemie nº ${alias + 1} est vue en ${at.x},${at.y}.`,
    posted: ({ piece, posture }) => `${piece} ${postures[posture]}.`,
    stayed: ({ piece }) => `${piece} trouve le chemin barré et reste.`,
    turned: ({ turn, phase }) => (phase === 'plan' ? `Tour ${turn}.` : `Tour ${turn} : les postes.`),
  },
  postures,
};
