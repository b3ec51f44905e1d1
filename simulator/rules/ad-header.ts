import { amount } from '../checks/amount.ts';
import { foreignAmount } from '../checks/currency.ts';
import { currencies, documentTypes, invoiceOperations, invoiceTypes } from '../checks/lists.ts';
import { checkUniqueCode } from '../checks/unique-code-check.ts';
import { quoted } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import { identityOf } from '../engine/identity.ts';
import { group, type Rule } from '../engine/rule.ts';
import { dateRules } from './ad-dates.ts';
import { numberRules } from './ad-number.ts';
import { noted, notedIfAsked, rejected, row } from './row.ts';

const literals: readonly Rule[] = [
  row({
    family: 'AD01',
    in: rejected,
    target: '/*/cbc:UBLVersionID',
    message: 'La versión UBL debe ser «UBL 2.1»',
    check: is.literal('UBL 2.1'),
  }),
  row({
    family: 'AD02',
    in: rejected,
    target: '/*/cbc:CustomizationID',
    message: 'Tipo de operación no válido',
    check: is.oneOf(invoiceOperations, { outside: '99' }),
  }),
  row({
    family: 'AD03',
    in: rejected,
    target: '/*/cbc:ProfileID',
    message: 'ProfileID no contiene el literal exigido',
    check: is.literal('DIAN 2.1: Factura Electrónica de Venta'),
  }),
  row({
    family: 'AD04',
    in: rejected,
    title: 'ProfileExecutionID names the environment that receives the document',
    target: '/*/cbc:ProfileExecutionID',
    message: 'Ambiente de destino no válido (1 producción, 2 pruebas)',
    needs: ['environment'],
    check: ({ environment }) => is.oneOf([environment.code], { outside: environment.code === '1' ? '2' : '1' }),
    fix: 'Set the environment of the company to that of the platform it sends to.',
    alsoFires: ['FAD07'],
  }),
];

const code: readonly Rule[] = [
  row({
    family: 'AD06',
    in: rejected,
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
    in: rejected,
    title: 'The unique code is of the environment that receives the document',
    target: '/*/cbc:UUID/@schemeID',
    message: '@schemeID no corresponde al ambiente de destino',
    needs: ['environment'],
    check: ({ environment }) =>
      is.satisfying({
        expected: `"${environment.code}", the environment that receives the document, equal to ProfileExecutionID`,
        test: ({ value, subject }) =>
          value === environment.code && value === subject.text('/*/cbc:ProfileExecutionID')
            ? undefined
            : { found: quoted(value) },
      }),
    fix: 'Set the environment of the company to that of the platform it sends to.',
    violation: { coded: [{ edit: 'set', path: '/*/cbc:UUID/@schemeID', text: '1' }] },
  }),
  row({
    family: 'AD08',
    in: rejected,
    target: '/*/cbc:UUID/@schemeName',
    message: 'Algoritmo del código único no permitido',
    check: is.satisfying({
      expected: 'CUFE-SHA384, or CUDE-SHA384 for type 03',
      test: ({ value, subject }) => {
        const wanted = identityOf(subject).type === '03' ? 'CUDE-SHA384' : 'CUFE-SHA384';
        return value === wanted ? undefined : { found: quoted(value), expected: quoted(wanted) };
      },
      breakAt: (target) => ({ coded: [{ edit: 'set', path: target, text: 'CUFE-SHA1' }] }),
    }),
  }),
];

const typeAndCurrency: readonly Rule[] = [
  row({
    family: 'AD12a',
    in: rejected,
    target: '/*/cbc:InvoiceTypeCode',
    message: 'Tipo de documento no permitido',
    check: is.oneOf(documentTypes, { outside: '77' }),
  }),
  row({
    family: 'AD12b',
    in: rejected,
    target: '/*/cbc:InvoiceTypeCode',
    message: 'El código de tipo no corresponde a este documento',
    check: is.when(({ value }) => documentTypes.has(value ?? ''), is.oneOf(invoiceTypes, { outside: '91' })),
  }),
  row({
    family: 'AD15a',
    in: rejected,
    target: '/*/cbc:DocumentCurrencyCode',
    message: 'Divisa no válida',
    check: is.inList(currencies, { name: 'an ISO 4217 code', outside: 'ZZZ' }),
    alsoFires: [
      ...['FAD15b', 'FAS03', 'FAS06', 'FAS08', 'FAS12'],
      ...['FAU03', 'FAU05', 'FAU07', 'FAU09', 'FAU11', 'FAU13', 'FAU15'],
    ],
  }),
  row({
    family: 'AD15b',
    in: rejected,
    title: 'Every amount is in the currency of the document',
    target: '/*/cbc:DocumentCurrencyCode',
    message: 'Hay importes en una divisa distinta de la del documento',
    check: is.satisfying({
      expected: 'the same currency in every @currencyID',
      per: 'owner',
      test: ({ value, subject }) => {
        const foreign = foreignAmount(subject);
        if (foreign === undefined) return undefined;
        return { found: `an amount in another currency than ${quoted(value)}`, at: foreign, attribute: 'currencyID' };
      },
    }),
    violation: {
      built: [{ edit: 'set', path: '/*/cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID', text: 'XAU' }],
    },
  }),
  row({
    family: 'AD16',
    in: rejected,
    target: '/*/cbc:LineCountNumeric',
    message: 'El número de líneas declarado no coincide',
    check: is.satisfying({
      expected: 'the number of cac:InvoiceLine groups',
      test: ({ value, subject }) => {
        const lines = subject.all('/*/cac:InvoiceLine').length;
        const same = value !== undefined && amount(value).eq(lines);
        return same ? undefined : { found: quoted(value), expected: `"${lines}"` };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '999' }] }),
    }),
  }),
];

type PeriodRow = {
  readonly family: string;
  readonly child: string;
  readonly in: typeof noted;
  readonly message: string;
};

const periodRow = ({ child, ...rest }: PeriodRow): Rule =>
  row({ ...rest, target: `/*/cac:InvoicePeriod/cbc:${child}`, check: is.present() });

export const headerRules = [
  group({ code: 'AD', title: 'Document header', stage: 'content' }, [
    ...literals,
    ...numberRules,
    ...code,
    ...dateRules,
    ...typeAndCurrency,
  ]),
  group({ code: 'AE', title: 'Invoice period', stage: 'content' }, [
    periodRow({ family: 'AE02', child: 'StartDate', in: noted, message: 'Falta la fecha inicial del periodo' }),
    periodRow({
      family: 'AE03',
      child: 'StartTime',
      in: notedIfAsked,
      message: 'Falta informar InvoicePeriod/StartTime',
    }),
    periodRow({ family: 'AE04', child: 'EndDate', in: noted, message: 'Falta la fecha final del periodo' }),
    periodRow({ family: 'AE05', child: 'EndTime', in: notedIfAsked, message: 'Falta informar InvoicePeriod/EndTime' }),
  ]),
] as const;
