import type { Rule } from '@grognard/engine';

export const spotting: readonly Rule[] = [
  {
    id: 'PB-R145',
    chapter: 'spotting',
    origin: 'rule',
    text: {
      fr: "On repère une pièce jusqu'à un mouvement à pied complet (13,5 cm), dans la ligne de vue et par temps clair.",
      en: 'A piece is spotted up to a full foot move (13.5 cm) away, in line of sight and in clear weather.',
    },
  },
  {
    id: 'PB-R146',
    chapter: 'spotting',
    origin: 'rule',
    text: {
      fr: "Si la pièce est vue, son propriétaire doit dire sur demande si elle est à pied, montée ou d'artillerie.",
      en: 'If a piece is seen its owner must say on request whether it is foot, mounted or artillery.',
    },
  },
  {
    id: 'PB-R147',
    chapter: 'spotting',
    origin: 'rule',
    text: {
      fr: "La qualité reste cachée jusqu'au contact.",
      en: 'Quality stays hidden until contact.',
    },
  },
  {
    id: 'PB-R148',
    chapter: 'spotting',
    origin: 'rule',
    text: {
      fr: "Au contact, la qualité des pièces de pointe est révélée ; celle d'un soutien ennemi ne l'est pas.",
      en: 'On contact the quality of the leads is disclosed; that of an enemy supporter is not.',
    },
  },
  {
    id: 'PB-R149',
    chapter: 'spotting',
    origin: 'ruling',
    text: {
      fr: 'La qualité est révélée au début de la phase de combat, pour les pièces alors au contact. Un contact rompu avant cela ne révèle que le type.',
      en: 'Quality is disclosed at the start of the combat phase, for the pieces then in contact. A contact broken before that discloses only the type.',
    },
    why: {
      fr: "Les mouvements sont tenus pour simultanés : qui s'est dérobé n'a jamais été vraiment au contact.",
      en: 'Movement is taken to be simultaneous: who slipped away was never truly in contact.',
    },
  },
  {
    id: 'PB-R150',
    chapter: 'spotting',
    origin: 'ruling',
    text: {
      fr: "Toute pièce de combat repère tout autour d'elle ; ni les QG ni les bagages ne repèrent. Un détachement se montre comme une pièce à pied, un train remballé aussi ; en option, le train se montre comme tel.",
      en: 'Any combat piece spots all round; HQs and baggage do not spot. A detachment shows as foot, and so does a packed train; as an option the train shows as a train.',
    },
    why: {
      fr: "Le texte n'admet que trois réponses (à pied, montée, artillerie), et un train marche à pied.",
      en: 'The text knows only three answers (foot, mounted, artillery), and a train moves on foot.',
    },
  },
  {
    id: 'PB-R151',
    chapter: 'spotting',
    origin: 'ruling',
    text: {
      fr: "Le type d'une pièce vue est montré d'office, sans qu'on ait à le demander.",
      en: 'The type of a seen piece is shown of itself, without having to ask.',
    },
    why: {
      fr: 'La réponse étant due à qui la demande, la demande ne ferait que retarder le jeu.',
      en: 'As the answer is owed to whoever asks, asking would only slow the game.',
    },
  },
  {
    id: 'PB-R152',
    chapter: 'spotting',
    origin: 'rule',
    text: {
      fr: "La météo du scénario, comme le brouillard, peut réduire la portée du repérage ou l'interdire.",
      en: 'The weather of the scenario, such as fog, may shorten spotting or forbid it.',
    },
  },
];
