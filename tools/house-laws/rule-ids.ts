import ts from 'typescript';
import { idsIn } from '../mutants/ids.ts';

/** A file, by its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface ReadBack {
  readonly path: string;
  readonly line: number;
  /** The text that reads an id back, in one line. */
  readonly code: string;
}

/**
 * Where ids are at home: in rulebooks and what shows their pages, in the page's captions of a rule, and in the one file of a game
 * that may read back those which old events carried.
 */
const EXEMPT =
  /(?:^|\/)(?:rulebook|test)\/|^games\/[\w-]+\/model\/old-events\.ts$|^web\/(?:rules|boards\/[\w-]+\/words)\/|^cli\/commands\/rules\.ts$/;

/** Most files have nothing to do with ids, and need not be read closely. */
const SPEAKS_OF_RULES = /\b(?:PB|LA|CB)-|[rR]ules?\b/;

/** By these a list, a set, a table or a text is asked for what is in it. */
const ASKING = new Set(['includes', 'has', 'get', 'indexOf', 'startsWith', 'endsWith', 'match', 'test']);
const CHOOSING = new Set(['some', 'every', 'find', 'findIndex', 'filter']);
const COMPARING = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
]);

const isId = (text: string): boolean => idsIn(text)[0] === text;

const BEGINNING = /^(?:PB|LA|CB)-/;

/** Something that is an id, or nothing but ids, as it is written. */
const isOfIds = (node: ts.Expression, names: ReadonlySet<string>): boolean => {
  if (ts.isStringLiteralLike(node)) return isId(node.text);
  if (ts.isTemplateExpression(node)) return BEGINNING.test(node.head.text);
  if (ts.isIdentifier(node)) return names.has(node.text);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return isOfIds(node.expression, names);
  if (ts.isSpreadElement(node)) return isOfIds(node.expression, names);
  if (ts.isArrayLiteralExpression(node))
    return node.elements[0] !== undefined && isOfIds(node.elements[0], names);
  if (ts.isCallExpression(node)) return isOfIdsMade(node, names);
  if (ts.isNewExpression(node)) return node.arguments?.[0] !== undefined && isOfIds(node.arguments[0], names);
  return false;
};

/** `[38, 39].map((row) => ` and an id: ids that are put together. */
const isOfIdsMade = ({ arguments: [made] }: ts.CallExpression, names: ReadonlySet<string>): boolean =>
  made !== undefined && ts.isArrowFunction(made) && !ts.isBlock(made.body) && isOfIds(made.body, names);

/** The names that a file has for ids and lists of them. */
const namesOf = (source: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isIdentifier(node.name))
      if (isOfIds(node.initializer, names)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
};

/** What goes by the name of a citation: `rule`, `rules`, `event.rules`, `hurtRules`. */
const isCited = (node: ts.Expression): boolean => {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return ts.isIdentifier(name) && /^rules?$|Rules?$/.test(name.text) && !/book\b/i.test(node.getText());
};

const isNothing = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text === 'undefined';

/** Whether a node reads an id back, rather than citing it. */
const readsBack = (node: ts.Node, names: ReadonlySet<string>): boolean => {
  if (ts.isRegularExpressionLiteral(node)) return /\b(?:PB|LA|CB)-/.test(node.text);
  if (ts.isCaseClause(node)) return isOfIds(node.expression, names);
  if (ts.isPropertyAssignment(node)) return ts.isStringLiteral(node.name) && isId(node.name.text);
  if (ts.isElementAccessExpression(node))
    return isCited(node.argumentExpression) || isOfIds(node.argumentExpression, names);
  if (ts.isBinaryExpression(node)) {
    const { left, right } = node;
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return [left, right].some((each) => ts.isStringLiteralLike(each) && BEGINNING.test(each.text));
    if (!COMPARING.has(node.operatorToken.kind) || isNothing(left) || isNothing(right)) return false;
    // Two citations may be told apart, so that one is not said twice.
    if (isCited(left) && isCited(right)) return false;
    return [left, right].some((each) => isOfIds(each, names) || isCited(each));
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression: asked } = node.expression;
  const [given] = node.arguments;
  if (ASKING.has(name.text))
    return (
      isOfIds(asked, names) ||
      isCited(asked) ||
      (given !== undefined && (isOfIds(given, names) || isCited(given)))
    );
  return CHOOSING.has(name.text) && (isCited(asked) || isOfIds(asked, names));
};

/** Everywhere a file reads a rule's id back as if it were a flag. */
export const readBackIn = ({ path, text }: Source): readonly ReadBack[] => {
  if (EXEMPT.test(path) || !SPEAKS_OF_RULES.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names = namesOf(source);
  const found: ReadBack[] = [];
  const visit = (node: ts.Node): void => {
    if (readsBack(node, names)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({ path, line, code: node.getText(source).replace(/\s+/g, ' ') });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
