import { colombianDate, daysBetween, isDate } from '../../src/common/time.ts';
import { foreignAmount } from '../checks/currency.ts';
import { currencies, documentTypes, invoiceOperations, invoiceTypes } from '../checks/lists.ts';
import { consecutiveOf, integer, rangeOfNumber, rangeStated, rangesOfIssuer, statedPrefix } from '../checks/numbering.ts';
import { checkUniqueCode } from '../checks/unique-code-check.ts';
import * as is from '../engine/is.ts';
import { identityOf } from '../engine/identity.ts';
import { group, type Rule } from '../engine/rule.ts';
import { dian } from './paths.ts';
import { notifies, notifiesIfAsked, rejectedOnce, rejects, row } from './row.ts';

const invoice = { invoice: rejects } as const;
const authorized = `${dian}/sts:InvoiceControl/sts:AuthorizedInvoices`;
const authorizationPeriod = `${dian}/sts:InvoiceControl/sts:AuthorizationPeriod`;

const literalsOfHeader: readonly Rule[] = [
  row({
    family: 'AD01',
    in: invoice,
    target: '/*/cbc:UBLVersionID',
    message: 'La versión UBL debe ser «UBL 2.1»',
    check: is.literal('UBL 2.1'),
  }),
  row({
    family: 'AD02',
    in: invoice,
    target: '/*/cbc:CustomizationID',
    message: 'Tipo de operación no válido',
    check: is.oneOf(invoiceOperations, { outside: '99' }),
  }),
  row({
    family: 'AD03',
    in: invoice,
    target: '/*/cbc:ProfileID',
    message: 'ProfileID no contiene el literal exigido',
    check: is.literal('DIAN 2.1: Factura Electrónica de Venta'),
  }),
  row({
    family: 'AD04',
    in: invoice,
    title: 'ProfileExecutionID names the environment that receives the document',
    target: '/*/cbc:ProfileExecutionID',
    message: 'Ambiente de destino no válido (1 producción, 2 pruebas)',
    needs: ['environment'],
    check: ({ environment }) => is.oneOf([environment.code], { outside: environment.code === '1' ? '2' : '1' }),
    fix: 'Set the environment of the company to that of the platform it sends to.',
    alsoFires: ['FAD07'],
  }),
];

/** The consecutive against one end of the stated range. */
const againstStated = (end: 'From' | 'To', respected: (consecutive: bigint, limit: bigint) => boolean) =>
  is.satisfying({
    expected: `a number ${end === 'From' ? 'not below' : 'not above'} sts:${end}`,
    test: ({ value = '', subject }) => {
      const consecutive = consecutiveOf(value.trim(), statedPrefix(subject));
      const limit = integer(subject.text(`${authorized}/sts:${end}`));
      if (consecutive === undefined || limit === undefined || respected(consecutive, limit)) return undefined;
      return { found: `"${value}"`, expected: `${end === 'From' ? 'at least' : 'at most'} ${limit}` };
    },
  });

const number: readonly Rule[] = [
  row({
    family: 'AD05a',
    in: invoice,
    target: '/*/cbc:ID',
    message: 'El número solo admite letras y números',
    check: is.matches(/^[A-Za-z0-9]+$/, 'letters and digits only', ''),
    violation: { built: [{ edit: 'append', path: '/*/cbc:ID', text: '-1' }] },
  }),
  row({
    family: 'AD05b',
    in: invoice,
    target: '/*/cbc:ID',
    message: 'El número es menor que el inicio del rango',
    check: againstStated('From', (consecutive, from) => consecutive >= from),
    fix: 'Use a number inside the stated range, or state the right range.',
    violation: { built: [{ edit: 'set', path: '/*/cbc:ID', text: 'SETP989999999' }] },
    alsoFires: ['FAD05d'],
  }),
  row({
    family: 'AD05c',
    in: invoice,
    target: '/*/cbc:ID',
    message: 'El número es mayor que el final del rango',
    check: againstStated('To', (consecutive, to) => consecutive <= to),
    fix: 'Use a number inside the stated range, or state the right range.',
    violation: { built: [{ edit: 'set', path: '/*/cbc:ID', text: 'SETP995000001' }] },
    alsoFires: ['FAD05d'],
  }),
  row({
    family: 'AD05d',
    in: invoice,
    target: '/*/cbc:ID',
    message: 'El número está fuera del rango autorizado',
    needs: ['numberingRanges'],
    check: ({ numberingRanges }) =>
      is.satisfying({
        expected: 'a number of the registered range',
        test: ({ value = '', subject }) => {
          const range = rangeStated(subject, numberingRanges);
          const consecutive = range === undefined ? undefined : consecutiveOf(value.trim(), range.prefix);
          if (range === undefined || consecutive === undefined) return undefined;
          const inside = consecutive >= BigInt(range.from) && consecutive <= BigInt(range.to);
          return inside ? undefined : { found: `"${value}"`, expected: `${range.prefix}${range.from} to ${range.prefix}${range.to}` };
        },
      }),
    fix: 'Use a number of the range registered with the resolution.',
    violation: { built: [{ edit: 'set', path: '/*/cbc:ID', text: 'SETP995000001' }] },
    alsoFires: ['FAD05c'],
  }),
  row({
    family: 'AD05e',
    in: invoice,
    title: 'The number belongs to a range of the stated resolution',
    target: '/*/cbc:ID',
    message: 'El número no existe para la autorización informada',
    needs: ['numberingRanges'],
    check: ({ numberingRanges }) =>
      is.satisfying({
        expected: 'a number with a prefix registered with the resolution',
        test: ({ value = '', subject }) => {
          if (rangeOfNumber(subject, numberingRanges) !== undefined) return undefined;
          const prefixes = rangesOfIssuer(subject, numberingRanges).map(({ prefix }) => prefix);
          return { found: `"${value}"`, ...(prefixes.length === 0 ? {} : { expected: `a number that begins with ${prefixes.join(' or ')}` }) };
        },
      }),
    fix: 'Use the prefix and the resolution of one and the same numbering range.',
    violation: { built: [{ edit: 'set', path: '/*/cbc:ID', text: 'OTRO990000001' }] },
  }),
];

