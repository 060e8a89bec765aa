import type { Rule } from '@grognard/engine';

export const bombardment: readonly Rule[] = [
  {
    id: 'PB-R125a',
    chapter: 'bombardment',
    origin: 'rule',
    text: {
      fr: "Une artillerie Fraîche et libre de tout contact peut, au lieu de se déplacer, pivoter et tirer une seule fois, à un mouvement à pied complet au plus (13,5 cm). En option, l'artillerie Désorganisée le peut aussi.",
      en: 'Fresh artillery that is not in contact may, instead of moving, turn and fire just once, at up to a full foot move (13.5 cm). As an option Spent artillery may do so too.',
    },
  },
  {
    id: 'PB-R125b',
    chapter: 'bombardment',
    origin: 'rule',
    text: {
      fr: 'Dés, modificateurs de terrain et touches sont ceux du combat, appliqués aussitôt, pendant la phase de mouvement.',
      en: 'Dice, terrain modifiers and hits are those of combat, applied at once in the movement phase.',
    },
  },
  {
    id: 'PB-R125c',
    chapter: 'bombardment',
    origin: 'rule',
    text: {
      fr: 'Le bombardement peut forcer à la retraite ; il ne peut pas détruire.',
      en: 'Bombardment can force a retreat; it cannot destroy.',
    },
  },
  {
    id: 'PB-R125d',
    chapter: 'bombardment',
    origin: 'rule',
    text: {
      fr: 'Un détachement touché par un bombardement bat simplement en retraite.',
      en: 'A detachment hit by bombardment simply retreats.',
    },
  },
  {
    id: 'PB-R125e',
    chapter: 'bombardment',
    origin: 'rule',
    text: {
      fr: 'Les bagages ne souffrent pas du bombardement et ne peuvent être pris pour cible, pas plus que les QG.',
      en: 'Baggage is not affected by bombardment and may not be targeted, nor may HQs.',
    },
  },
  {
    id: 'PB-R125f',
    chapter: 'bombardment',
    origin: 'ruling',
    text: {
      fr: 'Des touches qui élimineraient la cible (3 sur une pièce Fraîche, 2 ou plus sur une Désorganisée) la laissent Désorganisée et en retraite.',
      en: 'Hits that would eliminate the target (3 on a Fresh piece, 2 or more on a Spent one) leave it Spent and in retreat.',
    },
    why: {
      fr: "C'est le pire résultat du tableau qui ne détruise pas.",
      en: 'It is the worst result of the table that does not destroy.',
    },
  },
  {
    id: 'PB-R125g',
    chapter: 'bombardment',
    origin: 'ruling',
    text: {
      fr: 'Si la cible ne peut pas battre en retraite, elle reste, Désorganisée.',
      en: 'If the target cannot retreat it stays, Spent.',
    },
    why: {
      fr: "« Ne peut détruire » est la règle particulière et l'emporte sur la règle générale de la retraite.",
      en: '"Cannot destroy" is the special rule and prevails over the general rule of retreat.',
    },
  },
  {
    id: 'PB-R125h',
    chapter: 'bombardment',
    origin: 'ruling',
    text: {
      fr: "Chaque bombardement est une affaire à part : l'élite y perd sa première touche, les miliciens y doublent la leur.",
      en: 'Each bombardment is an affair of its own: elite drops its first hit there, militia doubles its first.',
    },
    why: {
      fr: "Le texte dit que l'absorption d'un bombardement n'entame pas celle du combat ; les miliciens suivent la même logique.",
      en: 'The text says that absorbing a bombardment hit does not use up that of the combat; militia follows the same logic.',
    },
  },
  {
    id: 'PB-R125i',
    chapter: 'bombardment',
    origin: 'ruling',
    text: {
      fr: "Un bombardement n'a de +1 de flanc que contre une colonne de route ; la position du canon ne donne pas de flanc.",
      en: "A bombardment has the +1 for flank only against a road column; the gun's position gives no flank.",
    },
    why: {
      fr: 'Le flanc se définit par une attaque au contact, et seule la colonne est flanquée par nature.',
      en: 'Flank is defined by an attack into contact, and only a column is flanked by its nature.',
    },
  },
  {
    id: 'PB-R125j',
    chapter: 'bombardment',
    origin: 'ruling',
    text: {
      fr: "On peut tirer sur un ennemi au contact si la ligne de tir est libre d'amis. Si la pièce de pointe recule, son soutien choisit de rester ou de se retirer.",
      en: 'One may fire at an enemy in contact if the line of fire is clear of friends. If the lead falls back its supporter chooses whether to step up or retire.',
    },
    why: {
      fr: 'Le texte cite le bombardement parmi ce qui peut chasser une pièce de pointe.',
      en: 'The text names bombardment among the things that may drive off a lead.',
    },
  },
  {
    id: 'PB-R125k',
    chapter: 'bombardment',
    origin: 'ruling',
    text: {
      fr: 'La portée va du bord le plus proche du canon au bord le plus proche de la cible, et plus de la moitié de la cible doit être en vue.',
      en: 'Range runs from the nearest edge of the gun to the nearest edge of the target, and more than half of the target must be in view.',
    },
    why: {
      fr: 'La distance se prend au plus court, comme pour le commandement, et la visée suit la règle de la majorité.',
      en: 'Distance is taken at its shortest, as for command, and aim follows the majority rule.',
    },
  },
  {
    id: 'PB-R125l',
    chapter: 'bombardment',
    origin: 'ruling',
    text: {
      fr: '« Au lieu de se déplacer » exclut aussi de se rallier.',
      en: '"Instead of moving" excludes rallying as well.',
    },
    why: {
      fr: "Bombarder et se rallier remplacent tous deux le mouvement, et il n'y en a qu'un.",
      en: 'Bombarding and rallying both take the place of the move, and there is only one.',
    },
  },
  {
    id: 'PB-R125m',
    chapter: 'bombardment',
    origin: 'supplement',
    text: {
      fr: "La retraite qu'un bombardement impose à la cible ne compte pas comme son mouvement.",
      en: 'The retreat that a bombardment forces on the target does not count as its move.',
    },
  },
  {
    id: 'PB-R125n',
    chapter: 'bombardment',
    origin: 'ruling',
    text: {
      fr: "Une artillerie dans une zone de feu ennemie ne peut bombarder que si elle a le droit d'y rester.",
      en: 'Artillery in an enemy field of fire may bombard only if it may stay there.',
    },
    why: {
      fr: "Le bombardement permet de rester à une autre pièce ; celle qui tire doit avancer à l'attaque ou partir, comme toute autre.",
      en: 'A bombardment lets another piece stay; the one that fires must advance to attack or leave like any other.',
    },
  },
];
