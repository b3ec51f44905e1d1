/**
 * Periods, terms and other documents that a document refers to; the document a note corrects, and why (sections 2.7 and
 * 2.10).
 */
import { date, text, identifierIn, object, described, list, oneOrMany } from '../schema-parts.ts';
import { table, type TableName } from '../../../common/code-lists.ts';
import type { DocumentReference, UblModel, Discrepancy } from '../../documents/model.ts';
import { dateOf, partOf, required, textOf, type Part, partsOf, rowIn, codedOf, trimmedOf } from '../parts.ts';

const documentReference = object(
  {
    id: text('Número del documento citado, con prefijo', { sample: 'ADI-1' }),
    date: date('Fecha del documento citado', { sample: '2026-02-04' }),
    uuid: text('Código único del documento citado', { sample: 'b'.repeat(96) }),
    type_document_id: identifierIn('type_documents', 'Tipo del documento citado', { sample: 1 }),
  },
  { component: 'DocumentReference', required: ['id'] },
);

/** Of invoices: the same reference, as fields of the body itself. */
export const additionalReferenceFields = {
  AdditionalDocumentReferenceID: text('Número de otro documento citado, con prefijo', {
    sample: 'ADI-2',
    remark: {
      en: 'without a unique code, which type 03 requires (FAI03): send `additional_document_reference` with `uuid`',
      es: 'sin código único, que el tipo 03 exige (FAI03): envíe `additional_document_reference` con `uuid`',
    },
  }),
  AdditionalDocumentReferenceDate: date('Fecha de ese documento', { sample: '2026-02-05' }),
  AdditionalDocumentReferenceTypeDocument: identifierIn('type_documents', 'Código del tipo de ese documento', {
    sample: '01',
    remark: {
      en: 'the official code, as 03; an identifier only if no type has it as code',
      es: 'el código oficial, como 03; un identificador solo si ningún tipo lo tiene como código',
    },
  }),
} as const;

/** A period, and the other documents that a document names. */
export const references = {
  invoice_period: described(
    'Periodo que se factura',
    object({
      start_date: date('Primer día', { sample: '2026-02-01' }),
      end_date: date('Último día', { sample: '2026-02-28' }),
    }),
  ),
  order_reference: described(
    'Orden de compra',
    object(
      {
        id_order: text('Número de la orden', { sample: 'OC-1' }),
        issue_date_order: date('Fecha de la orden', { sample: '2026-02-02' }),
      },
      { required: ['id_order'] },
    ),
  ),
  receipt_document_references: described(
    'Documentos de recepción',
    list(
      object(
        {
          id: text('Número del documento de recepción', { sample: 'REC-1' }),
          issue_date: date('Fecha del documento de recepción', { sample: '2026-02-03' }),
        },
        { required: ['id'] },
      ),
    ),
  ),
  additional_document_reference: described('Otros documentos que se citan', oneOrMany(documentReference)),
} as const;

export const deliveryTerms = described(
  'Condiciones de entrega',
  object({
    special_terms: text('Condiciones que se pactaron', { sample: 'Portes' }),
    loss_risk_responsibility_code: text('Código INCOTERM', { sample: 'FOB' }),
    loss_risk: text('Quién responde por pérdidas', { sample: 'Comprador' }),
  }),
);

const sections = ['2.7', '2.10'] as const;

/** Why a note is written and what it corrects (section 2.7). */
export const correction = ({ concepts, inOwnWords }: Reasons) =>
  ({
    billing_reference: described(
      'Documento que se corrige',
      object(
        {
          number: text('Número del documento que se corrige, con prefijo', { sections, sample: 'SETP990000001' }),
          uuid: text('Código único (CUFE, CUDE o CUDS) del documento que se corrige', {
            sections,
            sample: 'a'.repeat(96),
          }),
          issue_date: date('Fecha del documento que se corrige', { sections, sample: '2026-03-01' }),
          type_document_id: identifierIn('type_documents', 'Tipo del documento que se corrige', { sample: 1 }),
        },
        { required: ['number', 'uuid'] },
      ),
    ),
    discrepancyresponsecode: identifierIn(concepts, 'Concepto de la corrección', { sections }),
    discrepancyresponsedescription: text('Explicación de la corrección', {
      sections,
      ...(inOwnWords
        ? {}
        : {
            remark: {
              en: 'a further note: `cac:DiscrepancyResponse` has the text of the table',
              es: 'una nota adicional: `cac:DiscrepancyResponse` tiene el texto de la tabla',
            },
          }),
    }),
  }) as const;

export const readOrderReference = (body: Part): DocumentReference | undefined => {
  const order = partOf(body, 'order_reference');
  return (
    order && {
      path: order.path,
      id: required(trimmedOf(order, 'id_order'), order, 'id_order'),
      issueDate: dateOf(order, 'issue_date_order'),
      typeCode: undefined,
    }
  );
};

export const readReceiptReferences = (body: Part): readonly DocumentReference[] =>
  partsOf(body, 'receipt_document_references').map((receipt) => ({
    path: receipt.path,
    id: required(trimmedOf(receipt, 'id'), receipt, 'id'),
    issueDate: dateOf(receipt, 'issue_date'),
    typeCode: undefined,
  }));

