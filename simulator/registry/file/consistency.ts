/** What a schema cannot see: rows that contradict themselves, each other, or the registry that they come to. */
import { table } from '../../../src/common/code-lists.ts';
import { nitCheckDigit } from '../../checks/check-digit.ts';
import type { DocumentKind } from '../../engine/document-kind.ts';
import { familyOf } from '../test-sets.ts';
import type { RegisteredSoftware, RegistryData } from '../types.ts';
import { companyDefaults } from './company.ts';
import type { Entries, Entry } from './entries.ts';
import { pointer, type Mistake, type Path, type Words } from './mistake.ts';
import { keys } from './rows.ts';

export type Context = {
  readonly entries: Entries;
  /** What is extended. */
  readonly base: RegistryData;
  /** The registry as it would be. */
  readonly all: RegistryData;
  /** Named in the file by rows that have mistakes of their own: what refers to them is not wrong for it. */
  readonly mentioned: { readonly nits: ReadonlySet<string>; readonly software: ReadonlySet<string> };
};

type Check = (context: Context) => readonly Mistake[];

/** The field, where the file has it; else the row that stands for it. */
const at = ({ path, written }: Entry<unknown>, field: string | number, ...more: readonly (string | number)[]): Path =>
  written ? [...path, field, ...more] : path;

const words = (en: string, es: string): Words => ({ en, es });

const unknownContributor = (path: Path, nit: string): Mistake => ({
  code: 'unknown-contributor',
  path,
  received: nit,
  expected: words('the NIT of a taxpayer of this registry', 'el NIT de un contribuyente de este registro'),
  fix: words(
    `Add a company or a contributor with nit: ${nit}, or correct the NIT.`,
    `Agregue una empresa o un contribuyente con nit: ${nit}, o corrija el NIT.`,
  ),
});

const contributorsExist: Check = ({ entries, all, mentioned }) => {
  const known = new Set([...all.contributors.map(({ nit }) => nit), ...mentioned.nits]);
  const check = (nit: string, path: Path): readonly Mistake[] =>
    known.has(nit) ? [] : [unknownContributor(path, nit)];
  return [
    ...entries.software.flatMap((entry) => [
      ...check(entry.row.ownerNit, at(entry, 'ownerNit')),
      ...entry.row.issuers
        .filter((nit) => nit !== entry.row.ownerNit)
        .flatMap((nit) => check(nit, at(entry, 'issuers', entry.row.issuers.indexOf(nit)))),
    ]),
    ...entries.ranges.flatMap((entry) => check(entry.row.issuerNit, at(entry, 'issuerNit'))),
    ...entries.mandates.flatMap((entry) => check(entry.row.issuerNit, at(entry, 'issuerNit'))),
    ...entries.testSets.flatMap((entry) => check(entry.row.issuerNit, at(entry, 'issuerNit'))),
  ];
};

type Use = {
  readonly id: string;
  readonly path: Path;
  readonly family: RegisteredSoftware['family'];
  readonly issuerNit: string;
};

const softwareMistake = (
  { id, path, family, issuerNit }: Use,
  found: RegisteredSoftware | undefined,
): Mistake | undefined => {
  if (found === undefined) {
    return {
      code: 'unknown-software',
      path,
      received: id,
      expected: words('the id of a software of this registry', 'el id de un software de este registro'),
      fix: words('Add that software, or leave the field out.', 'Agregue ese software o quite el campo.'),
    };
  }
  if (found.family !== family) {
    return {
      code: 'software-of-another-family',
      path,
      received: `${id} (${found.family})`,
      expected: words(`software for ${family}`, `software de ${family}`),
      fix: words('Name the software of that family.', 'Nombre el software de esa familia.'),
    };
  }
  if (found.ownerNit === issuerNit || found.issuers.includes(issuerNit)) return undefined;
  return {
    code: 'software-of-another-issuer',
    path,
    received: id,
    expected: words(`software that ${issuerNit} may issue with`, `un software con el que ${issuerNit} pueda emitir`),
    fix: words(`Add ${issuerNit} to its issuers.`, `Agregue ${issuerNit} a sus issuers.`),
  };
};

const softwareIsKnown: Check = ({ entries, all, mentioned }) => {
  const known = new Map(all.software.map((row) => [row.id, row]));
  const ofRanges = entries.ranges.map((entry) => ({
    id: entry.row.softwareId,
    path: at(entry, 'softwareId'),
    family: entry.row.documentType === '05' ? ('support' as const) : ('invoicing' as const),
    issuerNit: entry.row.issuerNit,
  }));
  const ofTestSets = entries.testSets.map((entry) => ({
    id: entry.row.softwareId,
    path: at(entry, 'softwareId'),
    family: entry.row.family,
    issuerNit: entry.row.issuerNit,
  }));
  return [...ofRanges, ...ofTestSets].flatMap(({ id, ...use }) => {
    if (id === undefined || (mentioned.software.has(id) && !known.has(id))) return [];
    const mistake = softwareMistake({ ...use, id }, known.get(id));
    return mistake === undefined ? [] : [mistake];
  });
};

