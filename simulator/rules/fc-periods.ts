import { daysBetween, isDate } from '../../src/common/time.ts';
import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { noSigningTime, signingDates } from '../checks/signing-dates.ts';
import { shown, type Check } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, inferred, published, type Rule, type RuleDeclaration, specification } from '../judge/engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { childOf } from '../document/path-index.ts';
import { notifies, rejects, row } from './row.ts';

const period = '/*/cac:InvoiceLine/cac:InvoicePeriod';
const startDate = `${period}/cbc:StartDate`;

/** How a purchase is reported: alone, or with the others of a week. */
const perOperation = '1';
const weekly = '2';

/** Each way with the text it is paired with. */
const generations: ReadonlyMap<string, string> = new Map([
  [perOperation, 'Por operación'],
  [weekly, 'Acumulado semanal'],
]);

const codeOf = (stated: XmlElement): string | undefined => {
  const code = childOf(stated, 'cbc:DescriptionCode');
  return code === undefined ? undefined : textOf(code);
};

const isReported =
  (code: string) =>
  ({ owner }: Site): boolean =>
    codeOf(owner) === code;

type Window = {
  readonly code: string;
  /** Calendar days before the signing date that a purchase may lie. */
  readonly days: number;
  /** Where the date of the signature is read in two ways, and where as written alone. */
  readonly expected: { readonly byDefault: Bilingual; readonly strictly: Bilingual };
};

const notLater = { en: 'a date that is not after the signature', es: 'una fecha que no sea posterior a la firma' };

/** The purchase lies in the window that ends on the signing date; a text that is no date is FC02's business. */
const inWindow =
  ({ code, days, expected }: Window, { literal }: { readonly literal: boolean }) =>
  ({ certificate }: Pick<Facts, 'certificate'>): Check =>
    is.when(
      isReported(code),
      is.satisfying({
        expected: literal ? expected.strictly : expected.byDefault,
        limit: 'date',
        test: ({ value }) => {
          const bought = value ?? '';
          if (!isDate(bought)) return undefined;
          const signed = signingDates(certificate, { literal });
          if (signed === undefined) return noSigningTime;
          const ages = signed.map((date) => daysBetween(bought, date));
          if (ages.some((age) => age >= 0 && age <= days)) return undefined;
          const found = shown(value, {
            en: `signed on ${signed.join(' or ')}`,
            es: `firmado el ${signed.join(' o ')}`,
          });
          const isLater = days > 0 && ages.every((age) => age < 0);
          return { found, ...(isLater ? { expected: notLater } : {}) };
        },
      }),
    );

const judgedIn = (window: Window): Pick<RuleDeclaration<'certificate'>, 'check' | 'strictly'> => ({
  check: inWindow(window, { literal: false }),
  strictly: {
    holds: {
      en: 'The date of the signature is the one that is written in xades:SigningTime.',
      es: 'La fecha de la firma es la escrita en xades:SigningTime.',
    },
    check: inWindow(window, { literal: true }),
  },
});

/** The first line, reported in that way and bought long ago. */
const boughtLongAgo = (code: string): Violation => ({
  built: [
    { edit: 'set', path: `${period}/cbc:DescriptionCode`, text: code },
    { edit: 'set', path: `${period}/cbc:Description`, text: generations.get(code) ?? '' },
    { edit: 'set', path: startDate, text: '2019-01-01' },
  ],
});

