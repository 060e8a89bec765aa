import { relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { aliased, hasIds } from './alias.ts';

const SOURCES = /^games\/[\w-]+\/(?!test\/|dist\/|node_modules\/).*\.ts$/;

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A file in which every rule id that is written down has a number of that place alone; from which number on they are free. */
export const renumberedText = (
  file: string,
  code: string,
  first: number,
): { readonly code: string; readonly next: number } => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  let place = first;
  const visit = (node: ts.Node): void => {
    const [from, to] = [node.getStart(source), node.getEnd()];
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (hasIds(node.text)) changes.push({ from, to, text: JSON.stringify(aliased(node.text, place++)) });
      return;
    }
    if (ts.isTemplateExpression(node) && /\b[A-Z]{2}-/.test(node.getText(source))) {
      changes.push({ from, to: from, text: 'globalThis.grognardRenumbered(' });
      ts.forEachChild(node, visit);
      changes.push({ from: to, to, text: `, ${place++})` });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let text = '';
  let at = 0;
  for (const change of changes) {
    text += code.slice(at, change.from) + change.text;
    at = change.to;
  }
  return { code: text + code.slice(at), next: place };
};

/** Loads the games with every id renumbered, place by place: the same rule has another number wherever it is written. */
export const renumbered = (root: string): Plugin => {
  let place = 0;
  return {
    name: 'grognard-renumbered',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
      if (!SOURCES.test(file)) return undefined;
      const { code: changed, next } = renumberedText(file, code, place);
      place = next;
      return { code: changed, map: null };
    },
  };
};
