import type { Rule } from '@grognard/engine';

export const fieldOfFire: readonly Rule[] = [
  {
    id: 'PB-R106',
    chapter: 'field-of-fire',
    origin: 'rule',
    text: {
      fr: "Ont une zone de feu devant leur front : l'infanterie (miliciens, réguliers, élite, détachements), l'artillerie et les dragons ; non les autres cavaleries, les QG ni les bagages. En option, on joue sans zones de feu.",
      en: 'Infantry (militia, regular, elite, detachments), dragoons and artillery project a field of fire from their front; other cavalry, HQs and baggage do not. As an option there are no fields of fire.',
    },
  },
  {
    id: 'PB-R107',
    chapter: 'field-of-fire',
    origin: 'rule',
    text: {
      fr: "C'est un arc de 45° devant le front, profond d'un tiers de mouvement à pied (4,5 cm) et limité par la ligne de vue.",
      en: 'It is a 45° arc from the front, a foot third (4.5 cm) deep and limited by line of sight.',
    },
  },
  {
    id: 'PB-R108',
    chapter: 'field-of-fire',
    origin: 'ruling',
    text: {
      fr: "La zone est ce qui se trouve devant le bord de front, à 4,5 cm au plus du point le plus proche de ce bord, entre deux rayons qui partent des coins et s'ouvrent de 45° vers l'extérieur. L'angle d'ouverture se règle.",
      en: 'The field is what lies before the front edge, at most 4.5 cm from the nearest point of that edge, between two rays that start at the corners and open 45° outward. The angle of opening can be set.',
    },
    why: {
      fr: "C'est l'angle de la marche oblique, donc ce que la pièce peut atteindre en avançant.",
      en: 'It is the angle of the oblique move, and so what the piece could reach by advancing.',
    },
  },
  {
    id: 'PB-R109',
    chapter: 'field-of-fire',
    origin: 'rule',
    text: {
      fr: 'On voit à travers les pièces : elles ne coupent donc pas la zone de feu. Bois, bâtiments et crêtes la coupent au-delà de la profondeur où le regard pénètre.',
      en: 'One sees through pieces, so they do not cut the field of fire. Woods, buildings and crests do, beyond the depth to which one sees into them.',
    },
  },
  {
    id: 'PB-R110',
    chapter: 'field-of-fire',
    origin: 'rule',
    text: {
      fr: 'Une pièce ne peut finir son mouvement avec sa majorité dans une zone de feu ennemie, sauf si elle attaque ou soutient une attaque.',
      en: 'A piece may not end its move with its majority in an enemy field of fire unless it attacks or supports an attack.',
    },
  },
  {
    id: 'PB-R110a',
    chapter: 'field-of-fire',
    origin: 'ruling',
    text: {
      fr: "La zone de feu d'un bloc qu'on n'a pas reconnu, ou dont on ne sait que l'allure de cavalerie, compte autant que les autres. Qui allait finir son mouvement dans cette zone s'arrête juste avant, au dernier endroit permis de son chemin ; qui allait y rester sans en avoir le droit doit encore bouger. Le bloc est alors reconnu pour ce qu'il est, qu'il tire ou non. Un club peut admettre que le brouillard excuse.",
      en: 'The field of fire of a block that was not made out, or only as mounted, counts like any other. Whoever was going to end a move in it halts just before it, at the last lawful place on its way; whoever was going to stay there without leave must still move. The block is then made out for what it is, whether it fires or not. A club may hold that fog excuses it.',
    },
    why: {
      fr: "Le texte ne fait pas dépendre la zone de feu de ce que l'adversaire sait ; un refus avant le mouvement trahirait le bloc, l'adversaire l'annonce donc quand il sert.",
      en: 'The text does not make a field of fire depend on what the enemy knows; a refusal before the move would give the block away, and so its owner declares it when it counts.',
    },
  },
  {
    id: 'PB-R111',
    chapter: 'field-of-fire',
    origin: 'rule',
    text: {
      fr: "On peut se trouver dans plusieurs zones de feu à la fois, pourvu qu'on attaque un ennemi.",
      en: 'A piece may be in several fields of fire at once provided that it attacks some enemy.',
    },
  },
  {
    id: 'PB-R112',
    chapter: 'field-of-fire',
    origin: 'rule',
    text: {
      fr: 'Traverser une zone de feu est libre : la restriction ne porte que sur la fin du mouvement.',
      en: 'Passing through a field of fire is free: the restriction concerns only where the move ends.',
    },
  },
  {
    id: 'PB-R113a',
    chapter: 'field-of-fire',
    origin: 'rule',
    text: {
      fr: 'Une pièce qui commence son mouvement dans une zone de feu ennemie peut y rester si elle est à couvert.',
      en: 'A piece that starts its move in an enemy field of fire may stay there if it is in cover.',
    },
  },
  {
    id: 'PB-R113b',
    chapter: 'field-of-fire',
    origin: 'rule',
    text: {
      fr: 'Elle peut aussi y rester si une autre pièce attaque cet ennemi dans la même activation ; un bombardement suffit.',
      en: 'It may also stay if another piece attacks that enemy in the same activation; a bombardment is enough.',
    },
  },
  {
    id: 'PB-R113c',
    chapter: 'field-of-fire',
    origin: 'ruling',
    text: {
      fr: "Sinon, elle doit attaquer un ennemi quelconque ou sortir de cette zone de feu. « Dans le même mouvement » veut dire pendant l'activation du même jeton.",
      en: 'Otherwise it must attack some enemy or leave that field of fire. "In the same move" means during the activation of the same chit.',
    },
    why: {
      fr: "C'est la plus petite unité de mouvement que les joueurs partagent : la formation se déplace d'un coup.",
      en: 'That is the smallest unit of movement that players share: the formation moves as one.',
    },
  },
  {
    id: 'PB-R113d',
    chapter: 'field-of-fire',
    origin: 'ruling',
    text: {
      fr: "Si elle ne peut attaquer, elle doit gagner un endroit permis hors de la zone. S'il n'y en a pas, elle reste et bat en retraite après les combats.",
      en: 'If it cannot attack it must go to a legal place outside the field. If there is none it stays, and retreats after the combats.',
    },
    why: {
      fr: "Nul n'est tenu à l'impossible, mais la retraite après les combats ne demande l'avis de personne.",
      en: "Nobody is held to the impossible, but the retreat after the combats asks nobody's leave.",
    },
  },
  {
    id: 'PB-R113e',
    chapter: 'field-of-fire',
    origin: 'ruling',
    text: {
      fr: "L'obligation ne vaut que lorsque la formation de la pièce est activée. Ne pas bouger la pièce revient alors à rester, ce qui est refusé si elle ne le peut pas.",
      en: "The obligation holds only when the piece's formation is activated. Not moving the piece then means staying, and is refused if it may not stay.",
    },
    why: {
      fr: 'La liberté de ne pas bouger une formation ne doit pas servir à tenir sous le feu sans combattre.',
      en: 'The freedom not to move a formation must not serve to stand under fire without fighting.',
    },
  },
  {
    id: 'PB-R114',
    chapter: 'field-of-fire',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Le but de la zone de feu : attaquer ou se tenir à distance, sans rôder à un millimètre de l'ennemi.",
      en: 'The purpose of the field of fire: attack or keep away, without hovering a millimetre off the enemy.',
    },
  },
];
