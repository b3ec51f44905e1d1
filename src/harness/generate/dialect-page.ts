/** docs/dialect.md: every path of the dialect, answered or not. */
import { readFileSync } from 'node:fs';
import { dataFile } from '../../common/data-directory.ts';
import { routes, type Route } from '../../issuer/api/routes.ts';
import { code, table } from './tables.ts';

export type DialectPath = {
  readonly group: string;
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly purpose: string;
  /** The reason. */
  readonly notAnswered?: string;
};

export const dialectPaths = (): readonly DialectPath[] =>
  JSON.parse(readFileSync(dataFile('dialect-paths.json'), 'utf8')) as readonly DialectPath[]; // our own file

/** Parameters may have other names here. */
const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, '*');

export const isAnswered = ({ method, path }: Pick<DialectPath, 'method' | 'path'>): boolean =>
  routes.some((route) => route.method === method && shapeOf(route.path) === shapeOf(path));

/** Paths of the interface that no service of the dialect has. */
const ownPaths = (): readonly Route[] => {
  const known = new Set(dialectPaths().map(({ method, path }) => `${method} ${shapeOf(path)}`));
  return routes.filter(({ method, path }) => !known.has(`${method} ${shapeOf(path)}`));
};

const braces = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const row = ({ method, path, purpose, notAnswered }: DialectPath): readonly string[] => [
  code(`${method} ${path}`),
  purpose,
  notAnswered === undefined ? 'yes' : `no. ${notAnswered}`,
];

/** The page. */
export const dialectPage = (): string => {
  const paths = dialectPaths();
  const groups = [...new Set(paths.map(({ group }) => group))];
  const sections = groups.map(
    (group) =>
      `## ${group}\n\n${table(['Path', 'What it does', 'Answered'], paths.filter((path) => path.group === group).map(row))}`,
  );
  const own = ownPaths().map(({ method, path, summary }) => [code(`${method} ${braces(path)}`), summary]);
  return `${[
    '# Paths of the dialect',
    '<!-- Generated from datasets/dialect-paths.json and the routes of the service by `npm run generate`. -->',
    'Services of this API family have these paths. A client that uses them needs another base address and another token, and no other change. A path that is not answered gives 404 with the code `unknown-path`.',
    'A file is given only to the company that issued its document, in the tenant where it was issued. [The REST guide](guides/rest.md) explains the answers.',
    ...sections,
    `## Only here\n\n${table(['Path', 'What it does'], own)}`,
  ].join('\n\n')}\n`;
};
