/** What a registry file results in: for each issuer what its program must be configured with, and how much was read. */
import { bilingual, inBoth, joined, same, type Bilingual } from '../../common/text/bilingual.ts';
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
import { spoken } from '../shared/spoken.ts';
import { bold, dim, print, yellow } from '../shared/output.ts';

type Rows = Extract<CheckedFile, { ok: true }>['read']['added'];
type ListPart = keyof Rows;
type RegisteredSoftware = Rows['software'][number];

type Counted = { readonly one: Bilingual; readonly many: Bilingual };

const alike = (name: string): Counted => ({ one: same(name), many: same(name) });

const partNames: Readonly<Record<ListPart, Counted>> = {
  contributors: { one: { en: 'taxpayer', es: 'contribuyente' }, many: { en: 'taxpayers', es: 'contribuyentes' } },
  rut: alike('RUT'),
  software: alike('software'),
  ranges: { one: { en: 'range', es: 'rango' }, many: { en: 'ranges', es: 'rangos' } },
  mandates: { one: { en: 'mandate', es: 'mandato' }, many: { en: 'mandates', es: 'mandatos' } },
  contingencyPeriods: {
    one: { en: 'contingency period', es: 'periodo de contingencia' },
    many: { en: 'contingency periods', es: 'periodos de contingencia' },
  },
  uvt: alike('UVT'),
  testSets: {
    one: { en: 'test set', es: 'set de pruebas' },
    many: { en: 'test sets', es: 'sets de pruebas' },
  },
  closedKinds: { one: { en: 'closed kind', es: 'tipo cerrado' }, many: { en: 'closed kinds', es: 'tipos cerrados' } },
};

const countText = (rows: Rows): Bilingual => {
  const counted = listParts.flatMap((part) => {
    const count = rows[part].length;
    return count === 0 ? [] : [bilingual`${count} ${partNames[part][count === 1 ? 'one' : 'many']}`];
  });
  return counted.length === 0 ? { en: 'none', es: 'ninguna' } : joined(counted, ', ');
};

const rangeTypes: Readonly<Record<string, Bilingual>> = {
  '01': { en: 'invoices', es: 'facturas' },
  '03': { en: 'contingency', es: 'contingencia' },
  '05': { en: 'support documents', es: 'documento soporte' },
  '20': { en: 'POS tickets', es: 'tiquetes POS' },
};

const rangeLines = (range: NumberingRange): readonly Bilingual[] => {
  const { documentType, resolution, prefix, from, to, startDate, endDate, technicalKey, state } = range;
  const type = inBoth(rangeTypes[documentType] ?? documentType);
  const inactive = state === 'active' ? same('') : { en: ', inactive', es: ', inactivo' };
  return [
    {
      en: `resolution ${resolution}, ${prefix} ${from}-${to} (${type.en}, ${startDate} to ${endDate}${inactive.en})`,
      es: `resolución ${resolution}, ${prefix} ${from}-${to} (${type.es}, de ${startDate} a ${endDate}${inactive.es})`,
    },
    ...(technicalKey === undefined
      ? []
      : [{ en: `technical key ${technicalKey}`, es: `clave técnica ${technicalKey}` }]),
  ];
};

const states: Readonly<Record<TestSet['state'], Bilingual>> = {
  open: same(''),
  accepted: { en: ', accepted', es: ', aceptado' },
  rejected: { en: ', rejected', es: ', rechazado' },
};

/** `invoice 6 (2 accepted)`: what each kind requires, and how many must be accepted. */
const requirementText = (set: TestSet): Bilingual =>
  joined(
    progressOf(set).map(({ kind, required, minimumAccepted }) => {
      const name = subjectName(kind, spoken());
      return minimumAccepted === required
        ? `${name} ${String(required)}`
        : {
            en: `${name} ${String(required)} (at least ${String(minimumAccepted)} accepted)`,
            es: `${name} ${String(required)} (mínimo ${String(minimumAccepted)} ${minimumAccepted === 1 ? 'aceptado' : 'aceptados'})`,
          };
    }),
    ', ',
  );

const setText = (set: TestSet): Bilingual => {
  const family = familyName(set.family, spoken());
  return {
    en: `test set of ${family} ${set.id}${states[set.state].en}: ${requirementText(set).en}`,
    es: `set de pruebas de ${family} ${set.id}${states[set.state].es}: ${requirementText(set).es}`,
  };
};

const softwareText = ({ families, id, pin }: RegisteredSoftware): Bilingual => {
  const of = families.map((family) => familyName(family, spoken())).join(', ');
  return { en: `software ${id} for ${of}, PIN ${pin}`, es: `software ${id} (${of}), PIN ${pin}` };
};

const issuerLines = ({ nit }: Contributor, { ranges, testSets, software }: Rows): readonly Bilingual[] => [
  ...ranges.filter(({ issuerNit }) => issuerNit === nit).flatMap(rangeLines),
  ...testSets.filter(({ issuerNit }) => issuerNit === nit).map(setText),
  ...software.filter(({ issuers }) => issuers.includes(nit)).map(softwareText),
];

/** Taxpayers with something to issue with: their customers need no list. */
const showIssuer = (contributor: Contributor, rows: Rows): void => {
  const lines = issuerLines(contributor, rows);
  if (lines.length === 0) return;
  print(`\n${bold(contributor.name)}, NIT ${contributor.nit}-${nitCheckDigit(contributor.nit) ?? ''}`);
  for (const line of lines) print(dim(bilingual`  ${line}`));
};

/** A file with a mistake in it often has it in every row. */
const mostDoubts = 20;

export const showResult = (file: string, rows: Rows, doubts: readonly Doubt[]): void => {
  print({
    en: `${file}: no mistakes. Rows: ${countText(rows).en}.`,
    es: `${file}: sin errores. Filas: ${countText(rows).es}.`,
  });
  for (const contributor of rows.contributors) showIssuer(contributor, rows);
  if (doubts.length > 0) print(`\n${yellow({ en: 'Warnings', es: 'Advertencias' })}`);
  for (const { code, message } of doubts.slice(0, mostDoubts)) print(bilingual`  ${message} (${code})`);
  if (doubts.length <= mostDoubts) return;
  const more = String(doubts.length - mostDoubts);
  print({ en: `  ${more} more: see --json`, es: `  Hay ${more} más: use --json` });
};
