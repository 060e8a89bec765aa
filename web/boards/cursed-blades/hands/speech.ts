import {
  counterFacts,
  groundAt,
  isFlammable,
  isStanding,
  labelsIn,
  nameOfHex,
  namesIn,
  type Reading,
  shieldsOf,
  typeNamed,
  type Unit,
} from '@grognard/cursed-blades/for-page';
import { flat, inLanguage, type Language } from '@grognard/engine';
import { shownWords, typeset } from '../../../words/typeset.ts';
import { boardWords } from '../words/words.ts';

const list = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** The table in words: what the eye reads from a counter or a hex, for labels, lists and those who listen. */
export class Speech {
  readonly labels: ReturnType<typeof labelsIn>;
  readonly #names: ReturnType<typeof namesIn>;
  readonly #reading: Reading;
  readonly #language: Language;

  constructor(reading: Reading, language: Language) {
    this.labels = shownWords(labelsIn(language), language);
    this.#names = namesIn(reading.setting, language);
    this.#reading = reading;
    this.#language = language;
  }

  get #words(): ReturnType<typeof boardWords> {
    return boardWords(this.#language);
  }

  side(id: string): string {
    return this.#names.side(id);
  }

  name(index: number): string {
    return this.#names.unit(index);
  }

  /** A unit by the id that orders know it by. */
  called(id: string): string {
    const index = flat(this.#reading.view.units).findIndex((unit) => unit.id === id);
    return index < 0 ? id : this.name(index);
  }

  hexName(hex: number): string {
    return this.labels.hex(nameOfHex(this.#reading.setting.terrain.board, hex));
  }

  /** What a unit suffers from or bears. */
  states(unit: Unit): readonly string[] {
    const { labels } = this;
    const words = this.#words;
    return [
      ...(unit.cohesion === 'good-order' ? [] : [labels.cohesions[unit.cohesion]]),
      ...(unit.breath === 'fresh' ? [] : [labels.breaths[unit.breath]]),
      ...(unit.munitions === 'full' ? [] : [labels.munitions[unit.munitions]]),
      ...(unit.marker === undefined ? [] : [words.marked(labels.markers[unit.marker])]),
      ...(unit.formed === undefined ? [] : [words.formed(labels.modes[unit.formed.mode])]),
      ...(unit.stakes === true ? [words.withStakes] : []),
      ...(unit.activated ? [words.acted] : []),
    ];
  }

  unit(index: number): string {
    const unit = flat(this.#reading.view.units)[index];
    if (unit === undefined) return '';
    const { labels } = this;
    const called = inLanguage(typeNamed(unit.type).name, this.#language);
    return typeset(
      list([
        this.name(index),
        this.name(index).startsWith(called) ? undefined : called,
        this.side(unit.side),
        this.#words.steps(unit.steps),
        ...this.states(unit),
        this.#words.facing(labels.facing(unit.facing)),
        this.#words.inHex(this.hexName(unit.hex)),
      ]),
      this.#language,
    );
  }

  counterName(index: number): string {
    const counter = flat(this.#reading.view.counters)[index];
    return counter === undefined ? '' : this.labels.counters[counter.kind];
  }

  counter(index: number): string {
    const counter = flat(this.#reading.view.counters)[index];
    if (counter === undefined) return '';
    const shields = shieldsOf(counter);
    return list([
      this.labels.counters[counter.kind],
      counter.side === undefined ? undefined : this.side(counter.side),
      counterFacts[counter.kind].work === true && shields > 0 ? this.#words.shields(shields) : undefined,
      counter.facing === undefined ? undefined : this.#words.facing(this.labels.facing(counter.facing)),
      counter.activated === true ? this.#words.acted : undefined,
      this.#words.inHex(this.hexName(counter.hex)),
    ]);
  }

  pile(hex: number, pile: readonly number[]): string {
    return this.#words.pile(
      this.hexName(hex),
      pile.map((index) => this.name(index)),
    );
  }

  ground(hex: number): string {
    const { terrain } = this.#reading.setting;
    const altitude = terrain.altitude[hex] ?? 0;
    return list([
      this.labels.grounds[groundAt(this.#reading, hex)],
      altitude === 0 ? undefined : this.#words.altitude(altitude),
      isFlammable(this.#reading, hex) ? this.#words.flammable : undefined,
    ]);
  }

  /** Everything in a hex. */
  hex(hex: number): string {
    const { units, counters, smoke } = this.#reading.view;
    const words = this.#words;
    return list([
      this.hexName(hex),
      this.ground(hex),
      ...flat(counters).flatMap((counter, index) =>
        counter.hex === hex && counter.gone === undefined
          ? [this.counter(index).replace(/, [^,]*$/, '')]
          : [],
      ),
      ...smoke.filter((each) => each.hex === hex).map((each) => this.labels.smokes[each.smoke]),
      ...flat(units).flatMap((unit, index) =>
        isStanding(unit) && (unit.hex === hex || unit.and === hex)
          ? [words.standsHere(this.name(index), this.side(unit.side))]
          : [],
      ),
    ]);
  }
}
