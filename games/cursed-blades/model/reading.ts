import type { AReading } from '@grognard/engine';
import type { Judged } from './finding.ts';
import type { Order } from './orders.ts';
import type { Setting } from './setting.ts';
import type { Story } from './story.ts';
import type { View } from './view.ts';

/** What a question is about: numbers of units, paces, names. */
type About = string | number | undefined;

/** Something that takes a while to work out, and depends on the reading and on what it is asked about alone. */
export type Question<Asked extends readonly About[], Answer> = (reading: Reading, ...about: Asked) => Answer;

/**
 * What can be worked out of a table, be it as a seat knows it or, while an order is resolved, as it is. Who stands where is found
 * once for every list of units and of counters (`setting.memory`); what is found out beside is kept here.
 */
export class Reading implements AReading {
  readonly setting: Setting;
  readonly view: View;
  #answers: Map<unknown, Map<string, unknown>> | undefined;
  #judged: WeakMap<Order, Judged> | undefined;

  constructor(setting: Setting, view: View) {
    this.setting = setting;
    this.view = view;
  }

  /** The answer to a question, worked out when it is first asked. */
  ask<Asked extends readonly About[], Answer>(question: Question<Asked, Answer>, ...about: Asked): Answer {
    this.#answers ??= new Map();
    let answers = this.#answers.get(question);
    if (answers === undefined) {
      answers = new Map();
      this.#answers.set(question, answers);
    }
    const key = about.join(' ');
    if (!answers.has(key)) answers.set(key, question(this, ...about));
    return answers.get(key) as Answer;
  }

  /** What an order was judged, and by whom it was to be given; judged when it is first asked for. */
  judged(order: Order, side: string, judge: () => Judged['judgement']): Judged['judgement'] {
    this.#judged ??= new WeakMap();
    const known = this.#judged.get(order);
    if (known !== undefined && known.side === side) return known.judgement;
    const judgement = judge();
    this.#judged.set(order, { side, judgement });
    return judgement;
  }
}

export const readingOf = (setting: Setting, view: View): Reading => new Reading(setting, view);

/** The table as it is now in a story. */
export const readStory = ({ setting, state }: Story): Reading => new Reading(setting, state);
