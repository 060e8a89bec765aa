import ts from 'typescript';
import { functionAround, keepers, variableOf } from './keepers.ts';
import { mutableKind } from './mutable.ts';
import { fromRoot, pureFilesOf } from './sources.ts';
import { namesWrittenBy } from './writes.ts';

/**
 * No module-level mutable state in the pure packages: what has been worked out is an argument (a reading) or part of the
 * object that it is about (a setting, an index), so that nobody's question changes another's answer.
 */
export interface ModuleState {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly what: string;
  readonly instead: string;
}

/** Files named for what they keep: scratch of the field within one call, and words and rulebooks once loaded. */
const EXEMPT: readonly RegExp[] = [
  /^field\/(.*\/)?([^/]+-)?scratch\.ts$/,
  /^games\/[^/]+\/words\/learning\.ts$/,
  /^engine\/words\/learning\.ts$/,
];

const isExempt = (file: string): boolean => EXEMPT.some((each) => each.test(file));

const ARGUMENT =
  'make it part of a reading, or of the object that it is about, and hand that in; scratch of field/ belongs in scratch.ts or *-scratch.ts';
const READONLY =
  'if it is a table, declare it so (ReadonlyMap, ReadonlySet, readonly T[], as const, ArrayLike<number>); if it remembers, make it part of a reading';

interface Breach {
  readonly node: ts.Node;
  readonly what: string;
  readonly instead: string;
}

const isLet = (variable: ts.VariableDeclaration): boolean =>
  (ts.getCombinedNodeFlags(variable) & ts.NodeFlags.Const) === 0;

/** A loop at the root of a file is over, with all it declares, when the file is loaded. */
const isOfLoop = (node: ts.Node): boolean =>
  node.parent !== undefined && (ts.isIterationStatement(node.parent, false) || isOfLoop(node.parent));

const keptIn = (node: ts.Node, isKept: (call: ts.CallExpression) => boolean): boolean => {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node) && isKept(node)) return true;
  return ts.forEachChild(node, (child) => keptIn(child, isKept)) === true;
};

const isInstance = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isNewExpression(node) && ts.isIdentifier(node.expression);

/** The law over a whole program. */
export const moduleState = (program: ts.Program): readonly ModuleState[] => {
  const checker = program.getTypeChecker();
  const isKept = keepers(checker);
  const files = pureFilesOf(program);
  const writes = writesToModules(checker, files);

  const breachOf = (variable: ts.VariableDeclaration): Breach | undefined => {
    const { initializer, name } = variable;
    if (isLet(variable)) return { node: variable, what: 'a variable', instead: ARGUMENT };
    const write = writes.get(variable);
    if (write !== undefined)
      return { node: variable, what: `an object that is written to (${write})`, instead: ARGUMENT };
    if (initializer !== undefined && keptIn(initializer, isKept))
      return { node: variable, what: 'a function that remembers', instead: ARGUMENT };
    const kind = mutableKind(checker, checker.getTypeAtLocation(name));
    if (kind === undefined) return undefined;
    const isOwn = !isInstance(initializer) || kind !== 'an instance of a class';
    return { node: variable, what: kind, instead: isOwn ? READONLY : ARGUMENT };
  };

  const staticOf = (node: ts.Node): Breach | undefined =>
    ts.isPropertyDeclaration(node) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true &&
    node.modifiers.every(({ kind }) => kind !== ts.SyntaxKind.ReadonlyKeyword)
      ? { node, what: 'a static field', instead: ARGUMENT }
      : undefined;

  const inFile = (source: ts.SourceFile): readonly Breach[] => {
    const found: Breach[] = [];
    const look = (node: ts.Node): void => {
      const isVariable = ts.isVariableDeclaration(node) && !isOfLoop(node);
      const breach = isVariable ? breachOf(node) : staticOf(node);
      if (breach !== undefined) found.push(breach);
      if (!ts.isFunctionLike(node)) ts.forEachChild(node, look);
    };
    look(source);
    return found;
  };

  return files
    .filter(({ fileName }) => !isExempt(fromRoot(fileName)))
    .flatMap((source) => inFile(source).map((breach) => told(source, breach)));
};

const told = (source: ts.SourceFile, { node, what, instead }: Breach): ModuleState => ({
  file: fromRoot(source.fileName),
  line: lineOf(source, node),
  name: ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) ? node.name.getText(source) : '',
  what,
  instead,
});

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** Which objects of modules are written to by a function, and where: in their own file or in another. */
const writesToModules = (
  checker: ts.TypeChecker,
  files: readonly ts.SourceFile[],
): ReadonlyMap<ts.VariableDeclaration, string> => {
  const writes = new Map<ts.VariableDeclaration, string>();
  for (const source of files) {
    const look = (node: ts.Node): void => {
      for (const name of namesWrittenBy(node)) {
        const variable = variableOf(checker, name);
        // What a file builds while it is loaded is finished when it is.
        if (
          variable === undefined ||
          functionAround(variable) !== undefined ||
          functionAround(name) === undefined
        )
          continue;
        if (!writes.has(variable))
          writes.set(variable, `${fromRoot(source.fileName)}:${lineOf(source, node)}`);
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return writes;
};
