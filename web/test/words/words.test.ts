import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..', '..');

/** Attributes that a player reads or hears. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'label',
  'alt',
]);

/** Names are the same in every language. */
const NAMES = new Set(['Grognard']);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isWordy = (text: string): boolean => /\p{L}{2,}/u.test(text) && !NAMES.has(text.trim());

/** The texts among the values of an attribute that stand there as such: `{...}` is read from a catalogue. */
const literals = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((part: unknown) => {
    if (!isNode(part)) return [];
    if (part.type === 'Text') return [String(part.data)];
    return part.type === 'ExpressionTag' ? stringsIn(part.expression) : [];
  });

/** Strings that an expression could show: those it compares with, or hands to a function, are no words. */
const stringsIn = (expression: unknown): readonly string[] => {
  if (!isNode(expression)) return [];
  const { type } = expression;
  if (type === 'Literal') return typeof expression.value === 'string' ? [expression.value] : [];
  if (type === 'TemplateLiteral')
    return (expression.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  if (type === 'ConditionalExpression')
    return [...stringsIn(expression.consequent), ...stringsIn(expression.alternate)];
  if (type === 'LogicalExpression') return [...stringsIn(expression.left), ...stringsIn(expression.right)];
  if (type === 'BinaryExpression' && expression.operator === '+')
    return [...stringsIn(expression.left), ...stringsIn(expression.right)];
  return [];
};

/** Everything in the markup of a component that a player would read and no catalogue holds. */
const loose = (node: unknown): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap(loose);
  if (!isNode(node) || node.type.endsWith('Directive')) return [];
  if (node.type === 'Text') return isWordy(String(node.data)) ? [String(node.data)] : [];
  if (node.type === 'ExpressionTag') return stringsIn(node.expression).filter(isWordy);
  if (node.type === 'Attribute')
    return READ.has(String(node.name)) ? literals(node.value).filter(isWordy) : [];
  return Object.entries(node)
    .filter(([field]) => !['expression', 'parent', 'metadata', 'css', 'instance', 'module'].includes(field))
    .flatMap(([, value]) => loose(value));
};

const looseIn = (source: string): readonly string[] =>
  loose(parse(source, { modern: true }).fragment).map((text) => text.trim());

const components = readdirSync(WEB, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.svelte'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/node_modules|[/\\]dist|[/\\]test[/\\]/.test(path));

test('the check finds words outside the catalogues', () => {
  expect(looseIn('<p>{words.title} and {count}</p>')).toEqual(['and']);
  expect(looseIn('<button aria-label="Close"></button>')).toEqual(['Close']);
  expect(looseIn('<input placeholder="{words.search} here" />')).toEqual(['here']);
  expect(looseIn("<p>{isBusy ? 'One moment' : words.go}</p>")).toEqual(['One moment']);
  expect(looseIn('{#if a}<b>{"Nr " + n}</b>{/if}')).toEqual(['Nr']);
  expect(looseIn('<p class="about" id="x">{words.a} · {n} × 2</p><h1>Grognard</h1>')).toEqual([]);
  expect(
    looseIn("<script>const a = 'word';</script><style>p { color: red; }</style><b>{tell('word')}</b>"),
  ).toEqual([]);
});

test('no component has words of its own', () => {
  expect(components.length).toBeGreaterThan(40);
  const found = components.flatMap((path) =>
    looseIn(readFileSync(path, 'utf8')).map((words) => `${relative(WEB, path)}: ${words}`),
  );
  expect(found).toEqual([]);
});
