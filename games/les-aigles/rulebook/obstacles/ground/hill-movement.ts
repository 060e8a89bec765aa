import type { Rule } from '@grognard/engine';

export const hillMovement: readonly Rule[] = [
  {
    id: 'LA-O2.4-1',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: 'Sur une colline, toute unité avance à la moitié de son déplacement, en montée comme en descente : une colonne française y fait 9 cm par période au lieu de 18.',
      en: 'On a hill every unit moves at half its distance, uphill and downhill alike: a French column does 9 cm a period there instead of 18.',
    },
  },
  {
    id: 'LA-O2.4-2e',
    of: ['LA-O2.4-1', 'LA-O2.4-3', 'LA-O2.4-4', 'LA-O2.4-5', 'LA-O2.4-7'],
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: "Exemple : la tête d'une colonne de compagnies domine déjà la crête, sa queue est encore dans la montée ou dans la plaine. Toute l'unité est dans la pente : demi-vitesse, désorganisée, ni charge ni changement de formation.",
      en: 'Example: the head of a company column is already over the crest, its tail still on the rise or in the plain. The whole unit is on the slope: half speed, disorganised, neither charge nor change of formation.',
    },
  },
  {
    id: 'LA-O2.4-3',
    chapter: 'hill-movement',
    origin: 'ruling',
    text: {
      fr: 'Une unité qui monte ou descend est désorganisée. Des tirailleurs, sur une pente nue, restent formés.',
      en: 'A unit that climbs or descends is disorganised. Skirmishers on an open slope stay formed.',
    },
    why: {
      fr: "Le texte dit « l'unité » sans exception, mais laisse formés les tirailleurs d'une pente boisée, qui est plus dure.",
      en: 'The text says “the unit” without exception, yet leaves skirmishers formed on a wooded slope, which is harder.',
    },
  },
  {
    id: 'LA-O2.4-4',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: 'Une unité qui a une figurine dans une pente ne charge pas, ni vers le haut ni vers le bas.',
      en: 'A unit with a figure on a slope does not charge, neither up nor down.',
    },
  },
  {
    id: 'LA-O2.4-5',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: "Une unité qui a une figurine dans une pente ne change pas de formation, et l'artillerie n'y met pas en batterie. Un changement commencé hors de la pente s'achève ; les figurines peuvent faire un quart de tour ou un demi-tour.",
      en: 'A unit with a figure on a slope does not change formation, and artillery does not unlimber there. A change begun off the slope is completed; figures may make a quarter turn or an about turn.',
    },
    why: {
      fr: "Le texte juge l'unité qui veut changer, non celle qui change déjà ; tourner sur place ne déplace aucune compagnie.",
      en: 'The text judges the unit that wants to change, not one already changing; turning on the spot moves no company.',
    },
  },
  {
    id: 'LA-O2.4-6',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: "On peut monter ou descendre à marche forcée, mais on est alors en désordre, pendant le mouvement et à l'arrivée. Une colonne française y fait 13,5 cm par période : 18, augmentés de moitié, puis réduits de moitié.",
      en: 'A unit may climb or descend on a forced march, but is then in disorder, during the move and on arrival. A French column does 13.5 cm a period: 18, raised by half, then cut by half.',
    },
    why: {
      fr: 'Le texte ne donne que le désordre ; la distance suit des deux règles ensemble.',
      en: 'The text gives only the disorder; the distance follows from the two rules together.',
    },
  },
  {
    id: 'LA-O2.4-7',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: "Une unité est dans la montée ou dans la descente tant qu'un de ses socles touche l'empiètement de la colline, même arrêtée sur la crête.",
      en: 'A unit is climbing or descending as long as one of its bases touches the ground that the hill takes, even if it stands on the crest.',
    },
    why: {
      fr: "Une colline n'a pas de partie plate : sa crête est encore de la pente.",
      en: 'A hill has no flat part: its crest is still slope.',
    },
  },
  {
    id: 'LA-O2.4-8',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: 'La marche arrière est impossible à une unité qui a une figurine dans une pente ; elle peut reculer malgré elle.',
      en: 'The backward march is impossible for a unit with a figure on a slope; it may recoil against its will.',
    },
    why: {
      fr: "Le texte interdit une marche, qui est un choix ; un recul n'en est pas un.",
      en: 'The text forbids a march, which is a choice; a recoil is none.',
    },
  },
  {
    id: 'LA-O2.4-9',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: "Une unité peut s'arrêter à mi-pente et tirer, si elle en a le droit par rapport à la crête ; être désorganisée n'ôte rien à son tir.",
      en: 'A unit may stop half way and fire, if it may with regard to the crest; being disorganised takes nothing from its fire.',
    },
    why: {
      fr: 'Le texte dit « sans aucune pénalité », et le chapitre des unités ne fait pas souffrir le tir de la désorganisation.',
      en: 'The text says “without any penalty”, and in the chapter on units fire does not suffer from disorganisation.',
    },
  },
  {
    id: 'LA-O2.4-10',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: "Une pente nue ne pénalise que le mouvement et la formation, rien d'autre.",
      en: 'An open slope penalises movement and formation only, nothing else.',
    },
  },
  {
    id: 'LA-O2.4-11',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: 'Un versant peut être boisé ou, en pays de culture ou de vigne, couvert de céréales ou de vignes ; on parle alors de coteau.',
      en: 'A side may be wooded or, in farming or wine country, under cereals or vines; the French then call it a coteau.',
    },
  },
  {
    id: 'LA-O2.4-12',
    chapter: 'hill-movement',
    origin: 'ruling',
    text: {
      fr: "Une telle pente ne convient qu'à l'infanterie en tirailleurs. Toute infanterie peut pourtant s'y engager ; la cavalerie, seulement si elle est couverte de céréales ; l'artillerie, jamais.",
      en: 'Such a slope suits only skirmishing infantry. Yet any infantry may go onto it; cavalry, only if it is under cereals; artillery, never.',
    },
    why: {
      fr: "Le texte la dit « aisément accessible » aux seuls tirailleurs, sans l'interdire aux autres ; nous suivons ce que les bois et les cultures permettent à chaque arme.",
      en: 'The text calls it “easily accessible” to skirmishers alone, without forbidding it to others; we follow what woods and crops allow each arm.',
    },
  },
  {
    id: 'LA-O2.4-13',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: 'Une unité en ordre serré y va au quart de sa vitesse et est sans formation. Cela remplace ce que le bois, les cultures et la pente feraient chacun de leur côté.',
      en: 'A unit in close order goes there at a quarter of its speed and is without formation. This replaces what wood, crops and slope would each do by themselves.',
    },
    why: {
      fr: 'Le texte donne à la réunion des deux une valeur à elle.',
      en: 'The text gives the two together a value of their own.',
    },
  },
  {
    id: 'LA-O2.4-14',
    chapter: 'hill-movement',
    origin: 'rule',
    text: {
      fr: "Des tirailleurs y restent formés, mais n'y vont qu'au quart de leur vitesse.",
      en: 'Skirmishers stay formed there, but go at only a quarter of their speed.',
    },
  },
  {
    id: 'LA-O2.4-15',
    chapter: 'hill-movement',
    origin: 'ruling',
    text: {
      fr: "Une route qui passe une pente en efface le ralentissement et la dégradation pour la colonne qui la suit, si son front y tient. On n'y charge ni n'y met en batterie davantage.",
      en: 'A road over a slope wipes out the slowing and the degradation for a column that follows it, if its front fits. It lets nobody charge or unlimber there.',
    },
    why: {
      fr: "Le texte dit des routes qu'elles annulent les pénalités des obstacles ; il ne dit pas qu'elles rendent la pente plate.",
      en: 'The text says of roads that they cancel the penalties of obstacles; it does not say that they make the slope flat.',
    },
  },
];
