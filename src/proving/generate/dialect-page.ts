/** docs/dialect.md and its Spanish translation: the paths of the dialect, answered or not, those of the service alone, its warnings. */
import { readFileSync } from 'node:fs';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { proofFile } from '../../common/testing/proof-file.ts';
import { routes } from '../../issuer/api/routes.ts';
import { answerWarnings, requestWarnings } from '../../issuer/requests/warning-codes.ts';
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
    en: 'Services of this API family have these paths. A client that uses them needs another base address and another token, and no other change. A path that is not answered gives 404 with the code `unknown-path`. The last table of paths lists those that only this service has.',
    es: 'Los servicios de esta familia de interfaces tienen estas rutas. A un cliente que las usa solo hay que cambiarle la dirección base y el token. Una ruta que no se atiende responde 404 con el código `unknown-path`. La última tabla de rutas lista las que solo tiene este servicio.',
  },
  files: {
    en: 'A file is only given to the company that issued its document, in the tenant where it was issued. [The REST guide](guides/rest.md) explains the answers.',
    es: 'Un archivo solo se entrega a la empresa que emitió su documento, en el espacio de pruebas donde se emitió. [La guía de la interfaz REST](guides/rest.md) explica las respuestas.',
  },
  leniency: {
    en: 'Companies registered through `config/*`, and any with [`compatibility`](guides/rest.md) `ResponseDian` or `both`, may send their token as `?api_token=…`, and a query that needs no body with a body that is not JSON: it is not read, and the warning `body-ignored` says so. `(ours)` marks what no public client or description shows.',
    es: 'Las empresas registradas con `config/*`, y cualquiera con [`compatibility`](guides/rest.md) `ResponseDian` o `both`, pueden enviar su token como `?api_token=…`, y una consulta que no necesita cuerpo con un cuerpo que no es JSON: no se lee, y la advertencia `body-ignored` lo dice. `(nuestro)` marca lo que ningún cliente o descripción pública muestra.',
  },
  path: { en: 'Path', es: 'Ruta' },
  purpose: { en: 'What it does', es: 'Qué hace' },
  answered: { en: 'Answered', es: 'Se atiende' },
  yes: { en: 'yes', es: 'sí' },
  warnings: { en: 'Warnings', es: 'Advertencias' },
  ofService: {
    en: "The issuing service's response to a request that it carried out has `warnings` if something about the request is doubtful: an array of `code`, `paths` (the fields, under the names of the request) and `message`, in Spanish. They are the service's own: they come with any authority, `advice: false` does not turn them off, and they change neither the document nor the verdict. What the judge finds doubtful in the document is [advice](advice.md). Those of a certificate are in [its guide](guides/certificate.md).",
    es: 'La respuesta del servicio de emisión a una solicitud que atendió trae `warnings` si algo en la solicitud es dudoso: un arreglo de `code`, `paths` (los campos, con los nombres de la solicitud) y `message`, en español. Son del propio servicio: aparecen con cualquier autoridad, `advice: false` no las desactiva y no cambian el documento ni el resultado. Lo que el juez encuentra dudoso en el documento es un [aviso](advice.md). Las de un certificado están en [su guía](guides/certificate.md).',
  },
  when: { en: 'When', es: 'Cuándo' },
  counts: { en: 'What counts', es: 'Qué cuenta' },
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

const warningSection = (language: Language): string => {
  const rows = Object.entries({ ...requestWarnings, ...answerWarnings }).map(([name, { when, counts }]) => [
    code(name),
    when[language],
    counts[language],
  ]);
  const head = ['`code`', texts.when[language], texts.counts[language]];
  return `## ${texts.warnings[language]}\n\n${texts.ofService[language]}\n\n${table(head, rows)}`;
};

export const dialectPage = (language: Language): string => {
  const { title, translation, notice, about, files, leniency } = texts;
  const opening = [
    `# ${title[language]}`,
    ...[translation, notice, about, files, leniency].map((text) => text[language]),
  ];
  const sections = dialectGroups().map((group) => section(group, language));
  return `${[...opening, ...sections, warningSection(language)].join('\n\n')}\n`;
};
