/** A derived registry as the text of a registry file, with what a reader must know in comments. */
import { bilingual, joined, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import { optionsText } from '../shell.ts';
import type { FilledPart, WrittenRow } from './rows.ts';
import type { DerivedRegistry } from './registry-from-document.ts';
import type { LeftOut } from './sound-rows.ts';

/** What the document says is on one line and between quotes, whatever is in it: it must not end a comment. */
const quoted = (value: unknown): string => JSON.stringify(value ?? null);

const valueText = (value: string | readonly string[]): string =>
  typeof value === 'string' ? quoted(value) : `[${value.map(quoted).join(', ')}]`;

const rowLines = ({ fields, comments }: WrittenRow): readonly Part[] =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
    .map(([name, value], index) => {
      const comment = comments[name] === undefined ? '' : bilingual` # ${comments[name]}`;
      return bilingual`${index === 0 ? '- ' : '  '}${name}: ${valueText(value)}${comment}`;
    });

const partLines = (rows: readonly WrittenRow[], part: FilledPart): readonly Part[] => {
  const lines = rows.filter((row) => row.part === part).flatMap(rowLines);
  if (lines.length === 0) return [];
  if (part === 'rut') return ['rut:', '  entries:', ...lines.map((line) => bilingual`    ${line}`)];
  return [`${part}:`, ...lines.map((line) => bilingual`  ${line}`)];
};

const leftOutText = ({ row, field, mistake: { received = null, expected } }: LeftOut): Bilingual => ({
  en: `left out of ${row.part}: ${field === '' ? 'the row' : field} is ${received === null ? 'absent' : quoted(received)}; expected ${expected.en}`,
  es: `fuera de ${row.part}: ${field === '' ? 'la fila' : field} ${received === null ? 'no está' : `es ${quoted(received)}`}; se esperaba ${expected.es}`,
});

const trustLines = ({ signer, issuerNit }: DerivedRegistry): readonly Bilingual[] => {
  if (signer === undefined) {
    return [
      {
        en: 'not signed, or without readable certificate: --trust has nothing to do',
        es: 'sin firma, o sin certificado legible: --trust no tiene efecto',
      },
    ];
  }
  const { subject, issuer, nit } = signer;
  const own = issuer.includes('Simulador sin valor legal');
  const mandate =
    nit === undefined || nit === issuerNit
      ? []
      : [
          {
            en: `the certificate is that of ${quoted(nit)}. If it signs for the issuer, add to this file: mandates: [{ certificateNit: ${quoted(nit)}, issuerNit: ${quoted(issuerNit)} }]`,
            es: `el certificado es de ${quoted(nit)}. Si firma por el emisor, agregue a este archivo: mandates: [{ certificateNit: ${quoted(nit)}, issuerNit: ${quoted(issuerNit)} }]`,
          },
        ];
  return [
    {
      en: `signed by ${quoted(subject)}, whose certificate is of ${quoted(issuer)}`,
      es: `firmado por ${quoted(subject)}, con certificado de ${quoted(issuer)}`,
    },
    own
      ? {
          en: "that is an authority of Ensayo's: --trust is needed only for one of another installation",
          es: 'es una entidad de Ensayo: --trust solo se requiere para la de otra instalación',
        }
      : {
          en: 'Ensayo does not know that authority: give its chain with --trust FILE, or the certificates in the document, which --certificates FILE writes',
          es: 'Ensayo no conoce esa entidad: indique su cadena con --trust ARCHIVO, o los certificados del documento, que escribe --certificates ARCHIVO',
        },
    ...mandate,
  ];
};

const environmentLine = ({ environment, statedEnvironment }: DerivedRegistry): Bilingual => {
  if (environment !== undefined)
    return {
      en: `environment ${environment}: a registry file does not hold it, --environment does`,
      es: `ambiente ${environment}: no lo contiene un archivo de registro, sino --environment`,
    };
  return {
    en: `environment: it is ${statedEnvironment === undefined ? 'absent' : quoted(statedEnvironment)}; expected 1 (production) or 2 (test)`,
    es: `ambiente: ${statedEnvironment === undefined ? 'no está' : `es ${quoted(statedEnvironment)}`}; se esperaba 1 (producción) o 2 (pruebas)`,
  };
};

/** What neither the rows nor the options can change. */
const remarks = (derived: DerivedRegistry): readonly Bilingual[] => {
  const { references, contained, unknown, leftOut } = derived;
  return [
    environmentLine(derived),
    ...trustLines(derived),
    ...unknown.map((what) => bilingual`${{ en: 'unknown', es: 'sin conocer' }}: ${what}`),
    ...references.map((key) => ({
      en: `refers to ${quoted(key)}: no registry holds documents; give that one with --prior FILE`,
      es: `hace referencia a ${quoted(key)}: ningún registro contiene documentos; indíquelo con --prior ARCHIVO`,
    })),
    ...leftOut.map(leftOutText),
    ...(contained
      ? [
          {
            en: 'the document came in an AttachedDocument: "judge" takes either',
            es: 'el documento venía en un AttachedDocument: "judge" acepta ambos',
          },
        ]
      : []),
  ];
};

const parts: readonly FilledPart[] = ['contributors', 'rut', 'software', 'ranges', 'contingencyPeriods'];

export const registryText = (derived: DerivedRegistry): Bilingual => {
  const { environment, clock, about } = derived;
  const caller = { en: 'DOCUMENT --registry THIS', es: 'DOCUMENTO --registry ESTE' };
  const extend = {
    en: 'remove this line to add the rows to the default registry',
    es: 'quite esta línea para agregar las filas al registro predeterminado',
  };
  const lines: readonly Part[] = [
    {
      en: `# What the authority must know to judge ${quoted(about.en)}, as the document itself states it.`,
      es: `# Lo que la autoridad debe saber para validar ${quoted(about.es)}, según el mismo documento.`,
    },
    bilingual`# ensayo judge ${caller}${optionsText({ environment, clock })}`,
    '#',
    ...remarks(derived).map((remark) => bilingual`# - ${remark}`),
    bilingual`extends: nothing # ${extend}`,
    ...parts.flatMap((part) => partLines(derived.rows, part)),
    '',
  ];
  return joined(lines, '\n');
};
