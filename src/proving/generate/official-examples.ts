/** docs/official-examples.md and its Spanish translation: what the authority answers to examples that it published itself. */
import { readFileSync } from 'node:fs';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { proofFile } from '../../common/testing/proof-file.ts';
import { linesCell, type StatedLines } from './stated-lines.ts';
import { table } from '../../harness/docs/markdown.ts';

export type OfficialExample = {
  readonly file: string;
  /** The instant of its signature or, unsigned, of its issue. */
  readonly clock: string;
  /** By the reason that explains them. */
  readonly lines: Readonly<Record<string, StatedLines>>;
};

type Table = {
  readonly reasons: Readonly<Partial<Record<string, Bilingual>>>;
  readonly examples: readonly OfficialExample[];
};

export const officialTable = (): Table =>
  JSON.parse(readFileSync(proofFile('official-examples.json'), 'utf8')) as Table; // our own file

const editions: readonly (readonly [folder: string, title: Bilingual])[] = [
  ['toolbox-1.9', { en: 'Published with annex 1.9', es: 'Publicados con el anexo 1.9' }],
  ['ubl', { en: 'From 2019, before annex 1.9', es: 'De 2019, anteriores al anexo 1.9' }],
  ['ds', { en: 'Support document, annex DS 1.1', es: 'Documento soporte, anexo DS 1.1' }],
  [
    'payroll',
    {
      en: 'Payroll, annex NE 1.0: a template without values',
      es: 'Nómina, anexo NE 1.0: una plantilla sin valores',
    },
  ],
];

const texts = {
  title: { en: 'Examples that the authority published', es: 'Ejemplos que publicó la autoridad' },
  translation: { en: '[Español](es/official-examples.md)', es: '[English](../official-examples.md)' },
  notice: {
    en: '<!-- Generated from datasets/proof/official-examples.json by `npm run generate`. -->',
    es: '<!-- Generado de datasets/proof/official-examples.json con `npm run generate`. -->',
  },
  about: {
    en: "Documents from the authority's own toolboxes, judged unchanged. They are not in this repository; where the folder with\nthem is present, a contract test judges every one and compares the lines with these tables.",
    es: 'Documentos de las cajas de herramientas de la autoridad, validados sin cambios. No están en este repositorio; donde existe\nla carpeta que los contiene, una prueba de contrato los valida todos y compara las líneas con estas tablas.',
  },
  how: {
    en: 'Their issuers, software and numbering are unknown here. Each is therefore judged with the registry that\n`ensayo registry from-document` derives from it ([registry](registry.md#from-a-document)), at the time of its\nsignature, with its own certificates trusted and under the profile `full`. The tables list every remaining line.\nMost examples were edited after they were signed, so their signatures no longer verify. PIN and technical key are in no\ndocument, so the rules about codes computed with them are not evaluated.',
    es: 'Aquí no se conocen sus emisores, su software ni su numeración. Por eso cada uno se valida con el registro que deriva de él\n`ensayo registry from-document` ([registros](registry.md#a-partir-de-un-documento)), a la hora de su firma, confiando en\nsus propios certificados y con el perfil `full`. Las tablas listan todas las líneas que quedan. La mayoría de los ejemplos\nse editaron después de firmarlos, así que su firma ya no es válida. El PIN y la clave técnica no están en ningún documento,\nasí que no se evalúan las reglas sobre los códigos que se calculan con ellos.',
  },
  clock: { en: 'Clock', es: 'Reloj' },
  lines: { en: 'Lines', es: 'Líneas' },
  why: { en: 'Why', es: 'Por qué' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const edition = ({ file }: OfficialExample): string => file.slice(0, file.lastIndexOf('/'));

const nameOf = ({ file }: OfficialExample): string => file.slice(file.lastIndexOf('/') + 1);

/** A reason that the table lacks is shown by its identifier; a test requires all of them. */
const exampleText = (example: OfficialExample, { reasons }: Table, language: Language): string => {
  const rows = Object.entries(example.lines).map(([id, lines]) => [linesCell(lines), reasons[id]?.[language] ?? id]);
  return [
    `### ${nameOf(example)}`,
    `${texts.clock[language]}: ${example.clock}`,
    table([texts.lines[language], texts.why[language]], rows),
  ].join('\n\n');
};

export const officialExamplesDocument = (language: Language): string => {
  const all = officialTable();
  const { title, translation, notice, about, how } = texts;
  const sections = editions.flatMap(([folder, heading]) => [
    `## ${heading[language]}`,
    ...all.examples
      .filter((example) => edition(example) === folder)
      .map((example) => exampleText(example, all, language)),
  ]);
  const opening = [translation, notice, about, how].map((text) => text[language]);
  return `${[`# ${title[language]}`, ...opening, ...sections].join('\n\n')}\n`;
};
