import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const home = join(import.meta.dirname, '../..');

/** The sources of the game, without its words and tests. */
const sources = (): readonly string[] =>
  readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/^(?:dist|node_modules|rulebook|test|words)\b/.test(path),
  );

const literalsIn = (node: ts.Node): readonly string[] => {
  if (ts.isStringLiteral(node)) return [node.text];
  return ts.isConditionalExpression(node)
    ? [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)]
    : [];
};

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

const treeOf = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(join(home, path), 'utf8'), ts.ScriptTarget.Latest, true);

/** The functions around a node, from the inside out. */
function* around(node: ts.Node): Generator<ts.ArrowFunction> {
  for (let up = node.parent; up !== undefined; up = up.parent) if (ts.isArrowFunction(up)) yield up;
}

/** What is handed to a parameter of a function around its use, wherever the file calls that function. */
const handedTo = (name: ts.Node, calls: readonly ts.CallExpression[]): readonly string[] =>
  [...around(name)].flatMap(({ parameters, parent }) => {
    const place = parameters.findIndex((each) => each.name.getText() === name.getText());
    if (place < 0 || !ts.isVariableDeclaration(parent)) return [];
    return calls
      .filter(({ expression }) => expression.getText() === parent.name.getText())
      .flatMap(({ arguments: handed }) => literalsIn(handed[place] ?? name));
  });

export interface Cited {
  readonly where: string;
  readonly codes: readonly string[];
}

/** Every refusal that the sources can give, by where it stands. */
export const refusalsInSources = (): readonly Cited[] =>
  sources().flatMap((path) => {
    const calls = [...nodesOf(treeOf(path))].filter(ts.isCallExpression);
    return calls
      .filter(({ expression }) => ['refuse', 'impossible'].includes(expression.getText()))
      .map(({ arguments: [, code], pos }) => ({
        where: `${path}:${pos}`,
        codes: code === undefined ? [] : ts.isIdentifier(code) ? handedTo(code, calls) : literalsIn(code),
      }));
  });

/** Every code of an outcome in the chapter of victory, and where it is told. */
export const outcomesInSources = (): readonly string[] =>
  sources()
    .filter((path) => path.startsWith('rules/victory/') || path === 'play/outcome.ts')
    .flatMap((path) => [...nodesOf(treeOf(path))])
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === 'code')
    .flatMap(({ initializer }) => literalsIn(initializer));
