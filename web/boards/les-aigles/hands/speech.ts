import { capital, flat, inLanguage, type Language, type Refusal } from '@grognard/engine';
import {
  type FireOrder,
  isEngaged,
  type Leg,
  type Officer,
  type Part,
  type PartPlan,
  quarterOf,
  type Reaction,
  type Setting,
  type Sheet,
  type Task,
  terrainOf,
  type Unit,
  type View,
} from '@grognard/les-aigles/for-page';
import { typeset } from '../../../words/typeset.ts';
import { type BoardWords, boardWords, type GroundNames, type StateName } from '../words/words.ts';
import { merged } from './legs.ts';

const list = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

type Doing = NonNullable<Part['doing']>;

/** Where nothing of the ground is named. */
const NO_GROUND: GroundNames = { place: (id) => id, wall: (number) => `${number + 1}` };

/** The table in words: what the eye reads from a part, for labels, lists and those who listen. */
export class Speech {
  readonly words: BoardWords;
  readonly #setting: Setting;
  readonly #view: View;
  readonly #language: Language;

  constructor(setting: Setting, view: View, language: Language) {
    this.words = boardWords(language);
    this.#setting = setting;
    this.#view = view;
    this.#language = language;
  }

  #unitOf(index: number): { readonly part: Part | undefined; readonly unit: Unit | undefined } {
    const part = flat(this.#view.parts)[index];
    return { part, unit: part === undefined ? undefined : flat(this.#view.units)[part.unit] };
  }

  id(id: string): string {
    return typeset(inLanguage(this.#setting.source.names[id], this.#language) ?? id, this.#language);
  }

  side(id: string): string {
    return inLanguage(this.#setting.source.sides.find((each) => each.id === id)?.name, this.#language) ?? id;
  }

  unit(index: number): string {
    return this.id(flat(this.#view.units)[index]?.id ?? '');
  }

  /** A part by name: its unit's, unless it is out on its own. */
  name(index: number): string {
    const { part, unit } = this.#unitOf(index);
    if (part === undefined || unit === undefined) return '';
    const name = this.id(unit.id);
    const bodies = flat(this.#view.parts).findIndex((each) => each.unit === part.unit);
    if (bodies === index) return name;
    return part.formation === 'skirmish' ? this.words.skirmishersOf(name) : this.words.squadronsOf(name);
  }

  title(index: number): string {
    return capital(this.name(index));
  }

  officerName({ id }: Officer): string {
    return capital(this.id(id));
  }

  /** What a part suffers from or is about. */
  stateNames(part: Part, index: number): readonly StateName[] {
    return [
      ...(part.flees === true ? (['fleeing'] as const) : part.routing === true ? (['routing'] as const) : []),
      ...(part.charge === undefined ? [] : (['charging'] as const)),
      ...(part.rally === undefined ? [] : (['rallying'] as const)),
      ...(part.follow === undefined ? [] : (['following'] as const)),
      ...(part.evade === undefined ? [] : (['evading'] as const)),
      ...(part.retreat === undefined ? [] : (['retreating'] as const)),
      ...(part.halted === undefined ? [] : (['halted'] as const)),
      ...(isEngaged(this.#view, index) ? (['engaged'] as const) : []),
      ...(part.strayed === true ? (['strayed'] as const) : []),
      ...(part.gunsLost === true ? (['gunsLost'] as const) : []),
    ];
  }

  states(index: number): readonly string[] {
    const { part } = this.#unitOf(index);
    if (part === undefined) return [];
    return [
      ...this.#order(part),
      ...this.stateNames(part, index).map((state) => this.words.states[state]),
      ...(part.doing === undefined ? [] : [this.#doing(part.doing, index)]),
    ];
  }

  /** What has become of its ranks; inside a house nobody has any. */
  #order({ degradation, inside }: Part): readonly string[] {
    if (inside !== undefined) return [this.words.inHouse[inside.as](this.#place(inside.house))];
    return degradation === 0 ? [] : [this.words.degraded[degradation]];
  }

  #place(id: string): string {
    const { byId } = terrainOf(this.#setting, this.#view);
    const entry = byId.get(id)?.entry;
    const village = entry?.kind === 'house' ? byId.get(entry.village ?? '')?.entry.name : undefined;
    return inLanguage(entry?.name, this.#language) ?? this.words.aHouse(inLanguage(village, this.#language));
  }

  #doing(doing: Doing, index: number): string {
    return this.words.doing(this.#underWay(doing, index), doing.left);
  }

  #underWay(doing: Doing, index: number): string {
    const { words } = this;
    const task = (each: Parameters<BoardWords['task']>[0]): string =>
      words.task(each, this.#ground(each, index));
    switch (doing.what) {
      case 'change':
      case 'reform':
        return task({ do: doing.what, to: doing.to });
      case 'turn':
        return task({ do: 'turn', figures: doing.figures, by: doing.by });
      case 'deploy':
        return task({ do: 'deploy', companies: doing.companies });
      case 'drag':
        return task({ do: 'drag', length: doing.length });
      case 'bend':
        return task({ do: 'bend', ...(doing.along !== undefined && { along: doing.along }) });
      case 'rejoin':
      case 'reorganise':
      case 'limber':
      case 'unlimber':
        return task({ do: doing.what });
      case 'enter':
        return task({ do: 'enter', house: doing.house, wall: doing.wall });
      case 'leave':
        return task({ do: 'leave', by: doing.by, wall: doing.wall });
      case 'post':
      case 'wonder':
        return words.indoors[doing.what];
    }
  }

  strength(index: number): { readonly now: number; readonly raised: number } {
    const { part, unit } = this.#unitOf(index);
    if (part === undefined || unit === undefined) return { now: 0, raised: 0 };
    const now = part.companies.reduce((sum, company) => sum + (unit.companies[company]?.figures ?? 0), 0);
    const isWhole = part.companies.length === unit.companies.length;
    return { now, raised: isWhole ? unit.raised : now };
  }

  wind(heading: number): string {
    return this.words.winds[Math.round(heading / 4_500) % 8] ?? '';
  }

  /** What troops are and how they stand; whoever is inside a house has neither formation nor front. */
  facts(index: number): readonly string[] {
    const { part, unit } = this.#unitOf(index);
    if (part === undefined || unit === undefined) return [];
    const { now, raised } = this.strength(index);
    const figures = this.words.figures(now, raised);
    if (part.inside !== undefined) return [this.words.arms[unit.arm], figures];
    const stands = [
      this.words.formations[part.formation],
      figures,
      this.words.facing(this.wind(part.heading)),
    ];
    return [this.words.arms[unit.arm], ...stands];
  }

  /** Everything that the eye reads from a part. */
  part(index: number): string {
    const { part, unit } = this.#unitOf(index);
    if (part === undefined || unit === undefined) return '';
    return typeset(
      list([this.title(index), this.side(unit.side), ...this.facts(index), ...this.states(index)]),
      this.#language,
    );
  }

  officer(officer: Officer): string {
    return list([
      this.officerName(officer),
      this.words.ranks[officer.rank],
      this.side(officer.side),
      officer.hit === undefined ? this.words.worth(officer.charisma, officer.authority) : this.words.hit,
      officer.with === undefined ? undefined : this.words.touching(this.unit(officer.with)),
    ]);
  }

  sheet({ attitude, about }: Sheet): string {
    return this.words.orderedTo(
      this.words.attitudes[attitude],
      about === undefined ? undefined : this.unit(about),
    );
  }

  leg(leg: Leg): string {
    return this.words.leg(leg);
  }

  /** What lies on the table, as far as a task of this part may name it. */
  #ground(task: Task, index: number | undefined): GroundNames {
    const part = index === undefined ? undefined : this.#unitOf(index).part;
    const fights = this.#view.contacts.find(({ attacker, wall }) => attacker === index && wall !== undefined);
    const held = fights === undefined ? undefined : this.#unitOf(fights.defender).part?.inside?.house;
    const named = task.do === 'shell' || task.do === 'work' ? task.feature : undefined;
    const house = 'house' in task ? task.house : (named ?? part?.inside?.house ?? held ?? '');
    const feature = (id: string) => terrainOf(this.#setting, this.#view).byId.get(id);
    return {
      place: (id) => inLanguage(feature(id)?.entry.name, this.#language) ?? id,
      wall: (number) => quarterOf(this.#setting, house, number, this.#language),
    };
  }

  task(task: Task, index?: number): string {
    if (task.do === 'charge') return this.words.charge(this.name(task.target));
    if (task.do !== 'march') return this.words.task(task, this.#ground(task, index));
    const legs = merged(task.legs)
      .map((each) => this.words.leg(each))
      .join(', ');
    return task.forced === true ? `${this.words.forced} : ${legs}` : legs;
  }

  reaction(reaction: Reaction): string {
    switch (reaction.do) {
      case 'counter-charge':
        return this.words.counterCharge(this.name(reaction.target));
      case 'change':
      case 'turn':
        return this.words.task(reaction, NO_GROUND);
      case 'evade':
      case 'halt':
      case 'stop':
      case 'stay':
        return this.words.reaction(reaction);
    }
  }

  /** How a part is told to fire. */
  fire(fire: FireOrder | undefined): string {
    const { words } = this;
    if (fire === undefined) return words.fireUsual;
    if (fire === 'hold') return words.fireHold;
    const { within, target, prefer, only, shot, at } = fire;
    return list([
      within === undefined ? undefined : words.fireWithin(words.cm(within / 1_000)),
      target === undefined ? undefined : words.fireAt(this.name(target)),
      prefer === undefined ? undefined : words.firePrefers(words.marks[prefer]),
      only === true ? words.fireOnly : undefined,
      shot === undefined ? undefined : words.shots[shot],
      at === undefined ? undefined : words.exposures[at],
    ]);
  }

  plan(plan: PartPlan | undefined): string {
    if (plan === undefined) return this.words.stands;
    const tasks =
      plan.tasks.length === 0 ? [this.words.stands] : plan.tasks.map((task) => this.task(task, plan.part));
    const after =
      plan.afterWin === undefined
        ? []
        : [`${this.words.afterWinTitle} : ${this.words.afterWin[plan.afterWin]}`];
    const fire = plan.fire === undefined ? [] : [`${this.words.fireTitle} : ${this.fire(plan.fire)}`];
    return typeset([...tasks, ...after, ...fire].join(' ; '), this.#language);
  }

  /** A refusal that calls troops by the names of the scenario. */
  named(refusal: Refusal): Refusal {
    const { params } = refusal;
    if (params === undefined) return refusal;
    const names = Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'string' && Object.hasOwn(this.#setting.source.names, value)
        ? this.id(value)
        : key === 'attitude'
          ? (this.words.attitudes[value as 'hold'] ?? value)
          : value,
    ]);
    return { ...refusal, params: Object.fromEntries(names) };
  }
}
