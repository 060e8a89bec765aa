import type { Rule } from '@grognard/engine';

export const hillSight: readonly Rule[] = [
  {
    id: 'LA-O2.3-1',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Une colline arrête la vue entre deux unités de la plaine. Si l'une des deux est sur sa pente, seule la ligne de crête les cache l'une à l'autre ; du même côté de la crête, elles se voient.",
      en: 'A hill stops the sight between two units in the plain. If one of them stands on its slope, only the crest line hides them from each other; on the same side of the crest they see each other.',
    },
    why: {
      fr: "Le texte ne parle que d'unités de la plaine ; sur la pente, c'est la crête qui fait écran.",
      en: 'The text speaks of units in the plain only; on the slope it is the crest that screens.',
    },
  },
  {
    id: 'LA-O2.3-2',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: 'Qui occupe la ligne de crête domine tout le champ de bataille : il voit toute unité ennemie, sauf les exceptions qui suivent.',
      en: 'Whoever holds the crest line dominates the whole battlefield: he sees every enemy unit, but for the exceptions that follow.',
    },
  },
  {
    id: 'LA-O2.3-3',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Il suffit qu'une partie d'un socle touche ou dépasse la ligne de crête ; la vue porte alors dans toutes les directions, des deux côtés de la colline.",
      en: 'It is enough that part of one base touches or passes the crest line; sight then reaches in all directions, on both sides of the hill.',
    },
    why: {
      fr: 'Le texte ne limite pas à un versant la vue de qui domine tout le champ de bataille.',
      en: 'The text does not limit to one side the sight of one who dominates the whole battlefield.',
    },
  },
  {
    id: 'LA-O2.3-4',
    chapter: 'hill-sight',
    origin: 'ruling',
    text: {
      fr: 'Une autre colline cache pourtant, même à qui est sur une crête, son versant opposé et les 15 cm qui suivent son pied ; au-delà, on voit.',
      en: 'Yet another hill hides, even from a unit on a crest, its far side and the 15 cm beyond its foot; farther off, units are seen.',
    },
    why: {
      fr: "Le texte n'a que trois exceptions et ne nomme pas celle-ci ; mais toutes les collines ont la même pente, et l'on ne voit pas au pied de la suivante.",
      en: 'The text has three exceptions only and does not name this one; but all hills have the same slopes, and nobody sees the foot of the next.',
    },
  },
  {
    id: 'LA-O2.3-5',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: 'Première exception : de la crête, on ne voit pas une unité ennemie à 15 cm au plus derrière un village ou une forêt ; au-delà, on la voit. Toute maison et toute zone boisée masquent ainsi, à compter de leur bord opposé.',
      en: 'First exception: from the crest an enemy unit within 15 cm behind a village or a forest is not seen; farther off it is. Every house and every wooded area masks in this way, from its far edge on.',
    },
    why: {
      fr: "Le texte dit « village » et « forêt » ; rien n'en distingue une maison seule ni un bois.",
      en: 'The text says “village” and “forest”; nothing sets a single house or a wood apart from them.',
    },
  },
  {
    id: 'LA-O2.3-6',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Deuxième exception : une unité ennemie masquée par une autre, si elle est à 10 cm au plus derrière elle ; au-delà, on la voit. D'une crête, les unités amies ne masquent rien.",
      en: 'Second exception: an enemy unit masked by another, if it is within 10 cm behind it; farther off it is seen. From a crest friendly units mask nothing.',
    },
    why: {
      fr: 'Le texte ne nomme que des unités ennemies.',
      en: 'The text names enemy units only.',
    },
  },
  {
    id: 'LA-O2.3-7',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Troisième exception : si la pente est boisée, cultivée ou plantée de vignes, ou porte un village entre la crête et la plaine, on ne voit pas derrière cela les ennemis à 15 cm au plus du pied de la colline. Une pente nue n'a pas d'angle mort.",
      en: 'Third exception: if the slope is wooded, cultivated or planted with vines, or bears a village between crest and plain, enemies beyond it within 15 cm of the foot of the hill are not seen. An open slope has no dead ground.',
    },
    why: {
      fr: 'Cela ne peut valoir que pour une ligne de vue qui passe par ce qui couvre la pente.',
      en: 'This can only hold for a line of sight that passes over what covers the slope.',
    },
  },
  {
    id: 'LA-O2.3-8',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Vue d'une crête, une unité n'est masquée que si elle l'est tout entière : une figurine en vue fait voir toute l'unité.",
      en: 'Seen from a crest, a unit is masked only if it is so entirely: one figure in sight shows the whole unit.',
    },
  },
  {
    id: 'LA-O2.3-9',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: 'Une colonne ne masque donc pas une ligne, dès que son front est le plus étroit.',
      en: 'So a column does not mask a line, whenever its front is the narrower.',
    },
    why: {
      fr: 'Le texte le pose sans condition ; nous ne mesurons pas ce qui dépasse.',
      en: 'The text lays it down without condition; we do not measure what sticks out.',
    },
  },
  {
    id: 'LA-O2.3-10',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Une ligne d'infanterie ne masque pas la cavalerie, quelle que soit la formation de celle-ci.",
      en: 'An infantry line does not mask cavalry, whatever the formation of the latter.',
    },
    why: {
      fr: "Le texte ne nomme que la cavalerie en ligne ou en colonne ; un cavalier dépasse l'infanterie dans toute formation.",
      en: 'The text names only cavalry in line or column; a rider stands above infantry in any formation.',
    },
  },
  {
    id: 'LA-O2.3-11',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: 'Une unité en tirailleurs ne masque personne.',
      en: 'A unit in skirmish order masks nobody.',
    },
  },
  {
    id: 'LA-O2.3-12',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Un joueur ne tient pas compte d'une unité ennemie qu'une autre unité ou un obstacle lui masque, ni pour exécuter ses ordres ni pour en changer : elle n'est ni une cible, ni l'objet d'une charge, ni une cause de réaction. Chaque camp ne reçoit que ce que ses unités voient.",
      en: 'A player takes no account of an enemy unit that another unit or an obstacle masks from him, neither in carrying out his orders nor in changing them: it is no target, no object of a charge and no cause for reaction. Each side is told only what its units see.',
    },
    why: {
      fr: "Le texte s'en remet à la bonne foi des joueurs ; ne rien montrer de caché la rend inutile.",
      en: "The text relies on the players' good faith; showing nothing that is hidden makes it needless.",
    },
  },
  {
    id: 'LA-O2.3-13',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Une colline permet de voir sans être vu : une unité à une longueur de socle au plus derrière la ligne de crête a la vue de la crête, avec ses exceptions, et reste cachée à l'ennemi de l'autre côté. Elle ne tire pas pour autant.",
      en: 'A hill lets a unit see without being seen: a unit within one base length behind the crest line has the sight of the crest, with its exceptions, and stays hidden from the enemy on the other side. That does not let it fire.',
    },
    why: {
      fr: 'Le texte ne parle que de voir ; pour tirer il faut avoir dépassé la crête.',
      en: 'The text speaks of seeing only; to fire a unit has to be past the crest.',
    },
  },
  {
    id: 'LA-O2.3-14',
    chapter: 'hill-sight',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "C'est que l'unité a détaché des éclaireurs isolés à hauteur de la crête. Ils ne sont pas montrés, ne coûtent rien et nul ne tire sur eux.",
      en: 'The reason is that the unit has sent isolated scouts up to the crest. They are not shown, cost nothing and nobody fires at them.',
    },
  },
  {
    id: 'LA-O2.3-15',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Pour l'infanterie, cette distance est de 0,1 à 2,5 cm de la ligne de crête.",
      en: 'For infantry this distance is 0.1 to 2.5 cm from the crest line.',
    },
  },
  {
    id: 'LA-O2.3-16',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Pour la cavalerie et l'artillerie attelée, elle est de 0,1 à 5 cm ; pour les généraux et les aides de camp aussi.",
      en: 'For cavalry and limbered artillery it is 0.1 to 5 cm; so it is for generals and aides-de-camp.',
    },
    why: {
      fr: 'Le texte ne nomme pas les officiers ; ils sont à cheval.',
      en: 'The text does not name officers; they are mounted.',
    },
  },
  {
    id: 'LA-O2.3-17',
    chapter: 'hill-sight',
    origin: 'rule',
    text: {
      fr: "Quelle que soit la longueur de son socle, l'artillerie attelée ne voit pas de plus loin que la cavalerie : 5 cm au plus.",
      en: 'Whatever the length of its base, limbered artillery does not see from farther than cavalry: 5 cm at most.',
    },
  },
];
