import type { Rule } from '@grognard/engine';

export const readingsValues: readonly Rule[] = [
  {
    id: 'CB-C1',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: 'Planter des pieux est à +1 et les arracher à +0 en terrain clair ; +1 de plus en terrain accidenté, +2 de plus en terrain difficile.',
      en: 'Planting stakes is +1 and pulling them up +0 on Clear ground; +1 more on Rough ground, +2 more on Difficult ground.',
    },
    why: {
      fr: "Deux textes donnent deux échelles ; celle de la fiche tient, et le terrain garde les degrés de l'autre.",
      en: "Two texts give two scales; the sheet's stands, and the ground keeps the steps of the other.",
    },
  },
  {
    id: 'CB-C2',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: "Le bonus propre d'un pion compte : des abatis donnent -1, bien que leur hex soit difficile ; un terrain qui l'est par nature donne le sien. Ils ne s'ajoutent jamais : le meilleur compte.",
      en: "A counter's own bonus counts, so abatis give -1 though their hex is Difficult; ground that is so by nature gives its own. They never add up: the best counts.",
    },
    why: {
      fr: 'Une liste donne -1 pour les abatis et -4 pour le terrain difficile, et les abatis seraient les deux.',
      en: 'One list gives -1 for abatis and -4 for Difficult ground, and abatis would be both.',
    },
  },
  {
    id: 'CB-C3',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: 'Le test qui suit Faire Face use des modificateurs du cas 1.',
      en: 'The test after facing uses the modifiers of case 1.',
    },
    why: {
      fr: "Il porte deux numéros à deux endroits ; rien d'autre ne parle d'un cas 3.",
      en: 'It is numbered differently in two places; nothing else speaks of a case 3.',
    },
  },
  {
    id: 'CB-C4',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: "La capacité d'arme du défenseur se retranche de l'Avantage.",
      en: "The defender's weapon capacity is subtracted from the Advantage.",
    },
    why: {
      fr: "La même ligne de valeurs sert aux deux ; un meilleur défenseur ne doit pas aider l'attaquant.",
      en: 'The same row of values serves both; a better defender must not help the attacker.',
    },
  },
  {
    id: 'CB-C5',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: 'Flanc et arrière donnent +1 et +2 au tir, +2 et +4 au choc.',
      en: 'Flank and rear give +1 and +2 in fire, +2 and +4 in shock.',
    },
    why: {
      fr: 'Une ligne générale donne les plus fortes valeurs aux deux, la liste du tir les siennes.',
      en: 'A general line gives the higher values for both, the list for fire its own.',
    },
  },
  {
    id: 'CB-C6',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: "Les colonnes de la table de pertes sont des plages d'Avantage ; au-dessous de la plus basse, on prend la plus basse.",
      en: 'The columns of the loss table are ranges of Advantage; below the lowest the lowest is used.',
    },
    why: {
      fr: 'On peut lire les colonnes comme des plages ou comme des seuils ; des plages ne laissent pas de trou.',
      en: 'Columns can be read as ranges or as lower bounds; ranges leave no gap.',
    },
  },
  {
    id: 'CB-C7',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: 'La matrice des armes est celle de ce jeu, et sert aux tests comme aux combats.',
      en: 'The weapon matrix is the one of this game, and serves test and combat alike.',
    },
    why: {
      fr: 'Les sources diffèrent sur quelques cases ; une seule table, la nôtre, y met fin.',
      en: 'Sources differ in some cells; one table of our own ends the matter.',
    },
  },
  {
    id: 'CB-C8',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: 'Météo et vent se jouent chacun avec un dé : 6 est le plus haut résultat, le vent tourne à gauche sur 2 et à droite sur 5.',
      en: 'Weather and wind take one die each: 6 is the highest result, the wind turns left on 2 and right on 5.',
    },
    why: {
      fr: "Les listes nomment des résultats qu'un dé ne peut donner, et deux fois la gauche.",
      en: 'The lists name results that one die cannot give, and left twice.',
    },
  },
  {
    id: 'CB-C9',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: "Il n'y a qu'une échelle de souffle : frais, essoufflé, à bout de souffle.",
      en: 'There is one ladder of breath: fresh, winded, out of breath.',
    },
    why: {
      fr: "Se fatiguer et s'essouffler se disent de la même chose.",
      en: 'Tiring and losing breath are said of the same thing.',
    },
  },
  {
    id: 'CB-C10',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: "Traverser un wagon n'est pas traverser des amis et ne demande pas de test.",
      en: 'Going through a wagon is no crossing of friends and asks no test.',
    },
    why: {
      fr: 'Les wagons ne sont pas des troupes sur la fiche.',
      en: 'Wagons are not troops on the sheet.',
    },
  },
  {
    id: 'CB-C11',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: "« En bon ordre » veut dire ni ébranlé ni en déroute ; quand il ne s'agit que de la déroute ou du souffle, la règle le dit.",
      en: '“Good order” means not shaken and not routed; where only rout or lost breath is meant, the rule says so.',
    },
    why: {
      fr: 'Les mots servent en deux sens.',
      en: 'The words are used in two senses.',
    },
  },
  {
    id: 'CB-C12',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: "Terrain accidenté et terrain difficile comptent au choc une fois pour l'hex de l'attaquant et une fois pour celui du défenseur.",
      en: "Rough and Difficult ground count in shock once for the attacker's hex and once for the defender's.",
    },
    why: {
      fr: '« Depuis ou vers » peut se lire comme une seule fois en tout.',
      en: '“From and/or into” can be read as once in all.',
    },
  },
  {
    id: 'CB-C13',
    chapter: 'readings-values',
    origin: 'ruling',
    text: {
      fr: 'Une route coûte 1 à pied ; une arbalète porte à 3 hex ; une cible en déroute donne +2 au tir.',
      en: 'A road costs foot 1; a crossbow reaches 3 hexes; a routed target gives fire +2.',
    },
    why: {
      fr: "D'autres valeurs circulent ; celles qui sont imprimées tiennent.",
      en: 'Other values are about; the printed ones stand.',
    },
  },
];
