import ts from 'typescript';

/** An edit of a text that only puts something in. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

const kinds = [
  'refusal line',
  'condition',
  'operand',
  'comparison',
  'arithmetic',
  'number',
  'flag',
  'answer',
  'deed',
] as const;

export type Kind = (typeof kinds)[number];

/** One way in which a line could be wrong. */
export interface Site {
  readonly kind: Kind;
  readonly what: string;
  readonly start: number;
  readonly end: number;
  /** What stands there instead; the text as it is otherwise. */
  readonly instead: string;
  /** Worked out when the file is loaded, such as the rows of a table. */
  readonly isStatic: boolean;
}

const COMPARED: Readonly<Record<number, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
};

const RECKONED: Readonly<Record<number, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

/** What a predicate is forced to say, so that it no longer chooses. */
const CHOOSERS: Readonly<Record<string, string>> = {
  filter: 'true',
  every: 'true',
  some: 'false',
  find: 'false',
};

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);

const isFunction = (
  node: ts.Node,
): node is ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

const functionAround = (node: ts.Node): ts.SignatureDeclaration | undefined => {
  for (let at = node.parent; at !== undefined; at = at.parent) if (ts.isFunctionLike(at)) return at;
  return undefined;
};

/** What the functions around a place say they give back, the nearest annotation that there is. */
const answersWith = (node: ts.Node, source: ts.SourceFile): string => {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (ts.isFunctionLike(at) && at.type !== undefined) return at.type.getText(source);
    if (ts.isVariableDeclaration(at) && at.type !== undefined) return at.type.getText(source);
  }
  return '';
};

const GIVES_REFUSALS = /Refusal|Question|TaskRule|ActionRule|Rule</;

const calleeOf = (node: ts.Node): string => (ts.isCallExpression(node) ? node.expression.getText() : '');

/** A list of reasons, written out: `[refuse(...)]`. */
const isRefusalList = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) &&
  node.elements.some((each) => ['refuse', 'impossible'].includes(calleeOf(each)));

/** A place that adds reasons to the judging of an order: a spread, a question among several, a list that is given back. */
const isRefusalLine = (node: ts.Node, source: ts.SourceFile): boolean => {
  const parent = node.parent;
  if (isRefusalList(node)) return true;
  if (!ts.isExpression(node)) return false;
  if (ts.isSpreadElement(parent) && ts.isArrayLiteralExpression(parent.parent))
    return GIVES_REFUSALS.test(answersWith(parent, source));
  if (!ts.isArrowFunction(parent) || parent.body !== node) return false;
  const around = parent.parent;
  return (
    calleeOf(around) === 'firstOf' ||
    (ts.isArrayLiteralExpression(around) && /Question/.test(answersWith(around, source)))
  );
};

const isCondition = (node: ts.Node): boolean => {
  const parent = node.parent;
  return (
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  );
};

/** The whole answer of a function that says yes or no. */
const isYesOrNo = (node: ts.Node, source: ts.SourceFile): boolean => {
  const around = functionAround(node);
  if (around?.type?.getText(source) !== 'boolean') return false;
  const parent = node.parent;
  return (parent === around && isFunction(around) && around.body === node) || ts.isReturnStatement(parent);
};

const chosenBy = (node: ts.Node): string | undefined => {
  const arrow = node.parent;
  if (!ts.isArrowFunction(arrow) || arrow.body !== node || !ts.isCallExpression(arrow.parent))
    return undefined;
  const callee = arrow.parent.expression;
  return ts.isPropertyAccessExpression(callee) ? CHOOSERS[callee.name.text] : undefined;
};

const isNumberToAlter = (node: ts.Node): node is ts.NumericLiteral => {
  if (!ts.isNumericLiteral(node)) return false;
  const parent = node.parent;
  if (ts.isElementAccessExpression(parent) || ts.isLiteralTypeNode(parent)) return false;
  return !((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node);
};

type Found = Omit<Site, 'isStatic' | 'start' | 'end'>;

const ofBinary = (node: ts.BinaryExpression, source: ts.SourceFile): readonly Found[] => {
  const { left, right, operatorToken } = node;
  const [a, b, sign] = [left.getText(source), right.getText(source), operatorToken.getText(source)];
  const compared = COMPARED[operatorToken.kind];
  if (compared !== undefined)
    return [{ kind: 'comparison', what: `${sign} becomes ${compared}`, instead: `${a} ${compared} ${b}` }];
  const reckoned = isText(left) || isText(right) ? undefined : RECKONED[operatorToken.kind];
  if (reckoned === undefined) return [];
  return [{ kind: 'arithmetic', what: `${sign} becomes ${reckoned}`, instead: `(${a}) ${reckoned} (${b})` }];
};

const operandOf = (node: ts.Node): string | undefined => {
  const parent = node.parent;
  if (!ts.isBinaryExpression(parent)) return undefined;
  if (parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return 'true';
  return parent.operatorToken.kind === ts.SyntaxKind.BarBarToken ? 'false' : undefined;
};

const forced = (kind: Kind, to: string): Found => ({ kind, what: `always ${to}`, instead: to });

const foundAt = (node: ts.Node, source: ts.SourceFile, isStatic: boolean): readonly Found[] => {
  if (!ts.isExpression(node)) return [];
  const operand = operandOf(node);
  const chosen = chosenBy(node);
  return [
    ...(isRefusalLine(node, source)
      ? [{ kind: 'refusal line', what: 'left out', instead: '[]' } as const]
      : []),
    ...(isCondition(node) ? [forced('condition', 'true'), forced('condition', 'false')] : []),
    ...(operand === undefined ? [] : [{ ...forced('operand', operand), what: 'left out' }]),
    ...(isYesOrNo(node, source) ? [forced('answer', 'true'), forced('answer', 'false')] : []),
    ...(chosen === undefined ? [] : [forced('answer', chosen)]),
    ...(ts.isBinaryExpression(node) ? ofBinary(node, source) : []),
    ...(isNumberToAlter(node) ? [numberOf(node, source)] : []),
    ...(isDeed(node) ? [{ kind: 'deed', what: 'left out', instead: 'undefined' } as const] : []),
    ...(isStatic && isFlag(node) ? [flagOf(node, source)] : []),
  ];
};

const numberOf = (node: ts.NumericLiteral, source: ts.SourceFile): Found => {
  const given = node.getText(source);
  return {
    kind: 'number',
    what: `${given} becomes ${Number(node.text) + 1}`,
    instead: `${Number(node.text) + 1}`,
  };
};

/** Something is done for its own sake, such as an event that is told. */
const isDeed = (node: ts.Node): boolean => ts.isCallExpression(node) && ts.isExpressionStatement(node.parent);

const isFlag = (node: ts.Node): boolean =>
  (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) &&
  !ts.isLiteralTypeNode(node.parent);

const flagOf = (node: ts.Node, source: ts.SourceFile): Found => {
  const other = node.getText(source) === 'true' ? 'false' : 'true';
  return { kind: 'flag', what: `${node.getText(source)} becomes ${other}`, instead: other };
};

/** Every way in which a statement at the top of a file could be wrong. */
export const sitesIn = (statement: ts.Statement, source: ts.SourceFile): readonly Site[] => {
  const sites: Site[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const isStatic = functionAround(node) === undefined;
    const [start, end] = [node.getStart(source), node.getEnd()];
    for (const found of foundAt(node, source, isStatic)) sites.push({ ...found, start, end, isStatic });
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return sites;
};
