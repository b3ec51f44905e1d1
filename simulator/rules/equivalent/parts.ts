/** Rules about parts of documents of the till that the invoice, or its note, reads another way. */
import { textOf } from '../../../src/common/xml/tree.ts';
import { rangesOfIssuer, statedPrefix } from '../../checks/numbering.ts';
import { fiscalResponsibilities } from '../../checks/party.ts';
import { anyOf, notEvaluated, shown, type Check } from '../../checks/vocabulary/check.ts';
import type { Facts, ReferencedFacts } from '../../checks/vocabulary/facts.ts';
import * as is from '../../checks/vocabulary/is.ts';
import { integer } from '../../document/amount.ts';
import { documents } from '../../document/kind.ts';
import { customer, dian, reference } from '../../document/paths.ts';
import type { Subject } from '../../document/subject.ts';
import type { Rule } from '../../judge/engine/rule.ts';
import { codeAndItsDocument } from '../bg-references.ts';
import { notifies, rejects, row } from '../row.ts';
import { inAnswers, mirroring, seen } from './sources.ts';

// Extensions

/** The end of the range is compared even where the prefix is not registered: the test environment answers both lines. */
const registeredEnd = ({ numberingRanges }: Pick<Facts, 'numberingRanges'>): Check =>
  is.satisfying({
    expected: { en: 'the registered value', es: 'el valor registrado' },
    test: ({ value, subject }) => {
      const ranges = rangesOfIssuer(subject, numberingRanges);
      if (ranges.length === 0)
        return notEvaluated(
          'The issuer has no range with that resolution.',
          'El emisor no tiene un rango con esa resolución.',
        );
      const stated = ranges.filter(({ prefix }) => prefix === statedPrefix(subject));
      const possible = stated.length === 0 ? ranges : stated;
      if (value !== undefined && possible.some(({ to }) => integer(to) === integer(value))) return undefined;
      return { found: shown(value), expected: anyOf([...new Set(possible.map(({ to }) => to))]) };
    },
    breakAt: (path) => ({ built: [{ edit: 'set', path, text: '995000001' }] }),
  });

const control = `${dian}/sts:InvoiceControl`;

export const numberingRules: readonly Rule[] = [
  row({
    family: 'AB12b',
    in: { posTicket: inAnswers(rejects) },
    title: { en: 'The last number is that of the registered range', es: 'El número final es el del rango registrado' },
    target: `${control}/sts:AuthorizedInvoices/sts:To`,
    owner: control,
    message: 'El número final no corresponde a un rango vigente',
    needs: ['numberingRanges'],
    check: registeredEnd,
    fix: {
      en: 'State what GetNumberingRange gives for this resolution and prefix.',
      es: 'Indique lo que devuelve GetNumberingRange para esta resolución y este prefijo.',
    },
  }),
];

const origin = (source: string): string => `${dian}/sts:${source}/cbc:IdentificationCode`;

const fromColombia = (sources: readonly string[]): Check =>
  is.satisfying({
    expected: shown('CO', {
      en: `in IdentificationCode of ${sources.join(' or ')}`,
      es: `en IdentificationCode de ${sources.join(' o ')}`,
    }),
    test: ({ subject }) => {
      const stated = sources.flatMap((source) => subject.all(origin(source)));
      if (stated.some((element) => textOf(element) === 'CO')) return undefined;
      const [first] = stated;
      return { found: shown(first && textOf(first)), at: first };
    },
    breakAt: () => ({ built: [{ edit: 'set', path: origin('InvoiceSource'), text: 'CL' }] }),
  });

export const sourceRules: readonly Rule[] = [
  row({
    family: 'AB14',
    in: { equivalentCreditNote: seen(notifies) },
    title: {
      en: 'InvoiceSource or CreditNoteSource names Colombia',
      es: 'InvoiceSource o CreditNoteSource indica Colombia',
    },
    target: dian,
    owner: dian,
    message: 'Falta el país de origen',
    check: fromColombia(['InvoiceSource', 'CreditNoteSource']),
    strictly: {
      holds: { en: 'The country is in CreditNoteSource.', es: 'El país está en CreditNoteSource.' },
      check: fromColombia(['CreditNoteSource']),
    },
    fix: {
      en: 'Send CO in InvoiceSource, for the profile strict in CreditNoteSource.',
      es: 'Envíe CO en InvoiceSource; con el perfil strict, en CreditNoteSource.',
    },
  }),
];

// Contingency

const typeCode = '/*/cbc:InvoiceTypeCode';
const additional = '/*/cac:AdditionalDocumentReference';

