/** docs/dialect.md and its Spanish translation: every path of the dialect, answered or not, and those of the service alone. */
import { readFileSync } from 'node:fs';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { proofFile } from '../../common/testing/proof-file.ts';
import { routes } from '../../issuer/api/routes.ts';
import { code, table } from '../../harness/docs/markdown.ts';

export type DialectPath = {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly purpose: Bilingual;
  /** The reason. */
  readonly notAnswered?: Bilingual;
};

type Group = { readonly group: Bilingual; readonly paths: readonly DialectPath[] };

export const dialectGroups = (): readonly Group[] =>
  JSON.parse(readFileSync(proofFile('dialect-paths.json'), 'utf8')) as readonly Group[]; // our own file

/** Parameters may have other names in the service. */
export const endpointOf = ({ method, path }: Pick<DialectPath, 'method' | 'path'>): string =>
  `${method} ${path.replaceAll(/\{\w+\}|:\w+/g, '*')}`;

const answered: ReadonlySet<string> = new Set(routes.map(endpointOf));

export const isAnswered = (path: Pick<DialectPath, 'method' | 'path'>): boolean => answered.has(endpointOf(path));

const texts = {
  title: { en: 'Paths of the dialect', es: 'Rutas del dialecto' },
  translation: { en: '[Español](es/dialect.md)', es: '[English](../dialect.md)' },
  notice: {
    en: '<!-- Generated from datasets/proof/dialect-paths.json by `npm run generate`. -->',
    es: '<!-- Generado de datasets/proof/dialect-paths.json con `npm run generate`. -->',
  },
  about: {
    en: 'Services of this API family have these paths. A client that uses them needs another base address and another token, and no other change. A path that is not answered gives 404 with the code `unknown-path`. The last table lists paths that only this service has.',
    es: 'Los servicios de esta familia de interfaces tienen estas rutas. A un cliente que las usa solo hay que cambiarle la dirección base y el token. Una ruta que no se atiende responde 404 con el código `unknown-path`. La última tabla lista las rutas que solo tiene este servicio.',
  },
  files: {
    en: 'A file is only given to the company that issued its document, in the tenant where it was issued. [The REST guide](guides/rest.md) explains the answers.',
    es: 'Un archivo solo se entrega a la empresa que emitió su documento, en el espacio de pruebas donde se emitió. [La guía de la interfaz REST](guides/rest.md) explica las respuestas.',
  },
  path: { en: 'Path', es: 'Ruta' },
  purpose: { en: 'What it does', es: 'Qué hace' },
  answered: { en: 'Answered', es: 'Se atiende' },
  yes: { en: 'yes', es: 'sí' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const section = ({ group, paths }: Group, language: Language): string => {
  const rows = paths.map(({ method, path, purpose, notAnswered }) => [
    code(`${method} ${path}`),
    purpose[language],
    notAnswered === undefined ? texts.yes[language] : `no. ${notAnswered[language]}`,
  ]);
  const head = [texts.path[language], texts.purpose[language], texts.answered[language]];
  return `## ${group[language]}\n\n${table(head, rows)}`;
};

export const dialectPage = (language: Language): string => {
  const { title, translation, notice, about, files } = texts;
  const opening = [`# ${title[language]}`, ...[translation, notice, about, files].map((text) => text[language])];
  return `${[...opening, ...dialectGroups().map((group) => section(group, language))].join('\n\n')}\n`;
};
