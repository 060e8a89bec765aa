import type { Rule } from '@grognard/engine';

export const supply: readonly Rule[] = [
  {
    id: 'PB-R230',
    chapter: 'supply',
    origin: 'rule',
    text: {
      fr: 'Pour rallier, un train déballé doit être ravitaillé : un itinéraire libre le relie au dehors de la carte par une ligne de communication du scénario.',
      en: 'To rally, an unpacked train must be supplied: a clear route leads from it off the map along a line of communication of the scenario.',
    },
  },
  {
    id: 'PB-R231',
    chapter: 'supply',
    origin: 'rule',
    text: {
      fr: "L'itinéraire est libre si aucune pièce de combat ennemie n'en est à moins d'un tiers de mouvement à pied (4,5 cm).",
      en: 'The route is clear if no enemy combat piece is closer to it than a foot third (4.5 cm).',
    },
  },
  {
    id: 'PB-R232',
    chapter: 'supply',
    origin: 'ruling',
    text: {
      fr: "L'itinéraire est un chemin continu, praticable à pied, jusqu'au point le plus proche de la route de la ligne de communication, puis cette route jusqu'à sa sortie, sans plus la quitter ; il est calculé et dessiné. La présence d'amis n'annule pas celle de l'ennemi.",
      en: 'The route is a continuous path, passable on foot, to the nearest point of the road of the line of communication, then that road to its exit, without leaving it again; it is computed and drawn. The presence of friends does not cancel that of the enemy.',
    },
    why: {
      fr: "Le texte ne dit pas comment gagner la ligne, mais il demande de la suivre : qui pourrait la quitter contournerait tout ennemi posté sur elle. Il ne prête aucun effet aux pièces amies. Un club peut laisser choisir où l'on gagne la route, ou n'admettre que les routes.",
      en: 'The text does not say how to reach the line, but asks to go along it: whoever could leave it would go round any enemy that stands on it. It gives friendly pieces no effect. A club may let one choose where to reach the road, or allow roads only.',
    },
  },
  {
    id: 'PB-R233',
    chapter: 'supply',
    origin: 'rule',
    text: {
      fr: "À la fin de la bataille, les pièces qui n'ont pas de ligne de communication comptent comme détruites pour les points.",
      en: 'At the end of the battle pieces that cannot trace a line of communication count as destroyed for points.',
    },
  },
  {
    id: 'PB-R234',
    chapter: 'supply',
    origin: 'ruling',
    text: {
      fr: 'Elles ne comptent pas pour la Déroute.',
      en: 'They do not count for Rout.',
    },
    why: {
      fr: "Le texte ne parle que des points qu'elles rapportent.",
      en: 'The text speaks only of the points they score.',
    },
  },
];
