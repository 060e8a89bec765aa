import type { Words } from './words.ts';

export const fr: Words = {
  title: 'Grognard, la table qui connaît les règles',
  motto: 'Une table pour les jeux de guerre, qui connaît les règles.',
  toTheGames: 'Aller aux jeux',
  games: 'Les jeux',
  language: 'Langue',
  space: {
    map: 'Carte libre',
    table: 'Table au centimètre',
    hexes: 'Hexagones',
  },
  ready: 'Prêt à jouer',
  inPreparation: 'En préparation : pas encore jouable.',
  loading: 'On déplie les cartes…',
  empty: {
    heading: 'La table est vide',
    advice: 'Ce serveur ne propose aucun jeu pour le moment.',
  },
  unreachable: {
    heading: 'L’estafette n’est pas revenue',
    advice: 'Le serveur ne répond pas. Vérifiez qu’il est lancé et que le réseau est là, puis réessayez.',
  },
  broken: {
    heading: 'La dépêche est illisible',
    advice: 'Le serveur a répondu, mais pas ce que cette page attendait. Rechargez-la, puis réessayez.',
  },
  tryAgain: 'Renvoyer une estafette',
};
