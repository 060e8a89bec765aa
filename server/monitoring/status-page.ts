import { catalogue } from '@grognard/catalogue';
import { type ByLanguage, inLanguage, type Language, typeset } from '@grognard/engine';
import type { Failure } from '../requests/failures.ts';
import { en } from '../words/status/en.ts';
import { fr } from '../words/status/fr.ts';
import type { StatusWords } from '../words/status/status.ts';
import { type Html, html } from './html.ts';
import { AGES } from './measurements.ts';
import { type NumberFormat, numberFormatIn } from './number-format.ts';
import type { Times } from './quantiles.ts';
import type { Status } from './status.ts';

const catalogues: ByLanguage<StatusWords> = { fr, en };

/** What every part of the page is written with. */
interface Pen {
  readonly words: StatusWords;
  readonly figures: NumberFormat;
  readonly language: Language;
}

type Fact = readonly [name: string, value: string | Html];

const facts = (title: string, rows: readonly Fact[]): Html => html`<section class="slip"><h2>${title}</h2><dl>
${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;

interface Column {
  readonly name: string;
  readonly isNumber?: boolean;
}

const table = (columns: readonly Column[], rows: readonly (readonly string[])[]): Html => {
  const kindOf = (place: number): string => (columns[place]?.isNumber === true ? 'number' : 'text');
  const head = columns.map(({ name }, place) => html`<th scope="col" class="${kindOf(place)}">${name}</th>`);
  const body = rows.map((row) => {
    // On a narrow screen each row is a list, and each cell says what it is.
    const cells = row.map(
      (cell, place) =>
        html`<td class="${kindOf(place)}" data-name="${columns[place]?.name ?? ''}">${cell}</td>`,
    );
    return html`<tr>${cells}</tr>`;
  });
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
};

const tableOr = (empty: string, columns: readonly Column[], rows: readonly (readonly string[])[]): Html =>
  rows.length === 0 ? html`<p class="none">${empty}</p>` : table(columns, rows);

const timeOf = ({ figures }: Pen, at: number): Html =>
  html`<time datetime="${new Date(at).toISOString()}">${figures.moment(at)}</time>`;

const most = ({ words, figures }: Pen, times: Times): string =>
  times.most === undefined ? words.longer : figures.seconds(times.most);

const inWords = (pen: Pen, times: Times | undefined): string => {
  if (times === undefined || times.times === 0) return '—';
  const { words, figures } = pen;
  return words.timesOf(figures.whole(times.times), figures.seconds(times.mean), most(pen, times));
};

const houseSlip = (pen: Pen, { version, node, since, memory, eventLoop }: Status): Html => {
  const { words, figures } = pen;
  const { median, p99, longest } = eventLoop;
  return facts(words.server, [
    [words.version, `${version} (Node ${node})`],
    [words.since, timeOf(pen, since)],
    [words.memory, words.memoryOf(figures.bytes(memory.resident), figures.bytes(memory.heap))],
    [
      words.eventLoop,
      words.eventLoopOf(figures.seconds(median), figures.seconds(p99), figures.seconds(longest)),
    ],
  ]);
};

const peopleSlip = ({ words, figures }: Pen, { people, generals }: Status): Html =>
  html`<div class="column">${facts(words.people, [
    [words.seats, figures.whole(people.seats)],
    [words.websockets, figures.whole(people.websockets)],
    [words.streams, figures.whole(people.streams)],
    [words.connections, figures.whole(people.connections)],
  ])}${facts(words.generals, [
    [words.thinking, figures.whole(generals.running.waited + generals.running.others)],
    [words.waited, figures.whole(generals.waiting.waited)],
    [words.alone, figures.whole(generals.waiting.others)],
  ])}</div>`;

const roomFact = ({ words, figures }: Pen, { room }: Status['store']): readonly Fact[] => {
  if (room === undefined) return [];
  const said = words.roomOf(figures.bytes(room.free), figures.bytes(room.size));
  const low = Math.round(room.size / 10);
  const bar = html`<meter min="0" max="${room.size}" low="${low}" value="${room.free}" aria-label="${words.room}"></meter>`;
  return [[words.room, html`${said} ${bar}`]];
};

const storeSlip = (pen: Pen, { store }: Status): Html => {
  const { words, figures } = pen;
  return facts(words.store, [
    [words.kind, words.kinds[store.kind]],
    [words.size, store.bytes === undefined ? '—' : figures.bytes(store.bytes)],
    ...roomFact(pen, store),
    [words.lastBackup, store.lastBackup === undefined ? words.noBackup : timeOf(pen, store.lastBackup)],
    [words.commits, inWords(pen, store.commits)],
    [words.reads, inWords(pen, store.reads)],
  ]);
};

const numbers = (...names: readonly string[]): readonly Column[] =>
  names.map((name) => ({ name, isNumber: true }));

/** As its players call it. */
const titleOf = (game: string): string => catalogue.find(({ id }) => id === game)?.title ?? game;

const tablesSection = ({ words, figures }: Pen, { inMemory, stored }: Status): Html => {
  const named = [{ name: words.game }, { name: words.state }];
  const here = inMemory.map(({ game, state, tables, entries }) => [
    ...[titleOf(game), words.states[state]],
    ...[tables, entries].map(figures.whole),
  ]);
  const kept = (stored ?? []).map(({ game, state, tables, entries, longest, ages, oldest }) => [
    ...[titleOf(game), words.states[state]],
    ...[tables, ...AGES.map((age) => ages[age]), entries, longest].map(figures.whole),
    figures.moment(oldest),
  ]);
  const columns = [
    ...named,
    ...numbers(words.count, ...AGES.map((age) => words.ages[age]), words.entries, words.longest),
    { name: words.oldest },
  ];
  return html`<section><h2>${words.tables}</h2>
