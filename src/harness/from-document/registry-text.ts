/** A derived registry as the text of a registry file, with what a reader must know in comments. */
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
  `left out of ${row.part}: ${field === '' ? 'the row' : field} is ${mistake.received === null ? 'absent' : quoted(mistake.received)}; expected ${mistake.expected}`;

const trustLines = ({ signer, issuerNit }: DerivedRegistry): readonly string[] => {
  if (signer === undefined) return ['not signed, or without readable certificate: --trust has nothing to do'];
  const { subject, issuer, nit } = signer;
  const own = issuer.includes('Simulador sin valor legal');
  const mandate =
    nit === undefined || nit === issuerNit
      ? []
      : [
          `the certificate is that of ${quoted(nit)}. If it signs for the issuer, add to this file: mandates: [{ certificateNit: ${quoted(nit)}, issuerNit: ${quoted(issuerNit)} }]`,
        ];
  return [
    `signed by ${quoted(subject)}, whose certificate is of ${quoted(issuer)}`,
    own
      ? "that is an authority of Ensayo's: --trust is needed only for one of another installation"
      : 'Ensayo does not know that authority: give its chain with --trust FILE, or the certificates in the document, which --certificates FILE writes',
    ...mandate,
  ];
};

const environmentLine = ({ environment, statedEnvironment }: DerivedRegistry): string => {
  if (environment !== undefined)
    return `environment ${environment}: a registry file does not hold it, --environment does`;
  const found = statedEnvironment === undefined ? 'absent' : quoted(statedEnvironment);
  return `environment: it is ${found}; expected 1 (production) or 2 (test)`;
};

/** What neither the rows nor the options can change. */
const remarks = (derived: DerivedRegistry): readonly string[] => {
  const { references, contained, unknown, leftOut } = derived;
  return [
    environmentLine(derived),
    ...trustLines(derived),
    ...unknown.map((what) => `unknown: ${what}`),
    ...references.map(
      (key) => `refers to ${quoted(key)}: no registry holds documents; send that one first to a running authority`,
    ),
    ...leftOut.map(leftOutText),
    ...(contained ? ['the file is an AttachedDocument: save the document in it, and judge that'] : []),
  ];
};

/** The arguments of `ensayo judge`, without the two files. */
export const judgeOptions = ({ environment, clock }: DerivedRegistry): string =>
  [
    ...(environment === undefined ? [] : [`--environment ${environment}`]),
    ...(clock === undefined ? [] : [`--clock ${clock}`]),
  ].join(' ');

const parts: readonly FilledPart[] = ['contributors', 'rut', 'software', 'ranges', 'contingencyPeriods'];

export const registryText = (derived: DerivedRegistry): string =>
  [
    `# What the authority must know to judge ${quoted(derived.about)}, as the document itself states it.`,
    `# ensayo judge DOCUMENT --registry THIS ${judgeOptions(derived)}`.trimEnd(),
    '#',
    ...remarks(derived).map((remark) => `# - ${remark}`),
    'extends: nothing # remove this line to add the rows to the default registry',
    ...parts.flatMap((part) => partLines(derived.rows, part)),
    '',
  ].join('\n');