const code: readonly Rule[] = [
  row({
    family: 'AD06',
    in: invoice,
    title: 'The CUFE is the one that follows from the document',
    target: '/*/cbc:UUID',
    message: 'El código único no está bien calculado',
    needs: ['numberingRanges', 'softwareRegistry'],
    check: checkUniqueCode,
    fix: 'Compare the hashed text field by field: amounts truncated to two decimals, the technical key of this range, the environment.',
    violation: { coded: [{ edit: 'set', path: '/*/cbc:UUID', text: '0'.repeat(96) }] },
  }),
  row({
    family: 'AD07',
    in: invoice,
    target: '/*/cbc:UUID/@schemeID',
    message: '@schemeID no corresponde al ambiente de destino',
    needs: ['environment'],
    check: ({ environment }) =>
      is.satisfying({
        expected: `"${environment.code}", the environment that receives the document, equal to ProfileExecutionID`,
        test: ({ value, subject }) =>
          value === environment.code && value === subject.text('/*/cbc:ProfileExecutionID') ? undefined : { found: `"${value ?? 'nothing'}"` },
      }),
    fix: 'Set the environment of the company to that of the platform it sends to.',
    violation: { coded: [{ edit: 'set', path: '/*/cbc:UUID/@schemeID', text: '1' }] },
  }),
  row({
    family: 'AD08',
    in: invoice,
    target: '/*/cbc:UUID/@schemeName',
    message: 'Algoritmo del código único no permitido',
    check: is.satisfying({
      expected: 'CUFE-SHA384',
      test: ({ value, subject }) => {
        const wanted = identityOf(subject).type === '03' ? 'CUDE-SHA384' : 'CUFE-SHA384';
        return value === wanted ? undefined : { found: `"${value ?? 'nothing'}"`, expected: `"${wanted}"` };
      },
      breakAt: (target) => ({ coded: [{ edit: 'set', path: target, text: 'CUFE-SHA1' }] }),
    }),
  }),
];

/** IssueDate against one end of the stated authorization period; silent where either is absent. */
const againstPeriod = (end: 'StartDate' | 'EndDate', respected: (issued: string, limit: string) => boolean, outside: string) =>
  is.whenPresent(
    is.satisfying({
      expected: `a date ${end === 'StartDate' ? 'not before' : 'not after'} AuthorizationPeriod/${end}`,
      test: ({ value = '', subject }) => {
        const limit = subject.text(`${authorizationPeriod}/cbc:${end}`) ?? '';
        return limit === '' || respected(value.trim(), limit) ? undefined : { found: `"${value}"`, expected: `${end} is ${limit}` };
      },
      breakAt: () => ({ built: [{ edit: 'set', path: `${authorizationPeriod}/cbc:${end}`, text: outside }] }),
    }),
  );

/** A withdrawn window between IssueDate and reception, in days. */
const window = (family: string, withinWindow: (age: number) => boolean, expected: string, daysOff: number): Rule =>
  row({
    family,
    in: { invoice: rejectedOnce },
    target: '/*/cbc:IssueDate',
    message: 'Fecha de emisión fuera de la ventana permitida',
    needs: ['clock'],
    check: ({ clock }) =>
      is.whenPresent(
        is.satisfying({
          expected,
          test: ({ value = '' }) => {
            const issued = value.trim();
            if (!isDate(issued)) return undefined;
            const age = daysBetween(issued, colombianDate(clock.now));
            return withinWindow(age) ? undefined : { found: `"${value}", received on ${colombianDate(clock.now)}` };
          },
        }),
      ),
    violation: { authorityClock: daysOff * 86_400_000 },
    ...(daysOff < 0 ? { alsoFires: ['DC24'] } : {}),
  });

