/** What a registry file results in: for each issuer what its program must be configured with, and how much was read. */
import type { CheckedFile } from '../../harness/registry-file.ts';
import {
  progressOf,
  type TestSet,
  listParts,
  type NumberingRange,
  type Contributor,
} from '../../../simulator/registry/index.ts';
import { nitCheckDigit } from '../../../simulator/document/index.ts';
import { familyName, subjectName } from '../../harness/document-kinds.ts';
import type { Doubt } from '../../harness/registry-doubts.ts';
import { say, spoken } from '../shared/spoken.ts';
import { bilingual } from '../../common/text/bilingual.ts';
import { bold, dim, print, yellow } from '../shared/output.ts';

type Rows = Extract<CheckedFile, { ok: true }>['read']['added'];
type ListPart = keyof Rows;
type RegisteredSoftware = Rows['software'][number];

const partNames: Readonly<Record<ListPart, string>> = {
  contributors: 'contribuyentes',
  rut: 'RUT',
  software: 'software',
  ranges: 'rangos',
  mandates: 'mandatos',
  contingencyPeriods: 'periodos de contingencia',
  uvt: 'UVT',
  testSets: 'sets de pruebas',
  closedKinds: 'clases no recibidas',
};

const countText = (rows: Rows): string => {
  const counted = listParts.flatMap((part) => {
    const count = String(rows[part].length);
    return count === '0' ? [] : [say(`${count} ${part}`, `${partNames[part]} ${count}`)];
  });
  return counted.length === 0 ? say('none', 'ninguna') : counted.join(', ');
};

const rangeTypes = (): Readonly<Record<string, string>> => ({
  '01': say('invoices', 'facturas'),
  '03': say('contingency', 'contingencia'),
  '05': say('support documents', 'documento soporte'),
});

const rangeLines = (range: NumberingRange): readonly string[] => {
  const { documentType, resolution, prefix, from, to, startDate, endDate, technicalKey, state } = range;
  const type = rangeTypes()[documentType] ?? documentType;
  const inactive = state === 'active' ? '' : say(', inactive', ', inactivo');
  return [
    say(
      `resolution ${resolution}, ${prefix} ${from}-${to} (${type}, ${startDate} to ${endDate}${inactive})`,
      `resolución ${resolution}, ${prefix} ${from}-${to} (${type}, de ${startDate} a ${endDate}${inactive})`,
    ),
    ...(technicalKey === undefined ? [] : [say(`technical key ${technicalKey}`, `clave técnica ${technicalKey}`)]),
  ];
};

const states: Readonly<Record<TestSet['state'], string>> = {
  open: '',
  accepted: ', aceptado',
  rejected: ', rechazado',
};

/** `invoice 6 (2 accepted)`: what each kind requires, and how many must be accepted. */
export const requirementText = (set: TestSet): string =>
  progressOf(set)
    .map(({ kind, required, minimumAccepted }) => {
      const name = subjectName(kind, spoken());
      return minimumAccepted === required
        ? `${name} ${String(required)}`
        : say(
            `${name} ${String(required)} (at least ${String(minimumAccepted)} accepted)`,
            `${name} ${String(required)} (mínimo ${String(minimumAccepted)} aceptados)`,
          );
    })
    .join(', ');

const setText = (set: TestSet): string => {
  const family = familyName(set.family, spoken());
  return say(
    `test set of ${family} ${set.id}${set.state === 'open' ? '' : `, ${set.state}`}: ${requirementText(set)}`,
    `set de pruebas de ${family} ${set.id}${states[set.state]}: ${requirementText(set)}`,
  );
};

const softwareText = ({ families, id, pin }: RegisteredSoftware): string => {
  const of = families.map((family) => familyName(family, spoken())).join(', ');
  return say(`software of ${of} ${id}, PIN ${pin}`, `software de ${of} ${id}, PIN ${pin}`);
};

const issuerLines = ({ nit }: Contributor, { ranges, testSets, software }: Rows): readonly string[] => [
  ...ranges.filter(({ issuerNit }) => issuerNit === nit).flatMap(rangeLines),
  ...testSets.filter(({ issuerNit }) => issuerNit === nit).map(setText),
  ...software.filter(({ issuers }) => issuers.includes(nit)).map(softwareText),
];

/** Taxpayers with something to issue with: their customers need no list. */
const showIssuer = (contributor: Contributor, rows: Rows): void => {
  const lines = issuerLines(contributor, rows);
  if (lines.length === 0) return;
  print(`\n${bold(contributor.name)}, NIT ${contributor.nit}-${nitCheckDigit(contributor.nit) ?? ''}`);
  for (const line of lines) print(dim(`  ${line}`));
};

/** A file with a mistake in it often has it in every row. */
const mostDoubts = 20;

export const showResult = (file: string, rows: Rows, doubts: readonly Doubt[]): void => {
  print(say(`${file}: no mistakes. Rows: ${countText(rows)}.`, `${file}: sin errores. Filas: ${countText(rows)}.`));
  for (const contributor of rows.contributors) showIssuer(contributor, rows);
  if (doubts.length > 0) print(`\n${yellow(say('Warnings', 'Advertencias'))}`);
  for (const { code, message } of doubts.slice(0, mostDoubts)) print(bilingual`  ${message} (${code})`);
  const more = String(doubts.length - mostDoubts);
  if (doubts.length > mostDoubts) print(say(`  ${more} more: --json`, `  Otras ${more}: --json`));
};
