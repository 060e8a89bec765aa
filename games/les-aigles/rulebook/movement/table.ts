import type { Rule } from '@grognard/engine';

/** What the chapters take for granted at a real table, and software has to be told. */
export const table: readonly Rule[] = [
  {
    id: 'LA-T-1',
    chapter: 'order',
    origin: 'supplement',
    text: {
      fr: "Aucune troupe ne quitte la table de son plein gré : une marche dont la fin dépasse le bord est refusée, et une troupe qui l'atteindrait s'y arrête.",
      en: 'No troops leave the table of their own will: a march that ends beyond the edge is refused, and troops that would come to it stop there.',
    },
  },
  {
    id: 'LA-T-2',
    chapter: 'order',
    origin: 'supplement',
    text: {
      fr: "Une troupe au contact de l'ennemi y est retenue : ni marche, ni manœuvre, ni charge jusqu'à ce que la mêlée, un ralliement ou un mouvement obligatoire l'en sépare.",
      en: 'Troops in contact with the enemy are held there: no march, no manoeuvre and no charge until melee, a rally or a compulsory move parts them.',
    },
  },
];
