import type { Rule } from '@grognard/engine';

export const night: readonly Rule[] = [
  {
    id: 'PB-R220',
    chapter: 'night',
    origin: 'rule',
    text: {
      fr: "La nuit, jetons et mouvements se jouent comme d'habitude, sauf ce qui suit.",
      en: 'At night chits and movement are played as usual, except as follows.',
    },
  },
  {
    id: 'PB-R221',
    chapter: 'night',
    origin: 'rule',
    text: {
      fr: "Pas d'attaque ni de bombardement la nuit.",
      en: 'No attacks and no bombardment at night.',
    },
  },
  {
    id: 'PB-R222',
    chapter: 'night',
    origin: 'ruling',
    text: {
      fr: "On ne s'approche pas à moins d'un tiers de mouvement à pied (4,5 cm) d'un ennemi. Une pièce déjà plus proche n'a pas à partir, mais ne peut s'approcher davantage.",
      en: 'No piece may come closer to an enemy than a foot third (4.5 cm). One that is already closer need not leave but may not come nearer.',
    },
    why: {
      fr: "Le texte défend de s'approcher, non d'être là.",
      en: 'The text forbids approaching, not being there.',
    },
  },
  {
    id: 'PB-R223',
    chapter: 'night',
    origin: 'rule',
    text: {
      fr: 'Chaque camp récupère la moitié de ses pièces détruites, arrondie au-dessus et comptée en blocs. En option, elles reviennent toutes, Désorganisées.',
      en: 'Each side recovers half of its destroyed pieces, rounded up and counted by blocks. As an option all of them come back, Spent.',
    },
  },
  {
    id: 'PB-R224',
    chapter: 'night',
    origin: 'ruling',
    text: {
      fr: "Le propriétaire choisit lesquelles ; elles reviennent Désorganisées, à un tiers de mouvement monté au plus (6,4 cm) de leur QG et à distance de nuit de l'ennemi. En option, elles reviennent Fraîches.",
      en: 'Their owner chooses which; they come back Spent, within a mounted third (6.4 cm) of their HQ and at night distance from the enemy. As an option they come back Fresh.',
    },
    why: {
      fr: 'Le texte les place près de leur QG sans plus ; ce sont des traînards, non une troupe reposée.',
      en: 'The text places them near their HQ and no more; they are stragglers, not rested troops.',
    },
  },
  {
    id: 'PB-R225',
    chapter: 'night',
    origin: 'ruling',
    text: {
      fr: "Les pièces non récupérées sont perdues pour de bon, et comptent toujours dans les points et les pertes ; celles qui reviennent n'y comptent plus.",
      en: 'Pieces not recovered are out for good and go on counting as points and losses; those that come back no longer count.',
    },
    why: {
      fr: "Une pièce qui combat de nouveau n'est plus éliminée.",
      en: 'A piece that fights again is no longer eliminated.',
    },
  },
  {
    id: 'PB-R226',
    chapter: 'night',
    origin: 'ruling',
    text: {
      fr: 'Les trains ne se récupèrent pas.',
      en: 'Trains are not recovered.',
    },
    why: {
      fr: 'Un train pris a déjà décidé de la bataille ; il ne revient pas avec les traînards.',
      en: 'A train that was taken has already decided the battle; it does not come back with the stragglers.',
    },
  },
  {
    id: 'PB-R227',
    chapter: 'night',
    origin: 'ruling',
    text: {
      fr: 'Les tentatives de modifier le tirage et le ralliement se font la nuit comme le jour ; on ne repère rien.',
      en: 'Attempts to alter the draw and rallying go on at night as by day; nothing is spotted.',
    },
    why: {
      fr: "Le texte garde tout ce qu'il n'excepte pas, mais dans le noir on ne repère rien.",
      en: 'The text keeps all that it does not except, but nothing is spotted in the dark.',
    },
  },
];
