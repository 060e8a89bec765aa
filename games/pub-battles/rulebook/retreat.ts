import type { Rule } from '@grognard/engine';

export const retreat: readonly Rule[] = [
  {
    id: 'PB-R185',
    chapter: 'retreat',
    origin: 'rule',
    text: {
      fr: "La pièce fait demi-tour et parcourt un tiers de mouvement à pied (4,5 cm), cavalerie comprise, sans coût de terrain, à l'opposé du combat et loin des positions ennemies.",
      en: 'The piece turns about and goes a foot third (4.5 cm), cavalry included, ignoring terrain costs, away from the combat and from enemy positions.',
    },
  },
  {
    id: 'PB-R186',
    chapter: 'retreat',
    origin: 'ruling',
    text: {
      fr: "Elle recule tout droit depuis le bord de contact ; son propriétaire peut choisir une direction à 45° au plus de celle-là si elle éloigne de toutes les pièces de pointe ennemies du combat. Sous un bombardement, elle s'éloigne du canon ; mais celle qui est au contact quitte d'abord le combat, comme si elle y était battue.",
      en: 'It goes straight back from the contact edge; its owner may choose a direction within 45° of that if it increases the distance to every enemy lead in the combat. Under bombardment it goes away from the gun; but one that is in contact leaves the combat first, as if it had been beaten in it.',
    },
    why: {
      fr: "Le texte dit de s'éloigner sans fixer la direction ; 45° est l'angle de la marche oblique. Il nomme le combat avant les positions ennemies : qui est au contact ne glisse pas le long de son ennemi pour fuir un canon.",
      en: 'The text says to go away without fixing the direction; 45° is the angle of the oblique move. It names the combat before the positions of the enemy: whoever is in contact does not slide along his enemy to get away from a gun.',
    },
  },
  {
    id: 'PB-R187',
    chapter: 'retreat',
    origin: 'rule',
    text: {
      fr: "Elle finit le dos à l'ennemi.",
      en: 'It ends facing away from the enemy.',
    },
  },
  {
    id: 'PB-R188',
    chapter: 'retreat',
    origin: 'rule',
    text: {
      fr: "Si l'ennemi ou un terrain infranchissable l'arrête, elle est éliminée. Elle passe là où sa majorité se glisse, mais non s'il lui faut tourner de 90° pour se faufiler.",
      en: 'If the enemy or impassable terrain stops it, it is eliminated. It may pass where its majority fits, but not if it would have to turn 90° to squeeze through.',
    },
  },
  {
    id: 'PB-R189',
    chapter: 'retreat',
    origin: 'rule',
    text: {
      fr: 'Les amis sur le chemin qui ne sont pas son soutien deviennent Désorganisés et sont repoussés devant elle.',
      en: 'Friends in the path that are not its support become Spent and are pushed back in front of it.',
    },
  },
  {
    id: 'PB-R190',
    chapter: 'retreat',
    origin: 'ruling',
    text: {
      fr: "Une pièce poussée recule juste assez pour dégager, et les poussées s'enchaînent. Si elle ne peut reculer, ou si elle est au contact, elle reste, Désorganisée, et la pièce en retraite est éliminée.",
      en: 'A pushed piece goes just far enough to clear, and pushes chain. If it cannot go, or is in contact, it stays, Spent, and the retreating piece is eliminated.',
    },
    why: {
      fr: "La pièce en retraite n'a pu faire son mouvement, ce qui l'élimine.",
      en: 'The retreating piece could not make its move, which eliminates it.',
    },
  },
  {
    id: 'PB-R191',
    chapter: 'retreat',
    origin: 'rule',
    text: {
      fr: 'Une pièce Fraîche qui bat en retraite de plein gré devient Désorganisée.',
      en: 'A Fresh piece that retreats voluntarily becomes Spent.',
    },
  },
  {
    id: 'PB-R192',
    chapter: 'retreat',
    origin: 'rule',
    text: {
      fr: "La retraite volontaire s'offre au choix du défenseur puis de l'attaquant après chaque round, à la cavalerie avant le combat, et au soutien quand sa pièce de pointe disparaît.",
      en: 'A voluntary retreat is offered to the defender and then the attacker after each round, to cavalry before combat, and to the supporter when its lead is gone.',
    },
  },
  {
    id: 'PB-R193',
    chapter: 'retreat',
    origin: 'ruling',
    text: {
      fr: 'Une pièce qui sort de la carte par une ligne de communication amie quitte le champ de bataille sans être détruite et ne revient pas ; par tout autre bord, elle est éliminée.',
      en: 'A piece that leaves the map by a friendly line of communication is off the field, not destroyed, and does not return; by any other edge it is eliminated.',
    },
    why: {
      fr: 'La ligne de communication est le chemin par lequel une armée se retire ; ailleurs, elle ne rejoint plus les siens.',
      en: 'The line of communication is the way by which an army withdraws; elsewhere it no longer reaches its own.',
    },
  },
  {
    id: 'PB-R194',
    chapter: 'retreat',
    origin: 'ruling',
    text: {
      fr: "Est infranchissable : une rivière hors d'un gué ou d'un pont, un marais pour l'artillerie, la cavalerie et les trains, et ce que le scénario déclare tel.",
      en: 'Impassable are: a river away from ford or bridge, marsh for artillery, cavalry and trains, and what the scenario calls so.',
    },
    why: {
      fr: "Ce sont les seuls terrains que le tableau interdit ; ignorer les coûts n'ouvre pas ce qui est fermé.",
      en: 'These are the only kinds that the chart forbids; ignoring costs does not open what is closed.',
    },
  },
  {
    id: 'PB-R195',
    chapter: 'retreat',
    origin: 'ruling',
    text: {
      fr: "Après tous les combats, toute pièce sans couvert dans une zone de feu ennemie, qui n'a pas combattu, bat aussitôt en retraite, même si c'est le retrait de l'ennemi qui l'y a laissée. Elle ne devient pas Désorganisée (une option le veut), et le camp qui choisit les combats commence, pièce par pièce.",
      en: "After all combats every piece without cover in an enemy field of fire that took no part in a combat retreats at once, even if the enemy's withdrawal left it there. It does not become Spent (an option makes it so), and the side that chooses combats begins, piece by piece.",
    },
    why: {
      fr: 'À la lettre, seules les touches et la retraite volontaire désorganisent.',
      en: 'By the letter only hits and voluntary retreat make a piece Spent.',
    },
  },
];
