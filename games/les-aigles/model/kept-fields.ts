/** Fields of a part that name nobody else, and that a position keeps as they are. */
export const keptFields = [
  ...(['folded', 'interval', 'split', 'bent', 'faced', 'unaligned', 'forced', 'opened', 'strayed'] as const),
  ...(['flees', 'broke', 'halted', 'retreat', 'flow', 'braced', 'apart', 'obliged', 'late'] as const),
  ...(['moved', 'spent', 'underFire', 'approach', 'laid', 'appeared', 'shownFrom', 'unseen'] as const),
  ...(['battered', 'halfIn', 'comingOut', 'fatigue', 'gunsLost', 'betrayed', 'hitched'] as const),
] as const;

/** What the entry of skirmishers has no words for. */
export const keptOutside = ['routing', 'mustLine', 'shelter'] as const;

/** Squadrons on their own are no skirmishers: they have a formation. Skirmishers who are turned stand otherwise, too. */
export const keptOfShape = ['formation', 'ranks', 'leads', 'turned'] as const;

export const keptInHouse = ['since', 'ordered', 'evacuate', 'arrived'] as const;

export const keptSecrets = ['barred', 'onward', 'pass', 'afterWin', 'posts', 'inHouse'] as const;
