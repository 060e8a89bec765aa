import ts from 'typescript';
import { type Cited, nearestIds, type Parsed, type Unit } from './cited.ts';
import { type Insertion, type Kind, type Site, sitesIn } from './sites.ts';

/** A mutant as the catalogue knows it. */
export interface Mutant {
  readonly kind: Kind;
  readonly what: string;
  readonly line: number;
  readonly text: string;
  readonly unit: string;
  readonly isStatic: boolean;
  /** The rules cited nearest to it, and those of the whole function. */
  readonly near: readonly string[];
  readonly cited: readonly string[];
  readonly patterns: readonly string[];
}

export interface Instrumented {
  readonly code: string;
  readonly mutants: readonly Mutant[];
}

const CACHE = /new (?:Weak)?(?:Map|Set)(?:<[\s\S]*>)?\(\)|\bremembered\(|\brecent\b|\blately\b|\bmemory\b/;

const isFunctionLike = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isClassExpression(node));

interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

interface Edits {
  readonly wraps: Wrap[];
  readonly dropped: { readonly from: number; readonly to: number }[];
}

const wrap = (
  { wraps }: Edits,
  start: number,
  end: number,
  [before, after]: readonly [string, string],
): void => {
  wraps.push({ start, end, before, after });
};

/** A constant that can be worked out again: `const A = f()` becomes `let A; again(() => { A = f(); })`. */
const makeAgain = (statement: ts.Statement, source: ts.SourceFile, edits: Edits): void => {
  if (ts.isVariableStatement(statement)) makeConstantAgain(statement, source, edits);
  if (ts.isForOfStatement(statement) || ts.isExpressionStatement(statement))
    wrap(edits, statement.getStart(source), statement.getEnd(), ['__g.again(__b, true, () => {', '});']);
};

const makeConstantAgain = (statement: ts.VariableStatement, source: ts.SourceFile, edits: Edits): void => {
  const { declarations } = statement.declarationList;
  const [only] = declarations;
  const value = only?.initializer;
  if (only === undefined || declarations.length !== 1 || !ts.isIdentifier(only.name)) return;
  if (value === undefined || isFunctionLike(value)) return;
  const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
  const at = statement.declarationList.getStart(source);
  if (isConst) {
    edits.dropped.push({ from: at, to: at + 'const'.length });
    wrap(edits, at, at, ['let', '']);
  }
  const left = (only.type ?? only.name).getEnd();
  edits.dropped.push({ from: left, to: value.getStart(source) });
  const isCache = !isConst || CACHE.test(value.getText(source));
  wrap(edits, value.getStart(source), value.getEnd(), [
    `;__g.again(__b, ${isCache}, () => { ${only.name.text} = (`,
    '); })',
  ]);
};

const BEARING = /Refusal|Modifier|\bRows?\b|\bWorth\b|\bScore\b/;

/** Where a list of refusals or rows is given back, those of a rule that is made void are taken out of it. */
const voidAt = (node: ts.Node, source: ts.SourceFile): ts.Expression | undefined => {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body))
    return BEARING.test(node.type?.getText(source) ?? '') ? node.body : undefined;
  if (ts.isCallExpression(node) && node.expression.getText(source) === 'total') return node.arguments[0];
  if (ts.isArrayLiteralExpression(node) && node.elements.some(isReason)) return node;
  if (!ts.isReturnStatement(node) || node.expression === undefined) return undefined;
  let around: ts.Node = node.parent;
  while (!ts.isFunctionLike(around) && around.parent !== undefined) around = around.parent;
  const type = ts.isFunctionLike(around) ? around.type?.getText(source) : undefined;
  return BEARING.test(type ?? '') ? node.expression : undefined;
};

const isReason = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && ['refuse', 'impossible'].includes(node.expression.getText());

const voidIn = (statement: ts.Statement, source: ts.SourceFile, edits: Edits): void => {
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const bearing = voidAt(node, source);
    if (bearing !== undefined) wrap(edits, bearing.getStart(source), bearing.getEnd(), ['__g.without(', ')']);
    ts.forEachChild(node, visit);
  };
  visit(statement);
};

/** What is put in at each place: what ends there from the inside out, then what begins there from the outside in. */
const marksOf = (wraps: readonly Wrap[]): readonly Insertion[] => {
  const numbered = wraps.map((each, order) => ({ ...each, order }));
  const ends = numbered
    .toSorted((a, b) => a.end - b.end || b.start - a.start || b.order - a.order)
    .map(({ end, after }) => ({ at: end, text: after, rank: 0 }));
  const starts = numbered
    .toSorted((a, b) => a.start - b.start || b.end - a.end || a.order - b.order)
    .map(({ start, before }) => ({ at: start, text: before, rank: 1 }));
  return [...ends, ...starts].sort((a, b) => a.at - b.at || a.rank - b.rank);
};

const applied = (text: string, { wraps, dropped }: Edits): string => {
  const marks = marksOf(wraps);
  const gaps = dropped.toSorted((a, b) => a.from - b.from);
  let code = '';
  let at = 0;
  const copyTo = (end: number): void => {
    for (const { from, to } of gaps) {
      if (from < at || from >= end) continue;
      code += text.slice(at, from);
      at = Math.min(to, end);
    }
    code += text.slice(at, end);
    at = Math.max(at, end);
  };
  for (const mark of marks) {
    copyTo(mark.at);
    code += mark.text;
  }
  copyTo(text.length);
  return code;
};

const lineOf = (source: ts.SourceFile, at: number): number =>
  source.getLineAndCharacterOfPosition(at).line + 1;

const mutantOf = (unit: Unit, source: ts.SourceFile, cited: Cited, site: Site): Mutant => {
  const { kind, what, start, isStatic } = site;
  const line = lineOf(source, start);
  return {
    ...{ kind, what, line, isStatic, unit: unit.name },
    text: source.text.slice(start, site.end).replace(/\s+/g, ' ').slice(0, 100),
    near: nearestIds(unit, source, start),
    cited: [...cited.ids],
    patterns: [...cited.patterns],
  };
};

/** Where yes, no or nothing stands instead, it is first looked whether that would be anything else. */
const wrapOf = ({ instead }: Site, place: number): readonly [string, string] =>
  ['true', 'false', '[]'].includes(instead)
    ? [`__g.put(__b+${place}, ${instead}, (`, '))']
    : [`(__g.on(__b+${place})?(${instead}):(`, '))'];

const NOTHING: Cited = { ids: new Set(), patterns: new Set() };

/** A file with all of its mutants in it, asleep; `__g` wakes one at a time. */
export const instrumented = (
  { file, source, units }: Parsed,
  cited: ReadonlyMap<Unit, Cited>,
  isMutable: boolean,
): Instrumented => {
  const edits: Edits = { wraps: [], dropped: [] };
  const mutants: Mutant[] = [];
  for (const unit of units) {
    makeAgain(unit.statement, source, edits);
    voidIn(unit.statement, source, edits);
    for (const site of isMutable ? sitesIn(unit.statement, source) : []) {
      wrap(edits, site.start, site.end, wrapOf(site, mutants.length));
      mutants.push(mutantOf(unit, source, cited.get(unit) ?? NOTHING, site));
    }
  }
  const head = `const __g = globalThis.grognardMutants; const __b = __g.enter(${JSON.stringify(file)}, ${JSON.stringify(mutants)});`;
  return { code: `${head}${applied(source.text, edits)}`, mutants };
};