const rules: readonly Rule[] = [
  row({
    family: 'FC01',
    in: { supportDocument: rejects },
    title: { en: 'Every line says when it was bought', es: 'Cada línea indica su fecha de compra' },
    target: period,
    message: 'Falta el periodo de la línea',
    check: is.there(),
    fix: {
      en: 'Give every line start_date and type_generation_transmition_id.',
      es: 'Indique en cada línea start_date y type_generation_transmition_id.',
    },
    source: published,
  }),
  row({
    family: 'FC02',
    in: { supportDocument: rejects },
    title: { en: 'The date of purchase is a date', es: 'La fecha de compra es una fecha válida' },
    target: startDate,
    message: 'Falta la fecha de compra de la línea',
    check: is.satisfying({
      expected: { en: 'a date, YYYY-MM-DD', es: 'una fecha, AAAA-MM-DD' },
      limit: 'date',
      test: ({ value }) => (value !== undefined && isDate(value) ? undefined : { found: shown(value) }),
      breakAt: (target) => ({ built: [{ edit: 'remove', path: target }] }),
    }),
    fix: { en: 'Give start_date as YYYY-MM-DD.', es: 'Envíe start_date como AAAA-MM-DD.' },
    source: published,
  }),
  row({
    family: 'FC02a',
    in: { supportDocument: rejects },
    title: {
      en: 'A purchase reported weekly lies within the six days before the signature',
      es: 'La compra de un acumulado semanal está dentro de los seis días anteriores a la firma',
    },
    target: startDate,
    message: 'La fecha de compra está fuera de los 6 días que terminan con la firma',
    needs: ['certificate'],
    ...judgedIn({
      code: weekly,
      days: 6,
      expected: {
        byDefault: {
          en: 'the signing date, as written or in Colombia, or one of the 6 calendar days before it',
          es: 'la fecha de firma, como está escrita o en Colombia, o uno de los 6 días calendario anteriores',
        },
        strictly: {
          en: 'the signing date as written or one of the 6 calendar days before it',
          es: 'la fecha de firma como está escrita o uno de los 6 días calendario anteriores',
        },
      },
    }),
    fix: {
      en: 'Report a week of purchases from the day of the last of them until six days after the first.',
      es: 'Envíe el acumulado semanal desde el día de la última compra y a más tardar seis días después de la primera.',
    },
    violation: boughtLongAgo(weekly),
    source: specification({
      en: 'lines; the code as a provider quotes the annex',
      es: 'líneas; el código, como un proveedor cita el anexo',
    }),
  }),
  row({
    family: 'FC02b',
    in: { supportDocument: notifies },
    title: {
      en: 'A purchase reported alone is made on the day of the signature',
      es: 'La compra por operación es del mismo día de la firma',
    },
    target: startDate,
    message: 'La fecha no corresponde a una compra por operación',
    needs: ['certificate'],
    ...judgedIn({
      code: perOperation,
      days: 0,
      expected: {
        byDefault: {
          en: 'the signing date, as written or in Colombia',
          es: 'la fecha de firma, como está escrita o en Colombia',
        },
        strictly: { en: 'the signing date as written', es: 'la fecha de firma como está escrita' },
      },
    }),
    fix: {
      en: 'Send the document on the day of start_date, or report the purchase with those of its week.',
      es: 'Envíe el documento el día de start_date, o incluya la compra en el acumulado de su semana.',
    },
    violation: boughtLongAgo(perOperation),
    source: specification({
      en: 'error codes; a provider quotes the row of the annex as Rechazo',
      es: 'códigos de error; un proveedor cita la fila del anexo como Rechazo',
    }),
  }),
  row({
    family: 'FC03',
    in: { supportDocument: rejects },
    title: {
      en: 'The way of reporting is one of the list',
      es: 'La forma de generación y transmisión está en la lista',
    },
    target: `${period}/cbc:DescriptionCode`,
    message: 'Forma de generación y transmisión fuera de lista',
    check: is.oneOf(generations.keys(), { outside: '3' }),
    fix: {
      en: 'Give type_generation_transmition_id 1 (per operation) or 2 (weekly).',
      es: 'Envíe type_generation_transmition_id 1 (por operación) o 2 (acumulado semanal).',
    },
    source: published,
  }),
  row({
    family: 'FC04',
    in: { supportDocument: notifies },
    title: {
      en: 'The way of reporting carries its text',
      es: 'La forma de generación y transmisión lleva su descripción',
    },
    target: `${period}/cbc:Description`,
    message: 'Descripción de la forma de generación no corresponde',
    check: is.satisfying({
      expected: { en: 'the text paired with DescriptionCode', es: 'la descripción que corresponde a DescriptionCode' },
      limit: 'list',
      test: ({ value, owner }) => {
        const text = generations.get(codeOf(owner) ?? '');
        return text === undefined || value === text ? undefined : { found: shown(value), expected: shown(text) };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otra' }] }),
    }),
    fix: { en: 'Send the text of the list beside the code.', es: 'Envíe junto al código la descripción de la lista.' },
    source: inferred({
      en: 'Annex DS 1.1 was not available; integrators published answers with the code',
      es: 'El anexo DS 1.1 no estaba disponible; integradores publicaron respuestas con el código',
    }),
  }),
];

/** When the goods of a support document were bought. */
export const periodRules = group(
  {
    code: 'FC',
    title: { en: 'Line periods of support documents', es: 'Fechas de compra en las líneas del documento soporte' },
    stage: 'content',
  },
  rules,
);
