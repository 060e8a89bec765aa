import { dirname, join } from 'node:path';
import ts from 'typescript';
import { idsIn } from './ids.ts';
import { sitesIn } from './sites.ts';

/** A statement at the top of a file: a function, a table, a constant. */
export interface Unit {
  readonly file: string;
  readonly name: string;
  readonly statement: ts.Statement;
  /** The ids in its text and in the comment above it. */
  readonly ids: ReadonlySet<string>;
  /** Ids that are put together, as patterns. */
  readonly patterns: readonly RegExp[];
  /** It names rules and does nothing else: whoever asks it cites them. */
  readonly isList: boolean;
  /** The names that it reads. */
  readonly reads: ReadonlySet<string>;
}

export interface Parsed {
  readonly file: string;
  readonly source: ts.SourceFile;
  readonly units: readonly Unit[];
  /** Where an imported name comes from. */
  readonly imports: ReadonlyMap<string, string>;
}

const declarationOf = (statement: ts.Statement): ts.VariableDeclaration | undefined =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : undefined;

const nameOf = (statement: ts.Statement): string => {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? '';
  return declarationOf(statement)?.name.getText() ?? '';
};

const bodyOf = (statement: ts.Statement): ts.Node | undefined =>
  ts.isFunctionDeclaration(statement) ? statement : declarationOf(statement)?.initializer;

/** Something that can be called. */
export const isCalled = ({ statement }: Unit): boolean => {
  const body = bodyOf(statement);
  return body !== undefined && ts.isFunctionLike(body);
};

const IDS = /^(?:readonly )?(?:string|RuleId)\[\]$|^RuleId$/;

/** Nothing in it can be altered, or it is a function whose answer is a list of ids. */
const isListOfRules = (statement: ts.Statement, source: ts.SourceFile): boolean => {
  const body = bodyOf(statement);
  if (body === undefined) return false;
  if (ts.isFunctionLike(body) && IDS.test(body.type?.getText(source) ?? '')) return true;
  return sitesIn(statement, source).length === 0;
};

const namesRead = (statement: ts.Statement): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return names;
};

const patternsIn = (text: string): readonly RegExp[] =>
  [...text.matchAll(/`((?:PB|LA|CB|TN)-[^`]*\$\{[^`]*)`/g)].map(
    ([, inside = '']) => new RegExp(`^${inside.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+')}$`),
  );

const unitOf = (statement: ts.Statement, source: ts.SourceFile): Unit => {
  const text = statement.getFullText(source);
  return {
    file: source.fileName,
    name: nameOf(statement),
    statement,
    ids: new Set(idsIn(text)),
    patterns: patternsIn(text),
    isList: isListOfRules(statement, source),
    reads: namesRead(statement),
  };
};

const isMade = (statement: ts.Statement): boolean =>
  !ts.isImportDeclaration(statement) &&
  !ts.isExportDeclaration(statement) &&
  !ts.isInterfaceDeclaration(statement) &&
  !ts.isTypeAliasDeclaration(statement);

const importsOf = (source: ts.SourceFile): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    const from = statement.moduleSpecifier.text;
    if (named === undefined || !ts.isNamedImports(named) || !from.startsWith('.')) continue;
    const file = join(dirname(source.fileName), from);
    for (const { name, propertyName } of named.elements)
      found.set(name.text, `${file}#${(propertyName ?? name).text}`);
  }
  return found;
};

export const parsed = (file: string, text: string): Parsed => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const units = source.statements.filter(isMade).map((statement) => unitOf(statement, source));
  return { file, source, units, imports: importsOf(source) };
};

/** The rules that a unit cites: by number, and those that are put together, as patterns. */
export interface Cited {
  readonly ids: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
}

interface Citing {
  readonly ids: Set<string>;
  readonly patterns: Set<string>;
}

const addTo = ({ ids, patterns }: Citing, more: Cited): void => {
  for (const id of more.ids) ids.add(id);
  for (const pattern of more.patterns) patterns.add(pattern);
};

const ownOf = ({ ids, patterns }: Unit): Citing => ({
  ids: new Set(ids),
  patterns: new Set(patterns.map(({ source }) => source)),
});

/** Lists of rules may read others, so far. */
const DEEPEST = 4;

/**
 * What every unit of a game cites: itself, through the lists of rules that it reads, and, if it is plain data that names
 * no rule, through whoever reads it.
 */
export const citedBy = (files: readonly Parsed[]): ReadonlyMap<Unit, Cited> => {
  const homes = new Map(files.flatMap((home) => home.units.map((unit) => [unit, home] as const)));
  const byName: ReadonlyMap<string, Unit> = new Map(
    files.flatMap(({ file, units }) => units.map((unit) => [`${file}#${unit.name}`, unit] as const)),
  );
  const readBy = (unit: Unit): readonly Unit[] => {
    const home = homes.get(unit);
    return [...unit.reads].flatMap((name) => {
      const other = byName.get(home?.imports.get(name) ?? `${unit.file}#${name}`);
      return other === undefined || other === unit ? [] : [other];
    });
  };
  const citing = (unit: Unit, depth: number): Citing => {
    const all = ownOf(unit);
    if (depth < DEEPEST)
      for (const other of readBy(unit)) if (other.isList) addTo(all, citing(other, depth + 1));
    return all;
  };
  const whole = new Map([...homes.keys()].map((unit) => [unit, citing(unit, 0)] as const));
  for (const unit of homes.keys())
    for (const data of readBy(unit))
      if (data.ids.size === 0 && !isCalled(data))
        addTo(whole.get(data) ?? ownOf(data), whole.get(unit) ?? ownOf(unit));
  return whole;
};

/** The ids that stand nearest around a place: a row of a table has its own. */
export const nearestIds = (unit: Unit, source: ts.SourceFile, at: number): readonly string[] => {
  let node: ts.Node = unit.statement;
  let best: readonly string[] = [];
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (each) =>
      each.getFullStart() <= at && at < each.getEnd() ? each : undefined,
    );
    if (inner === undefined) return best;
    const ids = [...idsIn(inner.getFullText(source)), ...rowIds(unit, inner)];
    if (ids.length > 0) best = ids;
    node = inner;
  }
};

/** `row(7, ...)` beside a rule that is put together with a number: the seventh row of it. */
const rowIds = (unit: Unit, node: ts.Node): readonly string[] => {
  if (!ts.isCallExpression(node) || !ts.isSourceFile(unit.statement.parent)) return [];
  const row = node.arguments.find((each) => ts.isNumericLiteral(each));
  if (row === undefined) return [];
  return [...unit.statement.parent.text.matchAll(/`((?:PB|LA|CB)-[\w.-]*-)\$\{\w+\}`/g)].map(
    ([, head = '']) => `${head}${row.getText()}`,
  );
};
