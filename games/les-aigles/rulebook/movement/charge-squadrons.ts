import type { Rule } from '@grognard/engine';

export const chargeSquadrons: readonly Rule[] = [
  {
    id: 'LA-M5.7-1',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: 'Une unité garde toujours ses socles en contact ; seule une ligne de cavalerie qui a déclaré une charge peut se scinder, par escadrons.',
      en: 'A unit always keeps its bases in contact; only a cavalry line that has declared a charge may split, by squadrons.',
    },
  },
  {
    id: 'LA-M5.7-2',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: "Elle ne se scinde que pour un obstacle ou un ami sur sa route, pour un ennemi qui s'interpose, ou pour amener plus de figurines au contact.",
      en: 'It splits only for an obstacle or a friend in its way, for an enemy who comes between, or to bring more figures into contact.',
    },
  },
  {
    id: 'LA-M5.7-3',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: 'Ni une colonne ni une double ligne de cavalerie ne scinde ses escadrons.',
      en: 'Neither a column nor a double line of cavalry splits its squadrons.',
    },
  },
  {
    id: 'LA-M5.7-4',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: "Si une partie de la ligne va empiéter sur un obstacle ou interpénétrer un ami, le joueur peut arrêter les seuls escadrons concernés et poursuivre avec les autres ; l'instruction est scellée avec la charge, et sans elle ceux-là seuls s'arrêtent.",
      en: 'If part of the line is about to run onto an obstacle or interpenetrate a friend, the player may halt only the squadrons concerned and go on with the others; the instruction is sealed with the charge, and without one only those halt.',
    },
    why: {
      fr: "Le choix se donne d'avance, comme tout le plan ; un quart ne s'arrête pas pour le demander.",
      en: 'The choice is given beforehand, like the whole plan; a quarter does not pause to ask for it.',
    },
  },
  {
    id: 'LA-M5.7-5',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: 'Les escadrons arrêtés sont séparés du régiment : ils sortent de son effectif, sans être des pertes.',
      en: 'The halted squadrons are apart from the regiment: they leave its strength, without being losses.',
    },
    why: {
      fr: "Le texte les ôte de l'effectif ; ils sont sur la table et reviendront : aucun test ne les compte comme perdus.",
      en: 'The text takes them out of the strength; they are on the table and will return: no test counts them as lost.',
    },
  },
  {
    id: 'LA-M5.7-6',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: 'Les escadrons séparés doivent rejoindre le régiment au plus vite : ils vont vers lui par le plus court chemin, à la vitesse de la colonne.',
      en: 'The separated squadrons must rejoin the regiment as fast as they can: they go to it by the shortest way, at column speed.',
    },
    why: {
      fr: 'Le texte dit « le plus vite possible » sans donner de vitesse ; la colonne est la plus rapide.',
      en: 'The text says “as fast as possible” without giving a speed; the column is the fastest.',
    },
  },
  {
    id: 'LA-M5.7-7',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: 'Les escadrons rejoignent aux conditions des tirailleurs : au contact du régiment, le temps de se reformer plus une demi-période. Un escadron arrêté a arrêté sa charge : il est sans formation.',
      en: "Squadrons rejoin on the skirmishers' terms: in contact with the regiment, the time to reform plus half a period. A halted squadron has stopped its charge: it is without formation.",
    },
    why: {
      fr: "Le texte renvoie aux tirailleurs, qui se reforment ; un escadron en pleine charge qui s'arrête n'est pas mieux tenu qu'un régiment.",
      en: 'The text refers to the skirmishers, who reform; a squadron that halts in full charge is no better in hand than a regiment.',
    },
  },
  {
    id: 'LA-M5.7-8',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: "Cet arrêt peut être subi ou voulu, pour tromper l'adversaire : l'instruction reste cachée jusqu'à ce qu'elle s'exécute.",
      en: 'This halt may be suffered or meant, to deceive the opponent: the instruction stays hidden until it is carried out.',
    },
  },
  {
    id: 'LA-M5.7-9',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: "La charge déclarée va à son terme même si un ennemi s'interpose, pourvu qu'il ne charge pas.",
      en: 'The declared charge is carried through even if an enemy comes between, provided that he does not charge.',
    },
  },
  {
    id: 'LA-M5.7-10',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: "Cet ennemi peut n'être touché que par un ou plusieurs escadrons, ceux dont il barre le couloir.",
      en: 'That enemy may be touched by one or some squadrons only, those whose corridor he bars.',
    },
  },
  {
    id: 'LA-M5.7-11',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: "Pour les escadrons restants, le joueur choisit entre s'arrêter et poursuivre jusqu'à l'objectif écrit ; ce choix est scellé avec la charge, et sans lui ils continuent.",
      en: 'The other squadrons stop or go on to the named target, as the player chooses; that choice is sealed with the charge, and without it they go on.',
    },
    why: {
      fr: "Le choix se donne d'avance ; continuer est ce que doit une charge déclarée.",
      en: 'The choice is given beforehand; going on is what a declared charge owes.',
    },
  },
  {
    id: 'LA-M5.7-12',
    chapter: 'charge-squadrons',
    origin: 'rule',
    text: {
      fr: "En chargeant une infanterie en carré ou en colonne, une ligne de cavalerie peut la déborder pour la toucher par d'autres côtés, s'il lui reste du mouvement dans la demi-période : deux quarts et le bonus, moins ce qu'elle a parcouru.",
      en: 'A cavalry line that charges infantry in square or column may push past to touch its other sides, if it has movement left in the half-period: two quarters and the bonus, less what it has covered.',
    },
    why: {
      fr: "Le texte parle de ce qui reste « pendant la demi-période » sans dire ce qu'on y compte ; le bonus sert à toucher, et il s'agit de toucher.",
      en: 'The text speaks of what is left “in the half-period” without saying what counts in it; the bonus serves to touch, and touching is what this is.',
    },
  },
];
