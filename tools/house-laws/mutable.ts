import ts from 'typescript';

const COLLECTIONS: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef']);

const BUFFERS: ReadonlySet<string> = new Set([
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
  'ArrayBuffer',
  'DataView',
]);

const isFromLibrary = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((each) => /\/lib\.[^/]*\.d\.ts$/.test(each.getSourceFile().fileName)) === true;

const isOfNodeModules = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((each) => each.getSourceFile().fileName.includes('/node_modules/')) === true;

/** What of the language's own things can be written to, by the name a reader knows; `undefined` for what cannot. */
const ownKind = (checker: ts.TypeChecker, type: ts.Type): string | undefined => {
  if (checker.isTupleType(type))
    return (type as ts.TupleTypeReference).target.readonly ? undefined : 'an array';
  const symbol = type.getSymbol();
  if (symbol === undefined) return undefined;
  if (checker.isArrayType(type)) return symbol.name === 'Array' ? 'an array' : undefined;
  if (isFromLibrary(symbol))
    return COLLECTIONS.has(symbol.name) || BUFFERS.has(symbol.name)
      ? `${/^[AI]/.test(symbol.name) ? 'an' : 'a'} ${symbol.name}`
      : undefined;
  return undefined;
};

const isOurInstance = (type: ts.Type): boolean => {
  const symbol = type.getSymbol();
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Class) !== 0 && !isOfNodeModules(symbol);
};

/** Deep enough for a record of records; what is deeper is seen when it is written to. */
const DEPTH = 3;

const isPlainObject = (type: ts.Type): boolean => {
  const symbol = type.getSymbol();
  if ((type.flags & ts.TypeFlags.Object) === 0 || type.getCallSignatures().length > 0) return false;
  return symbol === undefined || !(isFromLibrary(symbol) || isOfNodeModules(symbol));
};

const insideOf = (checker: ts.TypeChecker, type: ts.Type, depth: number): string | undefined => {
  if (depth === 0 || !isPlainObject(type)) return undefined;
  const inside = type.getProperties().map((each) => checker.getTypeOfSymbol(each));
  for (const index of checker.getIndexInfosOfType(type)) inside.push(index.type);
  for (const each of inside) {
    const kind = mutableKind(checker, each, depth - 1, false);
    if (kind !== undefined) return kind;
  }
  return undefined;
};

/**
 * What of a type can be written to. A list inside an object is let pass until somebody writes to it: lists in tables are
 * many, and seldom declared to the last leaf.
 */
export const mutableKind = (
  checker: ts.TypeChecker,
  type: ts.Type,
  depth = DEPTH,
  areListsMeant = true,
): string | undefined => {
  if (type.isUnion()) {
    for (const each of type.types) {
      const kind = mutableKind(checker, each, depth, areListsMeant);
      if (kind !== undefined) return kind;
    }
    return undefined;
  }
  const own = ownKind(checker, type);
  if (own !== undefined) return own === 'an array' && !areListsMeant ? undefined : own;
  if (isOurInstance(type)) return 'an instance of a class';
  return insideOf(checker, type, depth);
};

/** Whether one of the language's own collections, which keep what is put into them. */
export const isCollection = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  ownKind(checker, type) !== undefined;
