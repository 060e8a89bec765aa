import * as z from 'zod';
import { LOG_TYPE } from './logs.ts';
import { errorInfo } from './response-schemas.ts';
import type { ResponseSpec, Route } from './route.ts';

const shapeOf = (shape: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
};

const says = (told: ResponseSpec): string => (typeof told === 'string' ? told : told.says);

const answerOf = (told: ResponseSpec): object =>
  typeof told === 'string'
    ? { description: told }
    : {
        description: told.says,
        content: { 'application/json': { schema: shapeOf(told.shape, 'output') } },
      };

const ERROR = {
  description: 'What went wrong.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorInfo' } } },
};

const PARAM = /:(\w+)/g;

const parametersOf = ({ path, query }: Route): readonly object[] => {
  const inPath = [...path.matchAll(PARAM)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (query === undefined) return inPath;
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  const inQuery = Object.keys(properties).map((name) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 0 },
  }));
  return [...inPath, ...inQuery];
};

const bodyOf = ({ body, path }: Route): object => {
  if (body === undefined) return {};
  if (path === '/tables/import')
    return { requestBody: { required: true, content: { [LOG_TYPE]: { schema: { type: 'string' } } } } };
  return {
    requestBody: {
      required: !body.safeParse(undefined).success,
      content: { 'application/json': { schema: shapeOf(body, 'input') } },
    },
  };
};

const operationOf = (each: Route): object => ({
  summary: each.summary,
  parameters: parametersOf(each),
  ...bodyOf(each),
  ...(each.texts !== undefined && { 'x-texts': shapeOf(each.texts, 'input') }),
  ...(each.shows !== undefined && { security: [{ [each.shows]: [] }] }),
  responses: {
    ...Object.fromEntries(Object.entries(each.answers).map(([status, told]) => [status, answerOf(told)])),
    default: ERROR,
  },
});

const key = (description: string): object => ({ type: 'http', scheme: 'bearer', description });

/** All that can be asked, written from the routes themselves. */
export const describeApi = (routes: readonly Route[]): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const each of routes) {
    const path = each.path.replace(PARAM, '{$1}');
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operationOf(each) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Grognard', version: '1', description: 'A table for wargames that knows the rules.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { ErrorInfo: shapeOf(errorInfo, 'output') },
      securitySchemes: { seat: key('The key of a seat.'), owner: key('The key of whoever made the table.') },
    },
  };
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const shown = (title: string, shape: object): string =>
  `<details><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(shape, undefined, 2))}</pre></details>`;

const sectionOf = (each: Route): string => {
  const shows =
    each.shows === undefined
      ? ''
      : `<p>Shows the key of ${each.shows === 'seat' ? 'a seat' : 'the owner'}.</p>`;
  const sent = each.body ?? each.texts;
  const body = sent === undefined ? '' : shown('What is sent', shapeOf(sent, 'input'));
  const answers = Object.entries(each.answers).map(([status, told]) =>
    typeof told === 'string'
      ? `<p><b>${status}</b> ${escaped(told)}</p>`
      : shown(`${status} ${says(told)}`, shapeOf(told.shape, 'output')),
  );
  const name = `${each.method} /api${each.path}`;
  return `<section><h2><code>${escaped(name)}</code></h2><p>${escaped(each.summary)}</p>${shows}${body}${answers.join('')}</section>`;
};

/** The same for people: no script, a style sheet of its own. */
export const apiPage = (routes: readonly Route[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Grognard: the protocol</title><link rel="stylesheet" href="docs.css"></head><body><main>
<h1>What can be asked of this server</h1>
<p>Everything is JSON. A key is shown as <code>authorization: Bearer KEY</code>. Whatever goes wrong is told as
<code>{ "error": { "code", "message", "path"?, "id" } }</code>. For tools: <a href="openapi.json">openapi.json</a>.</p>
${routes.map(sectionOf).join('\n')}
</main></body></html>
`;

export const apiStyle = `body { margin: 0; background: #f6f0e1; color: #2b2620; font: 17px/1.5 Georgia, serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
section { border-top: 1px solid #cbbf9f; margin-top: 1.5rem; }
h2 { font-size: 1rem; margin: 1rem 0 0.25rem; }
p { margin: 0.25rem 0; }
pre { background: #fffaf0; border: 1px solid #cbbf9f; padding: 0.75rem; overflow: auto; font-size: 0.8rem; }
summary { cursor: pointer; }
a { color: #6b3a1e; }
:focus-visible { outline: 2px solid #6b3a1e; outline-offset: 2px; }
`;
