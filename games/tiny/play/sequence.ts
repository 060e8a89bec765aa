import { type Chance, flat, type JudgedAnswers } from '@grognard/engine';
import { cellKey, sameCell } from '../ground/cells.ts';
import type { Event } from '../model/events.ts';
import type { Finding } from '../model/finding.ts';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { Piece, State } from '../model/state.ts';
import { beginStory, happen, type Story } from '../model/story.ts';
import type { Cell, Phase } from '../model/vocabulary.ts';
import { coveringFire } from '../rules/fight/covering.ts';
import { fight, fightsOf } from '../rules/fight/fight.ts';
import { wantedCells, whoMoves } from '../rules/movement/marching.ts';
import { sightingsOf } from '../rules/sight/sight.ts';

/** What follows when every seat's answer is known: what was found in them is carried out, and nothing is judged again. */
export const resolve = (
  setting: Setting,
  state: State,
  { given }: JudgedAnswers<Order, Finding>,
  chance: Chance,
): readonly Event[] => {
  const story = beginStory(setting, state, chance);
  const findings = given.flatMap(({ finding }) => finding ?? []);
  if (state.phase === 'plan') march(story, findings);
  else post(story, findings);
  return story.events;
};

const post = (story: Story, findings: readonly Finding[]): void => {
  const [found] = findings;
  if (found?.kind === 'posture') {
    const piece = flat(story.state.pieces).findIndex(({ name }) => name === found.piece);
    happen(story, { kind: 'posted', piece, posture: found.posture, rules: ['TN-R10'] });
  } else happen(story, { kind: 'passed' });
  nextPoster(story);
};

const march = (story: Story, findings: readonly Finding[]): void => {
  const { setting, state, chance } = story;
  const pieces = flat(state.pieces);
  const goals = findings.flatMap((found) => (found.kind === 'marches' ? [found.goals] : []));
  const wanted = wantedCells(pieces, goals);
  const pairs = fightsOf(pieces, wanted);
  for (const pair of pairs) happen(story, fight(pieces, pair, chance));
  for (const event of marchEvents(pieces, wanted, new Set(pairs.flat()))) happen(story, event);
  for (const event of sightingsOf(setting, story.state)) happen(story, event);
  coveringFire(story);
  if (setting.digging) turn(story, state.turn, 'post', 0);
  else turn(story, state.turn + 1, 'plan', 0);
};

/** Who moves, and who finds the way barred; by place, so that their order does not tell how they are listed. */
const marchEvents = (
  pieces: readonly Piece[],
  wanted: readonly Cell[],
  fighting: ReadonlySet<number>,
): readonly Event[] => {
  const moving = new Set(whoMoves(pieces, wanted, fighting));
  return pieces
    .map((piece, index) => ({ piece, index, to: wanted[index] ?? piece.at }))
    .filter(
      ({ piece, index, to }) => piece.lost === undefined && !fighting.has(index) && !sameCell(to, piece.at),
    )
    .sort((a, b) => cellKey(a.piece.at) - cellKey(b.piece.at))
    .map(({ index, to }) =>
      moving.has(index)
        ? { kind: 'moved', piece: index, to }
        : { kind: 'stayed', piece: index, rules: ['TN-R08'] },
    );
};

const turn = (story: Story, number: number, phase: Phase, poster: number): void =>
  happen(story, { kind: 'turned', turn: number, phase, poster, rules: ['TN-R01'] });

/** TN-R10: the seats post one after the other, then the next turn begins. */
const nextPoster = (story: Story): void => {
  const { turn: number, poster, seats } = story.state;
  if (poster + 1 < seats.length) turn(story, number, 'post', poster + 1);
  else turn(story, number + 1, 'plan', 0);
};
