import type { Rule } from '@grognard/engine';

export const firstRound: readonly Rule[] = [
  {
    id: 'LA-O5.5-15',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "Seule la garnison a la protection de la maison dans la mêlée ; elle vaut au moins l'abri dur.",
      en: 'Only the garrison has the protection of the house in melee; it is worth at least hard cover.',
    },
    why: {
      fr: "Le texte la nomme à part de l'abri dur sans donner de chiffre ; elle ne peut valoir moins.",
      en: 'The text names it apart from hard cover without giving a figure; it cannot be worth less.',
    },
  },
  {
    id: 'LA-O5.5-16',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "Au premier tour, l'assaillant combat avec les figurines de son premier rang qui sont au contact.",
      en: 'In the first round the attacker fights with the figures of its first rank that are in contact.',
    },
  },
  {
    id: 'LA-O5.5-17',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "La garnison ne répond qu'avec les figurines postées sur le côté attaqué.",
      en: 'The garrison answers only with the figures posted on the side attacked.',
    },
  },
  {
    id: 'LA-O5.5-18e',
    of: ['LA-O5.5-16', 'LA-O5.5-17'],
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "Exemple : l'assaillant peut engager cinq figurines, et une seule est postée sur ce côté : on se bat à cinq contre une.",
      en: 'Example: the attacker can engage five figures, and a single one is posted on that side: it is five against one.',
    },
  },
  {
    id: 'LA-O5.5-19',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "C'est toujours le front de l'assaillant qui fixe combien de défenseurs répondent : pas plus qu'il n'engage lui-même de figurines.",
      en: "The attacker's front always sets how many defenders answer: no more than the figures it engages itself.",
    },
  },
  {
    id: 'LA-O5.5-20',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "Un assaillant moins large que le côté ne combat que les figurines qu'il a devant lui ; les autres de ce côté restent sans rien faire.",
      en: 'An attacker narrower than the side fights only the figures before it; the others on that side do nothing.',
    },
  },
  {
    id: 'LA-O5.5-21e',
    of: ['LA-O5.5-19'],
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: 'Exemple : une colonne de trois figurines de front attaque un côté où il en reste trois ou plus : trois contre trois.',
      en: 'Example: a column with a front of three figures attacks a side on which three or more are left: three against three.',
    },
  },
  {
    id: 'LA-O5.5-22e',
    of: ['LA-O5.5-17', 'LA-O5.5-19'],
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "Exemple : s'il en reste moins de trois, l'assaillant combat avec trois figurines, et le défenseur répond avec celles qu'il a là.",
      en: 'Example: if fewer than three are left, the attacker fights with three figures, and the defender answers with those it has there.',
    },
  },
  {
    id: 'LA-O5.5-23',
    chapter: 'houses-first-round',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "C'est que les défenseurs sont répartis tout le long du côté : seule répond la partie que l'ennemi attaque.",
      en: 'The reason is that the defenders are spread along the whole side: only the part that the enemy attacks answers.',
    },
  },
  {
    id: 'LA-O5.5-24',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "Pour entrer, l'assaillant doit d'abord gagner la mêlée.",
      en: 'To get in, the attacker must first win the melee.',
    },
  },
  {
    id: 'LA-O5.5-25',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "Une maison peut être attaquée par plusieurs côtés, chacun ayant sa mêlée ; battue sur l'un, la garnison peut tenir sur un autre.",
      en: 'A house may be attacked on several sides, each with a melee of its own; beaten on one, the garrison may hold on another.',
    },
  },
  {
    id: 'LA-O5.5-26',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: 'Seule une unité qui est parvenue à entrer combat avec tout son effectif.',
      en: 'Only a unit that has got in fights with its whole strength.',
    },
  },
  {
    id: 'LA-O5.5-27',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "L'assaillant qui ne gagne pas et n'est pas repoussé reste au contact, et continue avec tout son premier rang.",
      en: 'An attacker who neither wins nor is thrown back stays in contact, and goes on with the whole of its first rank.',
    },
  },
  {
    id: 'LA-O5.5-28',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "La figurine que perd la garnison est ôtée du côté où l'on s'est battu.",
      en: 'The figure that the garrison loses comes off the side on which the fight was.',
    },
  },
  {
    id: 'LA-O5.5-29',
    chapter: 'houses-first-round',
    origin: 'rule',
    text: {
      fr: "Si deux combats simultanés font ensemble la perte d'une figurine, elle est ôtée du côté de l'assaillant qui a fait le plus de pertes ; à égalité, de celui que choisit le joueur de la garnison.",
      en: "If two simultaneous fights together make up the loss of a figure, it comes off the side of the attacker who inflicted more; if equal, off the one that the garrison's player chooses.",
    },
    why: {
      fr: "Le texte ne dit rien de l'égalité ; le choix revient à qui perd la figurine.",
      en: 'The text says nothing of equality; the choice falls to whoever loses the figure.',
    },
  },
  {
    id: 'LA-O5.5-60',
    chapter: 'houses-first-round',
    origin: 'ruling',
    text: {
      fr: "L'assaillant battu devant un mur recule de 3 cm, désorganisé ; la garnison ne le suit jamais.",
      en: 'An attacker beaten at a wall recoils 3 cm, disorganised; the garrison never follows.',
    },
    why: {
      fr: "Le texte parle d'un assaillant repoussé sans dire de combien ; c'est ce qu'il prescrit devant un obstacle linéaire.",
      en: 'The text speaks of an attacker thrown back without saying how far; this is what it lays down at a linear obstacle.',
    },
  },
];