<h3>${words.stored}</h3>${tableOr(stored === undefined ? words.notCounted : words.noTables, columns, kept)}
<h3>${words.inMemory}</h3>${tableOr(words.noTables, [...named, ...numbers(words.count, words.entries)], here)}
</section>`;
};

const routesSection = (pen: Pen, { slowest }: Status): Html => {
  const { words, figures } = pen;
  const rows = slowest.map((each) => [
    each.route,
    figures.whole(each.times),
    figures.seconds(each.mean),
    most(pen, each),
  ]);
  const columns = [{ name: words.route }, ...numbers(words.times, words.mean, words.most)];
  return html`<section><h2>${words.routes}</h2>${tableOr(words.noRoutes, columns, rows)}</section>`;
};

const failureRows = ({ figures }: Pen, failures: readonly Failure[]): readonly (readonly string[])[] =>
  failures.map(({ at, id, method, route, status, code }) => [
    figures.moment(at),
    id,
    `${method} ${route}`,
    `${status} ${code}`,
  ]);

const failuresSection = (pen: Pen, { failures: { broken, refused } }: Status): Html => {
  const { words } = pen;
  const columns = [words.when, words.id, words.route, words.what].map((name) => ({ name }));
  return html`<section><h2>${words.failures}</h2>
<h3>${words.broken}</h3>${tableOr(words.noneBroken, columns, failureRows(pen, broken))}
<h3>${words.refused}</h3>${tableOr(words.noneRefused, columns, failureRows(pen, refused))}
</section>`;
};

const notesSection = (pen: Pen, { notes }: Status): Html => {
  const { words, language } = pen;
  const lines = notes.map(
    ({ at, said }) => html`<li>${timeOf(pen, at)} ${typeset(inLanguage(said, language), language)}</li>`,
  );
  return html`<section><h2>${words.said}</h2>${
    lines.length === 0 ? html`<p class="none">${words.nothingSaid}</p>` : html`<ul>${lines}</ul>`
  }</section>`;
};

/** For people: no script, a style sheet of its own. */
export const statusPage = (status: Status, language: Language): string => {
  const words = inLanguage(catalogues, language);
  const pen = { words, figures: numberFormatIn(language), language };
  const { ready } = status.store;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Grognard: ${words.title}</title>
<link rel="stylesheet" href="/status.css"></head><body><main>
<header><p class="name">Grognard</p><h1>${words.title}</h1>
<p class="${ready ? 'well' : 'unwell'}">${typeset(ready ? words.ready : words.notReady, language)}</p>
<p class="moment">${words.asOf(pen.figures.moment(status.now))} · <a href="/status">${words.again}</a> · <a href="/status.json">${words.asJson}</a></p>
</header>
<div class="slips">${houseSlip(pen, status)}${storeSlip(pen, status)}${peopleSlip(pen, status)}</div>
${notesSection(pen, status)}
${tablesSection(pen, status)}
${routesSection(pen, status)}
${failuresSection(pen, status)}
</main></body></html>
`.html;
};
