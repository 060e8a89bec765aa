import ts from 'typescript';

const WRITERS: ReadonlySet<string> = new Set([
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
]);

const FIRST_WRITTEN: ReadonlySet<string> = new Set(['assign', 'defineProperty', 'setPrototypeOf']);

/** The name at the bottom of `name.a[b].c`, if there is one. */
const bottomOf = (node: ts.Expression): ts.Identifier | undefined => {
  if (ts.isIdentifier(node)) return node;
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return bottomOf(node.expression);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
    return bottomOf(node.expression);
  return undefined;
};

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

const isStep = (node: ts.Node): node is ts.PrefixUnaryExpression | ts.PostfixUnaryExpression =>
  (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
  (node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken);

/** `[a.x, b.y] = …` writes to each of them. */
const targetsIn = (node: ts.Expression): readonly ts.Expression[] => {
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(targetsIn);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((each) =>
      ts.isPropertyAssignment(each)
        ? targetsIn(each.initializer)
        : ts.isShorthandPropertyAssignment(each)
          ? [each.name]
          : [],
    );
  return ts.isSpreadElement(node) ? targetsIn(node.expression) : [node];
};

const writtenByCall = ({ expression, arguments: given }: ts.CallExpression): readonly ts.Expression[] => {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const [first] = given;
  const isOfObject = ts.isIdentifier(expression.expression) && expression.expression.text === 'Object';
  if (isOfObject && FIRST_WRITTEN.has(expression.name.text) && first !== undefined) return [first];
  return WRITERS.has(expression.name.text) ? [expression.expression] : [];
};

const writtenBy = (node: ts.Node): readonly ts.Expression[] => {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return targetsIn(node.left);
  if (isStep(node)) return [node.operand];
  if (ts.isDeleteExpression(node)) return [node.expression];
  return ts.isCallExpression(node) ? writtenByCall(node) : [];
};

/** The names that a place writes to, or to something inside them. */
export const namesWrittenBy = (node: ts.Node): readonly ts.Identifier[] =>
  writtenBy(node).flatMap((each) => bottomOf(each) ?? []);
