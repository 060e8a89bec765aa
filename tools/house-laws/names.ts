import ts from 'typescript';
import type { Source } from './rule-ids.ts';

/** A name that several files of one package export. */
export interface SharedName {
  readonly name: string;
  readonly paths: readonly string[];
}

/** Languages say the same things, each in its own file. */
const BY_LANGUAGE = /(?:^|[/-])(?:fr|en|french|english)(?=[/.-])/g;

/** Where a file has its twins: in folders beside each other, and in languages, the same name has the same meaning. */
const roleOf = (path: string): string =>
  path
    .replace(BY_LANGUAGE, '*')
    .replace(/^web\/boards\/[\w-]+\//, 'web/boards/*/')
    .replace(/^generals\/[\w-]+\//, 'generals/*/')
    .replace(/^server\/store\/(?:sqlite|postgres)\//, 'server/store/*/')
    .replace(/^field\/(?:hex|plane)\//, 'field/*/');

const exportedIn = ({ path, text }: Source): readonly string[] =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    return 'name' in statement && statement.name !== undefined
      ? [(statement.name as ts.Identifier).text]
      : [];
  });

/** Names that stand for two things in one package. A type and its maker in one file are one thing, and so are twins. */
export const sharedNames = (sources: readonly Source[]): readonly SharedName[] => {
  const byName = new Map<string, Set<string>>();
  for (const source of sources)
    for (const name of exportedIn(source)) {
      const paths = byName.get(name) ?? new Set();
      byName.set(name, paths.add(source.path));
    }
  return [...byName]
    .map(([name, paths]) => ({ name, paths: [...paths].sort() }))
    .filter(({ paths }) => new Set(paths.map(roleOf)).size > 1)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};