const bodyFields = {
  id: 'AdditionalDocumentReferenceID',
  issueDate: 'AdditionalDocumentReferenceDate',
  typeCode: 'AdditionalDocumentReferenceTypeDocument',
} as const;

/** The type is a code here: 04 is the authority's contingency, and not the type with the identifier 4. */
const typeOfBody = (body: Part): string | undefined => {
  const asked = trimmedOf(body, bodyFields.typeCode);
  const { byCode, byId } = table('type_documents');
  return asked === undefined ? undefined : (byCode(asked) ?? byId(asked))?.code;
};

const referenceInBody = (body: Part): readonly DocumentReference[] => {
  const id = trimmedOf(body, bodyFields.id);
  if (id === undefined) return [];
  const { path } = body;
  return [{ path, id, issueDate: dateOf(body, bodyFields.issueDate), typeCode: typeOfBody(body), fields: bodyFields }];
};

const referencesInList = (body: Part): readonly DocumentReference[] =>
  partsOf(body, 'additional_document_reference').map((reference) => {
    const type = rowIn(reference, 'type_document_id', 'type_documents');
    return {
      path: reference.path,
      id: required(trimmedOf(reference, 'id'), reference, 'id'),
      issueDate: dateOf(reference, 'date'),
      typeCode: type?.code,
      uuid: trimmedOf(reference, 'uuid'),
      uuidScheme: type?.uuid_scheme ?? 'CUFE-SHA384',
    };
  });

/** Further documents, among them the one that a contingency document (type 03) transcribes. */
export const readAdditionalReferences = (body: Part): readonly DocumentReference[] => [
  ...referencesInList(body),
  ...referenceInBody(body),
];

/** An object without any of its fields would be written as an element without content. */
const unlessEmpty = <Fields extends object>(
  { path }: Part,
  fields: Fields,
): (Fields & { readonly path: string }) | undefined =>
  Object.values(fields).every((value) => value === undefined) ? undefined : { path, ...fields };

export const readPeriod = (body: Part): UblModel['period'] => {
  const period = partOf(body, 'invoice_period');
  return (
    period && unlessEmpty(period, { startDate: dateOf(period, 'start_date'), endDate: dateOf(period, 'end_date') })
  );
};

export const readDeliveryTerms = (body: Part): UblModel['deliveryTerms'] => {
  const terms = partOf(body, 'deliveryterms');
  return (
    terms &&
    unlessEmpty(terms, {
      specialTerms: textOf(terms, 'special_terms'),
      incoterm: trimmedOf(terms, 'loss_risk_responsibility_code'),
      lossRisk: textOf(terms, 'loss_risk'),
    })
  );
};

const billingReferenceOf = (body: Part): Part | undefined => partOf(body, 'billing_reference');

/** A note that names no document refers to what was invoiced in a period: `2024-01-01/2024-01-31`. */
const periodReference = (body: Part): Discrepancy['reference'] => {
  const period = readPeriod(body);
  if (period?.startDate === undefined || period.endDate === undefined) return undefined;
  return { text: `${period.startDate}/${period.endDate}`, field: period.path };
};

/**
 * The corrected document by its number, otherwise a period (the authority refuses a correction without a reference).
 */
const referenceOf = (body: Part): Discrepancy['reference'] => {
  const reference = billingReferenceOf(body);
  const number = reference && trimmedOf(reference, 'number');
  return number === undefined ? periodReference(body) : { text: number, field: 'billing_reference.number' };
};

/** Which table has the reasons of a note, and whether the note takes one in the request's own words. */
export type Reasons = { readonly concepts: TableName; readonly inOwnWords: boolean };

export const readDiscrepancy = (body: Part, { concepts, inOwnWords }: Reasons): Discrepancy | undefined => {
  const concept = codedOf(body, 'discrepancyresponsecode', concepts);
  const explanation = inOwnWords ? textOf(body, 'discrepancyresponsedescription') : undefined;
  return concept && { concept, reference: referenceOf(body), explanation };
};

/** What a note says of the document it corrects, where the request does not. */
export type Corrected = {
  readonly uuidScheme: string;
  /** The code of its type, for a note that states it. */
  readonly typeCode?: string | undefined;
};

/** The algorithm of an affected document's code follows from its type, if the request names one. */
export const readBillingReference = (
  body: Part,
  { uuidScheme, typeCode }: Corrected,
): DocumentReference | undefined => {
  const reference = billingReferenceOf(body);
  if (reference === undefined) return undefined;
  const type = rowIn(reference, 'type_document_id', 'type_documents');
  return {
    path: reference.path,
    id: required(trimmedOf(reference, 'number'), reference, 'number'),
    issueDate: dateOf(reference, 'issue_date'),
    typeCode: typeCode === undefined ? undefined : (type?.code ?? typeCode),
    uuid: trimmedOf(reference, 'uuid'),
    uuidScheme: type?.uuid_scheme ?? uuidScheme,
  };
};
