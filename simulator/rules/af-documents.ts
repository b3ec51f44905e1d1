import { identityOf } from '../document/identity.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { mandatoryRow, optionalRow } from './presence-rows.ts';
import { noted, rejected, row } from './row.ts';

const order = '/*/cac:OrderReference';
const despatch = '/*/cac:DespatchDocumentReference';
const receipt = '/*/cac:ReceiptDocumentReference';
const additional = '/*/cac:AdditionalDocumentReference';
const uuid = `${additional}/cbc:UUID`;

const contingency = '03';

/** An invoice of contingency transcribes a document that was made by hand: only then must one be named. */
const inContingency = (check: Check): Check =>
  is.when(({ subject }) => identityOf(subject).type === contingency, check);

/** The code of an invoice of contingency is a CUDE. */
const asContingency: readonly XmlEdit[] = [
  { edit: 'set', path: '/*/cbc:InvoiceTypeCode', text: contingency },
  { edit: 'set', path: '/*/cbc:UUID/@schemeName', text: 'CUDE-SHA384' },
];

const additionalRules: readonly Rule[] = [
  row({
    family: 'AI01',
    in: rejected,
    title: {
      en: 'An invoice of contingency names the document that it transcribes',
      es: 'La factura de contingencia nombra el documento que transcribe',
    },
    target: additional,
    message: 'Falta la referencia al documento de contingencia que se transcribe',
    check: inContingency(is.there()),
    fix: {
      en: 'Send in additional_document_reference the document that was made while the issuer could not invoice.',
      es: 'Envíe en additional_document_reference el documento que se expidió mientras el emisor no podía facturar.',
    },
    given: asContingency,
  }),
  row({
    family: 'AI02',
    in: rejected,
    title: {
      en: 'The document that an invoice of contingency transcribes has a number',
      es: 'El documento que transcribe la factura de contingencia tiene número',
    },
    target: `${additional}/cbc:ID`,
    message: 'Falta el número del documento de contingencia',
    check: inContingency(is.present()),
    fix: { en: 'Send additional_document_reference.id.', es: 'Envíe additional_document_reference.id.' },
    given: asContingency,
  }),
  row({
    family: 'AI03',
    in: rejected,
    title: {
      en: 'The document that an invoice of contingency transcribes has a unique code',
      es: 'El documento que transcribe la factura de contingencia tiene código único',
    },
    target: uuid,
    message: 'Falta el código único del documento de contingencia',
    // Without the element its attributes are missing too, which are other rules.
    check: inContingency(is.filled()),
    fix: { en: 'Send additional_document_reference.uuid.', es: 'Envíe additional_document_reference.uuid.' },
    given: asContingency,
  }),
  row({
    family: 'AI04',
    in: noted,
    target: `${uuid}/@schemeName`,
    message: 'El algoritmo del documento referenciado debe ser CUFE-SHA384 o CUDE-SHA384',
    check: is.oneOf(['CUFE-SHA384', 'CUDE-SHA384'], { outside: 'CUFE-SHA1' }),
  }),
  optionalRow('AI05', `${additional}/cbc:IssueDate`),
  optionalRow('AI06', `${additional}/cbc:DocumentTypeCode`),
];

/** What an invoice follows or comes with: order (AF), despatch (AG), receipt (AH) and other documents (AI). */
export const relatedDocumentRules = group(
  {
    code: 'AF',
    title: {
      en: 'Orders, despatch, receipt and additional documents',
      es: 'Órdenes, despachos, recepciones y documentos adicionales',
    },
    stage: 'content',
  },
  [
    mandatoryRow('AF02', `${order}/cbc:ID`),
    optionalRow('AF03', `${order}/cbc:IssueDate`),
    mandatoryRow('AG02', `${despatch}/cbc:ID`),
    optionalRow('AG03', `${despatch}/cbc:IssueDate`),
    mandatoryRow('AH02', `${receipt}/cbc:ID`),
    optionalRow('AH03', `${receipt}/cbc:IssueDate`),
    ...additionalRules,
  ],
);