/** A row of software replaces the one that has its id; the short form must not take somebody's software away. */
const softwareIsOwn: Check = ({ entries, base }) => {
  const owners = new Map(base.software.map(({ id, ownerNit }) => [id, ownerNit]));
  return entries.companies.flatMap(({ row, path }) => {
    const owner = row.software && owners.get(row.software.id);
    if (owner === undefined || owner === row.nit) return [];
    return [
      {
        code: 'software-of-another-issuer' as const,
        path: [...path, 'software', 'id'],
        received: row.software?.id,
        expected: words('the id of a software of this company', 'el id de un software de esta empresa'),
        fix: words(
          `${owner} has that software: write another id, or leave software out.`,
          `${owner} tiene ese software: escriba otro id o quite software.`,
        ),
      },
    ];
  });
};

const repeated = <Row>(entries: readonly Entry<Row>[], keyOf: (row: Row) => string): readonly Mistake[] => {
  const first = new Map<string, Path>();
  return entries.flatMap(({ row, path }) => {
    const key = keyOf(row);
    const before = first.get(key);
    first.set(key, before ?? path);
    if (before === undefined) return [];
    return [
      {
        code: 'duplicate-row',
        path,
        received: key,
        expected: words('every row once', 'cada fila una vez'),
        fix: words(`Join it with ${pointer(before)}, or remove it.`, `Únala con ${pointer(before)} o quítela.`),
      },
    ];
  });
};

const rowsAreOnce: Check = ({ entries }) => {
  const companies = repeated(entries.companies, ({ nit }) => nit);
  const twice = new Set(companies.map(({ path }) => pointer(path)));
  // All rows of a company that stands twice do.
  const inPart = <Row>(rows: readonly Entry<Row>[], keyOf: (row: Row) => string): readonly Mistake[] =>
    repeated(
      rows.filter(({ path }) => !twice.has(pointer(path))),
      keyOf,
    );
  return [
    ...companies,
    ...inPart(entries.contributors, keys.contributors),
    ...inPart(entries.rut, keys.rut),
    ...inPart(entries.software, keys.software),
    ...inPart(entries.ranges, keys.ranges),
    ...inPart(entries.mandates, keys.mandates),
    ...inPart(entries.contingencyPeriods, keys.contingencyPeriods),
    ...inPart(entries.uvt, keys.uvt),
    ...inPart(entries.testSets, keys.testSets),
  ];
};

type Identified = { readonly nit: string; readonly checkDigit?: string | undefined; readonly path: Path };

/** NITs of legal persons begin with 8 or 9 and have nine digits: a tenth is the check digit. */
const checkDigitInNit = ({ nit, path }: Identified): Mistake | undefined => {
  const body = nit.slice(0, -1);
  if (!/^[89]\d{9}$/.test(nit) || nitCheckDigit(body) !== nit.at(-1)) return undefined;
  return {
    code: 'check-digit-in-nit',
    path: [...path, 'nit'],
    received: nit,
    expected: words('a NIT without its check digit', 'un NIT sin su dígito de verificación'),
    fix: words(`Write nit: ${body}`, `Escriba nit: ${body}`),
  };
};

const wrongCheckDigit = ({ nit, checkDigit, path }: Identified): Mistake | undefined => {
  const right = nitCheckDigit(nit);
  if (checkDigit === undefined || checkDigit === right) return undefined;
  return {
    code: 'wrong-check-digit',
    path: [...path, 'checkDigit'],
    received: checkDigit,
    expected: words(`the check digit of ${nit}: ${right ?? ''}`, `el dígito de verificación de ${nit}: ${right ?? ''}`),
    fix: words('Correct it or the NIT, or leave it out.', 'Corríjalo, corrija el NIT o quite el campo.'),
  };
};

const nitsAreRight: Check = ({ entries }) => [
  ...entries.companies.flatMap(({ row, path }) => {
    const { nit, checkDigit } = row;
    const mistake = checkDigitInNit({ nit, path }) ?? wrongCheckDigit({ nit, checkDigit, path });
    return mistake === undefined ? [] : [mistake];
  }),
  ...entries.contributors
    .filter(({ written }) => written)
    .flatMap(({ row, path }) => checkDigitInNit({ nit: row.nit, path }) ?? []),
];

