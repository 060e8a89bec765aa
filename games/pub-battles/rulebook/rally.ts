import type { Rule } from '@grognard/engine';

export const rally: readonly Rule[] = [
  {
    id: 'PB-R197a',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Au lieu de se déplacer, une pièce Désorganisée redevient Fraîche si une partie d'elle est à un tiers de mouvement monté au plus (6,4 cm) d'un train de bagages ami, déballé et ravitaillé. En option, dans une défense préparée, les trains commencent déballés et la portée double.",
      en: 'Instead of moving, a Spent piece becomes Fresh if any part of it is within a mounted third (6.4 cm) of a friendly baggage train that is unpacked and in supply. As an option, in a prepared defence, trains start unpacked and the range is doubled.',
    },
  },
  {
    id: 'PB-R197b',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "La cavalerie, dragons compris, n'a pas besoin de train pour se rallier.",
      en: 'Cavalry, dragoons included, needs no train to rally.',
    },
  },
  {
    id: 'PB-R197c',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "On ne se rallie pas au contact de l'ennemi, ni en soutien d'une pièce au contact.",
      en: 'There is no rally in contact with the enemy, nor for the supporter of a piece in contact.',
    },
  },
  {
    id: 'PB-R197d',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: 'Un changement de front gratuit accompagne le ralliement.',
      en: 'A free change of facing goes with the rally.',
    },
  },
  {
    id: 'PB-R197e',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: 'On ne se rallie pas dans des bâtiments. En option, pas davantage dans les bois.',
      en: 'There is no rally in buildings. As an option there is none in woods either.',
    },
  },
  {
    id: 'PB-R197f',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Les pièces d'une formation ineffective ne se rallient pas.",
      en: 'Pieces of an ineffective formation do not rally.',
    },
  },
  {
    id: 'PB-R197g',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: "Un train peut rallier autant de pièces que l'on veut à chaque tour. En option, une seule par tour ou quatre par partie.",
      en: 'A train may rally any number of pieces each turn. As an option, only one per turn or four per game.',
    },
    why: {
      fr: 'Le texte ne fixe pas de limite.',
      en: 'The text sets no limit.',
    },
  },
  {
    id: 'PB-R197h',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: "Le train d'une formation rallie les pièces de toutes les formations amies.",
      en: 'The train of one formation rallies the pieces of every friendly formation.',
    },
    why: {
      fr: "Le texte dit : n'importe quel train ami.",
      en: 'The text says any friendly train.',
    },
  },
  {
    id: 'PB-R197i',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: "Dans une zone de feu ennemie, une pièce ne se rallie que si elle a le droit d'y rester.",
      en: 'In an enemy field of fire a piece rallies only if it may stay there.',
    },
    why: {
      fr: "Se rallier, c'est rester sur place, et rien n'y lève l'obligation d'attaquer ou de partir.",
      en: 'To rally is to stay in place, and nothing lifts the duty to attack or leave.',
    },
  },
  {
    id: 'PB-R198a',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: "Un train au contact d'un ennemi quand commence la phase de combat est détruit, déballé ou non. L'ennemi doit l'avoir attaqué selon les règles, en portée de commandement.",
      en: 'A train in contact with the enemy at the start of the combat phase is destroyed, packed or not. The enemy must have attacked it by the rules, in command.',
    },
    why: {
      fr: 'Seule une attaque crée le contact, contre un train comme contre toute autre pièce.',
      en: 'Only an attack creates contact, against a train as against any other piece.',
    },
  },
  {
    id: 'PB-R198b',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Un train ne rallie que s'il est déballé.",
      en: 'A train rallies only when it is unpacked.',
    },
  },
  {
    id: 'PB-R198c',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: 'Déballer ou remballer ne coûte aucun mouvement : un train peut bouger, se déballer, et les pièces à portée se rallier aussitôt, dans la même activation. Celles qui avaient déjà renoncé à bouger dans cette activation le peuvent encore.',
      en: 'Packing and unpacking cost no movement: a train may move and unpack, and pieces in range rally at once, in the same activation. Those that had already declined to move in that activation still may.',
    },
    why: {
      fr: "Les pièces d'une formation se déplacent dans l'ordre que l'on veut ; n'avoir pas encore bougé laisse le choix ouvert.",
      en: 'The pieces of a formation move in any order; not having moved yet leaves the choice open.',
    },
  },
  {
    id: 'PB-R198d',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: 'Un train déballé ne se déplace pas.',
      en: 'An unpacked train does not move.',
    },
  },
  {
    id: 'PB-R198e',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: "Remballer et déplacer un train déballé met fin à la bataille : c'est un Recul forcé. Le remballer sans le bouger a le même effet, après une confirmation.",
      en: 'Packing up and moving an unpacked train ends the battle: it is Forced back. Packing it without moving has the same effect, after one confirmation.',
    },
    why: {
      fr: 'La condition de victoire parle de remballer, non de bouger.',
      en: 'The victory condition speaks of packing up, not of moving.',
    },
  },
  {
    id: 'PB-R198f',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: "L'ennemi ne sait qu'un train est déballé que s'il le voit.",
      en: 'The enemy knows that a train is unpacked only if he sees it.',
    },
    why: {
      fr: "L'état d'une pièce se lit sur elle : il faut l'avoir en vue.",
      en: 'The state of a piece is read from the piece: one must have it in sight.',
    },
  },
  {
    id: 'PB-R198g',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: "Une pièce amie peut battre en retraite à travers un train, qui n'est pas poussé.",
      en: 'A friend may retreat through a train, which is not pushed.',
    },
  },
  {
    id: 'PB-R198h',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: "Un train se déplace avec le jeton de sa formation, ou avec celui du commandant d'armée s'il lui est affecté. Pour se rallier, une pièce n'a besoin que de sa propre activation.",
      en: "A train moves with its formation's chit, or with the army commander's if it is assigned to him. To rally, a piece needs only its own activation.",
    },
    why: {
      fr: 'Se rallier remplace le mouvement de la pièce, non celui du train.',
      en: "Rallying takes the place of the piece's move, not the train's.",
    },
  },
  {
    id: 'PB-R198i',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: 'Un train déballé mais coupé de son ravitaillement ne rallie personne et peut toujours être perdu.',
      en: 'A train that is unpacked but out of supply rallies nobody and may still be lost.',
    },
    why: {
      fr: "Le ravitaillement n'est exigé que pour rallier.",
      en: 'Supply is asked for only in order to rally.',
    },
  },
  {
    id: 'PB-R199a',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: 'Une formation qui a perdu la moitié de son infanterie est ineffective.',
      en: 'A formation that has lost half of its infantry is ineffective.',
    },
  },
  {
    id: 'PB-R199b',
    chapter: 'rally',
    origin: 'rule',
    text: {
      fr: 'On compte comme pour la Déroute : en blocs, sans les détachements.',
      en: 'It is counted as for Rout: by blocks, without detachments.',
    },
  },
  {
    id: 'PB-R199c',
    chapter: 'rally',
    origin: 'ruling',
    text: {
      fr: "Une formation sans infanterie n'est jamais ineffective. Une formation qui récupère des pièces la nuit peut redevenir effective.",
      en: 'A formation without infantry is never ineffective. One that recovers pieces at night may become effective again.',
    },
    why: {
      fr: "La moitié de rien n'est pas une perte, et les traînards revenus ne sont plus perdus.",
      en: 'Half of nothing is no loss, and stragglers who came back are no longer lost.',
    },
  },
];
