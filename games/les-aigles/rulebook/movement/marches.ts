import type { Rule } from '@grognard/engine';

export const marches: readonly Rule[] = [
  {
    id: 'LA-M2.3-1',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "Seule l'infanterie en ligne marche à l'oblique, vers la gauche ou vers la droite ; la double ligne compte ici pour une ligne.",
      en: 'Only infantry in line marches obliquely, to the left or to the right; a double line counts as a line here.',
    },
    why: {
      fr: 'Le texte ne dit que « en ligne » ; la double ligne en est une, sur deux rangs.',
      en: 'The text says only “in line”; a double line is one, on two ranks.',
    },
  },
  {
    id: 'LA-M2.3-2',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "Seules les unités de la garde, d'élite ou régulières marchent à l'oblique.",
      en: 'Only guard, elite or regular units march obliquely.',
    },
  },
  {
    id: 'LA-M2.3-3',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: 'La marche oblique se fait à demi-vitesse, mesurée le long du chemin : 1,75 cm par quart pour une ligne française.',
      en: 'The oblique march goes at half speed, measured along the path: 1.75 cm a quarter for a French line.',
    },
    why: {
      fr: 'Le texte ne dit pas où mesurer ; nous mesurons ce que les hommes parcourent.',
      en: 'The text does not say where to measure; we measure what the men walk.',
    },
  },
  {
    id: 'LA-M2.3-4',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "La marche oblique s'écarte de 45 degrés au plus de la direction de l'unité, qui garde son orientation.",
      en: "The oblique march departs by at most 45 degrees from the unit's heading, which it keeps.",
    },
  },
  {
    id: 'LA-M2.4-1',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "Une unité de la garde, d'élite ou régulière peut reculer face à l'ennemi, droit en arrière et sans se retourner.",
      en: 'A guard, elite or regular unit may step back facing the enemy, straight to the rear and without turning round.',
    },
  },
  {
    id: 'LA-M2.4-2',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "La marche arrière n'est permise qu'à l'infanterie en ligne ou en tirailleurs ; la double ligne compte pour une ligne.",
      en: 'The backward march is open only to infantry in line or skirmishing; a double line counts as a line.',
    },
    why: {
      fr: 'Le texte ne dit que « en ligne » ; la double ligne en est une, sur deux rangs.',
      en: 'The text says only “in line”; a double line is one, on two ranks.',
    },
  },
  {
    id: 'LA-M2.4-3',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "La marche arrière se fait à la moitié de la vitesse de la ligne, tirailleurs compris : 1,75 cm par quart pour l'infanterie française.",
      en: 'The backward march goes at half the speed of the line, for skirmishers too: 1.75 cm a quarter for French infantry.',
    },
  },
  {
    id: 'LA-M2.5-1',
    chapter: 'marches',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "La marche forcée est une allure plus vive : pas accéléré de l'infanterie, trot de la cavalerie.",
      en: 'The forced march is a livelier gait: the quick step of infantry, the trot of cavalry.',
    },
  },
  {
    id: 'LA-M2.5-2',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "Seules l'infanterie et la cavalerie en colonne de compagnies et l'artillerie attelée marchent à marche forcée ; la colonne par sections en est une, et la colonne de la cavalerie aussi.",
      en: "Only infantry and cavalry in company column and limbered artillery make a forced march; a section column is one, and so is the cavalry's column.",
    },
    why: {
      fr: "La cavalerie n'a qu'une colonne, la sienne est donc celle que le texte vise ; celle de sections marche comme celle de compagnies.",
      en: 'Cavalry has only one column, so that is the one the text means; the section column marches as the company column does.',
    },
  },
  {
    id: 'LA-M2.5-3',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: 'En marche forcée, la distance de la colonne est augmentée de moitié.',
      en: "On a forced march the column's distance is raised by half.",
    },
  },
  {
    id: 'LA-M2.5-4e',
    of: ['LA-M2.5-3'],
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: 'Exemple : une colonne qui parcourt 18 cm par période en fait 27 en marche forcée, soit 6,75 par quart.',
      en: 'Example: a column that covers 18 cm a period does 27 on a forced march, 6.75 a quarter.',
    },
  },
  {
    id: 'LA-M2.5-5',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "Une marche forcée peut durer plusieurs périodes, mais pas plus de trois de suite ; le compte repart de zéro quand l'unité s'est reformée.",
      en: 'A forced march may last several periods, but no more than three in a row; the count starts afresh once the unit has reformed.',
    },
    why: {
      fr: "Le texte ne dit pas ce qui rompt la suite ; l'unité doit de toute façon se reformer avant autre chose.",
      en: 'The text does not say what breaks the row; the unit must reform before anything else in any case.',
    },
  },
  {
    id: 'LA-M2.5-6',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "L'unité est sans formation dès le premier quart de sa marche forcée, et l'est encore à l'arrivée.",
      en: 'The unit is without formation from the first quarter of its forced march, and still so on arrival.',
    },
  },
  {
    id: 'LA-M2.5-7',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: "Après une marche forcée, l'unité se reforme avant toute autre action ; elle peut seulement la poursuivre, tirer, ou subir une esquive forcée ou un mouvement obligatoire.",
      en: 'After a forced march the unit reforms before any other action; it may only continue it, fire, or undergo a forced evade or a compulsory move.',
    },
  },
  {
    id: 'LA-M2.5-8',
    chapter: 'marches',
    origin: 'rule',
    text: {
      fr: 'Les tirailleurs ne font pas de marche forcée.',
      en: 'Skirmishers make no forced march.',
    },
  },
];