const enablingAgrees: Check = ({ entries }) =>
  entries.contributors
    .filter(({ row }) => (row.status === 'enabled') === (row.families.length === 0) && row.status !== 'cancelled')
    .filter(({ written }) => written)
    .map(({ row, path }) => ({
      code: 'families-of-unenabled',
      path: [...path, 'families'],
      received: row.families,
      expected:
        row.status === 'enabled'
          ? words('the families that it is enabled for', 'las familias para las que está habilitado')
          : words('no families: it is only registered', 'ninguna familia: solo está registrado'),
      fix:
        row.status === 'enabled'
          ? words('Name a family, or write status: registered', 'Nombre una familia o escriba status: registered')
          : words('Remove families, or write status: enabled', 'Quite families o escriba status: enabled'),
    }));

const municipalitiesExist: Check = ({ entries }) =>
  entries.companies.flatMap(({ row, path }) =>
    row.municipality === undefined || table('municipalities').byCode(row.municipality) !== undefined
      ? []
      : [
          {
            code: 'unknown-municipality' as const,
            path: [...path, 'municipality'],
            received: row.municipality,
            expected: words('a municipality of the DANE list', 'un municipio de la lista del DANE'),
            fix: words(
              'See datasets/reference/municipalities.json; Bogotá is 11001.',
              'Vea datasets/reference/municipalities.json; Bogotá es 11001.',
            ),
          },
        ],
  );

const mandatesAreOfOthers: Check = ({ entries }) =>
  entries.mandates
    .filter(({ row }) => row.certificateNit === row.issuerNit)
    .map(({ row, path }) => ({
      code: 'own-mandate',
      path,
      received: row.issuerNit,
      expected: words('a certificate holder other than the issuer', 'un titular de certificado distinto del emisor'),
      fix: words('Remove it: everybody may send for itself.', 'Quítelo: cada quien puede enviar por sí mismo.'),
    }));

const quotasArePossible: Check = ({ entries }) =>
  entries.testSets
    .filter(({ written }) => written)
    .flatMap(({ row, path }) =>
      Object.entries(row.quotas).flatMap(([kind, quota]): readonly Mistake[] => {
        const where = [...path, 'quotas', kind];
        // The structure was checked before: quotas are of kinds of document.
        if (familyOf(kind as DocumentKind) !== row.family) {
          return [
            {
              code: 'kind-of-another-family',
              path: where,
              received: kind,
              expected: words(`kinds of document of ${row.family}`, `clases de documento de ${row.family}`),
              fix: words('Move it to a test set of its family.', 'Páselo a un set de pruebas de su familia.'),
            },
          ];
        }
        if (quota.minimumAccepted <= quota.required) return [];
        return [
          {
            code: 'impossible-quota',
            path: [...where, 'minimumAccepted'],
            received: quota.minimumAccepted,
            expected: words(`no more than required: ${quota.required}`, `no más que required: ${quota.required}`),
            fix: words(
              'Lower it, or leave it out: all are asked for then.',
              'Redúzcalo o quítelo: entonces se piden todos.',
            ),
          },
        ];
      }),
    );

type Period = { readonly from: string; readonly to: string; readonly path: Path };

const reversedDates = ({ from, to, path }: Period, isReversed: boolean): readonly Mistake[] =>
  isReversed
    ? [
        {
          code: 'reversed-dates',
          path,
          received: to,
          expected: words(`nothing before the start, ${from}`, `nada antes del comienzo, ${from}`),
          fix: words('Exchange start and end, or correct one.', 'Intercambie comienzo y fin o corrija uno.'),
        },
      ]
    : [];

const periodsRunForward: Check = ({ entries }) => [
  ...entries.companies.flatMap(({ row, path }) => {
    const { startDate: from = companyDefaults.startDate, endDate: to = companyDefaults.endDate } = row;
    return reversedDates({ from, to, path: [...path, row.endDate === undefined ? 'startDate' : 'endDate'] }, from > to);
  }),
  ...entries.ranges
    .filter(({ written }) => written)
    .flatMap(({ row: { startDate: from, endDate: to }, path }) =>
      reversedDates({ from, to, path: [...path, 'endDate'] }, from > to),
    ),
  ...entries.contingencyPeriods.flatMap(({ row: { start: from, end: to }, path }) =>
    reversedDates({ from, to, path: [...path, 'end'] }, Date.parse(from) >= Date.parse(to)),
  ),
];

/** In the order in which they are told. */
export const checks: readonly Check[] = [
  rowsAreOnce,
  nitsAreRight,
  municipalitiesExist,
  contributorsExist,
  softwareIsKnown,
  softwareIsOwn,
  enablingAgrees,
  mandatesAreOfOthers,
  quotasArePossible,
  periodsRunForward,
];
