/** How a general likes to fight; lengths in cm. */
export interface Doctrine {
  /** How near a line closes before it stands and fires. */
  readonly range: number;
  /** A column deploys when an enemy is as near as this. */
  readonly deployAt: number;
  /** Foot forms square against horse that could be here, and so much farther off. */
  readonly wariness: number;
  /** What a charge must be worth before horse rides it; less is bolder. */
  readonly caution: number;
  /** How far from the enemy guns unlimber. */
  readonly gunRange: number;
  /** Sends its light companies out in front. */
  readonly skirmishes: boolean;
  /** Goes at the houses that the enemy holds. */
  readonly storms?: true;
  /** Places that count come before the enemy, from the first period on. */
  readonly seizes?: true;
  /** Lets the enemy come: who is near enough stays and fires. */
  readonly stands?: true;
}

export const byTheBook: Doctrine = {
  range: 4.5,
  deployAt: 26,
  wariness: 3,
  caution: 1,
  gunRange: 32,
  skirmishes: true,
};
