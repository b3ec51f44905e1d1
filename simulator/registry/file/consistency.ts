/** Mistakes that a schema cannot see: rows that occur twice, or contradict themselves. */
import { nitCheckDigit } from '../../document/check-digit.ts';
import { familyOf, type DocumentKind } from '../../document/kind.ts';
import type { Contributor } from '../types.ts';
import { requirePreset, testSetPresets } from '../test-set-presets.ts';
import { words, type Check, type Entry } from './entries.ts';
import { companyDefaults } from './company.ts';
import { pointer, type Mistake, type Path } from './mistake.ts';
import { keys } from './rows.ts';

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
  // All rows of a company that occurs twice are duplicates.
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

const checkDigitsAreRight: Check = ({ entries }) =>
  entries.companies.flatMap(({ row: { nit, checkDigit }, path }) => wrongCheckDigit({ nit, checkDigit, path }) ?? []);

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

const familiesAreGivenOnce: Check = ({ entries }) =>
  entries.softwareRows.flatMap(({ row: { family, families }, path }): readonly Mistake[] =>
    family === undefined || families === undefined
      ? []
      : [
          {
            code: 'family-and-families',
            path: [...path, 'family'],
            received: family,
            expected: words('either family or families, not both', 'family o families, no ambos'),
            fix: words(
              `Remove family, or remove families: [${families.join(', ')}].`,
              `Quite family o quite families: [${families.join(', ')}].`,
            ),
          },
        ],
  );

/** Anyone who may issue invoices, or may be enabled to by a test set. */
const issuesInvoices = ({ roles, status, families }: Contributor): boolean =>
  roles.includes('issuer') &&
  (status === 'enabled' ? families.includes('invoicing') : status === 'registered' && families.length === 0);

const invoicersHaveMailboxes: Check = ({ entries }) =>
  entries.contributors
    .filter(({ row, written }) => written && row.receptionEmail === undefined && issuesInvoices(row))
    .map(({ row: { nit }, path }) => ({
      code: 'missing-reception-email',
      path: [...path, 'receptionEmail'],
      received: undefined,
      expected: words(
        'the mailbox of an issuer of invoices: FAJ71 compares each invoice with it',
        'el correo de recepción de un emisor de facturas: FAJ71 compara cada factura con él',
      ),
      fix: words(
        `Add receptionEmail: facturacion@example.com. Without it every invoice of ${nit} is refused. Or name other families.`,
        `Agregue receptionEmail: facturacion@example.com. Sin él se rechaza cada factura de ${nit}. O indique otras familias.`,
      ),
    }));

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

const presetsAreOfTheFamily: Check = ({ entries }) =>
  entries.testSetRows.flatMap(({ row: { preset: name, family }, path }): readonly Mistake[] => {
    if (name === undefined || family === undefined) return [];
    const preset = requirePreset(name); // the schema takes no other
    if (preset.family === family) return [];
    const own = Object.entries(testSetPresets()).flatMap(([other, { family: of }]) => (of === family ? [other] : []));
    return [
      {
        code: 'preset-of-another-family',
        path: [...path, 'preset'],
        received: name,
        expected: words(`a preset of ${family}: ${own.join(', ')}`, `un preset de ${family}: ${own.join(', ')}`),
        fix: words(
          'Name one of those, or leave family out: the preset says it.',
          'Nombre uno de esos o quite family: el preset la dice.',
        ),
      },
    ];
  });

const progressIsPossible: Check = ({ entries }) =>
  entries.testSetRows.flatMap(({ row: { progress = {} }, path }) =>
    Object.entries(progress)
      .filter(([, { sent, accepted }]) => accepted > sent)
      .map(([kind, { sent, accepted }]) => ({
        code: 'impossible-progress' as const,
        path: [...path, 'progress', kind, 'accepted'],
        received: accepted,
        expected: words(`no more than sent: ${sent}`, `no más que sent: ${sent}`),
        fix: words('Lower it, or raise sent.', 'Redúzcalo o aumente sent.'),
      })),
  );

const quotasArePossible: Check = ({ entries }) =>
  entries.testSets
    .filter(({ written }) => written)
    .flatMap(({ row, path }) =>
      Object.entries(row.quotas).flatMap(([kind, quota]): readonly Mistake[] => {
        const where = [...path, 'quotas', kind];
        const of = familyOf(kind as DocumentKind); // the schema takes no other
        if (of !== row.family) {
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

export const consistencyChecks: readonly Check[] = [
  rowsAreOnce,
  checkDigitsAreRight,
  enablingAgrees,
  familiesAreGivenOnce,
  invoicersHaveMailboxes,
  mandatesAreOfOthers,
  presetsAreOfTheFamily,
  progressIsPossible,
  quotasArePossible,
  periodsRunForward,
];
