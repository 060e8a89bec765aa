const march = [
  'too-far',
  'too-oblique',
  'off-the-map',
  'in-the-water',
  'no-crossing',
  'marsh',
  'closed-ground',
  'enemy-in-the-way',
  'on-another-piece',
  'in-field-of-fire',
  'already-in-column',
  'not-in-column',
  'not-on-a-road',
  'no-such-road',
  'column-keeps-to-the-road',
  'friend-on-the-road',
  'enemy-near-the-road',
  'staff-has-no-column',
  'field-and-road-apart',
  'no-ground-to-choose',
] as const;

const attack = [
  'no-such-enemy',
  'no-such-friend',
  'staff-is-not-attacked',
  'does-not-attack',
  'column-does-not-attack',
  'not-forward',
  'no-room',
  'too-little-contact',
  'out-of-command',
  'support-out-of-command',
  'does-not-support',
  'has-support',
  'not-behind',
] as const;

const turn = [
  'wrong-phase',
  'nothing-meant',
  'not-active',
  'not-your-activation',
  'another-formation',
  'commander-has-moved',
  'moves-with-his-own-chit',
  'already-acted',
  'not-due-yet',
  'off-the-field',
  'staff-moves-first',
  'entry-closed-to-columns',
  'may-not-stay-under-fire',
] as const;

const chit = [
  'no-draw-to-alter',
  'no-attempts',
  'not-your-chit',
  'no-such-formation',
  'cup-empty',
  'may-not-jump-back',
  'already-played',
  'already-up',
  'no-chit',
  'no-such-hq',
  'not-your-hq',
  'not-its-hq',
  'hq-spent',
  'commander-too-far',
] as const;

const leave = ['no-such-piece', 'not-your-line', 'not-at-the-exit'] as const;

const rally = [
  'does-not-rally',
  'is-fresh',
  'hidden-does-not-rally',
  'in-contact',
  'no-rally-here',
  'formation-ineffective',
  'rally-under-fire',
  'no-train-near',
  'train-is-packed',
  'train-has-rallied',
  'train-unsupplied',
  'enemy-near-the-line',
  'no-line-of-communication',
  'no-such-train',
  'already-unpacked',
  'not-unpacked',
  'unpacked-train-stays',
] as const;

const fight = [
  'not-your-choice',
  'no-combat-to-choose',
  'the-other-side-chooses',
  'no-such-combat',
  'nothing-to-fire',
  'supporter-is-no-target',
  'not-in-contact',
  'must-not-stand',
  'must-fire-first',
  'guns-unsupported',
  'same-enemy',
  'too-far-aside',
  'towards-the-enemy',
] as const;

const bombard = [
  'no-such-gun',
  'only-guns-bombard',
  'guns-are-spent',
  'guns-in-contact',
  'guns-in-column',
  'no-target',
  'target-in-contact',
  'out-of-range',
  'friends-in-the-line',
  'not-in-view',
  'no-room-to-turn',
  'may-not-stay',
] as const;

const reserve = [
  'no-hidden-reserves',
  'staff-does-not-hide',
  'no-hq-to-hide-behind',
  'not-at-its-hq',
  'carries-too-far',
  'hidden-in-reserve',
  'nothing-in-reserve',
  'reserve-stays',
  'no-commitment',
  'no-reserve-behind',
] as const;

const plan = [
  'not-your-plan',
  'no-reassignment',
  'staff-keeps-its-formation',
  'formation-too-large',
  'no-free-play',
  'not-in-time',
  'nobody-comes',
  'too-many-blocks',
  'hq-stays-away',
  'by-the-enemy-line',
  'no-written-orders',
  'ordered-off-the-map',
  'not-written-to-now',
  'orders-all-written',
  'stands-without-orders',
  'ordered-elsewhere',
  'ordered-not-to-attack',
] as const;

const night = [
  'no-attack-at-night',
  'no-bombardment-at-night',
  'near-enemy-at-night',
  'not-your-night',
  'no-such-straggler',
  'straggler-named-twice',
  'too-many-stragglers',
  'trains-do-not-come-back',
  'out-for-good',
  'far-from-its-hq',
] as const;

const scenario = [
  'two-of-a-name',
  'no-such-side',
  'no-such-exit',
  'no-such-ground',
  'no-horse-artillery',
  'needs-one-hq',
  'needs-one-place',
  'unknown-switch',
  'no-such-time',
  'day-too-long',
  'so-many-men',
  'hq-still-to-come',
  'nobody-plays',
  'no-such-seat',
  'seat-taken-twice',
] as const;

/** Every reason for which an order or a scenario is refused, by what it is about. */
export const refusalCodes = [
  ...march,
  ...attack,
  ...turn,
  ...chit,
  ...leave,
  ...rally,
  ...fight,
  ...bombard,
  ...reserve,
  ...plan,
  ...night,
  ...scenario,
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export type MarchCode = (typeof march)[number];
export type AttackCode = (typeof attack)[number];
export type TurnCode = (typeof turn)[number];
export type ChitCode = (typeof chit)[number];
export type LeaveCode = (typeof leave)[number];
export type ScenarioCode = (typeof scenario)[number];
export type RallyCode = (typeof rally)[number];
export type FightCode = (typeof fight)[number];
export type BombardCode = (typeof bombard)[number];
export type PlanCode = (typeof plan)[number];
export type ReserveCode = (typeof reserve)[number];
export type NightCode = (typeof night)[number];
