import type { Rule } from '@grognard/engine';

export const reserves: readonly Rule[] = [
  {
    id: 'PB-R095',
    chapter: 'reserves',
    origin: 'rule',
    text: {
      fr: "Un QG peut tenir des pièces en Réserve, hors carte, à l'abri des regards ennemis. En option, on joue sans Réserve cachée.",
      en: "An HQ may hold pieces in Reserve, off the map and out of the enemy's sight. As an option there are no hidden Reserves.",
    },
  },
  {
    id: 'PB-R096',
    chapter: 'reserves',
    origin: 'rule',
    text: {
      fr: "Une pièce passe en Réserve en se déplaçant jusqu'à toucher le QG.",
      en: 'A piece goes into Reserve by moving until it touches the HQ.',
    },
  },
  {
    id: 'PB-R097',
    chapter: 'reserves',
    origin: 'ruling',
    text: {
      fr: "Une pièce quitte la Réserve quand son propriétaire le veut, et le chemin fait par le QG compte dans le sien. Pendant l'activation de sa formation, elle se déplace ; hors de celle-ci, après un tirage, elle est seulement posée à sa place derrière le QG.",
      en: "A piece leaves Reserve whenever its owner wishes, and what the HQ has moved counts against it. In its formation's activation it moves; outside of it, after a draw, it is only set down in its place behind the HQ.",
    },
    why: {
      fr: "Le texte laisse sortir à tout moment mais ne donne pas de mouvement de plus ; une option réserve la sortie à l'activation de la formation.",
      en: "The text lets pieces come out at any time but grants no extra move; an option keeps this to the formation's own activation.",
    },
  },
  {
    id: 'PB-R098',
    chapter: 'reserves',
    origin: 'ruling',
    text: {
      fr: "La Réserve ne porte jamais une pièce plus loin qu'elle ne pourrait marcher : un QG qui porte des pièces avance au plus à l'allure de la plus lente, et son chemin est compté à chacune.",
      en: 'Reserve never carries a piece further than it could march: an HQ that carries pieces moves at most as far as the slowest of them, and its path is charged to each.',
    },
    why: {
      fr: 'Le texte pose le principe sans le calcul ; celui-ci le garantit quel que soit le moment de la sortie.',
      en: 'The text states the principle without the sum; this one assures it whenever the piece comes out.',
    },
  },
  {
    id: 'PB-R099',
    chapter: 'reserves',
    origin: 'rule',
    text: {
      fr: 'Des pièces peuvent commencer la partie en Réserve.',
      en: 'Pieces may begin the game in Reserve.',
    },
  },
  {
    id: 'PB-R100',
    chapter: 'reserves',
    origin: 'rule',
    text: {
      fr: "Les pièces en Réserve se trouvent derrière le QG ; sur une route, elles sont en colonne, dans l'ordre, et le QG marque la tête.",
      en: 'Pieces in Reserve stand behind the HQ; on a road they are in column, in order, and the HQ marks the head.',
    },
  },
  {
    id: 'PB-R101',
    chapter: 'reserves',
    origin: 'rule',
    text: {
      fr: "Dès qu'un QG est repéré, toute sa Réserve est posée sur la carte ; le QG se place à côté des pièces, jamais dessus.",
      en: 'As soon as an HQ is spotted all its Reserve goes on the map; the HQ is set beside the pieces, never on top of one.',
    },
  },
  {
    id: 'PB-R102',
    chapter: 'reserves',
    origin: 'ruling',
    text: {
      fr: "La première pièce est posée le front sur l'emplacement du QG, les autres à la file juste derrière elle, ou en arrière sur la route si elles sont en colonne ; si la place manque, au plus près en arrière. Ensuite, l'adversaire poursuit son mouvement.",
      en: "The first piece is placed with its front on the HQ's spot, the others one behind another directly to its rear, or back along the road if in column; if there is no room, in the nearest legal place behind. The opponent then goes on with his move.",
    },
    why: {
      fr: 'Le QG marque la pièce la plus avancée, et les autres la suivent ; une option laisse les poser à un tiers de mouvement monté (6,4 cm) au plus derrière le QG.',
      en: 'The HQ marks the foremost piece, and the others follow it; an option lets them be placed within a mounted third (6.4 cm) behind the HQ.',
    },
  },
  {
    id: 'PB-R103',
    chapter: 'reserves',
    origin: 'rule',
    text: {
      fr: "Si un QG est directement derrière une pièce amie, la première pièce de sa Réserve peut compter comme soutien de celle-ci. En option, elle peut aussi s'engager entre deux rounds d'un combat.",
      en: 'If an HQ is directly behind a friendly piece, the first piece of its Reserve may count as support of that piece. As an option it may also be committed between two rounds of a combat.',
    },
  },
  {
    id: 'PB-R104',
    chapter: 'reserves',
    origin: 'ruling',
    text: {
      fr: "L'ennemi ne peut pas demander si une Réserve contient quelque chose : vide ou pleine, elle a la même apparence.",
      en: 'The enemy may not ask whether there is anything in a Reserve: empty or full, it looks the same.',
    },
    why: {
      fr: "Elle est faite pour cacher, et l'on ne doit répondre que de ce qui est vu.",
      en: 'It is made to hide, and one has to answer only for what is seen.',
    },
  },
  {
    id: 'PB-R105',
    chapter: 'reserves',
    origin: 'ruling',
    text: {
      fr: "Une pièce en Réserve peut se rallier si l'emplacement de son QG le permet ; tant qu'elle est cachée, elle ne peut ni bombarder, ni attaquer, ni projeter de zone de feu.",
      en: 'A piece in Reserve may rally if the spot of its HQ allows it; while hidden it may not bombard, attack or project a field of fire.',
    },
    why: {
      fr: 'Elle se trouve là où est le QG, mais agir la ferait voir.',
      en: 'It stands where the HQ stands, but to act would show it.',
    },
  },
];
