import type { Rule } from '@grognard/engine';

export const sequence: readonly Rule[] = [
  {
    id: 'PB-R035',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: 'Étape 1 : tous les jetons actifs sont mis dans la tasse.',
      en: 'Step 1: all active chits go into the cup.',
    },
  },
  {
    id: 'PB-R036',
    chapter: 'sequence',
    origin: 'ruling',
    text: {
      fr: 'Un jeton est actif si sa formation a une pièce ou un QG sur la carte ou en Réserve, ou doit entrer à ce tour. Une formation réduite à son QG garde son jeton.',
      en: 'A chit is active if its formation has any piece or HQ on the map or in Reserve, or is due to enter this turn. A formation of which only the HQ is left keeps its chit.',
    },
    why: {
      fr: "Retirer le jeton d'une formation perdue dirait à l'ennemi qu'elle n'existe plus.",
      en: 'Taking away the chit of a lost formation would tell the enemy that it is gone.',
    },
  },
  {
    id: 'PB-R037',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: 'Étape 2 : on tire un jeton au hasard.',
      en: 'Step 2: one chit is drawn at random.',
    },
  },
  {
    id: 'PB-R038',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: 'Étape 3 : tout QG Frais peut essayer de modifier ce tirage.',
      en: 'Step 3: every Fresh HQ may try to alter the draw.',
    },
  },
  {
    id: 'PB-R039',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: "Étape 4 : les pièces de la formation tirée se déplacent. En option, elles suivent des ordres écrits : un lieu où aller et qu'il faut tenir, en attaquant ou non. Les premiers s'écrivent avant la bataille ; les suivants à l'activation de la formation, ou par le commandant d'armée, à chaque tour autant que sa valeur. Un ordre prend effet à l'activation suivante, sur-le-champ auprès du commandant d'armée ; sans ordre, on reste en place. Les QG, les renforts qui entrent et qui est au contact ou sous le feu n'y sont pas tenus.",
      en: 'Step 4: the pieces of the drawn formation move. As an option they follow written orders: a place to go to and to hold, attacking or not. The first are written before the battle; later ones in the activation of the formation, or by the army commander, each turn as many as his rating. An order takes effect at the next activation, at once beside the army commander; without one a formation stands. HQs, reinforcements that come in and whoever is in contact or under fire are not bound by it.',
    },
  },
  {
    id: 'PB-R040',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: "Étape 5 : les étapes 2 à 4 se répètent jusqu'à ce que la tasse soit vide et qu'aucun jeton tiré n'attende.",
      en: 'Step 5: steps 2 to 4 are repeated until the cup is empty and no drawn chit is waiting.',
    },
  },
  {
    id: 'PB-R041',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: 'Étape 6 : on résout les combats des pièces au contact.',
      en: 'Step 6: the combats of pieces in contact are resolved.',
    },
  },
  {
    id: 'PB-R042',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: 'Étape 7 : tous les QG redeviennent Frais.',
      en: 'Step 7: all HQs become Fresh again.',
    },
  },
  {
    id: 'PB-R043',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: 'Étapes 8 et 9 : le marqueur de tour avance, et un nouveau tour commence.',
      en: 'Steps 8 and 9: the turn marker advances, and a new turn begins.',
    },
  },
  {
    id: 'PB-R044',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: "L'ennemi ne voit du jeton tiré que la couleur de l'armée, non la formation.",
      en: 'Of the drawn chit the enemy sees only the colour of the army, not the formation.',
    },
  },
  {
    id: 'PB-R045',
    chapter: 'sequence',
    origin: 'rule',
    text: {
      fr: "Un joueur n'est pas tenu de déplacer la formation tirée, ni toutes ses pièces.",
      en: 'A player need not move the drawn formation, nor all its pieces.',
    },
  },
  {
    id: 'PB-R046',
    chapter: 'sequence',
    origin: 'ruling',
    text: {
      fr: 'La fin du tour suit cet ordre : combats, retraites forcées hors des zones de feu, vérification de la victoire, QG remis Frais, marqueur de tour.',
      en: 'The end of the turn goes in this order: combats, forced retreats out of fields of fire, victory check, HQs made Fresh, turn marker.',
    },
    why: {
      fr: 'Ces retraites suivent tous les combats, et la victoire se juge à la fin du tour : les pertes de ces retraites doivent y compter.',
      en: 'Those retreats follow all combats, and victory is judged at the end of the turn: losses from these retreats must count in it.',
    },
  },
  {
    id: 'PB-R047',
    chapter: 'sequence',
    origin: 'ruling',
    text: {
      fr: "Les renforts entrent pendant l'activation de leur formation, au point d'entrée du scénario, en colonne s'ils arrivent par une route ; la distance se mesure depuis le bord de la carte. Si un ennemi est à moins d'un tiers de mouvement à pied (4,5 cm) de l'entrée, la colonne ne peut y entrer : le groupe entre en ligne ou attend.",
      en: "Reinforcements enter during their formation's activation, at the scenario's entry point, in column if they come by a road; distance is measured from the map edge. If an enemy is closer than a foot third (4.5 cm) to the entry, no column may enter there: the group enters in line or waits.",
    },
    why: {
      fr: "Le texte se tait sur l'entrée ; une colonne ne s'approche jamais de l'ennemi à moins de cette distance, pas plus au bord qu'ailleurs.",
      en: 'The text is silent on entering; a column never comes that near the enemy, at the edge no more than elsewhere.',
    },
  },
];
