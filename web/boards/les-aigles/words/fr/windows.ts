import type { WindowWords } from '../words.ts';
import { plural } from './measures.ts';

export const windows: WindowWords = {
  rallyHelp:
    'Quelle cavalerie rompt le combat pour se rallier ? Elle se retire pour remettre ses rangs en ordre ; une troupe fraîche n’en a pas besoin.',
  spareRallies: 'Ne plus demander tant que notre cavalerie n’est ni au contact ni en désordre',
  followHelp: 'Qui suit l’ennemi qui rompt ?',
  reactHelp: 'Une charge arrive. Que font ceux qui la voient venir ?',
  rallyDo: (count) =>
    count === 0 ? 'N’annoncer aucun ralliement' : `Annoncer ${plural(count, 'ralliement', 'ralliements')}`,
  followDo: (count) =>
    count === 0 ? 'Les laisser partir' : `Suivre avec ${plural(count, 'troupe', 'troupes')}`,
  reactDo: (count) =>
    count === 0 ? 'S’en tenir aux plans scellés' : `Sceller ${plural(count, 'réaction', 'réactions')}`,
  keepPlan: 's’en tenir au plan scellé',
  passBy: { any: 'au plus court', left: 'par le bout gauche', right: 'par le bout droit' },
  passTitle: 'Pour passer les amis',
};
