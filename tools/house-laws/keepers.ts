import ts from 'typescript';
import { isCollection } from './mutable.ts';
import { fromRoot } from './sources.ts';
import { namesWrittenBy } from './writes.ts';

/** Where the engine keeps its helpers for remembering: whatever they give remembers. */
const MEMORY = 'engine/memory/';

type Made = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

const isMade = (node: ts.Node): node is Made =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node);

/** The function whose call makes what a declaration names, or `undefined` for what is made when the module is loaded. */
export const functionAround = (node: ts.Node): ts.SignatureDeclaration | undefined => {
  for (let at = node.parent; at !== undefined; at = at.parent) if (ts.isFunctionLike(at)) return at;
  return undefined;
};

/** The name as it is declared, in whichever file that is. */
const declared = (checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined => {
  const symbol =
    ts.isShorthandPropertyAssignment(name.parent) && name.parent.name === name
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
  if (symbol === undefined) return undefined;
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
};

export const variableOf = (
  checker: ts.TypeChecker,
  name: ts.Identifier,
): ts.VariableDeclaration | undefined => {
  const declaration = declared(checker, name)?.valueDeclaration;
  return declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration : undefined;
};

/** A call's function, where its body is at hand. */
const calledBy = (checker: ts.TypeChecker, { expression }: ts.CallExpression): Made | undefined => {
  const callee = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  if (isMade(callee)) return callee;
  const declaration = checker.getResolvedSignature(callee.parent as ts.CallExpression)?.declaration;
  return declaration !== undefined && isMade(declaration) ? declaration : undefined;
};

const isNew = (node: ts.Expression | undefined): boolean =>
  node !== undefined &&
  (ts.isNewExpression(node) || ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node));

const anyIn = (node: ts.Node, is: (node: ts.Node) => boolean): boolean =>
  ts.forEachChild(node, (child) => is(child) || anyIn(child, is)) === true;

/**
 * A keeper is a function whose answer remembers: it hands out a function that writes to a variable or a collection of the
 * call that made it, or it hands on what another keeper gave. What such a call gives is state, wherever it is put.
 */
export const keepers = (checker: ts.TypeChecker) => {
  const known = new Map<Made, boolean>();

  const isOwnOf = (made: Made, variable: ts.VariableDeclaration): boolean =>
    functionAround(variable) === made;

  /** Written to by a function that outlives the call. */
  const isWrittenWithin = (made: Made, node: ts.Node): boolean =>
    namesWrittenBy(node).some((name) => {
      const variable = variableOf(checker, name);
      if (variable === undefined || !isOwnOf(made, variable) || functionAround(name) === made) return false;
      return isCounter(variable, name) || isNew(variable.initializer);
    });

  const isCounter = (variable: ts.VariableDeclaration, name: ts.Identifier): boolean =>
    (ts.getCombinedNodeFlags(variable) & ts.NodeFlags.Let) !== 0 &&
    !ts.isPropertyAccessExpression(name.parent);

  /** Handed by such a function to another, which may write to it. */
  const isHandedOnWithin = (made: Made, node: ts.Node): boolean => {
    if (!ts.isIdentifier(node) || functionAround(node) === made) return false;
    if (!ts.isCallExpression(node.parent) || !node.parent.arguments.includes(node)) return false;
    const variable = variableOf(checker, node);
    if (variable === undefined || !isOwnOf(made, variable) || !isNew(variable.initializer)) return false;
    return isCollection(checker, checker.getTypeAtLocation(variable.name));
  };

  /** Made of another keeper in this very call. */
  const isMadeOfKeeper = (made: Made, node: ts.Node): boolean =>
    ts.isCallExpression(node) && functionAround(node) === made && isKept(node);

  const looksLikeKeeper = (made: Made): boolean =>
    anyIn(
      made,
      (node) => isWrittenWithin(made, node) || isHandedOnWithin(made, node) || isMadeOfKeeper(made, node),
    );

  const isKeeper = (made: Made): boolean => {
    const before = known.get(made);
    if (before !== undefined) return before;
    // A function that calls itself is no keeper by that.
    known.set(made, false);
    const is = looksLikeKeeper(made);
    known.set(made, is);
    return is;
  };

  /** Only an answer with a function in it can go on remembering. */
  const hasFunction = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some(hasFunction)
      : type.getCallSignatures().length > 0 ||
        ((type.flags & ts.TypeFlags.Object) !== 0 &&
          type.getSymbol()?.declarations?.some((each) => each.getSourceFile().isDeclarationFile) !== true &&
          type.getProperties().some((each) => checker.getTypeOfSymbol(each).getCallSignatures().length > 0));

  /** Whether a call gives something that remembers. */
  const isKept = (call: ts.CallExpression): boolean => {
    const made = calledBy(checker, call);
    if (made === undefined) return false;
    if (fromRoot(made.getSourceFile().fileName).startsWith(MEMORY)) return true;
    return hasFunction(checker.getTypeAtLocation(call)) && isKeeper(made);
  };

  return isKept;
};