const dates: readonly Rule[] = [
  row({
    family: 'AD09a',
    in: invoice,
    target: '/*/cbc:IssueDate',
    message: 'Fecha de emisión anterior al inicio de la autorización',
    check: againstPeriod('StartDate', (issued, start) => issued >= start, '2099-01-01'),
    alsoFires: ['FAB07a', 'FAB07b'],
  }),
  row({
    family: 'AD09b',
    in: invoice,
    target: '/*/cbc:IssueDate',
    message: 'Fecha de emisión posterior al fin de la autorización',
    check: againstPeriod('EndDate', (issued, end) => issued <= end, '2019-02-01'),
    alsoFires: ['FAB08a', 'FAB08b'],
  }),
  row({
    family: 'AD09e',
    in: invoice,
    title: 'The document is dated on the day it is signed',
    target: '/*/cbc:IssueDate',
    message: 'La fecha de generación es distinta de la fecha de firma',
    needs: ['certificate'],
    check: ({ certificate }) =>
      is.satisfying({
        expected: 'the Colombian date of xades:SigningTime',
        test: ({ value }) => {
          if (certificate.signingTime?.instant === undefined) return undefined;
          const signed = colombianDate(certificate.signingTime.instant);
          return value?.trim() === signed ? undefined : { found: `"${value ?? 'nothing'}"`, expected: `"${signed}"` };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '2020-02-29' }] }),
      }),
    fix: 'Leave date out, or send the document on the day it carries.',
  }),
  row({
    family: 'AD10',
    in: { invoice: notifies },
    target: '/*/cbc:IssueTime',
    message: 'La hora debe informarse con zona -05:00',
    check: is.matches(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d-05:00$/, 'hh:mm:ss-05:00', '10:00:00Z'),
  }),
  window('AD09c', (age) => age <= 5, 'a date at most 5 days before reception', 6),
  window('AD09d', (age) => age >= -10, 'a date at most 10 days after reception', -11),
];

const rest: readonly Rule[] = [
  row({
    family: 'AD12a',
    in: invoice,
    target: '/*/cbc:InvoiceTypeCode',
    message: 'Tipo de documento no permitido',
    check: is.oneOf(documentTypes, { outside: '77' }),
  }),
  row({
    family: 'AD12b',
    in: invoice,
    target: '/*/cbc:InvoiceTypeCode',
    message: 'El código de tipo no corresponde a este documento',
    check: is.when(({ value }) => documentTypes.has(value ?? ''), is.oneOf(invoiceTypes, { outside: '91' })),
  }),
  row({
    family: 'AD15a',
    in: invoice,
    target: '/*/cbc:DocumentCurrencyCode',
    message: 'Divisa no válida',
    check: is.satisfying({
      expected: 'an ISO 4217 code',
      test: ({ value }) => (value !== undefined && currencies().has(value.trim()) ? undefined : { found: `"${value ?? 'nothing'}"` }),
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'ZZZ' }] }),
    }),
    alsoFires: ['FAD15b', 'FAS03', 'FAS06', 'FAS08', 'FAS12', 'FAU03', 'FAU05', 'FAU07', 'FAU09', 'FAU11', 'FAU13', 'FAU15'],
  }),
  row({
    family: 'AD15b',
    in: invoice,
    title: 'Every amount is in the currency of the document',
    target: '/*/cbc:DocumentCurrencyCode',
    message: 'Hay importes en una divisa distinta de la del documento',
    check: is.satisfying({
      expected: 'the same currency in every @currencyID',
      test: ({ value, subject }) => {
        const amount = foreignAmount(subject);
        return amount === undefined ? undefined : { found: `an amount in another currency than "${value ?? ''}"`, at: amount, attribute: 'currencyID' };
      },
    }),
    violation: { built: [{ edit: 'set', path: '/*/cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID', text: 'XAU' }] },
  }),
  row({
    family: 'AD16',
    in: invoice,
    target: '/*/cbc:LineCountNumeric',
    message: 'El número de líneas declarado no coincide',
    check: is.satisfying({
      expected: 'the number of cac:InvoiceLine groups',
      test: ({ value, subject }) => {
        const lines = subject.all('/*/cac:InvoiceLine').length;
        return integer(value) === BigInt(lines) ? undefined : { found: `"${value ?? 'nothing'}"`, expected: `"${lines}"` };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '999' }] }),
    }),
  }),
];

const periodRow = (family: string, child: string, asked: boolean, message: string): Rule =>
  row({
    family,
    in: { invoice: asked ? notifiesIfAsked : notifies },
    target: `/*/cac:InvoicePeriod/cbc:${child}`,
    message,
    check: is.present(),
  });

export const header = [
  group('AD', 'Document header', 'content', [...literalsOfHeader, ...number, ...code, ...dates, ...rest]),
  group('AE', 'Invoice period', 'content', [
    periodRow('AE02', 'StartDate', false, 'Falta la fecha inicial del periodo'),
    periodRow('AE03', 'StartTime', true, 'Falta informar InvoicePeriod/StartTime'),
    periodRow('AE04', 'EndDate', false, 'Falta la fecha final del periodo'),
    periodRow('AE05', 'EndTime', true, 'Falta informar InvoicePeriod/EndTime'),
  ]),
] as const;
