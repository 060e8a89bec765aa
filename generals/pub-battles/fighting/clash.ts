import { eastOf, northOf } from '@grognard/field';
import { type BoardBlock, kindFacts } from '@grognard/pub-battles/for-generals';
import { bearing, distance, middle, type Spot } from '../distance.ts';
import type { Pose, Situation } from '../situation.ts';
import { dieHits, type Fighter, type Meeting, type Melee } from './melee.ts';
import { supposedKind } from './worth.ts';

/** A contact that exists, or that an attack would make. */
export interface Clash {
  readonly attacker: string;
  readonly defender: string;
  readonly river?: true | undefined;
}

/** Pieces that would have moved, by ref, and who would stand behind whom. */
export interface Supposed {
  readonly poses?: ReadonlyMap<string, Pose>;
  readonly supports?: readonly { readonly lead: string; readonly support: string }[];
}

/** Whether a centre lies behind the line of a block's front. */
export const isBehindFront = ({ desk }: Situation, centre: Spot, block: Pose): boolean => {
  const ahead = (centre.x - block.x) * eastOf(block.heading) + (centre.y - block.y) * northOf(block.heading);
  return ahead < desk.match.setting.measures.depth / 2 - 20;
};

/** Where an attacker was just before it was drawn up flush: its height is judged there. */
const runUp = ({ desk }: Situation, { x, y, heading }: Pose): Pose => {
  const { depth } = desk.match.setting.measures;
  return { x: x - eastOf(heading) * depth, y: y - northOf(heading) * depth, heading };
};

const meetingOf = (
  situation: Situation,
  attacker: Pose,
  defender: Pose & { readonly column?: true | undefined },
  river: boolean,
): Pick<Meeting, 'attackerHits' | 'defenderHits'> => {
  const footing = situation.footing(defender);
  const covered = footing.sheltered || footing.level > situation.footing(runUp(situation, attacker)).level;
  const flanked =
    (!footing.built && isBehindFront(situation, attacker, defender)) || defender.column === true;
  // A river counts in the first round only.
  const crossed = river ? 0.5 : 0;
  return {
    attackerHits: dieHits((flanked ? 1 : 0) - (covered ? 1 : 0) - crossed),
    defenderHits: dieHits((flanked ? -1 : 0) + crossed),
  };
};

const BACK = [0.4, 0.7, 1] as const;

/** Whether there is room to fall back from several enemies. */
const canGo = ({ desk, friends, foes }: Situation, block: BoardBlock, from: readonly Spot[]): boolean => {
  const { setting } = desk.match;
  const { fire, front } = setting.measures;
  const away = bearing(middle(from) ?? block, block);
  const enemies: readonly Spot[] = block.side === desk.view.us ? foes : friends;
  return BACK.every((part) => {
    const at = { x: block.x + eastOf(away) * fire * part, y: block.y + northOf(away) * fire * part };
    const isOff = Math.abs(at.x) > setting.terrain.halfWidth || Math.abs(at.y) > setting.terrain.halfHeight;
    return !isOff && !enemies.some((each) => !from.includes(each) && distance(each, at) < front * 0.7);
  });
};

const qualityOf = (kind: ReturnType<typeof supposedKind>): Fighter['quality'] => {
  if (kind === 'elite' || kind === 'guard') return 'elite';
  return kind === 'militia' || kind === 'detachment' ? kind : 'plain';
};

interface Party {
  readonly block: BoardBlock;
  readonly foes: readonly BoardBlock[];
  readonly onlyDefends: boolean;
}

const fighterOf = (situation: Situation, { block, foes, onlyDefends }: Party): Fighter => {
  const { view } = situation.desk;
  const kind = supposedKind(block);
  return {
    ours: block.side === view.us,
    dice: kindFacts[kind].dice,
    quality: qualityOf(kind),
    guns: kind === 'artillery',
    spent: block.spent === true,
    bloodied: view.combat?.bloodied.includes(block.ref) === true,
    worth: situation.worth(block),
    canGo: canGo(situation, block, foes),
    mayWithdraw:
      onlyDefends &&
      kindFacts[kind].arm === 'mounted' &&
      foes.every((foe) => kindFacts[supposedKind(foe)].arm === 'foot'),
  };
};

/** The clashes that hang together with some pieces. */
export const clashesAbout = (all: readonly Clash[], refs: readonly string[]): readonly Clash[] => {
  const joined = new Set(refs);
  for (let grows = true; grows; ) {
    const before = joined.size;
    for (const { attacker, defender } of all) {
      if (!joined.has(attacker) && !joined.has(defender)) continue;
      joined.add(attacker);
      joined.add(defender);
    }
    grows = joined.size > before;
  }
  return all.filter(({ attacker }) => joined.has(attacker));
};

/** A melee as it would be fought, and the place of each piece in it. */
export const meleeOf = (
  situation: Situation,
  clashes: readonly Clash[],
  { poses, supports = situation.desk.view.supports }: Supposed = {},
  round = 0,
): { readonly melee: Melee; readonly places: ReadonlyMap<string, number> } => {
  const { view } = situation.desk;
  const blocks = new Map<string, BoardBlock>();
  for (const block of [...view.mine, ...view.theirs]) {
    blocks.set(block.ref, { ...block, ...poses?.get(block.ref) });
  }
  const valid = clashes.filter(({ attacker, defender }) => blocks.has(attacker) && blocks.has(defender));
  const leads = [...new Set(valid.flatMap(({ attacker, defender }) => [attacker, defender]))];
  const behind = supports.filter(({ lead, support }) => leads.includes(lead) && !leads.includes(support));
  const refs = [...leads, ...behind.map(({ support }) => support).filter((ref) => blocks.has(ref))];
  const places = new Map(refs.map((ref, place) => [ref, place] as const));
  const block = (ref: string): BoardBlock => blocks.get(ref) as BoardBlock;
  const fighters = refs.map((ref): Fighter => {
    const lead = behind.find(({ support }) => support === ref)?.lead ?? ref;
    const met = valid.filter(({ attacker, defender }) => attacker === lead || defender === lead);
    const foes = met.map(({ attacker, defender }) => block(attacker === lead ? defender : attacker));
    const onlyDefends = lead === ref && met.every(({ defender }) => defender === ref);
    const next = places.get(behind.find((each) => each.lead === ref)?.support ?? '');
    return {
      ...fighterOf(situation, { block: block(ref), foes, onlyDefends }),
      ...(next !== undefined && { behind: next }),
    };
  });
  const meetings = valid.map(
    ({ attacker, defender, river }): Meeting => ({
      attacker: places.get(attacker) as number,
      defender: places.get(defender) as number,
      ...meetingOf(situation, block(attacker), block(defender), river === true),
    }),
  );
  return { melee: { fighters, meetings, round, goesOn: !situation.isLast }, places };
};
