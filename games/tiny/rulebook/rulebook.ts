import type { Rulebook } from '@grognard/engine';

export const rulebook: Rulebook = {
  prefix: 'TN-',
  chapters: [
    { id: 'turn', text: { fr: 'Le tour', en: 'The turn' } },
    { id: 'movement', text: { fr: 'Le mouvement', en: 'Movement' } },
    { id: 'fight', text: { fr: 'Le combat', en: 'Fighting' } },
    { id: 'sight', text: { fr: 'La vue', en: 'Sight' } },
  ],
  rules: [
    {
      id: 'TN-R01',
      chapter: 'turn',
      origin: 'rule',
      text: {
        fr: 'À chaque tour, tous scellent un plan; puis les postes se prennent.',
        en: 'Each turn all seal a plan; then the posts are taken.',
      },
    },
    {
      id: 'TN-R02',
      chapter: 'movement',
      origin: 'rule',
      text: {
        fr: "Une pièce avance d'une case au plus, dans les huit directions.",
        en: 'A piece moves one cell at most, in any of eight directions.',
      },
    },
    {
      id: 'TN-R03',
      chapter: 'movement',
      origin: 'rule',
      text: {
        fr: 'On reste sur le plateau.',
        en: 'Everybody stays on the board.',
      },
    },
    {
      id: 'TN-R04',
      chapter: 'movement',
      origin: 'rule',
      text: {
        fr: "Nul n'entre dans le marais.",
        en: 'Nobody enters the marsh.',
      },
    },
    {
      id: 'TN-R05',
      chapter: 'movement',
      origin: 'rule',
      text: {
        fr: 'Un siège commande, une fois chacune, les pièces de son commandement encore sur le plateau.',
        en: 'A seat orders, once each, the pieces of its command that are still on the board.',
      },
    },
    {
      id: 'TN-R06',
      chapter: 'movement',
      origin: 'rule',
      text: {
        fr: "Deux pièces d'un même plan ne visent pas la même case.",
        en: 'Two pieces of one plan do not aim at the same cell.',
      },
    },
    {
      id: 'TN-R07',
      chapter: 'fight',
      origin: 'rule',
      text: {
        fr: "Deux ennemis qui sont seuls à vouloir la même case, ou qui échangent leurs cases, se battent: un dé plus la force; le plus bas est perdu, l'égalité ne change rien.",
        en: 'Two enemies who alone want the same cell, or each the cell of the other, fight: a die plus strength; the lower is lost, and a tie changes nothing.',
      },
    },
    {
      id: 'TN-R08',
      chapter: 'movement',
      origin: 'rule',
      text: {
        fr: 'Qui se bat, vise une case convoitée ou trouve la sienne tenue reste sur place.',
        en: 'Who fights, wants a cell that others want, or finds it held stays in place.',
      },
    },
    {
      id: 'TN-R09',
      chapter: 'fight',
      origin: 'rule',
      text: {
        fr: 'Une pièce retranchée ajoute un à son dé et ne bouge pas.',
        en: 'A piece that is dug in adds one to its die and does not move.',
      },
    },
    {
      id: 'TN-R10',
      chapter: 'turn',
      origin: 'ruling',
      text: {
        fr: 'Après les mouvements, chaque siège à son tour retranche ou relève une pièce, ou passe.',
        en: 'After the moves each seat in turn digs one piece in, has it stand up, or passes.',
      },
      why: {
        fr: 'Un choix ouvert, sans hasard, que l’on puisse reprendre.',
        en: 'An open choice without chance that can be taken back.',
      },
    },
    {
      id: 'TN-R11',
      chapter: 'sight',
      origin: 'rule',
      text: {
        fr: "Un camp voit ce qui est à deux cases de l'une de ses pièces, et se souvient du reste.",
        en: 'A side sees what is within two cells of one of its pieces, and remembers the rest.',
      },
    },
    {
      id: 'TN-R12',
      chapter: 'turn',
      origin: 'rule',
      text: {
        fr: "La partie finit après le dernier tour ou quand un camp n'a plus de pièce; qui en garde le plus l'emporte.",
        en: 'The game ends after the last turn or when a side has no piece left; who keeps more has won.',
      },
    },
    {
      id: 'TN-R13',
      chapter: 'turn',
      origin: 'note',
      note: 'descriptive',
      text: {
        fr: 'Un petit jeu pour éprouver la maison, que les joueurs ne voient pas.',
        en: 'A small game to try the house with, which players do not see.',
      },
    },
    {
      id: 'TN-R14',
      chapter: 'turn',
      origin: 'supplement',
      text: {
        fr: 'Les réglages ont des valeurs fixées.',
        en: 'The switches have fixed values.',
      },
    },
    {
      id: 'TN-R15',
      chapter: 'sight',
      origin: 'rule',
      text: {
        fr: "Nul n'entre dans un mur, ni ne voit par-dessus: qui n'a que du mur entre lui et l'autre ne le voit pas.",
        en: 'Nobody enters a wall or sees across it: who has nothing but wall between himself and the other does not see him.',
      },
    },
    {
      id: 'TN-R16',
      chapter: 'fight',
      origin: 'ruling',
      text: {
        fr: 'Si le réglage le permet, après les mouvements, une pièce retranchée qui voit elle-même un seul ennemi tire dessus: sur un six, il est perdu.',
        en: 'Where the switch allows it, after the moves a piece that is dug in and sees a single enemy itself fires at it: on a six it is lost.',
      },
      why: {
        fr: 'Il faut quelque chose qui demande la vue de celui qui agit, et non celle de son camp.',
        en: 'Something is needed that asks for the sight of the one who acts, and not for that of its side.',
      },
    },
  ],
};