/** The first type of these documents is 20: another is judged as another kind. */
const isOfType = (subject: Subject, types: readonly string[]): boolean =>
  subject.all(typeCode).some((element) => types.includes(textOf(element)));

const inContingency = (types: readonly string[]): Check => ({
  ...is.when(({ subject }) => isOfType(subject, types), is.there()),
  breakAt: () => ({
    built: [
      { edit: 'duplicate', path: typeCode },
      { edit: 'set', path: `${typeCode}[2]`, text: '08' },
      { edit: 'remove', path: additional },
    ],
  }),
});

export const additionalRules: readonly Rule[] = [
  row({
    family: 'AI01',
    in: { posTicket: seen(rejects) },
    title: {
      en: 'A ticket of contingency of the authority names the document that it replaces',
      es: 'El tiquete de contingencia de la DIAN nombra el documento al que reemplaza',
    },
    target: additional,
    message: 'El tipo 08 exige documento de referencia',
    check: inContingency(['08']),
    strictly: {
      holds: { en: 'So does a ticket of type 07.', es: 'También el tiquete de tipo 07.' },
      check: inContingency(['07', '08']),
      message: 'Los tipos 07 y 08 exigen documento de referencia',
    },
    fix: {
      en: 'Send in additional_document_reference the document that the ticket replaces.',
      es: 'Envíe en additional_document_reference el documento al que reemplaza el tiquete.',
    },
    brokenIn: [{ path: additional }],
    alsoFires: ['ZB01', 'DEAD12b'],
  }),
];

// The buyer and the payment

export const buyerRules: readonly Rule[] = [
  row({
    family: 'AK26',
    in: { equivalentCreditNote: seen(rejects), equivalentDebitNote: seen(rejects) },
    target: `${customer}/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode`,
    message: 'Falta la responsabilidad fiscal del adquiriente o está fuera de lista',
    check: fiscalResponsibilities({ whenAbsent: 'fails' }),
  }),
];

export const paymentRules: readonly Rule[] = [
  row({
    family: 'AN02',
    in: { posTicket: seen(rejects) },
    target: '/*/cac:PaymentMeans/cbc:ID',
    message: 'El tiquete POS solo admite forma de pago contado',
    check: is.inList(() => new Set(['1']), { name: { en: '1 (cash)', es: '1 (contado)' }, outside: '2' }),
    // Credit without a date is another rule.
    brokenIn: [{ path: '/*/cac:PaymentMeans/cbc:PaymentDueDate' }],
  }),
];

// The document that a note adjusts

const adjusted = `${reference}/cac:InvoiceDocumentReference/cbc:UUID`;

/** A note corrects no other note, and no document of another family. */
const ofTicket = ({ referencedDocuments }: ReferencedFacts): Check =>
  is.satisfying({
    expected: {
      en: 'the CUDE of an accepted equivalent document',
      es: 'el CUDE de un documento equivalente aceptado',
    },
    test: ({ value }) => {
      const found = referencedDocuments.byKey.get(value ?? '');
      if (found === undefined) return { found: shown(value) };
      return documents.posTicket.types.some((type) => type === found.type)
        ? undefined
        : { found: codeAndItsDocument(found, value) };
    },
    breakAt: (path) => ({ built: [{ edit: 'set', path, text: '0'.repeat(96) }] }),
  });

export const adjustedRules: readonly Rule[] = [
  row({
    family: 'BG04',
    in: {
      equivalentCreditNote: mirroring('CBG04', rejects, 'dialect'),
      equivalentDebitNote: mirroring('DBG04', rejects, 'dialect'),
    },
    title: {
      en: 'The equivalent document that the note adjusts was accepted',
      es: 'El documento equivalente que la nota ajusta fue aceptado',
    },
    target: adjusted,
    message: 'El código único del documento referenciado no existe',
    needs: ['referencedDocuments'],
    check: ofTicket,
    fix: {
      en: 'Send in billing_reference.uuid the CUDE of a POS ticket that the authority accepted.',
      es: 'Envíe en billing_reference.uuid el CUDE de un tiquete POS aceptado por la DIAN.',
    },
  }),
  row({
    family: 'BG05',
    in: {
      equivalentCreditNote: mirroring('CBG05', rejects, 'dialect'),
      equivalentDebitNote: mirroring('DBG05', notifies, 'dialect'),
    },
    target: `${adjusted}/@schemeName`,
    message: 'Algoritmo del documento referenciado no corresponde',
    check: is.literal('CUDE-SHA384', 'CUFE-SHA1'),
  }),
];
