import type { Rulebook } from '../contract/rule.ts';

/** The rules of the table itself, the same whatever is played on it. */
export const tableRulebook: Rulebook = {
  prefix: 'GR-',
  chapters: [
    { id: 'orders', fr: 'Les ordres', en: 'Orders' },
    { id: 'sealing', fr: 'Les réponses scellées', en: 'Sealed answers' },
    { id: 'umpire', fr: "L'arbitre et les reprises", en: 'The umpire, and taking back' },
  ],
  rules: [
    {
      id: 'GR-01',
      chapter: 'orders',
      origin: 'supplement',
      fr: "Un ordre répond à une décision ouverte. Si elle est close, l'ordre arrive trop tard et ne change rien.",
      en: 'An order answers an open decision. Once that is closed, the order comes too late and changes nothing.',
    },
    {
      id: 'GR-02',
      chapter: 'orders',
      origin: 'supplement',
      fr: 'Seul un siège qui doit la décision peut y répondre.',
      en: 'Only a seat that owes the decision may answer it.',
    },
    {
      id: 'GR-03',
      chapter: 'orders',
      origin: 'supplement',
      fr: "L'ordre est de l'une des sortes que la décision demande.",
      en: 'The order is of one of the kinds that the decision asks for.',
    },
    {
      id: 'GR-04',
      chapter: 'orders',
      origin: 'supplement',
      fr: "Un ordre mal formé est renvoyé avec l'endroit de la faute.",
      en: 'A malformed order is sent back with the place of its fault.',
    },
    {
      id: 'GR-05',
      chapter: 'orders',
      origin: 'supplement',
      fr: 'Une partie terminée ne reçoit plus aucun ordre.',
      en: 'A game that has ended takes no more orders.',
    },
    {
      id: 'GR-06',
      chapter: 'sealing',
      origin: 'supplement',
      fr: "Une décision due par plusieurs sièges se joue quand la dernière réponse est scellée; l'ordre d'arrivée ne compte pas.",
      en: 'A decision owed by several seats is played when the last answer is sealed; the order of arrival does not matter.',
    },
    {
      id: 'GR-07',
      chapter: 'sealing',
      origin: 'supplement',
      fr: "Une réponse scellée peut être rouverte tant que toutes ne sont pas là. Elle revient d'elle-même si elle ne tient plus.",
      en: 'A sealed answer may be opened again until all are in. It comes back by itself if it no longer holds.',
    },
    {
      id: 'GR-08',
      chapter: 'umpire',
      origin: 'supplement',
      fr: "On reprend librement son dernier ordre s'il n'a rien tiré au sort ni rien révélé et si personne d'autre n'a joué depuis; sinon il faut l'accord des autres.",
      en: 'A player freely takes back his latest order if it drew no chance, revealed nothing and nobody else has played since; otherwise the others must consent.',
    },
    {
      id: 'GR-09',
      chapter: 'umpire',
      origin: 'supplement',
      fr: "Seul l'arbitre arbitre, en public, et il donne sa raison.",
      en: 'Only the umpire rules, openly, and gives the reason.',
    },
    {
      id: 'GR-10',
      chapter: 'umpire',
      origin: 'supplement',
      fr: "L'arbitre peut corriger la table là où la correction reste une position possible.",
      en: 'The umpire may correct the table where the result is still a possible position.',
    },
    {
      id: 'GR-11',
      chapter: 'umpire',
      origin: 'supplement',
      fr: 'Seul le dernier tirage peut être refait.',
      en: 'Only the latest draw may be made again.',
    },
    {
      id: 'GR-12',
      chapter: 'umpire',
      origin: 'supplement',
      fr: "L'arbitre peut suspendre une règle par son numéro, puis la rétablir; ce qui est impossible le reste.",
      en: 'The umpire may set a rule aside by its number and restore it; what is impossible stays so.',
    },
    {
      id: 'GR-13',
      chapter: 'umpire',
      origin: 'supplement',
      fr: 'Un camp qui abandonne perd la bataille.',
      en: 'A side that resigns loses the battle.',
    },
  ],
};
