import type { Rule } from '@grognard/engine';

export const artillery: readonly Rule[] = [
  {
    id: 'LA-M4.1-1',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Atteler et mettre en batterie sont des changements de formation : la batterie est à l'arrêt, ne tire pas, et va jusqu'au bout de ce qu'elle a commencé.",
      en: 'Limbering and unlimbering are formation changes: the battery stands, does not fire, and finishes what it has begun.',
    },
  },
  {
    id: 'LA-M4.1-2',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Une batterie attelle ou se met en batterie sous n'importe quel ordre, sans qu'il faille en changer.",
      en: 'A battery limbers or unlimbers under any order, without having to change it.',
    },
  },
  {
    id: 'LA-M4.2-1',
    chapter: 'artillery',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Une batterie attelée se reconnaît à la pièce seule sur le socle d'artillerie attelée. Ses servants ne sont plus montrés, mais comptent toujours.",
      en: 'A limbered battery is known by the gun alone on the limbered base. Its crew is no longer shown, but still counts.',
    },
  },
  {
    id: 'LA-M4.2-2',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Le front d'une batterie attelée est du côté opposé à la bouche de ses pièces.",
      en: 'The front of a limbered battery is on the side opposite to the muzzles of its guns.',
    },
  },
  {
    id: 'LA-M4.2-3',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'Une batterie attelée ne fait pas demi-tour sur place, ni de quart de tour : elle doit pivoter.',
      en: 'A limbered battery makes no about turn on the spot, nor a quarter turn: it has to wheel.',
    },
    why: {
      fr: "Le texte n'exclut que le demi-tour ; l'attelage qui l'empêche empêche aussi le quart de tour.",
      en: 'The text bars only the about turn; the team that prevents it prevents the quarter turn too.',
    },
  },
  {
    id: 'LA-M4.2-4',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Toute artillerie attelée, à cheval comme à pied, peut se mettre en batterie au bout de sa marche, si longue qu'elle ait été.",
      en: 'At the end of its march, whether it lasted one period or several, limbered artillery, foot or horse, may unlimber.',
    },
  },
  {
    id: 'LA-M4.2-5',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'Après une marche forcée, la batterie doit se reformer avant de se mettre en batterie.',
      en: 'After a forced march the battery must reform before it unlimbers.',
    },
  },
  {
    id: 'LA-M4.2-6e',
    of: ['LA-M4.2-5'],
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Exemple : une artillerie à cheval de classe A ou B arrive à marche forcée ; elle s'arrête un quart pour se reformer, puis met un quart à se mettre en batterie.",
      en: 'Example: horse artillery of class A or B arrives by forced march; it halts one quarter to reform, then takes one quarter to unlimber.',
    },
    why: {
      fr: "L'exemple ne nomme pas de classe ; d'après le tableau, une classe C met une demi-période à se mettre en batterie, soit trois quarts en tout.",
      en: 'The example names no class; by the table a class C battery takes half a period to unlimber, three quarters in all.',
    },
  },
  {
    id: 'LA-M4.2-7',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Les pertes d'une batterie ne la ralentissent pas, mais réduisent son tir.",
      en: "A battery's losses do not slow it, but reduce its fire.",
    },
  },
  {
    id: 'LA-M4.2-8',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Pour atteler, on retire les servants et on laisse la pièce pointée comme elle était : le front de la batterie se retrouve à l'opposé de son tir.",
      en: 'To limber, the crew is taken off and the gun is left pointing as it was: the front of the battery comes to lie opposite to its fire.',
    },
  },
  {
    id: 'LA-M4.2-9',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Une batterie qui vient d'atteler part droit à l'opposé de son tir ; ensuite elle peut pivoter.",
      en: 'A battery that has just limbered drives off straight away from its line of fire; after that it may wheel.',
    },
    why: {
      fr: 'Le texte fixe le sens du départ et non celui de tout le trajet.',
      en: 'The text fixes the direction of departure, not that of the whole way.',
    },
  },
  {
    id: 'LA-M4.2-10',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Une batterie peut quitter sa position de tir en marche forcée, dès le quart qui suit la fin de l'attelage.",
      en: 'A battery may leave its firing position by forced march, from the quarter after limbering is done.',
    },
  },
  {
    id: 'LA-M4.3-1',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'En se mettant en batterie, la pièce est retournée : elle tire dans la direction où la batterie marchait. Le milieu du front reste en place.',
      en: 'On unlimbering the gun is reversed: it fires in the direction in which the battery was marching. The middle of the front stays in place.',
    },
    why: {
      fr: 'Le texte remplace un socle par un autre de taille différente, sans dire quel point reste fixe.',
      en: 'The text replaces one base by another of a different size, without saying which point stays fixed.',
    },
  },
  {
    id: 'LA-M4.3-2',
    chapter: 'artillery',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: 'On place alors les figurines de servants que compte la batterie.',
      en: 'The crew figures that belong to the battery are then placed.',
    },
  },
  {
    id: 'LA-M4.3-3',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'Une batterie qui a subi des pertes ne remet en place, et ne compte, que les servants qui lui restent.',
      en: 'A battery that has taken losses sets out, and counts, only the crew it has left.',
    },
  },
  {
    id: 'LA-M4.3-4',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Le temps de la mise en batterie dépend de la nation, et de ce que l'artillerie est à pied ou à cheval.",
      en: 'The time to unlimber depends on the nation, and on the artillery being foot or horse.',
    },
  },
  {
    id: 'LA-M4.3-5',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Une batterie touchée par l'ennemi pendant sa mise en batterie l'achève, mais combat en désordre ; il en va de même si elle attelait.",
      en: 'A battery touched by the enemy while unlimbering finishes it, but fights in disorder; the same holds if it was limbering.',
    },
    why: {
      fr: "Le texte ne parle que de la mise en batterie ; prise en attelant, elle n'est pas mieux préparée.",
      en: 'The text speaks only of unlimbering; caught limbering, it is no better prepared.',
    },
  },
  {
    id: 'LA-M4.4-1',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Une batterie en position peut être déplacée un peu : vers l'avant à la bricole, vers l'arrière à la prolonge.",
      en: 'A battery in position may be shifted a little: forward by drag ropes, backward by the prolonge.',
    },
  },
  {
    id: 'LA-M4.4-2',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'Ce déplacement est de 3 cm au plus par demi-période, soit 1,5 cm par quart, quels que soient le calibre et le nombre de pièces.',
      en: 'That shift is at most 3 cm a half-period, 1.5 cm a quarter, whatever the calibre and the number of guns.',
    },
  },
  {
    id: 'LA-M4.4-3',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'À la bricole ou à la prolonge, la batterie va droit devant ou droit en arrière, sans pas de côté ni rotation.',
      en: 'By drag ropes or prolonge the battery goes straight ahead or straight back, with no side step and no rotation.',
    },
  },
  {
    id: 'LA-M4.4-4e',
    of: ['LA-M4.4-3'],
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: 'Exemple : une batterie poussée de 3 cm avance ou recule de 3 cm sur tout son front ; sa gauche ne peut pas rester fixe pendant que sa droite avance.',
      en: 'Example: a battery shifted by 3 cm goes forward or back 3 cm along its whole front; its left cannot stay fixed while its right advances.',
    },
  },
  {
    id: 'LA-M4.4-5',
    chapter: 'artillery',
    origin: 'rule',
    text: {
      fr: "Un déplacement à la bricole ou à la prolonge prend la demi-période entière, même s'il est plus court ; la batterie n'y tire pas.",
      en: 'A shift by drag ropes or prolonge takes the whole half-period, even if it is shorter; the battery does not fire in it.',
    },
    why: {
      fr: 'Le texte ne dit rien du tir ; des servants attelés à leurs pièces pour toute la demi-période ne les servent pas.',
      en: 'The text is silent on fire; a crew harnessed to its guns for the whole half-period does not serve them.',
    },
  },
];
