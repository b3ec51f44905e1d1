/** A derived registry as the text of a registry file, with what a reader must know in comments. */
import { say } from '../say.ts';
import { optionsText } from '../shell.ts';
import type { FilledPart, WrittenRow } from './rows.ts';
import type { DerivedRegistry } from './registry-from-document.ts';
import type { LeftOut } from './sound-rows.ts';

/** What the document says is on one line and between quotes, whatever is in it: it must not end a comment. */
const quoted = (value: unknown): string => JSON.stringify(value ?? null);

const valueText = (value: string | readonly string[]): string =>
  typeof value === 'string' ? quoted(value) : `[${value.map(quoted).join(', ')}]`;

const rowLines = ({ fields, comments }: WrittenRow): readonly string[] =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
    .map(([name, value], index) => {
      const comment = comments[name] === undefined ? '' : ` # ${comments[name]}`;
      return `${index === 0 ? '- ' : '  '}${name}: ${valueText(value)}${comment}`;
    });

const partLines = (rows: readonly WrittenRow[], part: FilledPart): readonly string[] => {
  const lines = rows.filter((row) => row.part === part).flatMap(rowLines);
  if (lines.length === 0) return [];
  if (part === 'rut') return ['rut:', '  entries:', ...lines.map((line) => `    ${line}`)];
  return [`${part}:`, ...lines.map((line) => `  ${line}`)];
};

const leftOutText = ({ row, field, mistake }: LeftOut): string =>
  say(
    `left out of ${row.part}: ${field === '' ? 'the row' : field} is ${mistake.received === null ? 'absent' : quoted(mistake.received)}; expected ${mistake.expected}`,
    `fuera de ${row.part}: ${field === '' ? 'la fila' : field} ${mistake.received === null ? 'no está' : `es ${quoted(mistake.received)}`}; se esperaba ${mistake.expected}`,
  );

const trustLines = ({ signer, issuerNit }: DerivedRegistry): readonly string[] => {
  if (signer === undefined) {
    return [
      say(
        'not signed, or without readable certificate: --trust has nothing to do',
        'sin firma, o sin certificado legible: --trust no tiene efecto',
      ),
    ];
  }
  const { subject, issuer, nit } = signer;
  const own = issuer.includes('Simulador sin valor legal');
  const mandate =
    nit === undefined || nit === issuerNit
      ? []
      : [
          say(
            `the certificate is that of ${quoted(nit)}. If it signs for the issuer, add to this file: mandates: [{ certificateNit: ${quoted(nit)}, issuerNit: ${quoted(issuerNit)} }]`,
            `el certificado es de ${quoted(nit)}. Si firma por el emisor, agregue a este archivo: mandates: [{ certificateNit: ${quoted(nit)}, issuerNit: ${quoted(issuerNit)} }]`,
          ),
        ];
  return [
    say(
      `signed by ${quoted(subject)}, whose certificate is of ${quoted(issuer)}`,
      `firmado por ${quoted(subject)}, con certificado de ${quoted(issuer)}`,
    ),
    own
      ? say(
          "that is an authority of Ensayo's: --trust is needed only for one of another installation",
          'es una entidad de Ensayo: --trust solo se requiere para la de otra instalación',
        )
      : say(
          'Ensayo does not know that authority: give its chain with --trust FILE, or the certificates in the document, which --certificates FILE writes',
          'Ensayo no conoce esa entidad: indique su cadena con --trust ARCHIVO, o los certificados del documento, que escribe --certificates ARCHIVO',
        ),
    ...mandate,
  ];
};

const environmentLine = ({ environment, statedEnvironment }: DerivedRegistry): string => {
  if (environment !== undefined)
    return say(
      `environment ${environment}: a registry file does not hold it, --environment does`,
      `ambiente ${environment}: no lo contiene un archivo de registro, sino --environment`,
    );
  return say(
    `environment: it is ${statedEnvironment === undefined ? 'absent' : quoted(statedEnvironment)}; expected 1 (production) or 2 (test)`,
    `ambiente: ${statedEnvironment === undefined ? 'no está' : `es ${quoted(statedEnvironment)}`}; se esperaba 1 (producción) o 2 (pruebas)`,
  );
};

/** What neither the rows nor the options can change. */
const remarks = (derived: DerivedRegistry): readonly string[] => {
  const { references, contained, unknown, leftOut } = derived;
  return [
    environmentLine(derived),
    ...trustLines(derived),
    ...unknown.map((what) => say(`unknown: ${what}`, `sin conocer: ${what}`)),
    ...references.map((key) =>
      say(
        `refers to ${quoted(key)}: no registry holds documents; give that one with --prior FILE`,
        `hace referencia a ${quoted(key)}: ningún registro contiene documentos; indíquelo con --prior ARCHIVO`,
      ),
    ),
    ...leftOut.map(leftOutText),
    ...(contained
      ? [
          say(
            'the document came in an AttachedDocument: "judge" takes either',
            'el documento venía en un AttachedDocument: "judge" acepta ambos',
          ),
        ]
      : []),
  ];
};

const parts: readonly FilledPart[] = ['contributors', 'rut', 'software', 'ranges', 'contingencyPeriods'];

export const registryText = (derived: DerivedRegistry): string => {
  const { environment, clock } = derived;
  return [
    say(
      `# What the authority must know to judge ${quoted(derived.about)}, as the document itself states it.`,
      `# Lo que la autoridad debe saber para validar ${quoted(derived.about)}, según el mismo documento.`,
    ),
    `# ensayo judge ${say('DOCUMENT --registry THIS', 'DOCUMENTO --registry ESTE')}${optionsText({ environment, clock })}`,
    '#',
    ...remarks(derived).map((remark) => `# - ${remark}`),
    `extends: nothing # ${say('remove this line to add the rows to the default registry', 'quite esta línea para agregar las filas al registro predeterminado')}`,
    ...parts.flatMap((part) => partLines(derived.rows, part)),
    '',
  ].join('\n');
};
