import type { Rulebook } from '../contract/rule.ts';

/** The rules of the table itself, the same whatever is played on it. */
export const tableRulebook: Rulebook = {
  prefix: 'GR-',
  chapters: [
    { id: 'orders', text: { fr: 'Les ordres', en: 'Orders' } },
    { id: 'sealing', text: { fr: 'Les réponses scellées', en: 'Sealed answers' } },
    { id: 'umpire', text: { fr: "L'arbitre et les reprises", en: 'The umpire, and taking back' } },
  ],
  rules: [
    {
      id: 'GR-01',
      chapter: 'orders',
      origin: 'supplement',
      text: {
        fr: "Un ordre répond à une décision ouverte. Si elle est close, l'ordre arrive trop tard et ne change rien.",
        en: 'An order answers an open decision. Once that is closed, the order comes too late and changes nothing.',
      },
    },
    {
      id: 'GR-02',
      chapter: 'orders',
      origin: 'supplement',
      text: {
        fr: 'Seul un siège qui doit la décision peut y répondre.',
        en: 'Only a seat that owes the decision may answer it.',
      },
    },
    {
      id: 'GR-03',
      chapter: 'orders',
      origin: 'supplement',
      text: {
        fr: "L'ordre est de l'une des sortes que la décision demande.",
        en: 'The order is of one of the kinds that the decision asks for.',
      },
    },
    {
      id: 'GR-04',
      chapter: 'orders',
      origin: 'supplement',
      text: {
        fr: "Un ordre mal formé est renvoyé avec l'endroit de la faute.",
        en: 'A malformed order is sent back with the place of its fault.',
      },
    },
    {
      id: 'GR-05',
      chapter: 'orders',
      origin: 'supplement',
      text: {
        fr: 'Une partie terminée ne reçoit plus aucun ordre.',
        en: 'A game that has ended takes no more orders.',
      },
    },
    {
      id: 'GR-06',
      chapter: 'sealing',
      origin: 'supplement',
      text: {
        fr: "Une décision due par plusieurs sièges se joue quand la dernière réponse est scellée; l'ordre d'arrivée ne compte pas.",
        en: 'A decision owed by several seats is played when the last answer is sealed; the order of arrival does not matter.',
      },
    },
    {
      id: 'GR-07',
      chapter: 'sealing',
      origin: 'supplement',
      text: {
        fr: "Une réponse scellée peut être rouverte tant que toutes ne sont pas là. Elle revient d'elle-même si elle ne tient plus.",
        en: 'A sealed answer may be opened again until all are in. It comes back by itself if it no longer holds.',
      },
    },
    {
      id: 'GR-08',
      chapter: 'umpire',
      origin: 'supplement',
      text: {
        fr: "On reprend librement son dernier geste s'il n'a rien tiré au sort ni rien révélé et si personne d'autre n'a joué depuis; sinon il faut l'accord des autres. Reprendre encore, c'est reprendre le geste d'avant. Un geste montre quelque chose dès qu'il aurait pu tourner autrement, pour autant que sache celui qui l'ordonne.",
        en: 'A player freely takes back his latest gesture if it drew no chance, revealed nothing and nobody else has played since; otherwise the others must consent. To take back again is to take back the gesture before. A gesture shows something as soon as it could have turned out otherwise, for all that its giver knows.',
      },
    },
    {
      id: 'GR-09',
      chapter: 'umpire',
      origin: 'supplement',
      text: {
        fr: "Seul l'arbitre arbitre, en public, et il donne sa raison.",
        en: 'Only the umpire rules, openly, and gives the reason.',
      },
    },
    {
      id: 'GR-10',
      chapter: 'umpire',
      origin: 'supplement',
      text: {
        fr: "L'arbitre peut corriger la table là où la correction reste une position possible.",
        en: 'The umpire may correct the table where the result is still a possible position.',
      },
    },
    {
      id: 'GR-11',
      chapter: 'umpire',
      origin: 'supplement',
      text: {
        fr: 'Seul le dernier tirage peut être refait.',
        en: 'Only the latest draw may be made again.',
      },
    },
    {
      id: 'GR-12',
      chapter: 'umpire',
      origin: 'supplement',
      text: {
        fr: "L'arbitre peut suspendre une règle par son numéro, puis la rétablir; ce qui est impossible le reste.",
        en: 'The umpire may set a rule aside by its number and restore it; what is impossible stays so.',
      },
    },
    {
      id: 'GR-13',
      chapter: 'umpire',
      origin: 'supplement',
      text: {
        fr: 'Un camp qui abandonne perd la bataille.',
        en: 'A side that resigns loses the battle.',
      },
    },
    {
      id: 'GR-14',
      chapter: 'umpire',
      origin: 'supplement',
      text: {
        fr: "Ce qu'on a repris peut être donné de nouveau, geste par geste, tant que rien d'autre n'a été ordonné; chaque ordre est jugé de nouveau, et le sort tiré de nouveau.",
        en: 'What was taken back may be given again, gesture by gesture, while nothing else has been ordered; each order is judged again, and chance drawn again.',
      },
    },
    {
      id: 'GR-15',
      chapter: 'umpire',
      origin: 'supplement',
      text: {
        fr: "L'ordinateur consent toujours à une reprise. Si elle défait un tirage ou une découverte, la table compte ces reprises et le dit à tous.",
        en: 'The computer always consents to taking back. If that undoes what was drawn or found out, the table counts it and tells everybody.',
      },
    },
  ],
};
